// Making the rows of a level hold one by one, before the sum of their violations is minimized.
//
// Many preferences can hold all together: views of pairs that would be equally wide. Minimizing the sum finds
// that as well, but goes by what helps most of them at once, and so begins with what moves most. Taken in the
// order in which their variables are solved, inner ones first, each needs little more than what it is
// composed of. As soon as something is in the way of one, the rest is left to the sum.

/// A violated row of a level, with the last position of its variables.
struct TargetRow: BitwiseCopyable {
  let row: Int32
  let position: Int32

  @inline(__always)
  func comes(before other: TargetRow) -> Bool {
    position != other.position ? position < other.position : row < other.row
  }

  /// With fewer than this the sum is minimized at once.
  static let fewest = 16
}

extension SolverState {
  /// Makes the violated equalities of a rank that the marked entries reach hold one after the other, as long as
  /// nothing else lies in their way; returns whether one was, so that all is to be priced anew.
  ///
  /// More important levels stay optimal. It is done once at a rank, and only where everything is solved from
  /// nothing: a later call has few preferences to bring back, and would look at those that cannot hold.
  mutating func satisfyIndividually(
    rank: Int, _ excluded: inout ExcludedEntries
  ) throws(SolveFailure) -> Bool {
    guard checkpoint?.isPristine == true, rank > scratch.lastSequentialRank else { return false }
    scratch.lastSequentialRank = rank
    collectTargetRows(rank: rank)
    guard scratch.preferences.count >= TargetRow.fewest else { return false }
    let pivots = statistics.pivots
    // Where the first one cannot, others cannot either, as a rule, and need no order.
    guard try satisfyTarget(scratch.preferences[0], rank, &excluded) else {
      resetPrices(rank: rank)
      return statistics.pivots != pivots
    }
    let levels = scratch.preferences.heapSort(from: 1) { $0.comes(before: $1) }
    statistics.cells &+= 2 * levels
    for index in 1..<scratch.preferences.count {
      guard try satisfyTarget(scratch.preferences[index], rank, &excluded) else { return true }
    }
    return true
  }

  /// Makes a row hold if nothing else lies in its way; returns whether it holds.
  private mutating func satisfyTarget(
    _ preference: TargetRow, _ rank: Int, _ excluded: inout ExcludedEntries
  ) throws(SolveFailure) -> Bool {
    let target = preference.row
    statistics.cells &+= Int(rows[target].count)
    guard isViolated(target) else { return true }
    _ = try walk(toward: .targetRow(target, rank: rank), excluding: &excluded)
    return !isViolated(target)
  }

  /// Collects the violated equalities of a rank, beginning with the one whose variables are solved first.
  private mutating func collectTargetRows(rank: Int) {
    scratch.preferences.removeAll()
    var first = 0
    var row = scratch.violationHeads[rank]
    while row != noRow {
      let record = rows[row]
      if record.relation == .equal, record.basicVariable == noVariable,
        record.side.gradient(record.relation) != 0
      {
        var last: Int32 = 0
        for term in terms(of: record) { last = Swift.max(last, variables[term.variable].position) }
        let preference = TargetRow(row: row, position: last)
        if first < scratch.preferences.count, preference.comes(before: scratch.preferences[first]) {
          first = scratch.preferences.count
        }
        scratch.preferences.append(preference)
        statistics.cells &+= Int(record.count)
      }
      row = scratch.nextViolation[row]
    }
    if first > 0 { scratch.preferences.swapAt(0, first) }
  }
}
