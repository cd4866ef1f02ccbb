// The ranges of a layout function in which a text is cut, an item leaves its superview, or a
// content has no room.

import Anchors

/// Finds the losses in all pieces of a function.
///
/// They are those that `lint` and `clipped` find in a layout at one parameter.
struct FunctionLosses {
  private let function: LayoutFunction
  private let nodes: [LayoutNode]
  private let engine: LayoutEngine
  /// For each item, whether it or one of its ancestors is hidden.
  private let isHidden: [Bool]

  init(_ function: LayoutFunction, _ nodes: [LayoutNode], _ engine: LayoutEngine) {
    self.function = function
    self.nodes = nodes
    self.engine = engine
    var isHidden: [Bool] = []
    // A parent comes before its children.
    for (item, node) in nodes.enumerated() {
      let outer = function.items[item].parent.map { isHidden[$0] } ?? false
      isHidden.append(outer || node.isHidden)
    }
    self.isHidden = isHidden
  }

  /// Returns the ranges in which a content has less space than it needs, in the order of the items.
  ///
  /// - Parameter texts: Whether the ranges are those of texts, or of other contents.
  /// - Returns: The ranges.
  ///
  /// Complexity: O(items × pieces), and measurements of each text that wraps in each piece.
  func cutContents(texts: Bool) -> [LayoutFunction.ItemRange] {
    var found: [LayoutFunction.ItemRange] = []
    for (item, node) in nodes.enumerated() {
      guard (node is Label) == texts, !isHidden[item], let slot = engine.slot(holding: node),
        engine.contentSize(of: node) != .noIntrinsicSize
      else { continue }
      var parts: [LossInterval] = []
      for piece in function.pieces.indices {
        parts += cutParts(of: item, slot, in: piece)
      }
      append(parts, of: item, to: &found)
    }
    return found
  }

  /// Returns the parts of a piece in which a content has less space than it needs.
  private func cutParts(of item: Int, _ slot: ItemIndex, in piece: Int) -> [LossInterval] {
    let (node, interval) = (nodes[item], LossInterval(function.pieces[piece]))
    let (width, height) = (
      extent(.horizontal, of: item, in: piece), extent(.vertical, of: item, in: piece)
    )
    let natural = engine.items.naturalContent(of: slot)
    let middle = width.rounded(at: interval.middle)
    let wraps = engine.items[slot].state.contains(.wraps) && middle > ContentShortage.tolerance
    var content = natural
    if wraps, middle < natural.width - FunctionText.tolerance {
      content.height = node.measuredContent(width: middle).height
    }
    if let grid = engine.grid {
      content = Size(width: grid.roundUp(content.width), height: grid.roundUp(content.height))
    }
    var parts = height.parts(below: content.height)
    guard let label = node as? Label, label.numberOfLines > 0 else {
      return wraps ? parts : parts + width.parts(below: content.width)
    }
    guard wraps else {
      return label.heightBeyondLines(nil) == nil
        ? parts + width.parts(below: content.width) : [interval]
    }
    // More lines than the label may have come with a smaller width.
    let ends = [width.rounded(at: interval.from), width.rounded(at: interval.to)]
    let pixel = engine.grid.map { 1 / $0.scale } ?? 0
    var (low, high) = (min(ends[0], ends[1]) - pixel, max(ends[0], ends[1]) + pixel)
    guard label.heightBeyondLines(max(low, 0)) != nil else { return parts }
    guard label.heightBeyondLines(high) == nil else { return [interval] }
    for _ in 0..<60 {
      let width = low + (high - low) / 2
      if label.heightBeyondLines(max(width, 0)) != nil { low = width } else { high = width }
    }
    parts += width.parts(below: high, tolerance: 0)
    return parts
  }

  /// Returns an extent of an item's alignment rectangle in a piece.
  private func extent(_ axis: Axis, of item: Int, in piece: Int) -> LossExtent {
    let interval = LossInterval(function.pieces[piece])
    let frame = function.linearFrame(of: item, in: piece)
    let insets = nodes[item].alignmentRectInsets
    let inset =
      axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    func edges(_ parameter: Double) -> (start: Double, end: Double) {
      let size = frame.frame(at: parameter).size[axis]
      guard engine.grid != nil, item > 0 else { return (0, size) }
      var start = 0.0
      var next: Int? = item
      while let index = next {
        // The root is at zero, wherever its frame is.
        let scroll = index == item ? Point.zero : function.items[index].scrollOffset
        let origin =
          function.items[index].parent == nil
          ? .zero : function.linearFrame(of: index, in: piece).frame(at: parameter).origin
        start += axis == .horizontal ? origin.x - scroll.x : origin.y - scroll.y
        next = function.items[index].parent
      }
      return (start, start + size)
    }
    return LossExtent(
      interval: interval, inset: inset, first: edges(interval.from), last: edges(interval.to),
      grid: function.items[item].isGuide ? nil : engine.grid)
  }

  /// Returns the ranges in which an item leaves its superview, in the order of the items.
  ///
  /// Decoration outside the alignment rectangle, and contents of scroll views, are left out.
  ///
  /// Complexity: O(items × pieces).
  func itemsOutside() -> [LayoutFunction.ItemRange] {
    var found: [LayoutFunction.ItemRange] = []
    for (item, node) in nodes.enumerated() {
      guard let parent = function.items[item].parent, !function.items[item].isGuide,
        nodes[parent].rareState?.scroll == nil, !isHidden[item]
      else { continue }
      let (insets, scroll) = (node.alignmentRectInsets, function.items[parent].scrollOffset)
      var parts: [LossInterval] = []
      for piece in function.pieces.indices {
        let interval = LossInterval(function.pieces[piece])
        let frame = function.linearFrame(of: item, in: piece)
        let outer = function.linearFrame(of: parent, in: piece)
        let first = frame.frame(at: interval.from).inset(by: insets)
        let last = frame.frame(at: interval.to).inset(by: insets)
        let room = Rect(origin: scroll, size: outer.frame(at: interval.from).size)
        let lastRoom = Rect(origin: scroll, size: outer.frame(at: interval.to).size)
        for (from, to) in [
          (first.minX - scroll.x, last.minX - scroll.x),
          (first.minY - scroll.y, last.minY - scroll.y),
          (room.maxX - first.maxX, lastRoom.maxX - last.maxX),
          (room.maxY - first.maxY, lastRoom.maxY - last.maxY),
        ] {
          let part = interval.part(below: 0, from: from, to: to, tolerance: Lint.tolerance)
          if let part { parts.append(part) }
        }
      }
      append(parts, of: item, to: &found)
    }
    return found
  }

  /// Returns the ranges in which a content has no room, in the order of the items.
  ///
  /// - Parameter contents: The content size of each item.
  /// - Returns: The ranges of images, and of items with a content on the axis on which they vanish.
  ///   Texts are left out, because they are cut there.
  ///
  /// Complexity: O(items × pieces).
  func itemsWithoutRoom(_ contents: [Size]) -> [LayoutFunction.ItemRange] {
    var found: [LayoutFunction.ItemRange] = []
    for (item, node) in nodes.enumerated().dropFirst() {
      guard !(node is Label), !isHidden[item] else { continue }
      let isImage = node is ImageView
      let axes = [Axis.horizontal, .vertical].filter { isImage || contents[item][$0] > 0 }
      guard !axes.isEmpty else { continue }
      var parts: [LossInterval] = []
      for piece in function.pieces.indices {
        let interval = LossInterval(function.pieces[piece])
        let frame = function.linearFrame(of: item, in: piece)
        let (first, last) = (frame.frame(at: interval.from), frame.frame(at: interval.to))
        for axis in axes {
          // Half a point is not seen.
          let part = interval.part(
            below: 0.5, from: first.size[axis], to: last.size[axis], tolerance: 1e-9)
          if let part { parts.append(part) }
        }
      }
      append(parts, of: item, to: &found)
    }
    return found
  }

  /// Appends the ranges of an item, with those that overlap or touch joined.
  private func append(
    _ parts: [LossInterval], of item: Int, to found: inout [LayoutFunction.ItemRange]
  ) {
    var joined: LossInterval?
    for part in parts.sorted(by: { $0.from < $1.from }) {
      guard let last = joined else {
        joined = part
        continue
      }
      if part.from <= last.to + 1e-9 * max(1, last.to.magnitude) {
        joined = last.joined(to: part)
      } else {
        found.append(last.range(of: item))
        joined = part
      }
    }
    if let joined { found.append(joined.range(of: item)) }
  }
}
