import Anchors
import Buffers
import Simplex

// Findings about individual constraints.

extension Lint {
  /// Finds trailing, right or bottom edges outside their container because of the constant's sign.
  mutating func findTrailingSigns() {
    for candidate in constraints where candidate.isOfProgram {
      guard let tie = candidate.constraint.farEdgeTie, tie.overhang > 0 else { continue }
      // A violated optional constraint may leave nothing outside.
      let loss = (try? engine.solver.violation(of: candidate.row)) ?? 0
      guard tie.overhang - loss > Self.tolerance else { continue }
      let edge = tie.attribute.name
      let item = name(of: tie.item)
      let outer = name(of: tie.outer)
      add(
        LintFinding(
          .trailingSign, items: [item], constraints: reported(candidate),
          text:
            "\(item) ends outside \(outer): its \(edge) edge is \(points(tie.overhang)) past \(outer)'s.",
          fix: "To keep it inside, negate the constant: "
            + candidate.constraint.equationWithOppositeConstant))
    }
  }

  /// Finds required sizes that override the content of an item.
  mutating func findFixedContents() {
    for candidate in constraints where candidate.isOfProgram {
      let constraint = candidate.constraint
      guard constraint.storedPriority == .required, constraint.relation == .equal,
        constraint.firstAttribute.isDimension, constraint.offsets == nil,
        constraint.secondItem == nil || constraint.multiplier == 0, let node = constraint.firstItem
      else { continue }
      let axis = constraint.firstAttribute == .width ? Axis.horizontal : .vertical
      let extent = engine.contentSize(of: node)[axis]
      guard extent >= 0 else { continue }
      let name = name(of: node)
      let attribute = constraint.firstAttribute.name
      add(
        LintFinding(
          .fixedContent, items: [name], quantities: [name + "." + attribute],
          constraints: reported(candidate),
          text: "The \(attribute) of \(name) is fixed at \(decimal(constraint.storedConstant)), "
            + "so its content size of \(decimal(extent)) is ignored.",
          fix: "To let the content decide, use >= or <=, or a priority below 1000."))
    }
  }

  /// Finds items of which only some edges are mirrored in right-to-left layouts.
  mutating func findMixedDirections() {
    var directional: [Int] = []
    var absolute: [Int] = []
    let count = engine.items.indices.count
    var first = [(directional: Int, absolute: Int)](repeating: (-1, -1), count: count)
    for (index, candidate) in constraints.enumerated() where candidate.isOfProgram {
      candidate.constraint.forEachPlacedEnd { node, attribute in
        guard let slot = engine.slot(holding: node)?.position else { return }
        switch attribute.attributeClass {
        case .directional where first[slot].directional < 0:
          first[slot].directional = index
          directional.append(slot)
        case .absolute where first[slot].absolute < 0:
          first[slot].absolute = index
          absolute.append(slot)
        default: break
        }
      }
    }
    for slot in directional where first[slot].absolute >= 0 {
      guard let node = engine.items[ItemIndex(slot)].node?.node else { continue }
      add(
        LintFinding(
          .mixedDirections, items: [name(of: node)],
          constraints: reported(constraints[first[slot].absolute])
            + reported(constraints[first[slot].directional]),
          text: name(of: node)
            + " mixes leading or trailing with left or right, "
            + "so only some of its edges mirror in right-to-left layouts.",
          fix: "Use leading and trailing throughout, or left and right throughout."))
    }
  }

  /// Finds duplicates of an earlier constraint, as pairs of indices.
  func repeatedConstraints() -> [(index: Int, original: Int)] {
    // Grouped by first quantity, since few constraints share one.
    var sorted = constraints.indices.filter { constraints[$0].isOfProgram }
    sorted.sortByNumber { constraints[$0].constraint.subjectNumber }
    var repeated: [(index: Int, original: Int)] = []
    var start = 0
    while start < sorted.count {
      let subject = constraints[sorted[start]].constraint.subjectNumber
      var end = start + 1
      while end < sorted.count, constraints[sorted[end]].constraint.subjectNumber == subject {
        end += 1
      }
      if end - start > 1 { appendRepeated(among: sorted[start..<end], to: &repeated) }
      start = end
    }
    return repeated.sorted { $0.index < $1.index }
  }

  private func appendRepeated(
    among candidates: ArraySlice<Int>, to repeated: inout [(index: Int, original: Int)]
  ) {
    let sorted = candidates.sorted { lhs, rhs in
      let order = constraints[lhs].constraint.order(with: constraints[rhs].constraint)
      return order != 0 ? order < 0 : lhs < rhs
    }
    var original = sorted[0]
    for index in sorted.dropFirst() {
      if constraints[original].constraint.order(with: constraints[index].constraint) == 0 {
        repeated.append((index, original))
      } else {
        original = index
      }
    }
  }

  mutating func report(_ repeated: [(index: Int, original: Int)]) {
    for (index, original) in repeated {
      add(
        LintFinding(
          .duplicate, items: itemNames(of: constraints[index].constraint),
          constraints: reported(constraints[index]) + reported(constraints[original]),
          text: "Duplicate of an earlier constraint.", fix: "Remove one of them."))
    }
  }
}
