import Buffers
import Simplex
import SimplexQuestions

// Texts of ambiguous width. Their rows state the height for the width in the solution, but another
// equally good width may have another height.

extension LayoutEngine {
  /// The slots of wrapping texts.
  var wrappingTexts: [ItemIndex] {
    items.indices.filter { slot in
      items[slot].node != nil && items[slot].state.contains(.wraps)
        && items[slot, .resistHeight] != nil
    }
  }

  /// Returns, by variable position, whether other widths of some texts change the variable.
  ///
  /// So do the insets of other equally good frames. The array is empty if nothing depends on an
  /// ambiguous frame.
  ///
  /// - Parameters:
  ///   - texts: The slots of the texts.
  ///   - face: The optimal face of the solver.
  /// - Returns: Whether each variable changes.
  ///
  /// Complexity: O(size of the solver), and for each such text a few pivots.
  func variablesMoved(by texts: [ItemIndex], on face: @autoclosure () -> Solver) -> [Bool] {
    guard !texts.isEmpty || !tree.insetNodes.isEmpty,
      let ranges = try? solver.ranges(of: texts.map { items[$0].width }, on: face())
    else { return [] }
    // Copied first: measuring runs client code, which may lay the tree out again.
    let solved = solver
    var copy = solved
    var isMoved: [Bool] = []
    func move(_ constants: [(row: ConstraintID, constant: Double)]) {
      if isMoved.isEmpty { isMoved = Array(repeating: false, count: items.variableCount) }
      for (variable, value) in (try? copy.changes(setting: constants)) ?? []
      where (value - solved[variable]).magnitude > 1e-6
        && isMoved.indices.contains(variable.position)
      {
        isMoved[variable.position] = true
      }
    }
    for constants in constantsOfOtherInsets() { move(constants) }
    for (slot, range) in zip(texts, ranges) where range.lowerBound < range.upperBound {
      for height in otherHeights(of: slot, in: range) {
        let rows = [row(.hugHeight, of: slot), row(.resistHeight, of: slot)]
        move(rows.compactMap { row in row.map { (row: $0, constant: height) } })
      }
    }
    return isMoved
  }

  /// Returns the heights of a text at other widths in a range.
  private func otherHeights(of slot: ItemIndex, in range: ClosedRange<Double>) -> [Double] {
    let maximumWidth = Swift.min(range.upperBound, items.naturalContent(of: slot).width)
    let lowest = Swift.max(0, range.lowerBound)
    return [lowest, (lowest + maximumWidth) / 2, maximumWidth].compactMap { width in
      guard width > 1e-6, let height = height(ofText: slot, width: width) else { return nil }
      return height == items[slot].targetContent.height ? nil : height
    }
  }
}
