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
  /// By how many points the stored frames violate each constraint, or nil where they do not say.
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
  /// Contents that the file does not describe, such as those of classes of the app, get their
  /// stored size where the constraints leave it open.
  ///
  /// - Parameter name: The name of the file, for messages.
  /// - Throws: `LayoutFailure` if the layout is impossible.
  public mutating func layOut(name: String? = nil) throws(LayoutFailure) {
    try layOutOnce(name: name)
    guard usesStoredSizes else { return }
    for _ in 0..<3 {
      guard fillOpenContents() else { return }
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

  /// Returns for each view whether the constraints leave its width and its height open.
  func openSizes() -> [(width: Bool, height: Bool)] {
    var open = [(width: Bool, height: Bool)](repeating: (false, false), count: nodes.count)
    // Both lists are in the order of the tree, so that the search goes on where it found the last.
    var cursor = 0
    for item in file.root.ambiguousItems {
      for step in nodes.indices {
        let index = (cursor + step) % nodes.count
        guard nodes[index].view.layoutNode === item.item else { continue }
        open[index] = (item.attributes.contains(.width), item.attributes.contains(.height))
        cursor = index
        break
      }
    }
    return open
  }

  /// Gives unknown contents their stored size where nothing else determines it.
  ///
  /// - Returns: Whether a content has changed.
  private mutating func fillOpenContents() -> Bool {
    let open = openSizes()
    var hasChanged = false
    for index in nodes.indices.dropFirst() {
      let node = nodes[index]
      guard node.canHaveUnknownContent else { continue }
      let frame = node.view.frame
      let isOff = node.isCustom || node.isArranged
      var size = node.content
      let stored = node.alignment.size
      if node.sources.width == nil,
        open[index].width || isOff && (frame.width - node.stored.width).magnitude > 0.51
      {
        size.width = stored.width
        nodes[index].sources.width = .file
        hasChanged = true
      }
      if node.sources.height == nil,
        open[index].height || isOff && (frame.height - node.stored.height).magnitude > 0.51
      {
        size.height = stored.height
        nodes[index].sources.height = .file
        hasChanged = true
      }
      if hasChanged { node.setContent(size) }
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
