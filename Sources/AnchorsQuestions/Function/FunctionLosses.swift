// The ranges of a layout function in which a text is cut, an item leaves its superview, or a
// content has no room.

import Anchors

/// Finds the losses in all pieces of a function.
struct FunctionLosses {
  private let function: LayoutFunction
  private let nodes: [LayoutNode]

  init(_ function: LayoutFunction, _ nodes: [LayoutNode]) {
    self.function = function
    self.nodes = nodes
  }

  /// Returns the ranges in which a text is cut, in the order of the items.
  ///
  /// Complexity: O(items × pieces), and measurements of each text that wraps at each of its widths.
  func cutTexts() -> [LayoutFunction.ItemRange] {
    var found: [LayoutFunction.ItemRange] = []
    for (item, node) in nodes.enumerated() {
      guard let label = node as? Label, !node.isInHidden else { continue }
      let natural = label.wholeTextSize
      let insets = label.alignmentRectInsets
      let (across, along) = (insets.left + insets.right, insets.top + insets.bottom)
      var parts: [LossInterval] = []
      for piece in function.pieces.indices {
        let interval = LossInterval(function.pieces[piece])
        let frame = function.linearFrame(of: item, in: piece)
        let (first, last) = (frame.frame(at: interval.from), frame.frame(at: interval.to))
        if label.numberOfLines == 1 {
          parts.append(
            contentsOf: [
              interval.part(
                below: 0, from: first.width - across - natural.width,
                to: last.width - across - natural.width, tolerance: 1e-3),
              interval.part(
                below: 0, from: first.height - along - natural.height,
                to: last.height - along - natural.height, tolerance: 1e-3),
            ].compactMap { $0 })
        } else {
          let part = interval.part { parameter in
            let size = frame.frame(at: parameter).size
            return label.isTruncated(
              in: Size(width: size.width - across, height: size.height - along))
          }
          if let part { parts.append(part) }
        }
      }
      append(parts, of: item, to: &found)
    }
    return found
  }

  /// Returns the ranges in which an item leaves its superview, in the order of the items.
  ///
  /// Contents of scroll views are left out.
  ///
  /// Complexity: O(items × pieces).
  func itemsOutside() -> [LayoutFunction.ItemRange] {
    var found: [LayoutFunction.ItemRange] = []
    for (item, node) in nodes.enumerated() {
      guard let parent = function.items[item].parent, !function.items[item].isGuide,
        nodes[parent].rareState?.scroll == nil, !node.isInHidden
      else { continue }
      var parts: [LossInterval] = []
      for piece in function.pieces.indices {
        let interval = LossInterval(function.pieces[piece])
        let frame = function.linearFrame(of: item, in: piece)
        let outer = function.linearFrame(of: parent, in: piece)
        let (first, last) = (frame.frame(at: interval.from), frame.frame(at: interval.to))
        let (room, lastRoom) = (outer.frame(at: interval.from), outer.frame(at: interval.to))
        for (from, to) in [
          (first.minX, last.minX), (first.minY, last.minY),
          (room.width - first.maxX, lastRoom.width - last.maxX),
          (room.height - first.maxY, lastRoom.height - last.maxY),
        ] {
          // Half a point is not seen.
          let part = interval.part(below: 0, from: from, to: to, tolerance: 0.5)
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
      guard !(node is Label), !node.isInHidden else { continue }
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

/// A part of a piece, with a finite parameter in place of an infinite end.
private struct LossInterval {
  private(set) var from: Double
  private(set) var to: Double
  private var isOpenBelow: Bool
  private var isOpenAbove: Bool

  /// The distance from a finite end at which an infinite end is examined.
  private static let far = 1e6

  init(_ piece: LayoutFunction.Piece) {
    isOpenBelow = !piece.from.isFinite
    isOpenAbove = !piece.to.isFinite
    let finite = piece.from.isFinite ? piece.from : piece.to.isFinite ? piece.to : 0
    from = isOpenBelow ? finite - Self.far : piece.from
    to = isOpenAbove ? finite + Self.far : piece.to
  }

  /// Returns the part in which a linear number is below a limit, if it falls below by more than the
  /// tolerance.
  func part(below limit: Double, from first: Double, to last: Double, tolerance: Double)
    -> LossInterval?
  {
    guard min(first, last) < limit - tolerance else { return nil }
    guard max(first, last) > limit else { return self }
    let root = from + (to - from) * ((limit - first) / (last - first))
    return first < last ? upTo(root) : downTo(root)
  }

  /// Returns the part in which a condition holds that changes at most once.
  func part(where holds: (Double) -> Bool) -> LossInterval? {
    let (first, last) = (holds(from), holds(to))
    guard first != last else { return first ? self : nil }
    var (low, high) = (from, to)
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if holds(middle) == first { low = middle } else { high = middle }
    }
    return first ? upTo(high) : downTo(high)
  }

  private func upTo(_ end: Double) -> LossInterval {
    var part = self
    part.to = end
    part.isOpenAbove = false
    return part
  }

  private func downTo(_ end: Double) -> LossInterval {
    var part = self
    part.from = end
    part.isOpenBelow = false
    return part
  }

  func joined(to other: LossInterval) -> LossInterval {
    guard other.to > to else { return self }
    var whole = self
    whole.to = other.to
    whole.isOpenAbove = other.isOpenAbove
    return whole
  }

  func range(of item: Int) -> LayoutFunction.ItemRange {
    LayoutFunction.ItemRange(
      item: item, from: isOpenBelow ? -.infinity : from, to: isOpenAbove ? .infinity : to)
  }
}
