import Anchors
import LayoutFiles

// Findings about the edges of a superview and its safe area.

extension SceneLint {
  /// The equality that holds an edge of a view at an edge of a superview or a guide.
  private struct EdgeHold {
    let element: Int
    let guide: ItemGuide?
    let outer: Int
    /// The distance inside, in points.
    let inset: Double
  }

  /// Finds uneven insets, content at the edge of the screen, and lists at the safe area.
  mutating func findEdges() {
    if !isScreen { findOwnSafeArea() }
    for index in nodes.indices.dropFirst() where !isHidden[index] {
      let holds = edgeHolds(index)
      findUneven(index, holds.leading, holds.trailing)
      if isScreen { findListEnd(index, [holds.bottom]) }
      findListEnd(index, [holds.leading, holds.trailing])
      guard isScreen else { continue }
      findScreenEdges(index, [holds.top, holds.bottom], isVertical: true)
      findScreenEdges(index, [holds.leading, holds.trailing], isVertical: false)
    }
  }

  /// True for the view of a controller, and for one in a xib that is as large.
  private var isScreen: Bool {
    scene.kind == .controller || scene.kind == .view && size.width >= 300 && size.height >= 400
  }

  private func edgeHolds(
    _ index: Int
  ) -> (top: EdgeHold?, leading: EdgeHold?, bottom: EdgeHold?, trailing: EdgeHold?) {
    var found: (top: EdgeHold?, leading: EdgeHold?, bottom: EdgeHold?, trailing: EdgeHold?)
    for position in mentions[index] {
      let constraint = layout.constraints[position]
      guard let second = constraint.second, constraint.relation == .equal,
        constraint.multiplier == 1
      else { continue }
      var (inner, outer, offset) = (constraint.first, second, constraint.constant)
      if inner.index != index { (inner, outer, offset) = (outer, inner, -offset) }
      guard inner.index == index, inner.guide == nil, outer.index != index,
        nodes[index].parent == outer.index || outer.index == 0 && outer.guide == .safeArea,
        inner.attribute == outer.attribute
      else { continue }
      let inset = inner.attribute.isStart ? offset : -offset
      let hold = EdgeHold(
        element: constraint.element, guide: outer.guide, outer: outer.index, inset: inset)
      switch inner.attribute {
      case .top: found.top = hold
      case .bottom: found.bottom = hold
      case .leading, .left: found.leading = hold
      case .trailing, .right: found.trailing = hold
      default: break
      }
    }
    return found
  }

  private mutating func findUneven(_ index: Int, _ leading: EdgeHold?, _ trailing: EdgeHold?) {
    guard let leading, let trailing, leading.outer == trailing.outer else { return }
    let isSameGuide = leading.guide == trailing.guide
    guard !isSameGuide || (leading.inset - trailing.inset).magnitude > 0.5 else { return }
    // One side next to an accessory or a symbol differs on purpose.
    guard !isSameGuide || nodes[index].kind != .image else { return }
    let what =
      isSameGuide
      ? "\(decimal(leading.inset)) points at the leading and "
        + "\(decimal(trailing.inset)) at the trailing side"
      : "from \(Self.name(of: leading.guide)) at the leading and from "
        + "\(Self.name(of: trailing.guide)) at the trailing side"
    add(
      .unevenInsets, index, at: trailing.element, "The insets of \(nodes[index].name) are \(what)",
      fix: "Use the same inset and guide at both sides.")
  }

  private static func name(of guide: ItemGuide?) -> String {
    switch guide {
    case .safeArea: "the safe area"
    case .margins: "the margins"
    case .readable: "the readable width"
    default: "the edge"
    }
  }

  /// Finds content near an edge of the root, where bars, a cut-out or an indicator may cover it.
  private mutating func findScreenEdges(_ index: Int, _ holds: [EdgeHold?], isVertical: Bool) {
    guard isContent(index) || nodes[index].kind == .stack else { return }
    for hold in holds.compactMap({ $0 })
    where hold.outer == 0 && hold.guide == nil && hold.inset >= 0 && hold.inset < 60 {
      add(
        .screenEdge, index, at: hold.element,
        "\(nodes[index].name) is constrained to the edge of the screen, not to the safe area",
        fix: "Constrain it to the safe area or the margins.")
      return
    }
  }

  /// Finds what the safe area of a row, a header or a small view holds vertically.
  ///
  /// That area is the whole view until a bar or an edge of the screen covers a part, as with rows
  /// that scroll.
  private mutating func findOwnSafeArea() {
    for constraint in layout.constraints {
      for (inner, outer, _) in constraint.solvedEnds
      where outer.index == 0 && outer.guide == .safeArea && inner.index != 0
        && inner.attribute.isVertical && !isHidden[inner.index]
      {
        add(
          .listAtSafeArea, inner.index, at: constraint.element,
          "\(nodes[inner.index].name) is held by the safe area of \(nodes[0].name), and moves "
            + "where a bar or an edge of the screen covers it",
          fix: "Constrain it to \(nodes[0].name) itself.")
      }
    }
  }

  /// Finds lists and backgrounds that end at the bottom or a side of the safe area.
  private mutating func findListEnd(_ index: Int, _ holds: [EdgeHold?]) {
    guard nodes[index].parent == 0 else { return }
    let ends = holds.compactMap { $0 }.filter {
      $0.guide == .safeArea && $0.outer == 0 && $0.inset == 0
    }
    guard let end = ends.first else { return }
    let isList =
      document.isNamed(nodes[index].element, "tableView")
      || document.isNamed(nodes[index].element, "collectionView") || nodes[index].kind == .scroll
      || nodes[index].kind == .textView || document.hasSuffix(nodes[index].element, "ebView")
      || nodes[index].kind == .image || nodes[index].kind == .view
    guard isList else { return }
    add(
      .listAtSafeArea, index, at: end.element,
      "\(nodes[index].name) ends at the safe area, so that a strip stays empty beside it",
      fix: "Constrain its edges to those of \(nodes[0].name).")
  }
}
