import Anchors
import LayoutFiles

// The settings of views, with UIKit and without it.

extension ViewExport {
  /// Returns the lines that set texts, stacks, priorities and margins.
  func viewSettings() throws(Fault) -> [String] {
    var lines: [String] = []
    for (index, node) in layout.nodes.enumerated() {
      let prefix = index == 0 ? "" : names[index] + "."
      var settings = try contentSettings(node)
      if let stack = node.view as? StackView { settings += stackSettings(stack) }
      settings += try appearanceSettings(node)
      settings += marginSettings(index)
      if !layout.isTextOrPicture(index) { settings += try prioritySettings(node) }
      lines += settings.map { prefix + $0 }
    }
    return lines + (try contentPriorities())
  }

  private func contentSettings(_ node: SceneNode) throws(Fault) -> [String] {
    guard let label = node.view as? FileLabel else { return [] }
    var settings: [String] = []
    if !label.text.utf8.isEmpty { settings.append("text = \(SwiftText.quoted(label.text))") }
    let font = try ViewFont(document, node.element, usual: 17)
    if font.isInUIKitNames, !font.isUsual { settings.append("font = \(font.text)") }
    if label.numberOfLines != 1 { settings.append("numberOfLines = \(label.numberOfLines)") }
    let alignment: String? =
      switch label.textAlignment {
      case .left: ".left"
      case .center: ".center"
      case .right: ".right"
      case .justified: ".justified"
      default: nil
      }
    if let alignment { settings.append("textAlignment = \(alignment)") }
    let breaks: [(StaticString, StaticString)] = [
      ("wordWrap", "byWordWrapping"), ("characterWrap", "byCharWrapping"), ("clip", "byClipping"),
      ("headTruncation", "byTruncatingHead"), ("middleTruncation", "byTruncatingMiddle"),
    ]
    if let mode = word(node.element, "lineBreakMode", breaks) {
      settings.append("lineBreakMode = .\(mode)")
    }
    if label.preferredMaxLayoutWidth > 0 {
      settings.append("preferredMaxLayoutWidth = \(label.preferredMaxLayoutWidth.shortest)")
    }
    return settings
  }

  /// Returns the word of Swift for the value of an attribute, or nil if it is none of the list.
  func word(
    _ element: Int, _ attribute: StaticString, _ words: [(StaticString, StaticString)]
  ) -> String? {
    words.first { document.has(element, attribute, $0.0) }.map { "\($0.1)" }
  }

  private func stackSettings(_ stack: StackView) -> [String] {
    var settings: [String] = []
    if stack.axis == .vertical { settings.append("axis = .vertical") }
    switch stack.distribution {
    case .fill: break
    case .fillEqually: settings.append("distribution = .fillEqually")
    case .fillProportionally: settings.append("distribution = .fillProportionally")
    case .equalSpacing: settings.append("distribution = .equalSpacing")
    case .equalCentering: settings.append("distribution = .equalCentering")
    }
    let isRow = stack.axis == .horizontal
    switch stack.alignment {
    case .fill: break
    case .leading: settings.append("alignment = \(isRow ? ".top" : ".leading")")
    case .firstBaseline: settings.append("alignment = .firstBaseline")
    case .center: settings.append("alignment = .center")
    case .trailing: settings.append("alignment = \(isRow ? ".bottom" : ".trailing")")
    case .lastBaseline: settings.append("alignment = .lastBaseline")
    }
    if stack.spacing == StackView.spacingUseSystem {
      settings.append("spacing = UIStackView.spacingUseSystem")
    } else if stack.spacing != 0 {
      settings.append("spacing = \(stack.spacing.shortest)")
    }
    if stack.isBaselineRelativeArrangement {
      settings.append("isBaselineRelativeArrangement = true")
    }
    if stack.isLayoutMarginsRelativeArrangement {
      settings.append("isLayoutMarginsRelativeArrangement = true")
    }
    return settings
  }

  /// Returns the settings of an element that all views have.
  private func appearanceSettings(_ node: SceneNode) throws(Fault) -> [String] {
    var settings: [String] = []
    let modes: [(StaticString, StaticString)] = [
      ("scaleAspectFit", "scaleAspectFit"), ("scaleAspectFill", "scaleAspectFill"),
      ("center", "center"), ("top", "top"), ("bottom", "bottom"), ("topLeft", "topLeft"),
      ("topRight", "topRight"), ("bottomLeft", "bottomLeft"), ("bottomRight", "bottomRight"),
      ("left", "left"), ("right", "right"), ("redraw", "redraw"),
    ]
    if node.kind == .image, let mode = word(node.element, "contentMode", modes) {
      settings.append("contentMode = .\(mode)")
    }
    // The canvas, lists and scroll views clip what is inside in any case.
    if document.isTrue(node.element, "clipsSubviews"), node.kind == .view || node.kind == .image {
      settings.append("clipsToBounds = true")
    }
    if let alpha = try document.number(node.element, "alpha"), alpha != 1 {
      settings.append("alpha = \(alpha.shortest)")
    }
    if node.view.isHidden { settings.append("isHidden = true") }
    let contents: [(StaticString, StaticString)] = [
      ("playback", "playback"), ("spatial", "spatial"),
      ("forceLeftToRight", "forceLeftToRight"), ("forceRightToLeft", "forceRightToLeft"),
    ]
    if let content = word(node.element, "semanticContentAttribute", contents) {
      settings.append("semanticContentAttribute = .\(content)")
    }
    if let placement = node.placement {
      settings += [
        "frame = \(ViewText.rect(node.stored))", "translatesAutoresizingMaskIntoConstraints = true",
      ]
      let mask = placement.maskNames
      if !mask.isEmpty {
        settings.append("autoresizingMask = [\(mask.map { "." + $0 }.joined(separator: ", "))]")
      }
    }
    return settings
  }

  private func marginSettings(_ index: Int) -> [String] {
    let view = layout.nodes[index].view
    var settings: [String] = []
    let usual = view is StackView ? DirectionalEdgeInsets() : View().directionalLayoutMargins
    if view.directionalLayoutMargins != usual, index > 0 || layout.usesRootMargins {
      settings.append(
        "directionalLayoutMargins = \(ViewText.insets(view.directionalLayoutMargins))")
    }
    if view.preservesSuperviewLayoutMargins {
      settings.append("preservesSuperviewLayoutMargins = true")
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      settings.append("insetsLayoutMarginsFromSafeArea = false")
    }
    return settings
  }

  private func prioritySettings(_ node: SceneNode) throws(Fault) -> [String] {
    let priorities = try ViewPriorities(document, node.element)
    return priorities.hugging(besides: 250) + priorities.compression
  }

  /// Returns the lines that set the priorities of texts and pictures.
  ///
  /// Their usual hugging is another in UIKit than here, so that it is stated for all of them.
  private func contentPriorities() throws(Fault) -> [String] {
    var lines: [String] = []
    var groups: [(priorities: ViewPriorities, names: [String])] = []
    for (index, node) in layout.nodes.enumerated() where layout.isTextOrPicture(index) {
      let priorities = try ViewPriorities(document, node.element)
      lines += priorities.compression.map { "\(names[index]).\($0)" }
      if let group = groups.firstIndex(where: { $0.priorities.hasHugging(of: priorities) }) {
        groups[group].names.append(names[index])
      } else {
        groups.append((priorities, [names[index]]))
      }
    }
    for (priorities, names) in groups {
      let calls = priorities.hugging(besides: nil)
      if names.count == 1 {
        lines += calls.map { "\(names[0]).\($0)" }
      } else {
        lines += ViewText.wrapped("for view in [", names, "] as [UIView] {")
        lines += calls.map { "  view.\($0)" } + ["}"]
      }
    }
    return lines
  }
}

/// The priorities of a view's content that the file has.
struct ViewPriorities {
  private var huggings: [Double] = []
  private var compressions: [Double] = []

  init(_ document: XMLDocument, _ element: Int) throws(Fault) {
    let names: [(StaticString, StaticString)] = [
      ("horizontalHuggingPriority", "horizontalCompressionResistancePriority"),
      ("verticalHuggingPriority", "verticalCompressionResistancePriority"),
    ]
    for (hugging, compression) in names {
      huggings.append(Self.priority(try document.number(element, hugging), or: 250))
      compressions.append(Self.priority(try document.number(element, compression), or: 750))
    }
  }

  /// 0 has no effect in a file.
  private static func priority(_ number: Double?, or usual: Double) -> Double {
    guard let number, number > 0 else { return usual }
    return number
  }

  func hasHugging(of other: ViewPriorities) -> Bool { huggings == other.huggings }

  /// Returns the calls that set the hugging other than the usual one.
  func hugging(besides usual: Double?) -> [String] {
    Self.calls("setContentHuggingPriority", huggings, usual)
  }

  /// The calls that set an unusual resistance to compression.
  var compression: [String] {
    Self.calls("setContentCompressionResistancePriority", compressions, 750)
  }

  private static func calls(
    _ method: String, _ numbers: [Double], _ usual: Double?
  ) -> [String] {
    var calls: [String] = []
    for (number, axis) in zip(numbers, [".horizontal", ".vertical"]) where number != usual {
      calls.append("\(method)(\(ViewText.priority(number)), for: \(axis))")
    }
    return calls
  }
}

extension SceneLayout {
  /// Returns whether a view is a label or an image view.
  func isTextOrPicture(_ index: Int) -> Bool {
    index > 0 && (nodes[index].kind == .label || nodes[index].kind == .image)
  }

  /// True if a constraint or a stack aligns baselines.
  var usesBaselines: Bool {
    constraints.contains {
      $0.first.attribute.isBaseline || $0.second?.attribute.isBaseline ?? false
    }
      || nodes.contains { node in
        guard let stack = node.view as? StackView else { return false }
        return stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
          || stack.isBaselineRelativeArrangement
      }
  }

  /// True if something is placed by the margins of the root, which are those of its surroundings.
  var usesRootMargins: Bool {
    nodes.contains { $0.parent == 0 && $0.view.preservesSuperviewLayoutMargins }
      || constraints.contains { constraint in
        [constraint.first, constraint.second].contains { end in
          end?.index == 0 && (end?.guide == .margins || end?.guide == .readable)
        }
      }
      || (nodes[0].view as? StackView)?.isLayoutMarginsRelativeArrangement ?? false
  }
}
