import AnchorsGrid

// The settings that all kinds of views have.

extension SwiftExport {
  /// Returns the content that the file states for an item other than a label.
  func contentSettings(_ item: FileItem) -> [(String, String)] {
    var settings: [(String, String)] = []
    let size = item.node.intrinsicContentSize
    let noSize = Size(width: Size.noIntrinsicMetric, height: Size.noIntrinsicMetric)
    if size != noSize {
      let property = item.kind == .image ? "imageSize" : "layoutNode.intrinsicContentSize"
      settings.append((property, SwiftText.size(size)))
    }
    if let baselines = item.node.baselines?() {
      settings.append(
        (
          "layoutNode.baselines",
          "{ Baselines(firstFromTop: \(SwiftText.number(baselines.firstFromTop)), "
            + "lastFromBottom: \(SwiftText.number(baselines.lastFromBottom))) }"
        ))
    }
    return settings
  }

  func viewSettings(_ view: View) -> [(String, String)] {
    var settings: [(String, String)] = []
    if view.isHidden { settings.append(("isHidden", "true")) }
    if view.minimumContentSize != .noIntrinsicSize {
      settings.append(("minimumContentSize", SwiftText.size(view.minimumContentSize)))
    }
    if view.minimumContentPriority != .required {
      let number = SwiftText.number(view.minimumContentPriority.rawValue)
      settings.append(("minimumContentPriority", number))
    }
    if view.alignmentRectInsets != .zero {
      settings.append(("alignmentRectInsets", SwiftText.insets(view.alignmentRectInsets)))
    }
    let margins = view.directionalLayoutMargins
    let usual =
      view is StackView || view is GridView
      ? StackView().directionalLayoutMargins : View().directionalLayoutMargins
    if margins != usual {
      let numbers = [margins.top, margins.leading, margins.bottom, margins.trailing]
        .map(SwiftText.number)
      settings.append(
        (
          "directionalLayoutMargins",
          "DirectionalEdgeInsets(top: \(numbers[0]), leading: \(numbers[1]), "
            + "bottom: \(numbers[2]), trailing: \(numbers[3]))"
        ))
    }
    if view.preservesSuperviewLayoutMargins {
      settings.append(("preservesSuperviewLayoutMargins", "true"))
    }
    if !view.insetsLayoutMarginsFromSafeArea {
      settings.append(("insetsLayoutMarginsFromSafeArea", "false"))
    }
    if view.layoutMarginsFollowReadableWidth {
      settings.append(("layoutMarginsFollowReadableWidth", "true"))
    }
    let content = FileSemanticContent.allCases
      .first { $0.attribute == view.semanticContentAttribute }
    if let content, content != .unspecified {
      settings.append(("semanticContentAttribute", "." + content.rawValue))
    }
    return settings
  }

  func rootSettings(_ root: View) -> [(String, String)] {
    var settings: [(String, String)] = []
    if let direction = root.layoutDirection {
      let name = direction == .rightToLeft ? ".rightToLeft" : ".leftToRight"
      settings.append(("layoutDirection", name))
    }
    if let scale = root.scale { settings.append(("scale", SwiftText.number(scale))) }
    if let measurer = file.measurer { settings.append(("textMeasurer", "." + measurer.rawValue)) }
    if root.safeAreaInsets != .zero {
      settings.append(("safeAreaInsets", SwiftText.insets(root.safeAreaInsets)))
    }
    return settings
  }

  func frameSettings(_ view: View, _ placement: FilePlacement) -> [(String, String)] {
    let frame = placement.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SwiftText.number)
    var settings = [
      (
        "frame",
        "Rect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3]))"
      )
    ]
    if !view.autoresizingMask.isEmpty {
      let parts = FileAutoresizing.allCases.filter { view.autoresizingMask.contains($0.mask) }
      let list = parts.map { "." + $0.rawValue }.joined(separator: ", ")
      settings.append(("autoresizingMask", "[\(list)]"))
    }
    if let size = view.autoresizingReferenceSize {
      settings.append(("autoresizingReferenceSize", SwiftText.size(size)))
    }
    settings.append(("translatesAutoresizingMaskIntoConstraints", "true"))
    return settings
  }

  /// Returns the calls that set content priorities other than the defaults.
  func prioritySettings(_ view: View) -> [String] {
    var calls: [String] = []
    for (axis, name) in [(Axis.horizontal, ".horizontal"), (.vertical, ".vertical")] {
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging != .defaultLow {
        let number = SwiftText.number(hugging.rawValue)
        calls.append("setContentHuggingPriority(\(number), for: \(name))")
      }
      let compression = view.contentCompressionResistancePriority(for: axis)
      if compression != .defaultHigh {
        let number = SwiftText.number(compression.rawValue)
        calls.append("setContentCompressionResistancePriority(\(number), for: \(name))")
      }
    }
    return calls
  }
}
