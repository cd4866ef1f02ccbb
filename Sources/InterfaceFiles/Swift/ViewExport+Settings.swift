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
      lines += ViewText.prefixed(prefix, settings)
    }
    return lines + (try contentPriorities())
  }

  private func contentSettings(_ node: SceneNode) throws(Fault) -> [String] {
    guard let label = node.view as? FileLabel else { return [] }
    var settings: [String] = []
    if !label.text.utf8.isEmpty { settings.set("text", SwiftText.quoted(label.text)) }
    let font = try ViewFont(document, node.element, usual: 17)
    if font.isInUIKitNames, !font.isUsual { settings.set("font", font.text) }
    if label.numberOfLines != 1 { settings.set("numberOfLines", String(label.numberOfLines)) }
    if let alignment = SwiftText.word(label.textAlignment) {
      settings.set("textAlignment", alignment)
    }
    if let mode = document.partner(
      of: node.element, "lineBreakMode",
      in: """
        wordWrap byWordWrapping characterWrap byCharWrapping clip byClipping headTruncation \
        byTruncatingHead middleTruncation byTruncatingMiddle
        """)
    {
      settings.set("lineBreakMode", "." + mode)
    }
    if label.preferredMaxLayoutWidth > 0 {
      settings.set("preferredMaxLayoutWidth", label.preferredMaxLayoutWidth.shortest)
    }
    return settings
  }

  private func stackSettings(_ stack: StackView) -> [String] {
    var settings: [String] = []
    if stack.axis == .vertical { settings.add("axis = .vertical") }
    if let distribution = SwiftText.word(stack.distribution) {
      settings.set("distribution", distribution)
    }
    // UIKit names the edges of a row differently.
    let isRow = stack.axis == .horizontal
    let alignment: String? =
      switch stack.alignment {
      case .leading where isRow: ".top"
      case .trailing where isRow: ".bottom"
      default: SwiftText.word(stack.alignment)
      }
    if let alignment { settings.set("alignment", alignment) }
    if stack.spacing == StackView.spacingUseSystem {
      settings.add("spacing = UIStackView.spacingUseSystem")
    } else if stack.spacing != 0 {
      settings.set("spacing", stack.spacing.shortest)
    }
    if stack.isBaselineRelativeArrangement {
      settings.add("isBaselineRelativeArrangement = true")
    }
    if stack.isLayoutMarginsRelativeArrangement {
      settings.add("isLayoutMarginsRelativeArrangement = true")
    }
    return settings
  }

  /// Returns the settings of an element that all views have.
  private func appearanceSettings(_ node: SceneNode) throws(Fault) -> [String] {
    var settings: [String] = []
    if node.kind == .image,
      let mode = document.partner(
        of: node.element, "contentMode",
        in: """
          scaleAspectFit scaleAspectFit scaleAspectFill scaleAspectFill center center top top \
          bottom bottom topLeft topLeft topRight topRight bottomLeft bottomLeft bottomRight \
          bottomRight left left right right redraw redraw
          """)
    {
      settings.set("contentMode", "." + mode)
    }
    // The canvas, lists and scroll views clip what is inside in any case.
    if document.isTrue(node.element, "clipsSubviews"), node.kind == .view || node.kind == .image {
      settings.add("clipsToBounds = true")
    }
    if let alpha = try document.number(node.element, "alpha"), alpha != 1 {
      settings.set("alpha", alpha.shortest)
    }
    if node.view.isHidden { settings.add("isHidden = true") }
    if let content = document.partner(
      of: node.element, "semanticContentAttribute",
      in: """
        playback playback spatial spatial forceLeftToRight forceLeftToRight forceRightToLeft \
        forceRightToLeft
        """)
    {
      settings.set("semanticContentAttribute", "." + content)
    }
    if let placement = node.placement {
      settings += [
        "frame = \(ViewText.rect(node.stored))", "translatesAutoresizingMaskIntoConstraints = true",
      ]
      let mask = placement.maskNames
      if !mask.isEmpty {
        settings.add("autoresizingMask = [\(mask.map { "." + $0 }.joined(separator: ", "))]")
      }
    }
    return settings
  }

  private func marginSettings(_ index: Int) -> [String] {
    let view = layout.nodes[index].view
    var settings: [String] = []
    let usual = view is StackView ? DirectionalEdgeInsets() : View().directionalLayoutMargins
    if view.directionalLayoutMargins != usual, index > 0 || layout.usesRootMargins {
      settings.set("directionalLayoutMargins", ViewText.insets(view.directionalLayoutMargins))
    }
    if view.preservesSuperviewLayoutMargins {
      settings.add("preservesSuperviewLayoutMargins = true")
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      settings.add("insetsLayoutMarginsFromSafeArea = false")
    }
    return settings
  }

  private func prioritySettings(_ node: SceneNode) throws(Fault) -> [String] {
    try priorities(node, "Hugging", besides: 250) + compressionSettings(node)
  }

  private func compressionSettings(_ node: SceneNode) throws(Fault) -> [String] {
    try priorities(node, "CompressionResistance", besides: 750)
  }

  /// Returns the calls that set the priorities of a content other than the usual one.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - kind: `Hugging` or `CompressionResistance`.
  ///   - usual: The priority that needs no call; 0 for none.
  /// - Returns: At most a call for each axis.
  /// - Throws: `Fault` if a priority is no number.
  private func priorities(
    _ node: SceneNode, _ kind: String, besides usual: Double
  ) throws(Fault) -> [String] {
    var calls: [String] = []
    let isHugging = kind.utf8.count < 10
    for isRow in [true, false] {
      let attribute: StaticString =
        isHugging
        ? isRow ? "horizontalHuggingPriority" : "verticalHuggingPriority"
        : isRow
          ? "horizontalCompressionResistancePriority" : "verticalCompressionResistancePriority"
      // 0 has no effect in a file.
      var number = try document.number(node.element, attribute) ?? 0
      if number <= 0 { number = isHugging ? 250 : 750 }
      if number != usual { calls.add(ViewText.priorityCall(kind, number, isRow: isRow)) }
    }
    return calls
  }

  /// Returns the lines that set the priorities of texts and pictures.
  ///
  /// Their usual hugging is another in UIKit than here, so that it is stated for all of them.
  private func contentPriorities() throws(Fault) -> [String] {
    var lines: [String] = []
    // The views with the same calls, which are one text, in the order of the file.
    var groups: [TextKey: Int] = [:]
    var members: [(calls: [String], views: [String])] = []
    for (index, node) in layout.nodes.enumerated() where layout.isTextOrPicture(index) {
      lines += ViewText.prefixed(names[index] + ".", try compressionSettings(node))
      let calls = try priorities(node, "Hugging", besides: 0)
      let key = TextKey(calls.joined(separator: " "))
      let group = groups[key, default: members.count]
      if group == members.count {
        groups[key] = group
        members.append((calls, []))
      }
      members[group].views.add(names[index])
    }
    for (calls, views) in members {
      lines +=
        views.count == 1
        ? ViewText.prefixed(views[0] + ".", calls) : ViewText.loop(over: views, calls)
    }
    return lines
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
