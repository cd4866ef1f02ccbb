public import Anchors
public import LayoutFiles

/// The views and constraints of a scene, ready for layout.
public struct SceneLayout {
  /// The layout, for everything that works on layout files.
  public private(set) var file: LayoutFile
  var nodes: [SceneNode]
  /// The line of each view in the file.
  let lines: [Int]
  let constraints: [SceneConstraint]
  /// The violation of each constraint by the stored frames in points, or nil if it is unknown.
  let violations: [Double?]
  /// The size of the root that the file or the device has.
  let size: Size
  /// The sizes that replace an impossible one, in their order.
  let otherSizes: [RequestedSize]
  /// True if the root is a row with the height of its content, wherever that determines one.
  let fitsHeight: Bool
  /// True if contents have the sizes of the file.
  let usesStoredSizes: Bool
  /// The safe area of the device if the file has twice that, otherwise nil.
  let deviceSafeArea: EdgeInsets?
  /// True if the root has another size, because the one of the file is impossible.
  private(set) var hasImpossibleSize = false

  /// The views in the order of the file, the root first, with their frames in points.
  ///
  /// Frames are in the superview's coordinates.
  public var frames: [(name: String, id: String, frame: Rect)] {
    nodes.map { ($0.name, $0.id, $0.view.frame) }
  }

  /// The names of the views whose content has the size of the file, because it is not known.
  public var storedSizes: [String] {
    nodes.filter { $0.sources.width == .file || $0.sources.height == .file }.map { $0.name }
  }

  /// Lays out the scene.
  ///
  /// Contents that the file does not describe, such as those of classes of the app, get
  /// their stored size if it is ambiguous.
  ///
  /// - Parameter name: The name of the file, for messages.
  /// - Throws: `LayoutFailure` if the layout is impossible.
  public mutating func layOut(name: String? = nil) throws(LayoutFailure) {
    if !fitsHeight || !layOutFitting(name: name) { try layOutOnce(name: name) }
    for _ in 0..<3 {
      let hasFilled = fillAmbiguousContents()
      let hasCentered = centerBaselines()
      guard hasFilled || hasCentered else { return }
      try layOutOnce(name: name)
    }
  }

  mutating func layOutOnce(name: String?) throws(LayoutFailure) {
    do throws(LayoutFailure) {
      try file.layOut(name: name)
    } catch {
      // A size of the file is no reason to refuse a layout, even for a text that must not be cut.
      if lowerStoredContents() {
        do throws(LayoutFailure) { return try file.layOut(name: name) } catch _ {}
      }
      for size in otherSizes {
        let other = file.with(size)
        do throws(LayoutFailure) { try other.layOut(name: name) } catch _ { continue }
        // A root without any width is no layout.
        if size.width == nil, nodes[0].view.frame.width < 1 { continue }
        file = other
        hasImpossibleSize = true
        return
      }
      throw error
    }
  }

  /// Lays out a row in the height of its content.
  ///
  /// - Returns: False if the content does not determine a height.
  private mutating func layOutFitting(name: String?) -> Bool {
    let stored = file
    file = file.with(RequestedSize(width: size.width, height: nil))
    do throws(LayoutFailure) {
      try layOutOnce(name: name)
      if holdsContent() { return true }
    } catch _ {}
    file = stored
    return false
  }

  /// Returns whether all views that are inside in the file are so, with a height.
  private func holdsContent() -> Bool {
    let height = nodes[0].view.frame.height
    guard height >= 1 else { return false }
    var hasConstraints = false
    for (index, node) in nodes.enumerated().dropFirst()
    where node.placement == nil && !isHiddenInStack(index) {
      hasConstraints = true
      let frame = node.view.frame
      if frame.height < 0.01, node.stored.height > 0.01 { return false }
      guard node.parent == 0 else { continue }
      let wasInside = node.stored.minY >= -1 && node.stored.maxY <= nodes[0].stored.height + 1
      if wasInside, frame.minY < -1 || frame.maxY > height + 1 { return false }
    }
    return hasConstraints
  }

  /// Moves the baselines of fields and buttons to the middle of their frames.
  ///
  /// - Returns: Whether a baseline has changed.
  private func centerBaselines() -> Bool {
    var hasChanged = false
    for node in nodes {
      let height = node.view.frame.inset(by: node.view.alignmentRectInsets).height
      if node.centerBaselines(inHeight: height) { hasChanged = true }
    }
    return hasChanged
  }

  /// Lays out the scene at its size, without constraints that cannot hold.
  func layOutBreaking() {
    file.root.layoutIfNeeded(in: size)
  }

  /// Lowers the required priorities of contents whose size is that of the file.
  ///
  /// The width of a text that the app may set by an outlet is no more known than that of a picture.
  ///
  /// - Returns: Whether there are any.
  private func lowerStoredContents() -> Bool {
    var hasLowered = false
    for node in nodes {
      for (axis, source) in [
        (Axis.horizontal, node.sources.width), (.vertical, node.sources.height),
      ]
      where source == .file || source == .measured && axis == .horizontal && node.hasOutlet {
        if node.view.contentHuggingPriority(for: axis) == .required {
          node.view.setContentHuggingPriority(LayoutPriority(999), for: axis)
          hasLowered = true
        }
        if node.view.contentCompressionResistancePriority(for: axis) == .required {
          node.view.setContentCompressionResistancePriority(LayoutPriority(999), for: axis)
          hasLowered = true
        }
      }
    }
    return hasLowered
  }

  /// Returns for each view whether its width and its height are ambiguous.
  func ambiguousSizes() -> [(width: Bool, height: Bool)] {
    var attributes: [ObjectIdentifier: AmbiguousItem] = [:]
    for found in file.root.ambiguousItems { attributes[ObjectIdentifier(found.item)] = found }
    return nodes.map { node in
      let found = attributes[ObjectIdentifier(node.view.layoutNode)]?.attributes ?? []
      return (found.contains(.width), found.contains(.height))
    }
  }

  /// Sets unknown contents to their stored size if nothing else determines it.
  ///
  /// - Returns: Whether a content has changed.
  private mutating func fillAmbiguousContents() -> Bool {
    let ambiguous = ambiguousSizes()
    var hasChanged = false
    for index in nodes.indices.dropFirst() {
      let node = nodes[index]
      guard node.canHaveUnknownContent else { continue }
      let frame = node.view.frame
      // The constraints may determine a size, and a content of the app's own another one.
      let mayDiffer = usesStoredSizes && (node.isCustom || node.isArranged)
      func needsStored(_ size: Double, _ stored: Double, _ isAmbiguous: Bool) -> Bool {
        isAmbiguous || mayDiffer && (size - stored).magnitude > ViewComparison.tolerance
      }
      var size = node.content
      let stored = node.alignment.size
      let needsWidth =
        node.sources.width == nil
        && needsStored(frame.width, node.stored.width, ambiguous[index].width)
      let needsHeight =
        node.sources.height == nil
        && needsStored(frame.height, node.stored.height, ambiguous[index].height)
      guard needsWidth || needsHeight else { continue }
      if needsWidth { (size.width, nodes[index].sources.width) = (stored.width, .file) }
      if needsHeight { (size.height, nodes[index].sources.height) = (stored.height, .file) }
      node.setContent(size)
      hasChanged = true
    }
    return hasChanged
  }
}

extension SceneNode {
  /// True if the class may have a content of its own that the file does not describe.
  var canHaveUnknownContent: Bool {
    placement == nil && (kind != .stack || (view as? StackView)?.arrangedNodes.isEmpty ?? false)
  }
}
