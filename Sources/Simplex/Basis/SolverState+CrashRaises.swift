// Second pass of the crash: inequalities that its values violate.
//
// Required equalities tie variables to one another: a centered view to its row, a text to the
// baseline of the text before. Substituting them reduces an inequality to variables that something
// less important determines. One of these gives way, in the order in which they depend on each
// other, as in the longest path through a network. So a length that several contents bound is known
// before anything is placed behind it, and no pivot has to move what was placed.

import Buffers

/// An inequality, or the present row of a variable, without the variables that equalities tie.
private struct ReducedRow: BitwiseCopyable {
  let row: Int32
  /// The variable that moves to satisfy the row, and its coefficient.
  let variable: Int32
  let factor: Double
  let constant: Double
  /// The terms of the other variables.
  let start: Int32
  let count: Int32
  /// The next row of the same variable.
  let next: Int32
}

/// A term of a reduced row.
private struct ReducedTerm: BitwiseCopyable {
  let coefficient: Double
  let variable: Int32
  /// The variable that waits for this one.
  let waiting: Int32
  /// The next term of the same variable.
  let next: Int32
}

/// The reduced rows, and the state of the variables in them.
private struct RaisePlan {
  private var arena: Arena
  let mobility: Buffer<Int32>
  /// By variable: its coefficient in the row that is being reduced; 0 between rows.
  let coefficients: Buffer<Double>
  let values: Buffer<Double>
  /// By variable: the number of terms that it waits for; -1 while no row has it.
  let pendingCounts: Buffer<Int32>
  /// By variable: the first of its rows.
  let heads: Buffer<Int32>
  /// By variable: its first term in rows of others.
  let uses: Buffer<Int32>
  var rows = List<ReducedRow>()
  var terms = List<ReducedTerm>()
  /// The variables of the rows, in order of discovery.
  var variables = List<Int32>()

  init(variables count: Int, _ mobility: Buffer<Int32>) {
    self.mobility = mobility
    arena = Arena(
      bytes: 2 * Arena.size(count, of: Double.self) + 3 * Arena.size(count, of: Int32.self))
    coefficients = arena.carve(count, repeating: 0)
    values = arena.carve(count, of: Double.self)
    pendingCounts = arena.carve(count, repeating: -1)
    heads = arena.carve(count, repeating: -1)
    uses = arena.carve(count, repeating: -1)
  }

  /// Appends the reduced row, and clears its coefficients.
  mutating func append(_ row: Int32, of variable: Int32, _ constant: Double, _ found: List<Int32>) {
    discover(variable)
    let (factor, start) = (coefficients[variable], Int32(truncatingIfNeeded: terms.count))
    for other in found where other != variable {
      discover(other)
      pendingCounts[variable] += 1
      terms.append(
        ReducedTerm(
          coefficient: coefficients[other], variable: other, waiting: variable, next: uses[other]))
      uses[other] = Int32(truncatingIfNeeded: terms.count - 1)
      coefficients[other] = 0
    }
    rows.append(
      ReducedRow(
        row: row, variable: variable, factor: factor, constant: constant, start: start,
        count: Int32(truncatingIfNeeded: found.count - 1), next: heads[variable]))
    heads[variable] = Int32(truncatingIfNeeded: rows.count - 1)
    coefficients[variable] = 0
  }

  /// Clears the coefficients of a row that cannot be reduced.
  func clear(_ open: List<Int32>, _ found: List<Int32>) {
    for variable in open { coefficients[variable] = 0 }
    for variable in found { coefficients[variable] = 0 }
  }

  private mutating func discover(_ variable: Int32) {
    guard pendingCounts[variable] < 0 else { return }
    pendingCounts[variable] = 0
    variables.append(variable)
  }

  /// The activity of a row less its constant, without the variable that moves.
  func residual(_ row: ReducedRow) -> Double {
    var sum = -row.constant
    for term in terms.run(from: Int(row.start), to: Int(row.start + row.count)) {
      sum += term.coefficient * values[term.variable]
    }
    return sum
  }

  mutating func free() {
    arena.free()
    rows.free()
    terms.free()
    variables.free()
  }
}

extension SolverState {
  /// Activates inequalities that the values of a crash violate, instead of less important rows.
  ///
  /// - Parameter crash: The working storage of the crash.
  /// - Returns: Whether the active set changed; everything must then be computed anew.
  mutating func raiseViolated(_ crash: CrashWorkspace) -> Bool {
    var (count, isFeasible) = (0, true)
    for row in pending.violatedRequired where problem.rows[row].count > 1 { isFeasible = false }
    for change in pending.changedRows where problem.isLowerBound(change.row) { count += 1 }
    guard Shortcut.crashRaises.isOn,
      !isFeasible || count &* Tuning.tighterBoundShare > problem.rowCount
    else { return false }
    var plan = RaisePlan(variables: problem.variableCount, crash.mobility)
    defer { plan.free() }
    for change in pending.changedRows where problem.isLowerBound(change.row) {
      include(change.row, &plan)
    }
    if isFeasible {
      guard plan.rows.count &* Tuning.tighterBoundShare > problem.rowCount else { return false }
    } else {
      for index in crash.buckets.range(0, .inequality) { include(crash.buckets.rows[index], &plan) }
    }
    // The rows of the variables add variables to the list.
    var next = 0
    while let variable = plan.variables.element(&next) { includePresentRow(of: variable, &plan) }
    guard raiseInOrder(&plan) else { return false }
    for member in basis.blocks.members { problem.variables[member].block = noBlock }
    basis.blocks.removeAll()
    pending.changedRows.removeAll()
    pending.violatedRequired.removeAll()
    return true
  }

  /// Includes an inactive inequality if some variable can move to satisfy it.
  ///
  /// One that is not required must depend on that variable alone.
  private mutating func include(_ row: Int32, _ plan: inout RaisePlan) {
    let record = problem.rows[row]
    guard record.basicVariable == noVariable else { return }
    guard let constant = reduce(record, noVariable, plan),
      record.level == PriorityLevels.required || scratch.parents.count == 1,
      let variable = movingVariable(record, plan)
    else { return plan.clear(scratch.queue, scratch.parents) }
    plan.append(row, of: variable, constant, scratch.parents)
  }

  /// Includes the row that determines a variable, unless it is the only one in it.
  private mutating func includePresentRow(of variable: Int32, _ plan: inout RaisePlan) {
    plan.values[variable] = basis.values[variable]
    let row = problem.variables[variable].basicRow
    guard row != noRow, problem.rows[row].count > 1 else { return }
    guard let constant = reduce(problem.rows[row], variable, plan) else {
      return plan.clear(scratch.queue, scratch.parents)
    }
    plan.append(row, of: variable, constant, scratch.parents)
  }

  /// Substitutes required equalities in a row, from the last variable on.
  ///
  /// - Parameters:
  ///   - record: The row.
  ///   - kept: A variable that remains.
  ///   - plan: Has the coefficients of the remaining variables, which are in `scratch.parents`.
  /// - Returns: The constant; nil if there are too many equalities, or a block determines a
  ///   variable.
  private mutating func reduce(_ record: RowRecord, _ kept: Int32, _ plan: RaisePlan)
    -> Double?
  {
    scratch.queue.removeAll()
    scratch.parents.removeAll()
    _ = scratch.nextEpoch()
    var constant = addMultiple(1, of: record, plan)
    var equalities = 0
    while let variable = popLastToReduce() {
      // A variable may have canceled. Variables before this one do not bring it back.
      if plan.coefficients[variable] == 0 { continue }
      guard problem.variables[variable].block == noBlock, equalities < Tuning.lengthLimit else {
        scratch.parents.appendWithinCapacity(variable)
        return nil
      }
      let basicRow = problem.variables[variable].basicRow
      guard variable != kept, basicRow != noRow, problem.isTie(problem.rows[basicRow]) else {
        scratch.parents.appendWithinCapacity(variable)
        continue
      }
      let row = problem.rows[basicRow]
      let factor = plan.coefficients[variable] / problem.coefficient(of: variable, in: row)
      constant += addMultiple(-factor, of: row, plan)
      plan.coefficients[variable] = 0
      equalities += 1
    }
    return constant
  }

  /// Removes and returns the variable in `scratch.queue` that is last in the order.
  private mutating func popLastToReduce() -> Int32? {
    let (queue, variables) = (scratch.queue, problem.variables)
    statistics.cells &+= queue.count
    var place = queue.count - 1
    guard place >= 0 else { return nil }
    for index in queue.indices
    where variables[queue[index]].position > variables[queue[place]].position { place = index }
    let result = queue[place]
    queue[place] = queue[queue.count - 1]
    _ = scratch.queue.removeLast()
    return result
  }

  /// Adds a multiple of a row to the row that is being reduced.
  ///
  /// - Returns: The addition to its constant.
  private mutating func addMultiple(
    _ factor: Double, of row: RowRecord, _ plan: RaisePlan
  ) -> Double {
    var constant = factor * row.constant
    statistics.cells &+= Int(row.count)
    for term in problem.terms(of: row) {
      let (variable, summand) = (term.variable, factor * term.coefficient)
      if plan.mobility[variable] == 0 {
        constant -= summand * basis.values[variable]
        continue
      }
      if scratch.variableMark[variable] != scratch.epoch {
        scratch.variableMark[variable] = scratch.epoch
        scratch.queue.appendWithinCapacity(variable)
      }
      plan.coefficients[variable] = cancelingDifference(plan.coefficients[variable], -summand)
    }
    return constant
  }

  /// Finds the variable of the reduced row that moves to satisfy it.
  ///
  /// It is the one with the least important loss; of equal ones, one that rises, then the last.
  private mutating func movingVariable(_ row: RowRecord, _ plan: RaisePlan) -> Int32? {
    var best: (variable: Int32, rank: Int, rises: Bool, position: Int32)?
    for variable in scratch.parents
    where plan.coefficients[variable].magnitude >= Tolerance.pivotThreshold {
      let rises = (row.relation == .greaterThanOrEqual) == (plan.coefficients[variable] > 0)
      guard let rank = rankLost(variable, rises: rises, to: row) else { continue }
      let position = problem.variables[variable].position
      if let best {
        if rank != best.rank {
          if rank < best.rank { continue }
        } else if rises != best.rises {
          if best.rises { continue }
        } else if position < best.position {
          continue
        }
      }
      best = (variable, rank, rises, position)
    }
    return best?.variable
  }

  /// Finds the rank of the row that a variable gives up if it moves to satisfy a row.
  ///
  /// - Returns: The rank, the number of levels if nothing is lost, or nil if too much is.
  private mutating func rankLost(_ variable: Int32, rises: Bool, to row: RowRecord) -> Int? {
    let (entry, wanted) = (problem.basisEntry(of: variable), problem.rank(ofRow: row))
    guard !entry.isHold else { return wanted == 0 ? problem.levels.count : nil }
    let present = problem.rows[entry.row]
    let rank = problem.rank(ofRow: present)
    if wanted == 0, rank > 0 { return rank }
    // An inequality may move away from its bound.
    let grows = rises == (problem.coefficient(of: variable, in: present) > 0)
    guard rank == wanted, present.relation.allows(grows ? 1 : -1) else { return nil }
    return problem.levels.count
  }

  /// Moves each variable, once all that it waits for have moved, until its rows hold.
  ///
  /// - Returns: Whether some row became active.
  private mutating func raiseInOrder(_ plan: inout RaisePlan) -> Bool {
    var (next, hasChanged) = (0, false)
    var ready = List<Int32>()
    defer { ready.free() }
    for variable in plan.variables where plan.pendingCounts[variable] == 0 {
      ready.append(variable)
    }
    while let variable = ready.element(&next) {
      if let row = raise(variable, plan) { hasChanged = activate(row, variable) || hasChanged }
      var index = plan.uses[variable]
      while index >= 0 {
        let term = plan.terms[Int(index)]
        statistics.cells &+= 1
        plan.pendingCounts[term.waiting] -= 1
        if plan.pendingCounts[term.waiting] == 0 { ready.append(term.waiting) }
        index = term.next
      }
    }
    return hasChanged
  }

  /// Evaluates a variable and moves it until its violated rows hold.
  ///
  /// - Returns: The row that requires the largest move; nil if nothing moves.
  private mutating func raise(_ variable: Int32, _ plan: RaisePlan) -> Int32? {
    let present = problem.variables[variable].basicRow
    var index = plan.heads[variable]
    // The present row was included last.
    if index >= 0, plan.rows[Int(index)].row == present {
      let row = plan.rows[Int(index)]
      plan.values[variable] = -plan.residual(row) / row.factor
      index = row.next
    }
    let value = plan.values[variable]
    var (move, result) = (0.0, Int32?.none)
    while index >= 0 {
      let row = plan.rows[Int(index)]
      statistics.cells &+= Int(row.count) + 1
      let residual = plan.residual(row) + row.factor * value
      if residual.magnitude > Tolerance.activity,
        (residual > 0) == (problem.rows[row.row].relation == .lessThanOrEqual)
      {
        let wanted = -residual / row.factor
        if wanted.magnitude > move.magnitude, wanted * move >= 0 {
          (move, result) = (wanted, row.row)
        }
      }
      index = row.next
    }
    plan.values[variable] = value + move
    return result
  }

  /// Activates a row instead of that of a variable; the equalities between shift.
  ///
  /// - Returns: Whether that is possible.
  private mutating func activate(_ row: Int32, _ variable: Int32) -> Bool {
    let variables = problem.variables
    let first = variables[variable].position
    guard
      let path = findPath(
        from: row, to: { $0 == variable }, through: { variables[$0].position > first })
    else { return false }
    let leaving = variables[variable].basicRow
    if leaving != noRow {
      problem.rows[leaving].basicVariable = noVariable
      problem.rows[leaving].side = .at
    }
    shiftRows(along: path, entering: row)
    return true
  }
}

extension Problem {
  /// Returns whether a row bounds a single variable from below.
  fileprivate func isLowerBound(_ row: Int32) -> Bool {
    let record = rows[row]
    guard record.count == 1, record.relation != .equal else { return false }
    return (record.relation == .greaterThanOrEqual) == (terms[record.start].coefficient > 0)
  }

  /// Returns whether a row is a short required equality.
  fileprivate func isTie(_ row: RowRecord) -> Bool {
    row.relation == .equal && row.level == PriorityLevels.required
      && row.count <= Tuning.lengthLimit
  }
}
