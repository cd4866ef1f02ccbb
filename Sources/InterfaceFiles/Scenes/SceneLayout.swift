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
  /// True if the height of the root comes from its content where the stored one is too small.
  let isCell: Bool
  /// True if contents have the sizes of the file.
  let usesStoredSizes: Bool

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
    try layOutOnce(name: name)
    guard usesStoredSizes else { return }
    for _ in 0..<3 {
      guard fillAmbiguousContents() else { return }
      try layOutOnce(name: name)
    }
  }

  mutating func layOutOnce(name: String?) throws(LayoutFailure) {
    do throws(LayoutFailure) {
      try file.layOut(name: name)
    } catch {
      guard usesStoredSizes else { throw error }
      // A size of the file is no reason to refuse a layout, even for a text that must not be cut.
      if lowerStoredContents() {
        do throws(LayoutFailure) { return try file.layOut(name: name) } catch _ {}
      }
      // A row has the height of its content.
      guard isCell else { throw error }
      do throws(LayoutFailure) {
        try file.layOut(width: nodes[0].stored.width, height: nil, name: name)
      } catch _ {
        throw error
      }
      file = file.with(RequestedSize(width: nodes[0].stored.width, height: nil))
    }
  }

  /// Lays out the scene at its stored size, without constraints that cannot hold.
  func layOutBreaking() {
    file.root.layoutIfNeeded(in: nodes[0].stored.size)
  }

  /// Lowers the required priorities of contents whose size is that of the file.
  ///
  /// - Returns: Whether there are any.
  private func lowerStoredContents() -> Bool {
    var hasLowered = false
    for node in nodes {
      for (axis, source) in [
        (Axis.horizontal, node.sources.width), (.vertical, node.sources.height),
      ] where source == .file {
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
      let mayDiffer = node.isCustom || node.isArranged
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
