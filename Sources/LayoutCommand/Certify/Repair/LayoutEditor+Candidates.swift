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
    if height != nil, failure.property == .textsVisible || failure.isAboutHeight {
      edits.append(.height(failure.view))
    }
    if failure.property == .noOverlap, views.count == 2, let apart = apart(views[0], views[1]) {
      edits.append(apart)
    }
    if failure.property == .textsVisible {
      edits += [.trailing, .bottom, .leading].map { .inside(failure.view, $0) }
    }
    for constraint in failure.because where constraint.priority.rawValue > 749 {
      if let spot = spot(constraint) { edits.append(.priority(spot)) }
    }
    if failure.property == .textsWhole, let label = nodes[failure.view] as? Label,
      label.numberOfLines == 1
    {
      edits += [.scale(failure.view, percent: 90), .scale(failure.view, percent: 80)]
    }
    return edits
  }

  /// Returns the edits that turn the fixed sizes to blame into minima.
  private func minima(_ failure: Failure, _ attribute: LayoutAttribute) -> [LayoutEdit] {
    failure.because.compactMap { constraint in
      guard constraint.relation == .equal, constraint.terms.count == 1,
        constraint.terms[0].quantity.attribute == attribute, let spot = spot(constraint)
      else { return nil }
      return .minimum(spot)
    }
  }

  private func spot(_ constraint: ReportedConstraint) -> LayoutEdit.Spot? {
    writer.range(of: constraint.summary).map {
      LayoutEdit.Spot($0, writer.text(of: constraint.summary))
    }
  }

  /// Returns the edit that keeps two views apart in the direction in which they are so in the base
  /// language.
  private func apart(_ one: Int, _ other: Int) -> LayoutEdit? {
    let (first, second) = (frame(one), frame(other))
    // The smaller one keeps its size.
    let keeps = first.width <= second.width ? one : other
    let isReversed = nodes[0].effectiveLayoutDirection == .rightToLeft
    if first.maxX <= second.minX + 2 {
      return isReversed
        ? .apart(other, one, .horizontal, keeps: keeps)
        : .apart(one, other, .horizontal, keeps: keeps)
    }
    if second.maxX <= first.minX + 2 {
      return isReversed
        ? .apart(one, other, .horizontal, keeps: keeps)
        : .apart(other, one, .horizontal, keeps: keeps)
    }
    if first.maxY <= second.minY + 2 { return .apart(one, other, .vertical, keeps: keeps) }
    if second.maxY <= first.minY + 2 { return .apart(other, one, .vertical, keeps: keeps) }
    return nil
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
