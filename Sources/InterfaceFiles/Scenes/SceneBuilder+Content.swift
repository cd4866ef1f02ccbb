import Anchors
import LayoutFiles

extension SceneBuilder {
  /// Sets the content size of a view and the source of each axis.
  ///
  /// - Throws: `Fault` if a number is wrong.
  func applyContent(to index: Int) throws(Fault) {
    let node = nodes[index]
    let kind = node.kind
    guard index > 0 || kind != .view else { return }
    let text = try SceneText(
      document, node.element, kind, scale: environment.textScale, texts: environment.texts)
    let stated = try statedContent(node.element)
    let isText = kind == .label || kind == .button || kind == .textField
    let stored = node.alignment.size
    if isText {
      // The frames of the file are those of texts in their own size.
      let stored =
        environment.textScale == 1 ? text : try SceneText(document, node.element, kind, scale: 1)
      node.baselines = stored.baselines(inHeight: node.alignment.height)
    }
    try readTitles(of: node, text)
    if !usesStoredSizes, try measure(text, node) { return }
    if isText, let baselines = node.baselines { node.setBaselines(baselines) }
    var size = Size(width: Size.noIntrinsicMetric, height: Size.noIntrinsicMetric)
    var sources: (width: SizeSource?, height: SizeSource?) = (nil, nil)
    var unknown = hasUnknownContent(node)
    if stated.isStated {
      if let width = stated.width { (size.width, sources.width) = (width, .file) }
      if let height = stated.height { (size.height, sources.height) = (height, .file) }
    } else {
      let (width, isKnownWidth) = Self.known(kind.knownWidths, node.stored.width)
      let (height, isKnownHeight) = Self.known(kind.knownHeights, node.stored.height)
      let insets = node.view.alignmentRectInsets
      if !usesStoredSizes, kind == .segmentedControl, let titles = node.titles {
        (size.width, sources.width, unknown.width) = (titles.segmentsWidth, .measured, false)
      }
      if let width { (size.width, sources.width) = (width - insets.left - insets.right, .table) }
      if let height {
        (size.height, sources.height) = (height - insets.top - insets.bottom, .table)
      }
      // A control of the app's own, or of a later version of iOS, has the size of the file.
      if unknown.width || width != nil && !isKnownWidth {
        (size.width, sources.width) = (stored.width, .file)
      }
      if unknown.height || height != nil && !isKnownHeight {
        (size.height, sources.height) = (stored.height, .file)
      }
    }
    // A size that constraints fix makes the content irrelevant, and hides it from the file.
    if sources.width == .file, node.hasFixedSize.width || node.placement != nil {
      (size.width, sources.width) = (Size.noIntrinsicMetric, nil)
    }
    if sources.height == .file, node.hasFixedSize.height || node.placement != nil {
      (size.height, sources.height) = (Size.noIntrinsicMetric, nil)
    }
    guard sources.width != nil || sources.height != nil || kind == .label else { return }
    nodes[index].sources = sources
    node.setContent(size)
  }

  /// Returns a control's size in the iOS version of the file, or that of today.
  private static func known(_ sizes: [Double], _ stored: Double) -> (Double?, Bool) {
    guard let first = sizes.first else { return (nil, false) }
    let found = sizes.first { ($0 - stored).magnitude < 0.5 }
    return (found ?? first, found != nil)
  }

  private func hasUnknownContent(_ node: SceneNode) -> (width: Bool, height: Bool) {
    if node.kind == .textView {
      let isStatic = document.has(node.element, "scrollEnabled", "NO")
      return (isStatic, isStatic)
    }
    return node.kind.hasUnknownContent
  }

  /// Reads the placeholder content size; nil for an axis without one.
  private func statedContent(
    _ element: Int
  ) throws(Fault) -> (width: Double?, height: Double?, isStated: Bool) {
    let widthRange = document.valueRange(element, "placeholderIntrinsicWidth")
    let heightRange = document.valueRange(element, "placeholderIntrinsicHeight")
    guard !environment.omitsPlaceholders, widthRange != nil || heightRange != nil else {
      return (nil, nil, false)
    }
    var sizes: [Double?] = [nil, nil]
    for (index, range) in [widthRange, heightRange].enumerated() {
      guard let range else { continue }
      let word = document.bytes[range.start..<range.end]
      if word.elementsEqual("infinite".utf8) { continue }
      let number = try document.number(in: range, "a placeholder's size")
      sizes[index] = number >= 0 ? number : nil
    }
    return (sizes[0], sizes[1], true)
  }

  /// Sets the baselines of pictures and text views that the stored frames imply.
  ///
  /// A symbol has the baseline of its font, which is not in the file.
  func fitBaselines() {
    for constraint in constraints {
      for (end, other, offset) in constraint.solvedEnds {
        let node = nodes[end.index]
        guard end.attribute.isBaseline, node.baselines == nil,
          node.kind == .image || node.kind == .textView, let position = baseline(other)
        else { continue }
        let ascent = position + offset - node.alignment.minY
        let height = node.alignment.height
        guard ascent > 0, ascent <= height + 1 else { continue }
        let baselines = Baselines(firstFromTop: ascent, lastFromBottom: height - ascent)
        node.baselines = baselines
        node.setBaselines(baselines)
      }
    }
  }

  /// Returns where an end of a constraint is by the stored frames, also if it is a baseline.
  private func baseline(_ end: SceneEnd) -> Double? {
    guard end.attribute.isBaseline else { return position(end, nil) }
    guard let baselines = nodes[end.index].baselines else { return nil }
    let frame = nodes[end.index].alignment
    return end.attribute == .firstBaseline
      ? frame.minY + baselines.firstFromTop : frame.maxY - baselines.lastFromBottom
  }
}

extension SceneNode {
  /// Sets the baselines of the content.
  func setBaselines(_ baselines: Baselines) {
    contentBaselines = baselines
    if let label = view as? FileLabel {
      label.statedBaselines = baselines
    } else {
      view.layoutNode.baselines = { baselines }
    }
  }

  /// Sets the size of the content.
  func setContent(_ size: Size) {
    if let label = view as? FileLabel {
      label.statedSize = size
      label.invalidateIntrinsicContentSize()
    } else {
      view.layoutNode.intrinsicContentSize = size
    }
  }

  /// The size of the content; an axis without content has `Size.noIntrinsicMetric`.
  var content: Size {
    if let label = view as? FileLabel { return label.intrinsicContentSize }
    return view.layoutNode.intrinsicContentSize
  }
}
