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
    let state = face.mutableState
    state.pointee.beginQuery()
    state.pointee.problem.requireOptimum()
    var walls = DegenerateWalls(state.pointee.loosenableEntries, &state.pointee)
    walls.propagate()
    walls.fix(&state.pointee)
    return face
  }

  /// The independent movements of this optimal face that change a variable.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The number of each, and in some unit the change of the variable.
  ///
  /// Complexity: what the variable depends on.
  package mutating func movements(of variable: Variable) -> [(number: Int, change: Double)] {
    mutableState.pointee.movements(of: [variable.index]).map { (Int($0.entry), $0.change) }
  }
}

extension SolverState {
  /// For each variable of an optimal face, whether it is ambiguous, computed for all at once.
  ///
  /// - Returns: As ``canMove(_:)``.
  ///
  /// Complexity: O(size of the solver).
  mutating func movableVariables() -> (possible: [Bool], certain: [Bool]) {
    canMove(allVariables, by: loosenableEntries)
  }

  /// For some variables of an optimal face, whether they are ambiguous.
  ///
  /// - Returns: Whether any entry may move the variable, and whether one does for certain. Walls at
  ///   distance zero may determine the other variables.
  ///
  /// Complexity: what the variables depend on, and what that reaches.
  mutating func canMove(_ asked: [Int32]) -> (possible: [Bool], certain: [Bool]) {
    canMove(asked, by: movements(of: asked).map { $0.entry })
  }

  private mutating func canMove(
    _ asked: [Int32], by entries: [Int32]
  ) -> (possible: [Bool], certain: [Bool]) {
    let sure = DegenerateWalls(entries, &self).entriesMovingSurely
    return (
      doMove(asked, by: entries, beyond: 0),
      doMove(asked, by: sure, beyond: Tolerance.cancellation)
    )
  }

  /// For some variables, whether entries move them, by more than a part of the sum's terms.
  ///
  /// The entries move by distinct amounts, so that nothing cancels.
  private mutating func doMove(
    _ asked: [Int32], by entries: [Int32], beyond share: Double
  ) -> [Bool] {
    for entry in entries { seedMovement(entry) }
    let direction = ftran()
    defer { clear(direction) }
    return asked.map { direction[$0].value.magnitude > share * direction[$0].absoluteSum }
  }

  /// The loosenable basis entries, by variable, in the composition of some variables.
  ///
  /// - Returns: For each, how it moves a single variable where it may move, in some unit.
  mutating func movements(of asked: [Int32]) -> [(entry: Int32, change: Double)] {
    for variable in asked { seedMovement(variable) }
    let composition = btran()
    defer { clear(composition) }
    var parts: [(entry: Int32, change: Double)] = []
    for variable in composition.variables where canBeLoosened(variable) {
      let change = composition[variable].value
      let canRise = problem.blockingLevels(problem.basisEntry(of: variable)).up == noLevel
      if change != 0 { parts.append((variable, canRise ? change : -change)) }
    }
    return parts
  }

  /// All basis entries that may move in some direction, by variable.
  fileprivate var loosenableEntries: [Int32] {
    allVariables.filter { problem.variables[$0].isAlive && canBeLoosened($0) }
  }

  private var allVariables: [Int32] {
    (0..<problem.variableCount).map { Int32(truncatingIfNeeded: $0) }
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
  private struct WallTerm {
    let wall: Int
    /// The direction of its entry that makes the term positive, by its place in `isOpen`.
    let positive: Int
    /// The direction that makes it negative.
    var negative: Int { positive ^ 1 }
  }

  /// The basis entries, by variable.
  private let entries: [Int32]
  /// The open directions: for each entry, true if it may fall, then true if it may rise.
  private var isOpen: [Bool] = []
  private var terms: [WallTerm] = []
  /// The start of each wall's terms, and the end of the last one's.
  private var starts = [0]
  /// The number of terms of each wall that can be negative.
  private var negatives: [Int] = []
  /// The indices of the terms by entry, and the start of each entry's, as in `starts`.
  private var termsByEntry: [Int] = []
  private var startsByEntry = [0]
  private var pending: [Int] = []
  private var isComplete = true

  /// Collects the walls that loosenable entries reach.
  init(_ loosenable: [Int32], _ state: inout SolverState) {
    entries = loosenable
    guard !entries.isEmpty else { return }
    var indices = [Int](repeating: -1, count: state.problem.variableCount)
    for (index, variable) in entries.enumerated() {
      let blocking = state.problem.blockingLevels(state.problem.basisEntry(of: variable))
      indices[Int(variable)] = index
      isOpen.append(blocking.down == noLevel)
      isOpen.append(blocking.up == noLevel)
    }
    let epoch = state.pricing.nextEpoch()
    let walls = state.bindingWalls(from: entries, epoch)
    // Coupled walls may be expensive to separate. Skipping some leaves more individual checks
    // later.
    let limit =
      state.statistics.cells + 200 * (state.problem.variableCount + state.problem.termCount)
    for wall in walls {
      isComplete = state.statistics.cells < limit
      if isComplete { collect(wall, indices, epoch, &state) }
    }
    indexByEntry()
  }

  private mutating func collect(
    _ wall: Int32, _ indices: [Int], _ epoch: UInt32, _ state: inout SolverState
  ) {
    let record = state.problem.rows[wall]
    state.seedRow(record, 1, within: epoch)
    let composition = state.btran(within: epoch)
    if record.relation != .greaterThanOrEqual { append(composition, 1, indices) }
    if record.relation != .lessThanOrEqual { append(composition, -1, indices) }
    state.clear(composition)
  }

  private mutating func append(_ composition: Multipliers, _ sign: Double, _ indices: [Int]) {
    let wall = negatives.count
    negatives.append(0)
    for variable in composition.variables where indices[Int(variable)] >= 0 {
      let share = composition[variable]
      guard share.value.magnitude > Tolerance.slope * share.absoluteSum else { continue }
      let rises = sign * share.value > 0
      let term = WallTerm(wall: wall, positive: 2 * indices[Int(variable)] + (rises ? 1 : 0))
      terms.append(term)
      if isOpen[term.negative] { negatives[wall] += 1 }
    }
    starts.append(terms.count)
    if negatives[wall] <= 1 { pending.append(wall) }
  }

  private mutating func indexByEntry() {
    startsByEntry = [Int](repeating: 0, count: entries.count + 1)
    for term in terms { startsByEntry[term.positive / 2 + 1] += 1 }
    for index in entries.indices { startsByEntry[index + 1] += startsByEntry[index] }
    var sorted = Array(terms.indices)
    sorted.sortByNumber { UInt64(terms[$0].positive / 2) }
    termsByEntry = sorted
  }

  /// Propagates blocked directions through the walls until nothing changes.
  mutating func propagate() {
    while let wall = pending.popLast() {
      for term in terms[starts[wall]..<starts[wall + 1]] {
        // The term that can be negative, or any term if none can: it must not be positive.
        guard negatives[wall] == 0 || isOpen[term.negative], isOpen[term.positive] else {
          continue
        }
        isOpen[term.positive] = false
        for wall in walls(leftBy: term.positive) {
          negatives[wall] -= 1
          if negatives[wall] <= 1 { pending.append(wall) }
        }
      }
    }
  }

  /// The walls with a term that a direction makes negative.
  private func walls(leftBy direction: Int) -> [Int] {
    let entry = direction / 2
    return termsByEntry[startsByEntry[entry]..<startsByEntry[entry + 1]].compactMap {
      terms[$0].negative == direction ? terms[$0].wall : nil
    }
  }

  /// The entries, by variable, that may move for certain.
  ///
  /// No wall limits them, or other such entries can move away from each wall that does.
  var entriesMovingSurely: [Int32] {
    guard isComplete else { return [] }
    // By direction, the number of walls that limit it and from which nothing moves away.
    var limits = [Int](repeating: 0, count: isOpen.count)
    for term in terms { limits[term.positive] += 1 }
    var isLeft = [Bool](repeating: false, count: negatives.count)
    var isSure = [Bool](repeating: false, count: entries.count)
    var unlimited = isOpen.indices.filter { limits[$0] == 0 && isOpen[$0] }
    while let direction = unlimited.popLast() {
      isSure[direction / 2] = true
      for wall in walls(leftBy: direction) where !isLeft[wall] {
        isLeft[wall] = true
        for other in terms[starts[wall]..<starts[wall + 1]] {
          limits[other.positive] -= 1
          if limits[other.positive] == 0, isOpen[other.positive] {
            unlimited.append(other.positive)
          }
        }
      }
    }
    return entries.indices.filter { isSure[$0] }.map { entries[$0] }
  }

  /// Requires entries that cannot move to stay as they are.
  func fix(_ state: inout SolverState) {
    for (index, variable) in entries.enumerated() {
      let row = state.problem.variables[variable].basicRow
      guard row != noRow else { continue }
      state.problem.require(row, canRise: isOpen[2 * index + 1], canFall: isOpen[2 * index])
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
      let (row, record) = (Int32(truncatingIfNeeded: index), rows[index])
      if record.basicVariable == noVariable {
        require(row, canRise: record.side == .above, canFall: record.side == .below)
      } else {
        let blocking = variables[record.basicVariable].blockingLevels
        require(row, canRise: blocking.up == noLevel, canFall: blocking.down == noLevel)
      }
    }
  }

  /// Makes a row required unless it can move in both directions.
  ///
  /// The relation of an active row alone then blocks it.
  fileprivate mutating func require(_ row: Int32, canRise: Bool, canFall: Bool) {
    guard !canRise || !canFall else { return }
    let relation: Relation = canRise ? .greaterThanOrEqual : canFall ? .lessThanOrEqual : .equal
    rows[row].relation = relation
    rows[row].level = PriorityLevels.required
    guard rows[row].basicVariable != noVariable else { return }
    variables[rows[row].basicVariable].blockingLevels = BlockingLevels(
      by: PriorityLevels.required, relation)
  }
}
