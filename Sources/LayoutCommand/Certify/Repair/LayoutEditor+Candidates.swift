import Anchors
import Certify
import LayoutFiles

extension LayoutEditor {
  /// Returns the edits that may repair a failure, the preferred ones first.
  func candidates(_ failure: Failure) -> [LayoutEdit] {
    let views = [failure.view] + (failure.otherView.map { [$0] } ?? [])
    guard views.allSatisfy({ nodes.indices.contains($0) }) else { return [] }
    var edits: [LayoutEdit] = []
    if failure.property != .satisfiable {
      for view in views {
        if let label = nodes[view] as? Label, label.numberOfLines != 0 {
          edits.append(.lines(view))
        }
      }
    }
    edits += minima(failure, .width) + minima(failure, .height)
    if file.height != nil, failure.property == .textsVisible || failure.isAboutHeight {
      edits.append(.height(failure.view))
    }
    if failure.property == .noOverlap, views.count == 2 { edits += apart(views[0], views[1]) }
    if failure.property == .textsVisible {
      edits += [.trailing, .bottom, .leading].map { .inside(failure.view, $0) }
    }
    for constraint in failure.because where constraint.priority.rawValue > 749 {
      guard let range = writer.range(of: constraint.summary) else { continue }
      edits.append(.priority(range, writer.text(of: constraint.summary)))
    }
    if failure.property == .textsWhole, let label = nodes[failure.view] as? Label,
      label.numberOfLines == 1
    {
      edits += [.scale(failure.view, tenths: 9), .scale(failure.view, tenths: 8)]
    }
    return edits
  }

  /// Returns the edits that turn the fixed sizes to blame into minima.
  private func minima(_ failure: Failure, _ attribute: LayoutAttribute) -> [LayoutEdit] {
    failure.because.compactMap { constraint in
      guard constraint.relation == .equal, constraint.terms.count == 1,
        constraint.terms[0].quantity.attribute == attribute,
        let range = writer.range(of: constraint.summary)
      else { return nil }
      return .minimum(range, writer.text(of: constraint.summary))
    }
  }

  /// Returns the edits that keep two views apart in the direction in which they are so in the base
  /// language, first the one in which the smaller view keeps its size.
  private func apart(_ one: Int, _ other: Int) -> [LayoutEdit] {
    let (first, second) = (frame(one), frame(other))
    let isReversed = nodes[0].effectiveLayoutDirection == .rightToLeft
    let order: (early: Int, late: Int, axis: Axis)
    if first.maxX <= second.minX + 2 {
      order = isReversed ? (other, one, .horizontal) : (one, other, .horizontal)
    } else if second.maxX <= first.minX + 2 {
      order = isReversed ? (one, other, .horizontal) : (other, one, .horizontal)
    } else if first.maxY <= second.minY + 2 {
      return [.apart(one, other, .vertical, keeps: one)]
    } else if second.maxY <= first.minY + 2 {
      return [.apart(other, one, .vertical, keeps: one)]
    } else {
      return []
    }
    return (first.width <= second.width ? [one, other] : [other, one]).map {
      .apart(order.early, order.late, order.axis, keeps: $0)
    }
  }

  /// Returns the frame of a view in the coordinates of the root.
  private func frame(_ view: Int) -> Rect {
    var frame = nodes[view].frame
    var next = nodes[view].parent
    while let node = next, node !== nodes[0] {
      frame.origin.x += node.frame.minX
      frame.origin.y += node.frame.minY
      next = node.parent
    }
    return frame
  }
}
