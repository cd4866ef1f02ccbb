import Anchors
import LayoutFiles

/// The insets of a root that the stored frames imply.
struct RootInsets {
  var safeArea = EdgeInsets.zero
  /// The distances of the margins from the edges, including the safe area.
  var margins = EdgeInsets.zero
  /// The edges whose margins are implied: top, left, bottom, right.
  var hasMargins = [false, false, false, false]
}

extension SceneBuilder {
  /// Returns the position of an attribute in the stored frames, or nil if it is unknown.
  ///
  /// - Parameters:
  ///   - end: The view or the guide, and its attribute.
  ///   - insets: The insets of the root, or nil if they are not known yet.
  /// - Returns: The coordinate in the root, or a size, in points.
  func position(_ end: SceneEnd, _ insets: RootInsets?) -> Double? {
    let node = nodes[end.index]
    var rect = node.alignment
    switch end.guide {
    case nil: break
    case .safeArea:
      guard let insets else { return nil }
      rect = Self.intersection(rect, nodes[0].absolute.inset(by: insets.safeArea))
    case .margins where end.index == 0:
      guard let insets else { return nil }
      rect = rect.inset(by: insets.margins)
    case .frameGuide: break
    default: return nil
    }
    // The canvas is from left to right in every direction of the environment.
    switch end.attribute {
    case .left, .leading: return rect.minX
    case .right, .trailing: return rect.maxX
    case .centerX: return rect.midX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerY: return rect.midY
    case .width: return rect.width
    case .height: return rect.height
    default: return nil
    }
  }

  private static func intersection(_ rect: Rect, _ other: Rect) -> Rect {
    let (left, top) = (max(rect.minX, other.minX), max(rect.minY, other.minY))
    let (right, bottom) = (min(rect.maxX, other.maxX), min(rect.maxY, other.maxY))
    return Rect(
      x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// Returns by how many points the stored frames violate a constraint, or nil if unknown.
  func violation(of constraint: SceneConstraint, _ insets: RootInsets?) -> Double? {
    guard let first = position(constraint.first, insets) else { return nil }
    var side = constraint.constant
    if let end = constraint.second {
      // Scrolled content has coordinates of its own; factors of positions depend on an ancestor.
      guard !isContent(constraint), let second = position(end, insets),
        constraint.multiplier == 1 || constraint.first.attribute.isSize && end.attribute.isSize
      else { return nil }
      side += constraint.multiplier * second
    }
    switch constraint.relation {
    case .equal: return (first - side).magnitude
    case .lessThanOrEqual: return max(0, first - side)
    case .greaterThanOrEqual: return max(0, side - first)
    }
  }

  /// Returns whether a constraint relates an edge of a scroll view to something inside.
  private func isContent(_ constraint: SceneConstraint) -> Bool {
    guard let second = constraint.second else { return false }
    for (scroll, other) in [(constraint.first, second), (second, constraint.first)]
    where nodes[scroll.index].kind == .scroll && scroll.guide != .frameGuide {
      if scroll.index != other.index, isInside(other.index, scroll.index) { return true }
    }
    return false
  }

  private func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var current = nodes[index].parent
    while let parent = current {
      if parent == ancestor { return true }
      current = nodes[parent].parent
    }
    return false
  }

  /// Sets the insets of controls by class, unless the stored frames fit better without.
  ///
  /// A subclass of the app may have no insets.
  func fitAlignmentInsets() {
    var counts = [[Int]](repeating: [], count: nodes.count)
    for (index, constraint) in constraints.enumerated() where constraint.isEquality {
      counts[constraint.first.index].append(index)
      if let second = constraint.second { counts[second.index].append(index) }
    }
    for (index, node) in nodes.enumerated() {
      var insets = node.kind.alignmentInsets
      if node.kind == .progress, document.has(node.element, "progressViewStyle", "bar") {
        insets.bottom = 1
      }
      guard insets != .zero else { continue }
      let before = violations(counts[index])
      node.view.alignmentRectInsets = insets
      if violations(counts[index]) > before { node.view.alignmentRectInsets = .zero }
    }
  }

  private func violations(_ list: [Int]) -> Int {
    list.count { (violation(of: constraints[$0], nil) ?? 0) > 0.75 }
  }
}
