/// A broken row, with the rows of its conflict.
package struct BrokenRow {
  let origin: RowOrigin
  let members: [RowOrigin]
}

/// The broken rows of a tree, in order of breaking.
package struct BrokenRows {
  private(set) var rows: [BrokenRow] = []
  /// For each index of an origin, a bit for each kind of row that is broken.
  private var kinds: [UInt16] = []

  package var isEmpty: Bool { rows.isEmpty }

  /// Returns whether a row is broken.
  ///
  /// - Complexity: O(1), since each new row of a layout asks.
  func contains(_ origin: RowOrigin) -> Bool {
    let index = Int(origin.index)
    return index < kinds.count && kinds[index] & 1 << UInt16(origin.kind.rawValue) != 0
  }

  mutating func append(_ row: BrokenRow) {
    rows.append(row)
    let index = Int(row.origin.index)
    while kinds.count <= index { kinds.append(0) }
    kinds[index] |= 1 << UInt16(row.origin.kind.rawValue)
  }

  /// Removes the rows for which a predicate holds, and returns them.
  @discardableResult
  mutating func remove(where isRemoved: (BrokenRow) -> Bool) -> [BrokenRow] {
    guard rows.contains(where: isRemoved) else { return [] }
    let before = self
    self = BrokenRows()
    var removed: [BrokenRow] = []
    for row in before.rows {
      if isRemoved(row) { removed.append(row) } else { append(row) }
    }
    return removed
  }
}
