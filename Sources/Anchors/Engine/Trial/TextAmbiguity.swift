import Simplex

// Texts whose width is open: their rows state the height for the width that they happened to get, and another
// width would give another one.

extension LayoutEngine {
  /// The variables with another value in a layout that gives another width to a text whose width is open.
  ///
  /// Complexity: for each such text a few pivots on a working copy of the solver; for the others together a
  /// few pivots.
  func variablesMovedByTexts() -> [Variable] {
    let texts = items.indices.filter { slot in
      items[slot].node != nil && items[slot].state.contains(.wraps)
        && items[slot].rows.resistHeight != nil
    }
    guard !texts.isEmpty,
      let ranges = try? OpenVariables(solver, texts.map { items[$0].width }).find()
    else { return [] }
    var moved: [Variable] = []
    for (slot, range) in zip(texts, ranges) where range != nil {
      for height in otherHeights(of: slot) { addVariables(movedBy: height, of: slot, to: &moved) }
    }
    return moved
  }

  /// The heights that a text has at other widths that the constraints allow.
  private func otherHeights(of slot: Int) -> [Double] {
    guard let range = try? solver.range(of: items[slot].width), let node = items[slot].node?.node
    else { return [] }
    let natural = items[slot].natural
    let widest = Swift.min(range.upperBound, natural.width)
    let lowest = Swift.max(0, range.lowerBound)
    var heights: [Double] = []
    for width in [lowest, (lowest + widest) / 2, widest] where width > 1e-6 {
      let height =
        width < natural.width - 1e-6 ? node.measuredContent(width: width).height : natural.height
      // Measuring may have removed the item from the tree.
      guard items[slot].node?.leads(to: node) == true else { return [] }
      let wanted = onGrid(Size(width: width, height: height)).height
      if wanted >= 0, wanted <= 1e9, wanted != items[slot].wanted.height { heights.append(wanted) }
    }
    return heights
  }

  /// Adds the variables that another height of a text's content moves.
  private func addVariables(movedBy height: Double, of slot: Int, to moved: inout [Variable]) {
    var copy = solver
    let rows = items[slot].rows
    do throws(SolverError) {
      try copy.update { (copy: inout Solver) throws(SolverError) in
        if let row = rows.hugHeight { try copy.setConstant(height, of: row) }
        if let row = rows.resistHeight { try copy.setConstant(height, of: row) }
      }
    } catch {
      return
    }
    var changed: [Variable] = []
    copy.takeChanges(into: &changed)
    for variable in changed where (copy[variable] - solver[variable]).magnitude > 1e-6 {
      moved.append(variable)
    }
  }
}
