import Anchors
import Simplex

// Findings about redundant constraints.

extension Lint {
  /// Finds required constraints that required equalities imply.
  ///
  /// The requested size is not one of the equalities, since a constraint may matter at another
  /// size. The rows of stacks, margins, scroll views and autoresizing masks are.
  mutating func findRedundant(besides repeated: [Int]) {
    var rows = requiredRows(besides: repeated)
    rows.dropThoseAlone()
    var echelon = RowEchelon(columns: rows.columns)
    let limit = 100_000 + 64 * rows.termCount
    var follows: [Int] = []
    for row in rows.rows where row.isEquality {
      guard echelon.steps <= limit else { return markIncomplete(.redundant) }
      if !echelon.insert(rows.terms(of: row)), row.constraint >= 0 {
        follows.append(row.constraint)
      }
    }
    for row in rows.rows where !row.isEquality {
      guard echelon.steps <= limit else { return markIncomplete(.redundant) }
      if echelon.contains(rows.terms(of: row)) { follows.append(row.constraint) }
    }
    for index in follows.sorted() {
      add(
        LintFinding(
          .redundant, items: itemNames(of: constraints[index].constraint),
          constraints: reported(constraints[index]),
          text: "Redundant constraint: other required constraints already imply it.",
          fix: "Remove it or one of the constraints that imply it, "
            + "before they contradict each other."))
    }
  }

  /// Returns the required equalities of items, stacks and guides, then the program's constraints.
  private func requiredRows(besides repeated: [Int]) -> SparseRows {
    var rows = SparseRows(columns: engine.items.variableCount)
    let solver = engine.solver
    for slot in engine.items.indices {
      guard let node = engine.items[slot].node, node != engine.rootLink else { continue }
      for kind in [RowKind.frameX, .frameY, .frameWidth, .frameHeight] {
        guard let id = engine.row(kind, of: slot) else { continue }
        rows.append(id, of: solver, constraint: -1)
      }
    }
    for candidate in constraints where !candidate.isOfProgram {
      rows.append(candidate.row, of: solver, constraint: -1)
    }
    var next = 0
    for (index, candidate) in constraints.enumerated() where candidate.isOfProgram {
      while next < repeated.count, repeated[next] < index { next += 1 }
      if next < repeated.count, repeated[next] == index { continue }
      rows.append(candidate.row, of: solver, constraint: index)
    }
    return rows
  }
}

/// The terms of many rows, concatenated.
private struct SparseRows {
  struct Row {
    let range: Range<Int>
    let isEquality: Bool
    /// The index of the constraint, or -1 if the program did not make it.
    let constraint: Int
  }

  let columns: Int
  private(set) var rows: [Row] = []
  private var terms: [RowEchelon.Term] = []

  init(columns: Int) { self.columns = columns }

  var termCount: Int { terms.count }

  func terms(of row: Row) -> [RowEchelon.Term] { Array(terms[row.range]) }

  /// Appends a row if it is required; an inequality only if the program made it.
  mutating func append(_ id: ConstraintID, of solver: Solver, constraint: Int) {
    guard let kind = solver.kind(of: id), kind.priority == .required else { return }
    let isEquality = kind.relation == .equal
    guard isEquality || constraint >= 0 else { return }
    let start = terms.count
    solver.forEachTerm(of: id) { variable, factor in
      guard factor != 0 else { return }
      terms.append(RowEchelon.Term(column: Int32(variable.position), factor: factor))
    }
    rows.append(Row(range: start..<terms.count, isEquality: isEquality, constraint: constraint))
  }

  /// Repeatedly drops rows with a column that no other row has, since no combination contains them.
  mutating func dropThoseAlone() {
    var counts = [Int32](repeating: 0, count: columns)
    // The exclusive or of the indices of a column's rows; the index itself once one row is left.
    var mixed = [Int](repeating: 0, count: columns)
    for (index, row) in rows.enumerated() {
      for term in terms[row.range] {
        counts[Int(term.column)] += 1
        mixed[Int(term.column)] ^= index
      }
    }
    var isDropped = [Bool](repeating: false, count: rows.count)
    var pending = counts.indices.filter { counts[$0] == 1 }
    while let column = pending.popLast() {
      guard counts[column] == 1 else { continue }
      let index = mixed[column]
      isDropped[index] = true
      for term in terms[rows[index].range] {
        let other = Int(term.column)
        counts[other] -= 1
        mixed[other] ^= index
        if counts[other] == 1 { pending.append(other) }
      }
    }
    var remaining: [Row] = []
    for (index, row) in rows.enumerated() where !isDropped[index] { remaining.append(row) }
    rows = remaining
  }
}
