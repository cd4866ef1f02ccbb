// The optimal face: all optima, as the solutions of required constraints alone.

import Buffers
package import Simplex

extension Solver {
  /// A solver whose solutions are exactly the optima of this one.
  ///
  /// A row that holds with equality in all optima is required to, and no row may leave its side.
  /// Queries of the face ignore levels, and determined variables are found at once. In the
  /// original, where walls at distance zero block a direction, each query would repeat the same
  /// degenerate steps.
  package func optimalFace() -> Solver {
    var face = workingCopy()
    face.mutableState.pointee.beginQuery()
    face.mutableState.pointee.problem.requireOptimum()
    var walls = DegenerateWalls(&face.mutableState.pointee)
    walls.propagate()
    walls.fix(&face.mutableState.pointee)
    return face
  }
}

extension SolverState {
  /// For each variable of an optimal face, whether it is ambiguous, computed for all at once.
  ///
  /// All entries that may move do so by distinct amounts, so that nothing cancels. With coupled
  /// walls at distance zero the result may be true for a determined variable.
  ///
  /// Complexity: O(size of the solver).
  mutating func movableVariables() -> [Bool] {
    for index in 0..<problem.variableCount where problem.variables[index].isAlive {
      let variable = Int32(truncatingIfNeeded: index)
      if canBeLoosened(variable) { seedMovement(variable) }
    }
    let direction = ftran()
    defer { clear(direction) }
    var moves = [Bool](repeating: false, count: problem.variableCount)
    for variable in direction.variables where direction[variable].value != 0 {
      moves[Int(variable)] = true
    }
    return moves
  }

  /// For some variables, the result of ``movableVariables()``.
  ///
  /// Complexity: what the variables depend on, and what that reaches.
  mutating func canMove(_ asked: [Int32]) -> [Bool] {
    for variable in movableEntries(under: asked) { seedMovement(variable) }
    let direction = ftran()
    defer { clear(direction) }
    return asked.map { direction[$0].value != 0 }
  }

  /// The loosenable basis entries, by variable, in the composition of some variables.
  mutating func movableEntries(under asked: [Int32]) -> [Int32] {
    for variable in asked { seedMovement(variable) }
    let composition = btran()
    var entries: [Int32] = []
    for variable in composition.variables
    where composition[variable].value != 0 && canBeLoosened(variable) {
      entries.append(variable)
    }
    clear(composition)
    return entries
  }

  /// - Returns: Whether some direction of a variable's basis entry has no blocking level.
  private func canBeLoosened(_ variable: Int32) -> Bool {
    let blocking = problem.blockingLevels(problem.basisEntry(of: variable))
    return blocking.up == noLevel || blocking.down == noLevel
  }

  /// Seeds a variable with a distinct amount.
  private mutating func seedMovement(_ variable: Int32) {
    seed(variable, Degeneracy.pretendedDistance(UInt32(bitPattern: variable)))
  }
}

/// Walls at distance zero, as sums of loosenable basis entries, and the directions that they leave.
///
/// A wall states `Σ factor × movement <= 0`. If no term can be negative, none can be positive. If
/// only one can be negative, that one cannot be positive either.
private struct DegenerateWalls {
  private struct Entry {
    let entry: BasisEntry
    var canRise: Bool
    var canFall: Bool
    /// The start of the entry's terms in `termsByEntry`.
    var start: Int32 = 0

    func canBeNegative(_ factor: Double) -> Bool { factor > 0 ? canFall : canRise }
  }

  private struct WallTerm {
    let entry: Int32
    let wall: Int32
    let factor: Double
  }

  private var entries: [Entry] = []
  private var terms: [WallTerm] = []
  /// The start of each wall's terms, and the end of the last one's.
  private var starts: [Int32] = [0]
  /// The number of terms of each wall that can be negative.
  private var negatives: [Int32] = []
  private var termsByEntry: [Int32] = []
  private var pending: [Int32] = []

  /// Collects the walls that loosenable entries reach.
  init(_ state: inout SolverState) {
    var entryIndices = [Int32](repeating: -1, count: state.problem.variableCount)
    for index in 0..<state.problem.variableCount where state.problem.variables[index].isAlive {
      let variable = Int32(truncatingIfNeeded: index)
      let entry = state.problem.basisEntry(of: variable)
      let blocking = state.problem.blockingLevels(entry)
      guard blocking.up == noLevel || blocking.down == noLevel else { continue }
      entryIndices[index] = Int32(truncatingIfNeeded: entries.count)
      entries.append(
        Entry(
          entry: entry, canRise: blocking.up == noLevel, canFall: blocking.down == noLevel))
    }
    guard !entries.isEmpty else { return }
    let epoch = state.pricing.nextEpoch()
    let walls = state.bindingWalls(
      from: entries.map { state.problem.variable(of: $0.entry) }, epoch)
    // Coupled walls may be expensive to separate. Skipping some leaves more individual checks
    // later.
    let limit =
      state.statistics.cells + 200 * (state.problem.variableCount + state.problem.termCount)
    for wall in walls where state.statistics.cells < limit {
      collect(wall, entryIndices, epoch, &state)
    }
    indexByEntry()
  }

  private mutating func collect(
    _ wall: Int32, _ entryIndices: [Int32], _ epoch: UInt32, _ state: inout SolverState
  ) {
    let record = state.problem.rows[wall]
    state.seedRow(record, 1, within: epoch)
    let composition = state.btran(within: epoch)
    if record.relation != .greaterThanOrEqual { append(composition, 1, entryIndices) }
    if record.relation != .lessThanOrEqual { append(composition, -1, entryIndices) }
    state.clear(composition)
  }

  private mutating func append(
    _ composition: Multipliers, _ sign: Double, _ entryIndices: [Int32]
  ) {
    let wall = Int32(truncatingIfNeeded: negatives.count)
    var count: Int32 = 0
    for variable in composition.variables where entryIndices[Int(variable)] >= 0 {
      let share = composition[variable]
      guard share.value.magnitude > Tolerance.slope * share.absoluteSum else { continue }
      let entry = entryIndices[Int(variable)]
      let factor = sign * share.value
      terms.append(WallTerm(entry: entry, wall: wall, factor: factor))
      if entries[Int(entry)].canBeNegative(factor) { count += 1 }
    }
    starts.append(Int32(truncatingIfNeeded: terms.count))
    negatives.append(count)
    if count <= 1 { pending.append(wall) }
  }

  /// Indexes the terms by entry, with a counting sort.
  private mutating func indexByEntry() {
    for term in terms { entries[Int(term.entry)].start += 1 }
    var end: Int32 = 0
    for index in entries.indices {
      end += entries[index].start
      entries[index].start = end
    }
    termsByEntry = [Int32](repeating: 0, count: terms.count)
    for index in terms.indices.reversed() {
      let entry = Int(terms[index].entry)
      entries[entry].start -= 1
      termsByEntry[Int(entries[entry].start)] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Propagates blocked directions through the walls until nothing changes.
  mutating func propagate() {
    while let wall = pending.popLast() {
      let range = Int(starts[Int(wall)])..<Int(starts[Int(wall) + 1])
      for index in range {
        let term = terms[index]
        let entry = entries[Int(term.entry)]
        // The term that can be negative, or any term if none can: it must not be positive.
        guard negatives[Int(wall)] == 0 || entry.canBeNegative(term.factor) else { continue }
        if term.factor > 0 ? entry.canRise : entry.canFall {
          block(Int(term.entry), rising: term.factor > 0)
        }
      }
    }
  }

  private mutating func block(_ entry: Int, rising: Bool) {
    if rising { entries[entry].canRise = false } else { entries[entry].canFall = false }
    let end = entry + 1 < entries.count ? Int(entries[entry + 1].start) : terms.count
    for index in Int(entries[entry].start)..<end {
      let term = terms[Int(termsByEntry[index])]
      // A term that can no longer be negative.
      guard (term.factor < 0) == rising else { continue }
      negatives[Int(term.wall)] -= 1
      if negatives[Int(term.wall)] <= 1 { pending.append(term.wall) }
    }
  }

  /// Requires entries that cannot move to stay as they are.
  func fix(_ state: inout SolverState) {
    for entry in entries where !entry.entry.isHold {
      switch (entry.canRise, entry.canFall) {
      case (false, false): state.problem.require(Int(entry.entry.row), .equal)
      case (false, true): state.problem.require(Int(entry.entry.row), .lessThanOrEqual)
      case (true, false): state.problem.require(Int(entry.entry.row), .greaterThanOrEqual)
      case (true, true): break
      }
    }
  }
}

extension SolverState {
  /// Marks everything that some variables reach, and finds the inactive rows at distance zero.
  mutating func bindingWalls(from variables: [Int32], _ epoch: UInt32) -> [Int32] {
    var walls: [Int32] = []
    let rowEpoch = scratch.nextEpoch()
    scratch.queue.removeAll()
    for variable in variables { enqueueWithBlock(variable, epoch) }
    var next = 0
    while let variable = scratch.queue.element(&next) {
      for term in problem.column(of: variable) {
        statistics.cells &+= 1
        let record = problem.rows[term.row]
        if record.basicVariable != noVariable {
          enqueueWithBlock(record.basicVariable, epoch)
        } else if scratch.rowMark[term.row] != rowEpoch {
          scratch.rowMark[term.row] = rowEpoch
          if record.isAlive, isOnKink(term.row) {
            walls.append(term.row)
          }
        }
      }
    }
    return walls
  }
}

extension Problem {
  /// Requires every row to satisfy the relation that it has in all optima.
  fileprivate mutating func requireOptimum() {
    for index in 0..<rowCount where rows[index].isAlive {
      let record = rows[index]
      if record.basicVariable == noVariable {
        switch record.side {
        case .below: rows[index].relation = .lessThanOrEqual
        case .above: rows[index].relation = .greaterThanOrEqual
        case .at, .active: rows[index].relation = .equal
        }
        rows[index].level = PriorityLevels.required
        continue
      }
      let blocking = variables[record.basicVariable].blockingLevels
      switch (blocking.up == noLevel, blocking.down == noLevel) {
      case (false, false): require(index, .equal)
      case (false, true): require(index, .lessThanOrEqual)
      case (true, false): require(index, .greaterThanOrEqual)
      case (true, true): break
      }
    }
  }

  /// Makes an active row required; its relation alone then blocks it.
  fileprivate mutating func require(_ row: Int, _ relation: Relation) {
    rows[row].relation = relation
    rows[row].level = PriorityLevels.required
    variables[rows[row].basicVariable].blockingLevels = BlockingLevels(
      by: PriorityLevels.required, relation)
  }
}
