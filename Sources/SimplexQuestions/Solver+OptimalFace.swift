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
    let entries = face.state.pointee.loosenableEntries
    var walls = DegenerateWalls(entries, &face.mutableState.pointee)
    walls.propagate()
    walls.fix(&face.mutableState.pointee)
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
    canMove(
      (0..<problem.variableCount).map { Int32(truncatingIfNeeded: $0) }, by: loosenableEntries)
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
    let sure = DegenerateWalls(entries, &self).entriesMovingSurely(self)
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
    (0..<problem.variableCount).map { Int32(truncatingIfNeeded: $0) }
      .filter { problem.variables[$0].isAlive && canBeLoosened($0) }
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
  private var isComplete = true

  /// Collects the walls that loosenable entries reach.
  init(_ loosenable: [Int32], _ state: inout SolverState) {
    var entryIndices = [Int32](repeating: -1, count: state.problem.variableCount)
    for (index, variable) in loosenable.enumerated() {
      let entry = state.problem.basisEntry(of: variable)
      let blocking = state.problem.blockingLevels(entry)
      entryIndices[Int(variable)] = Int32(truncatingIfNeeded: index)
      entries.append(
        Entry(
          entry: entry, canRise: blocking.up == noLevel, canFall: blocking.down == noLevel))
    }
    guard !entries.isEmpty else { return }
    let epoch = state.pricing.nextEpoch()
    let walls = state.bindingWalls(from: loosenable, epoch)
    // Coupled walls may be expensive to separate. Skipping some leaves more individual checks
    // later.
    let limit =
      state.statistics.cells + 200 * (state.problem.variableCount + state.problem.termCount)
    for wall in walls {
      isComplete = state.statistics.cells < limit
      if isComplete { collect(wall, entryIndices, epoch, &state) }
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
    for index in termIndices(of: entry) {
      let term = terms[Int(index)]
      // A term that can no longer be negative.
      guard (term.factor < 0) == rising else { continue }
      negatives[Int(term.wall)] -= 1
      if negatives[Int(term.wall)] <= 1 { pending.append(term.wall) }
    }
  }

  /// The entries, by variable, that may move for certain.
  ///
  /// No wall limits them, or other such entries can move away from each wall that does.
  func entriesMovingSurely(_ state: SolverState) -> [Int32] {
    guard isComplete else { return [] }
    // By entry and direction, the number of walls that limit it and from which nothing moves away.
    var limits = [Int32](repeating: 0, count: 2 * entries.count)
    for term in terms { limits[Self.place(term.entry, rising: term.factor > 0)] += 1 }
    var isLeft = [Bool](repeating: false, count: negatives.count)
    var isSure = [Bool](repeating: false, count: entries.count)
    var unlimited = limits.indices.filter { limits[$0] == 0 && canMove($0) }
    while let place = unlimited.popLast() {
      isSure[place / 2] = true
      for index in termIndices(of: place / 2) {
        let term = terms[Int(index)]
        let wall = Int(term.wall)
        guard !isLeft[wall], (term.factor < 0) == (place % 2 == 1) else { continue }
        isLeft[wall] = true
        for other in terms[Int(starts[wall])..<Int(starts[wall + 1])] {
          let place = Self.place(other.entry, rising: other.factor > 0)
          limits[place] -= 1
          if limits[place] == 0, canMove(place) { unlimited.append(place) }
        }
      }
    }
    return entries.indices.filter { isSure[$0] }.map {
      state.problem.variable(of: entries[$0].entry)
    }
  }

  /// The place of a direction of an entry in a list of all.
  private static func place(_ entry: Int32, rising: Bool) -> Int {
    2 * Int(entry) + (rising ? 1 : 0)
  }

  private func canMove(_ place: Int) -> Bool {
    place % 2 == 1 ? entries[place / 2].canRise : entries[place / 2].canFall
  }

  /// The indices of an entry's terms.
  private func termIndices(of entry: Int) -> ArraySlice<Int32> {
    let end = entry + 1 < entries.count ? Int(entries[entry + 1].start) : terms.count
    return termsByEntry[Int(entries[entry].start)..<end]
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
