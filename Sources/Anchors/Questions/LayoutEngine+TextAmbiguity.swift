@_spi(Memory) import Simplex

// Texts whose width is open: their rows state the height for the width that they happened to get, and another
// width would give another one.

extension LayoutEngine {
  /// The texts that wrap, by their slots.
  var wrappingTexts: [Int] {
    items.indices.filter { slot in
      items[slot].node != nil && items[slot].state.contains(.wraps)
        && items[slot, .resistHeight] != nil
    }
  }

  /// By variable, whether it has another value in a layout that gives another width to a text whose width is
  /// open; empty if there is no such text.
  ///
  /// Complexity: O(size of the solver), and for each such text a few pivots.
  func variablesMovedByTexts() -> [Bool] {
    let texts = wrappingTexts
    guard !texts.isEmpty,
      let ranges = try? solver.ranges(
        of: texts.map { items[$0].width }, on: solver.optimalFace())
    else {
      return []
    }
    return variablesMoved(by: texts, ranges[...])
  }

  /// The same of some texts, with the ranges of their widths.
  func variablesMoved(by texts: [Int], _ ranges: ArraySlice<ClosedRange<Double>>) -> [Bool] {
    var isMoved: [Bool] = []
    // Measuring runs the program's own methods, which may lay the tree out anew.
    let solved = solver
    var copy = solved
    for (slot, range) in zip(texts, ranges) where range.lowerBound < range.upperBound {
      if isMoved.isEmpty { isMoved = Array(repeating: false, count: items.variableCount) }
      for height in otherHeights(of: slot, in: range) {
        let rows = [row(.hugHeight, of: slot), row(.resistHeight, of: slot)]
        let constants = rows.compactMap { row in row.map { (row: $0, constant: height) } }
        for (variable, value) in (try? copy.changes(setting: constants)) ?? []
        where (value - solved[variable]).magnitude > 1e-6 {
          isMoved[variable.position] = true
        }
      }
    }
    return isMoved
  }

  /// The heights that a text has at other widths in a range.
  private func otherHeights(of slot: Int, in range: ClosedRange<Double>) -> [Double] {
    let widest = Swift.min(range.upperBound, items.naturalContent(of: slot).width)
    let lowest = Swift.max(0, range.lowerBound)
    return [lowest, (lowest + widest) / 2, widest].compactMap { width in
      guard width > 1e-6, let height = height(ofText: slot, width: width) else { return nil }
      return height == items[slot].targetContent.height ? nil : height
    }
  }
}
