// Evaluating again what was evaluated before.
//
// Whoever resizes a window suggests other numbers for the same variables again and again. While the rows, the active
// set and its order stay as they are, an evaluation that starts at the same positions reaches the same variables in
// the same order. So the second of two such calls writes down what it reaches, and those after it follow the plan in
// place of the columns.

/// The positions that an evaluation starts at: one, or two as for the sides of a window.
struct EvaluationStart: BitwiseCopyable, Equatable {
  let first: Int32
  /// -1 if there is only one.
  let second: Int32
}

/// What an evaluation reaches, in order, and when it may be followed.
///
/// The plan changes when a call succeeds, and only then: a call that is refused leaves everything as it was.
struct EvaluationPlan {
  private enum State {
    /// The latest evaluation started there.
    case noted
    /// The plan is written down.
    case written
    /// Something depends on these positions that does not move along.
    case refused
  }

  /// The steps, then the checks, then the inactive rows of several terms.
  ///
  /// A step is a variable or the complement of a block's index. A check is two numbers: an inactive row of one term
  /// and the term.
  fileprivate var numbers = List<Int32>()
  fileprivate var stepCount: Int32 = 0
  fileprivate var checkCount: Int32 = 0
  /// How many variables the steps are about; following the plan moves them all.
  fileprivate var plannedCount: Int32 = 0
  /// What following the plan looks at, but for the terms of blocks, which their solves count.
  fileprivate var cells: Int32 = 0
  fileprivate var start: EvaluationStart?
  private var state = State.noted

  // The evaluations of the present call.
  fileprivate var evaluations: Int32 = 0
  fileprivate var movedCount: Int32 = 0
  fileprivate var latestStart: EvaluationStart?

  /// An evaluation that moves fewer variables is not worth a plan.
  private static var leastCount: Int32 { 4 }

  @inline(__always)
  mutating func begin() { evaluations = 0 }

  /// Notes an evaluation of the call.
  mutating func note(_ start: EvaluationStart?, moved count: Int) {
    evaluations &+= 1
    latestStart = start
    movedCount = Int32(truncatingIfNeeded: count)
  }

  func isWritten(for other: EvaluationStart) -> Bool { state == .written && start == other }

  /// Whether the plan for a start should be written now; else notes the start.
  fileprivate mutating func shouldWrite(_ other: EvaluationStart) -> Bool {
    if start == other { return state == .noted && movedCount >= Self.leastCount }
    forget()
    start = other
    return false
  }

  fileprivate mutating func end(isWhole: Bool) {
    state = isWhole ? .written : .refused
    if !isWhole { numbers.removeAll() }
  }

  /// Forgets the plan, because what it was made from has changed.
  mutating func forget() {
    start = nil
    state = .noted
    numbers.removeAll()
  }

  func copy() -> EvaluationPlan {
    var result = self
    result.numbers = numbers.copy()
    return result
  }

  mutating func free() { numbers.free() }
}

extension BitSet {
  /// Where an evaluation of these positions starts, if they are one or two.
  func evaluationStart() -> EvaluationStart? {
    guard let first = popFirst() else { return nil }
    defer { insert(first) }
    guard let second = self.first else { return EvaluationStart(first: first, second: -1) }
    remove(second)
    defer { insert(second) }
    return self.first == nil ? EvaluationStart(first: first, second: second) : nil
  }
}

extension SolverState {
  /// Follows the plan, if there is one for the pending positions; returns how many variables have moved.
  ///
  /// The call must not have changed the structure. Where a variable stays where it is, what depends on it must not be
  /// looked at: nothing has changed then, and the result is nil.
  mutating func followPlan(_ start: EvaluationStart) -> Int? {
    guard scratch.plan.isWritten(for: start) else { return nil }
    let logged = undoLog.length
    let numbers = scratch.plan.numbers
    let checks = Int(scratch.plan.stepCount)
    let touched = checks + 2 * Int(scratch.plan.checkCount)
    pending.positions.remove(start.first)
    if start.second >= 0 { pending.positions.remove(start.second) }
    for place in 0..<checks {
      let step = numbers[place]
      if step >= 0 ? setValue(solvedValue(of: step), of: step) : follow(block: ~step) { continue }
      while undoLog.length > logged { undoLatest() }
      pending.positions.insert(start.first)
      if start.second >= 0 { pending.positions.insert(start.second) }
      return nil
    }
    let (rows, terms, values) = (rows, terms, values)
    for place in stride(from: checks, to: touched, by: 2) {
      let (row, term) = (numbers[place], terms[numbers[place &+ 1]])
      let record = rows[row]
      checkSide(row, record, term.coefficient * values[term.variable] - record.constant)
    }
    for place in touched..<numbers.count { pending.touchedRows.append(numbers[place]) }
    statistics.cells &+= Int(scratch.plan.cells)
    return Int(scratch.plan.plannedCount)
  }

  /// Evaluates the variables of a block; returns whether all of them have moved.
  private mutating func follow(block index: Int32) -> Bool {
    solveValues(ofBlock: index)
    let block = blocks[index]
    for position in 0..<Int(block.count) {
      let variable = blocks.member(block, position)
      guard setValue(scratch.blockResult[position] + 0.0, of: variable) else { return false }
    }
    return true
  }

  /// Keeps, writes or forgets the plan at the end of a call that succeeded.
  mutating func updatePlan() {
    guard let checkpoint, !checkpoint.isPristine, !undoLog.hasMovedStructure,
      nextSerial == checkpoint.nextSerial, liveRows == checkpoint.liveRows,
      variableCount == checkpoint.variableCount
    else { return scratch.plan.forget() }
    guard scratch.plan.evaluations == 1, let start = scratch.plan.latestStart else { return }
    guard scratch.plan.shouldWrite(start) else { return }
    var plan = scratch.plan
    let isWhole = write(start, most: plan.movedCount, to: &plan)
    plan.end(isWhole: isWhole)
    scratch.plan = plan
  }

  /// Writes down what an evaluation from a start may reach; returns false if that is more than so many variables.
  private mutating func write(
    _ start: EvaluationStart, most: Int32, to plan: inout EvaluationPlan
  ) -> Bool {
    plan.cells = 0
    plan.plannedCount = 0
    pending.positions.insert(start.first)
    if start.second >= 0 { pending.positions.insert(start.second) }
    while let position = pending.positions.popFirst() {
      let variable = order[position]
      let block = variables[variable].block
      plan.plannedCount &+= block == noBlock ? 1 : blocks[block].count
      guard plan.plannedCount <= most else {
        pending.positions.removeAll()
        return false
      }
      plan.numbers.append(block == noBlock ? variable : ~block)
      if block == noBlock {
        let row = variables[variable].basicRow
        if row != noRow { plan.cells &+= rows[row].count }
        reach(from: variable, noBlock)
      } else {
        for member in blocks.members(of: blocks[block]) { reach(from: member, block) }
        for member in blocks.members(of: blocks[block]) {
          pending.positions.remove(variables[member].position)
        }
      }
    }
    plan.stepCount = Int32(truncatingIfNeeded: plan.numbers.count)
    writeRows(ofOne: true, to: &plan)
    plan.checkCount = (Int32(truncatingIfNeeded: plan.numbers.count) - plan.stepCount) / 2
    writeRows(ofOne: false, to: &plan)
    plan.cells &+= Int32(truncatingIfNeeded: plan.numbers.count)
    return true
  }

  /// Notes the positions of what is solved from a variable.
  private mutating func reach(from variable: Int32, _ block: Int32) {
    for term in column(of: variable) {
      let basicVariable = rows[term.row].basicVariable
      guard basicVariable != noVariable, basicVariable != variable else { continue }
      let other = variables[basicVariable]
      if other.block == noBlock || other.block != block { pending.positions.insert(other.position) }
    }
  }

  /// Writes down the inactive rows that the steps reach: those of one term, or those of several, each once.
  private mutating func writeRows(ofOne: Bool, to plan: inout EvaluationPlan) {
    let epoch = scratch.nextEpoch()
    for place in 0..<Int(plan.stepCount) {
      let step = plan.numbers[place]
      if step >= 0 {
        writeRows(ofOne: ofOne, mentioning: step, epoch, to: &plan)
      } else {
        for member in blocks.members(of: blocks[~step]) {
          writeRows(ofOne: ofOne, mentioning: member, epoch, to: &plan)
        }
      }
    }
  }

  private mutating func writeRows(
    ofOne: Bool, mentioning variable: Int32, _ epoch: UInt32, to plan: inout EvaluationPlan
  ) {
    var index = variables[variable].head
    while index != noTerm {
      let row = terms[index].row
      let record = rows[row]
      if record.basicVariable == noVariable, (record.count == 1) == ofOne,
        scratch.rowMark[row] != epoch
      {
        scratch.rowMark[row] = epoch
        plan.numbers.append(row)
        if ofOne { plan.numbers.append(index) }
      }
      index = links[index].next
    }
  }

  /// A plan must hold what writing it anew gives.
  mutating func planFault() -> String? {
    guard updateDepth == 0, let start = scratch.plan.start, scratch.plan.isWritten(for: start)
    else { return nil }
    var plan = EvaluationPlan()
    defer { plan.free() }
    let isWhole = write(start, most: scratch.plan.plannedCount, to: &plan)
    guard isWhole, plan.cells == scratch.plan.cells else { return "a plan has another length" }
    return plan.numbers.elementsEqual(scratch.plan.numbers) ? nil : "a plan is out of date"
  }
}
