import Anchors
import LayoutFiles

// The contents of views: those of UIKit, and the sizes that they have in the file.

extension ViewExport {
  /// Returns the two versions of the method that sets contents.
  func contents() throws(Fault) -> [String] {
    let here = try controlSettings()
    let elsewhere = sizeSettings()
    var lines = ["#if canImport(UIKit)", "  /// Sets contents and what only UIKit has."]
    lines += ViewText.prefixed("  ", function(here)) + ["#else"]
    lines += [
      "  /// Sets the sizes that contents have in the file, because the fonts and controls of UIKit and",
      "  /// the pictures of the app are missing here.",
    ]
    return lines + ViewText.prefixed("  ", function(elsewhere)) + ["#endif"]
  }

  private func function(_ body: [String]) -> [String] {
    if body.isEmpty { return ["private func setUpContents() {}"] }
    return ["private func setUpContents() {"] + ViewText.prefixed("  ", body) + ["}"]
  }

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
