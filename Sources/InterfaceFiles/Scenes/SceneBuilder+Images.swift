import Anchors
import LayoutFiles

/// The positions along an axis that constraints require of a view's alignment rectangle.
private struct RequiredSpan {
  var start: Double?
  var end: Double?
  var center: Double?
  var size: Double?

  /// Returns the insets at the start and at the end that explain a frame, or nil for none.
  ///
  /// - Parameters:
  ///   - low: The lower edge of the frame.
  ///   - high: The upper edge of the frame.
  /// - Returns: Insets of at most 4 points, at least one of which exceeds rounding to pixels.
  func insets(low: Double, high: Double) -> (Double, Double)? {
    let first: Double
    let last: Double
    if let size {
      let sum = high - low - size
      if let start {
        (first, last) = (start - low, sum - (start - low))
      } else if let end {
        (first, last) = (sum - (high - end), high - end)
      } else {
        let shift = center.map { 2 * $0 - low - high } ?? 0
        (first, last) = ((sum + shift) / 2, (sum - shift) / 2)
      }
    } else if let start, let end {
      (first, last) = (start - low, high - end)
    } else {
      return nil
    }
    guard first.magnitude <= 4, last.magnitude <= 4,
      first.magnitude > ViewComparison.tolerance || last.magnitude > ViewComparison.tolerance
        || (first + last).magnitude > 0.4
    else { return nil }
    return (first, last)
  }
}

extension SceneBuilder {
  /// Sets the alignment insets of pictures that their stored frames imply.
  ///
  /// Symbols and pictures of a catalog are drawn larger or smaller than they are aligned: a symbol
  /// of 20 by 20 points may have a frame of 20 by 19.5. The insets are not in the file.
  ///
  /// - Parameter insets: The insets of the root.
  func fitImageInsets(_ insets: RootInsets) {
    var spans = [(x: RequiredSpan, y: RequiredSpan)](
      repeating: (RequiredSpan(), RequiredSpan()), count: nodes.count)
    for constraint in constraints where constraint.isEquality {
      record(constraint, insets, into: &spans)
    }
    for (index, node) in nodes.enumerated() where isPicture(node) {
      let frame = node.absolute
      let x = spans[index].x.insets(low: frame.minX, high: frame.maxX)
      let y = spans[index].y.insets(low: frame.minY, high: frame.maxY)
      guard x != nil || y != nil else { continue }
      node.view.alignmentRectInsets = EdgeInsets(
        top: y?.0 ?? 0, left: x?.0 ?? 0, bottom: y?.1 ?? 0, right: x?.1 ?? 0)
    }
  }

  private func isPicture(_ node: SceneNode) -> Bool {
    guard node.kind == .image, node.placement == nil else { return false }
    return document.valueRange(node.element, "image") != nil
      || document.child(node.element, "imageReference", key: "image") != nil
  }

  /// Records the position or size that a constraint requires of a picture.
  private func record(
    _ constraint: SceneConstraint, _ insets: RootInsets,
    into spans: inout [(x: RequiredSpan, y: RequiredSpan)]
  ) {
    guard let second = constraint.second else {
      if constraint.first.guide == nil {
        set(constraint.first, constraint.constant, in: &spans[constraint.first.index])
      }
      return
    }
    if constraint.first.index == second.index {
      // A square picture is as wide as it is high.
      if constraint.multiplier == 1, constraint.constant == 0, constraint.first.attribute.isSize {
        let size = spans[second.index].x.size ?? spans[second.index].y.size
        (spans[second.index].x.size, spans[second.index].y.size) = (size, size)
      }
      return
    }
    guard violation(of: constraint, insets) != nil else { return }
    for (end, other, offset) in constraint.solvedEnds
    where end.guide == nil && nodes[end.index].kind == .image
      && nodes[other.index].kind != .image
    {
      guard let position = position(other, insets) else { continue }
      set(end, position + offset, in: &spans[end.index])
    }
  }

  private func set(
    _ end: SceneEnd, _ value: Double, in span: inout (x: RequiredSpan, y: RequiredSpan)
  ) {
    switch end.attribute {
    case .left, .leading: span.x.start = value
    case .right, .trailing: span.x.end = value
    case .centerX: span.x.center = value
    case .width: span.x.size = value
    case .top: span.y.start = value
    case .bottom: span.y.end = value
    case .centerY: span.y.center = value
    case .height: span.y.size = value
    default: break
    }
  }
}
