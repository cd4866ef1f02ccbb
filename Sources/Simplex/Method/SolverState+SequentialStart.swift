// Satisfying the rows of a level individually, before the sum of their violations is minimized.
//
// Many preferences can often hold together, as for pairs of equally wide views. Minimizing the sum
// finds that too, but begins with the directions that help most rows at once, which move most of
// the system. In the order in which their variables are solved, inner ones first, each row moves
// little more than its composition. At the first obstacle, the sum is minimized instead.

import Buffers

/// A violated row of a level, with the last position of its variables.
struct TargetRow: BitwiseCopyable {
  let row: Int32
  let position: Int32

  @inline(__always)
  func comes(before other: TargetRow) -> Bool {
    position != other.position ? position < other.position : row < other.row
  }
}

/// The progress of a first solve that satisfies rows individually.
struct SequentialStart {
  /// The last rank whose rows were satisfied in this call.
  var lastRank = 0
  /// The rows of that rank that may still be violated.
  var targets = List<TargetRow>()

  func free() { targets.free() }
}

extension SolverState {
  /// Satisfies the violated equalities of a rank that the marked entries reach, up to the first
  /// obstacle.
  ///
  /// More important levels stay optimal. This is done once at a rank, and only in a solve from
  /// nothing: a later call has few preferences to restore, and would retry those that cannot hold.
  ///
  /// - Parameters:
  ///   - rank: The rank.
  ///   - excluded: The entries to skip; updated.
  /// - Returns: Whether the active set may have changed, so that prices must be computed anew.
  /// - Throws: `SolveFailure.pivotLimit` if the budget is used up.
  mutating func satisfyIndividually(
    rank: Int, _ excluded: inout ExcludedEntries
  ) throws(SolveFailure) -> Bool {
    guard undo.checkpoint?.isPristine == true, rank > pricing.sequential.lastRank else {
      return false
    }
    pricing.sequential.lastRank = rank
    collectTargetRows(rank: rank)
    guard pricing.sequential.targets.count >= Tuning.simultaneousRows else { return false }
    let pivots = statistics.pivots
    // If the first row is obstructed, usually all are, and no order is needed.
    guard try satisfyTarget(pricing.sequential.targets[0], rank, &excluded) else {
      resetPrices(rank: rank)
      return statistics.pivots != pivots
    }
    let levels = pricing.sequential.targets.heapSort(from: 1) { $0.comes(before: $1) }
    statistics.cells &+= 2 * levels
    for index in 1..<pricing.sequential.targets.count {
      guard try satisfyTarget(pricing.sequential.targets[index], rank, &excluded) else {
        return true
      }
    }
    return true
  }

  /// Satisfies a row if nothing obstructs its walk.
  ///
  /// - Returns: Whether the row holds.
  private mutating func satisfyTarget(
    _ targetRow: TargetRow, _ rank: Int, _ excluded: inout ExcludedEntries
  ) throws(SolveFailure) -> Bool {
    let target = targetRow.row
    statistics.cells &+= Int(problem.rows[target].count)
    guard isViolated(target) else { return true }
    _ = try walk(toward: .targetRow(target, rank: rank), excluding: &excluded)
    return !isViolated(target)
  }

  /// Collects the violated equalities of a rank, the one whose variables are solved first at index
  /// 0.
  private mutating func collectTargetRows(rank: Int) {
    pricing.sequential.targets.removeAll()
    var first = 0
    for row in pricing.violations[rank] {
      let record = problem.rows[row]
      if record.relation == .equal, record.basicVariable == noVariable,
        record.side.costSign(for: record.relation) != 0
      {
        var last: Int32 = 0
        for term in problem.terms(of: record) {
          last = Swift.max(last, problem.variables[term.variable].position)
        }
        let targetRow = TargetRow(row: row, position: last)
        if first < pricing.sequential.targets.count,
          targetRow.comes(before: pricing.sequential.targets[first])
        {
          first = pricing.sequential.targets.count
        }
        pricing.sequential.targets.append(targetRow)
        statistics.cells &+= Int(record.count)
      }
    }
    if first > 0 { pricing.sequential.targets.swapAt(0, first) }
  }
}
