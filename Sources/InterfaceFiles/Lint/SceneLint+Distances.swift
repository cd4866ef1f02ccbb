import Anchors
import LayoutFiles

// Findings about distances between siblings, and between a view and its superview.

extension SceneLint {
  /// Finds negative gaps, distances that span a sibling, and equal priorities in a row.
  mutating func findDistances() {
    for constraint in layout.constraints {
      guard let second = constraint.second, constraint.multiplier == 1,
        !isHidden[constraint.first.index], !isHidden[second.index]
      else { continue }
      let (one, other) = (constraint.first.index, second.index)
      if nodes[one].parent == nodes[other].parent, one != other {
        findGap(constraint, second)
      } else if constraint.relation == .equal {
        findSpanned(constraint, second)
      }
    }
  }

  /// Checks a distance from the start of a sibling to the end of another.
  private mutating func findGap(_ constraint: SceneConstraint, _ second: SceneEnd) {
    let first = constraint.first
    guard first.guide == nil, second.guide == nil,
      first.attribute.isVertical == second.attribute.isVertical
    else { return }
    let before: Int
    let after: Int
    let gap: Double
    if first.attribute.isStart, second.attribute.isEnd {
      (before, after, gap) = (second.index, first.index, constraint.constant)
    } else if first.attribute.isEnd, second.attribute.isStart {
      (before, after, gap) = (first.index, second.index, -constraint.constant)
    } else {
      return
    }
    if gap < 0 {
      add(
        .negativeGap, after, at: constraint.element,
        "\(nodes[after].name) begins \(decimal(-gap)) points before the end of "
          + nodes[before].name,
        fix: "Use a distance of 0 or more.")
    }
    if !first.attribute.isVertical {
      findEqualPriorities(before, after, constraint.element, after)
    }
  }

  /// Checks a distance from the superview for siblings between them.
  private mutating func findSpanned(_ constraint: SceneConstraint, _ second: SceneEnd) {
    var (inner, outer, offset) = (constraint.first, second, constraint.constant)
    if nodes[outer.index].parent == inner.index { (inner, outer, offset) = (outer, inner, -offset) }
    guard nodes[inner.index].parent == outer.index, isContent(inner.index),
      inner.attribute == outer.attribute, inner.attribute.isStart || inner.attribute.isEnd,
      !inner.attribute.isVertical, inner.guide == nil
    else { return }
    let isStart = inner.attribute.isStart
    guard isStart ? offset > 20 : offset < -20 else { return }
    let frame = nodes[inner.index].alignment
    let limits = nodes[outer.index].absolute
    for sibling in children[outer.index].prefix(100) where sibling != inner.index {
      let other = nodes[sibling].alignment
      let isBetween =
        isStart
        ? other.minX >= limits.minX && other.maxX <= frame.minX + 1
        : other.maxX <= limits.maxX && other.minX >= frame.maxX - 1
      let isBeside = min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > 4
      guard isBetween, isBeside, other.width > 8,
        isContent(sibling) || nodes[sibling].kind == .image,
        !areRelated(inner.index, sibling)
      else { continue }
      add(
        .spannedSibling, inner.index, at: constraint.element,
        "The distance of \(nodes[inner.index].name) from \(nodes[outer.index].name) spans "
          + nodes[sibling].name,
        fix: "Constrain it to \(nodes[sibling].name) instead.")
      return
    }
  }
}
