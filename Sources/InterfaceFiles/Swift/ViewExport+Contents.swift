import Anchors
import LayoutFiles

// The contents of views: those of UIKit, and the sizes that they have in the file.

extension ViewExport {
  /// Returns the two versions of the method that sets contents.
  func contents() throws(Fault) -> [String] {
    let here = try controlSettings()
    let elsewhere = sizeSettings()
    var lines = ["#if canImport(UIKit)", "/// Sets contents and what only UIKit has."]
    lines += function(here) + ["#else"]
    lines += [
      "/// Sets the sizes that contents have in the file, because the fonts and controls of UIKit and",
      "/// the pictures of the app are missing here.",
    ]
    return lines + function(elsewhere) + ["#endif"]
  }

  private func function(_ body: [String]) -> [String] {
    if body.isEmpty { return ["private func setUpContents() {}"] }
    return ["private func setUpContents() {"] + ViewText.prefixed("  ", body) + ["}"]
  }

  // MARK: With UIKit

  private func controlSettings() throws(Fault) -> [String] {
    var lines: [String] = []
    for (index, node) in layout.nodes.enumerated().dropFirst() {
      let element = node.element
      var settings: [String] = []
      switch node.kind {
      case .label: settings = try labelSettings(element)
      case .image:
        if let image = try image(document.value(element, "image"), element) {
          settings.set("image", image)
        }
      case .button: settings = try buttonSettings(element)
      case .textField, .textView: settings = try fieldSettings(node)
      case .switchControl: if document.isTrue(element, "on") { settings.add("isOn = true") }
      case .segmentedControl: settings = try segmentSettings(element)
      default: settings = try otherSettings(element)
      }
      lines += ViewText.prefixed(names[index] + ".", settings)
    }
    return lines
  }

  private func labelSettings(_ element: Int) throws(Fault) -> [String] {
    let font = try ViewFont(document, element, usual: 17)
    var settings: [String] = []
    if !font.isInUIKitNames { settings.set("font", font.text) }
    if let description = document.child(element, "fontDescription"),
      document.valueRange(description, "style") != nil,
      document.isTrue(element, "adjustsFontForContentSizeCategory")
    {
      settings.add("adjustsFontForContentSizeCategory = true")
    }
    if document.isTrue(element, "adjustsFontSizeToFit") {
      settings.add("adjustsFontSizeToFitWidth = true")
    }
    return settings
  }

  /// Returns a picture of the app or a symbol, or nil without one.
  private func image(_ name: String?, _ element: Int) throws(Fault) -> String? {
    if let reference = document.child(element, "imageReference", key: "image"),
      let name = try document.value(reference, "image")
    {
      let isSymbol = document.valueRange(reference, "symbolScale") != nil
      return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftText.quoted(name)))"
    }
    guard let name, !name.utf8.isEmpty else { return nil }
    let isSymbol = document.has(element, "catalog", "system")
    return "UIImage(\(isSymbol ? "systemName" : "named"): \(SwiftText.quoted(name)))"
  }

  private func buttonSettings(_ element: Int) throws(Fault) -> [String] {
    var settings: [String] = []
    let text = try SceneText(document, element, .button, scale: 1).text
    if !text.utf8.isEmpty {
      settings.add("setTitle(\(SwiftText.quoted(text)), for: .normal)")
    }
    if let state = document.child(element, "state", key: "normal"),
      let image = try image(document.value(state, "image"), state)
    {
      settings.add("setImage(\(image), for: .normal)")
    }
    if document.child(element, "fontDescription") != nil {
      let font = try ViewFont(document, element, usual: 15)
      settings.set("titleLabel?.font", font.text)
    }
    return settings
  }

  private func fieldSettings(_ node: SceneNode) throws(Fault) -> [String] {
    let element = node.element
    var settings: [String] = []
    let isField = node.kind == .textField
    if let text = try document.value(element, "text"), !text.utf8.isEmpty {
      settings.set("text", SwiftText.quoted(text))
    }
    if isField, let text = try document.value(element, "placeholder"), !text.utf8.isEmpty {
      settings.set("placeholder", SwiftText.quoted(text))
    }
    if document.child(element, "fontDescription") != nil {
      settings.set("font", try ViewFont(document, element, usual: 14).text)
    }
    if isField,
      let border = document.partner(
        of: element, "borderStyle", in: "roundedRect roundedRect line line bezel bezel")
    {
      settings.set("borderStyle", "." + border)
    }
    if let traits = document.child(element, "textInputTraits") {
      if document.isTrue(traits, "secureTextEntry") { settings.add("isSecureTextEntry = true") }
      if let keyboard = document.partner(
        of: traits, "keyboardType",
        in: """
          emailAddress emailAddress numberPad numberPad URL URL phonePad phonePad decimalPad \
          decimalPad
          """)
      {
        settings.set("keyboardType", "." + keyboard)
      }
    }
    if !isField, document.has(element, "scrollEnabled", "NO") {
      settings.add("isScrollEnabled = false")
    }
    return settings
  }

  private func segmentSettings(_ element: Int) throws(Fault) -> [String] {
    guard let segments = document.child(element, "segments") else { return [] }
    var settings: [String] = []
    for (index, segment) in document.children(segments).enumerated() {
      let title = try document.value(segment, "title") ?? ""
      settings.add(
        "insertSegment(withTitle: \(SwiftText.quoted(title)), at: \(index), animated: false)")
    }
    let selected = try document.number(element, "selectedSegmentIndex") ?? -1
    if selected >= 0 { settings.set("selectedSegmentIndex", selected.shortest) }
    return settings
  }

  private func otherSettings(_ element: Int) throws(Fault) -> [String] {
    if document.isNamed(element, "visualEffectView") {
      let effect = document.child(element, "blurEffect")
      let style =
        effect.flatMap {
          document.partner(
            of: $0, "style",
            in: "extraLight extraLight light light dark dark prominent prominent")
        } ?? "regular"
      return ["effect = UIBlurEffect(style: .\(style))"]
    }
    return []
  }

  // MARK: Without UIKit

  private func sizeSettings() -> [String] {
    let root = layout.nodes[0].view
    var lines: [String] = []
    if root.safeAreaInsets != .zero {
      lines.set("safeAreaInsets", ViewText.insets(root.safeAreaInsets))
    }
    if let scale = root.scale { lines.set("scale", scale.shortest) }
    if root.layoutDirection == .rightToLeft { lines.add("layoutDirection = .rightToLeft") }
    for (index, node) in layout.nodes.enumerated() {
      let prefix = index == 0 ? "" : names[index] + "."
      var settings = node.view is FileLabel ? textSizes(node) : contentSizes(node)
      if node.view.alignmentRectInsets != .zero {
        settings.set("alignmentRectInsets", ViewText.insets(node.view.alignmentRectInsets))
      }
      if node.view.layoutMarginsFollowReadableWidth {
        settings.add("layoutMarginsFollowReadableWidth = true")
      }
      if let size = node.view.autoresizingReferenceSize {
        settings.set("autoresizingReferenceSize", ViewText.size(size))
      }
      lines += ViewText.prefixed(prefix, settings + loweredPriorities(node))
    }
    let placeholders = ViewConstraints(self).lines(arePlaceholders: true)
    if !placeholders.isEmpty {
      lines +=
        ["// Removed at build time: the app has other constraints or contents."] + placeholders
    }
    return lines
  }

  private func textSizes(_ node: SceneNode) -> [String] {
    guard let label = node.view as? FileLabel, let size = label.statedSize else { return [] }
    var settings: [String] = []
    // An empty text is never measured.
    if label.text.utf8.isEmpty { settings.add("text = \" \"") }
    var measurement = "size: \(ViewText.size(size))"
    if let baselines = label.statedBaselines, layout.usesBaselines {
      measurement += ", baselines: \(ViewText.baselines(baselines))"
    }
    settings.add("textMeasurer = TextMeasurer { _ in TextMeasurement(\(measurement)) }")
    return settings
  }

  private func contentSizes(_ node: SceneNode) -> [String] {
    let size = node.content
    var settings: [String] = []
    let hasSize = size.width != Size.noIntrinsicMetric || size.height != Size.noIntrinsicMetric
    if hasSize {
      settings.set("layoutNode.intrinsicContentSize", ViewText.size(size))
    }
    if layout.usesBaselines, let baselines = node.view.layoutNode.baselines?() {
      settings.add("layoutNode.baselines = { \(ViewText.baselines(baselines)) }")
    }
    return settings
  }

  /// Returns the calls for required priorities that only the size of the file cannot have.
  private func loweredPriorities(_ node: SceneNode) -> [String] {
    var calls: [String] = []
    for isRow in [true, false] {
      let axis = isRow ? Axis.horizontal : .vertical
      if node.view.contentHuggingPriority(for: axis).rawValue == 999 {
        calls.add(ViewText.priorityCall("Hugging", 999, isRow: isRow))
      }
      if node.view.contentCompressionResistancePriority(for: axis).rawValue == 999 {
        calls.add(ViewText.priorityCall("CompressionResistance", 999, isRow: isRow))
      }
    }
    return calls
  }
}
