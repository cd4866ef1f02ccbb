// Evaluating again what was evaluated before.
//
// Whoever resizes a window suggests other numbers for the same variables again and again. While the rows, the active
// set and its order stay as they are, an evaluation that starts at the same positions reaches the same variables in
// the same order. So the second of two such calls writes down what it reaches, and those after it follow the plan in
// place of the columns (`FollowingPlan.swift`).

/// The positions that an evaluation starts at: one, or two as for the sides of a window.
struct EvaluationStart: BitwiseCopyable, Equatable {
  let first: Int32
  /// -1 if there is only one.
  let second: Int32
}

/// A variable that a plan evaluates.
///
/// A block has a step for each of its right sides, one for itself, and then one for each of its variables.
struct PlannedStep: BitwiseCopyable, Equatable {
  /// The variable; the complement of its index for a right side, of the block's for a block.
  let variable: Int32
  /// The row that the variable, or the right side, comes from; `noRow` for a held variable and for a block,
  /// `heldInBlock` for the right side of a held variable, `rowOfBlock` for the variables of a block.
  let row: Int32
  /// Where the row's terms end, without the variable's own; they begin where those of the step before end.
  let end: Int32
  /// Where the inactive rows that mention the variable alone begin; those of the next step begin where they end.
  let checks: Int32
  /// The coefficient of the variable.
  let pivot: Double
  /// The values for which none of these rows changes sides.
  var range = SideRange()

  static var rowOfBlock: Int32 { noRow - 1 }
  static var heldInBlock: Int32 { noRow - 2 }

  init(_ variable: Int32, row: Int32 = noRow, pivot: Double = 1, in plan: EvaluationPlan) {
    self.variable = variable
    self.row = row
    self.pivot = pivot
    end = Int32(truncatingIfNeeded: plan.terms.count)
    checks = Int32(truncatingIfNeeded: plan.checks.count)
  }

  /// Whether another step differs in its range at most.
  func isSame(as other: PlannedStep) -> Bool {
    var other = other
    other.range = range
    return self == other
  }
}

/// A term of a row, to be subtracted from its constant.
struct PlannedTerm: BitwiseCopyable, Equatable {
  let coefficient: Double
  let variable: Int32
}

/// An inactive row of one term, and the term.
struct PlannedCheck: BitwiseCopyable, Equatable {
  let row: Int32
  let term: Int32
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

  fileprivate(set) var steps = List<PlannedStep>()
  fileprivate(set) var terms = List<PlannedTerm>()
  fileprivate(set) var checks = List<PlannedCheck>()
  /// The inactive rows of several terms.
  fileprivate(set) var rows = List<Int32>()
  /// The variables of the steps, as words of a set.
  fileprivate(set) var words = List<BitSetWord>()
  /// How many variables the steps are about; following the plan moves them all.
  fileprivate(set) var plannedCount: Int32 = 0
  /// What following the plan looks at, but for the terms of blocks, which their solves count, and for rows that
  /// are checked.
  fileprivate(set) var cells: Int32 = 0
  /// The steps whose value has left its range, in the present call.
  var outside = List<Int32>()
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
    if !isWhole { removeAll() }
  }

  /// Forgets the plan, because what it was made from has changed.
  mutating func forget() {
    start = nil
    state = .noted
    removeAll()
  }

  private mutating func removeAll() {
    steps.removeAll()
    terms.removeAll()
    checks.removeAll()
    rows.removeAll()
    words.removeAll()
  }

  /// The checks of a step.
  @inline(__always)
  func checks(ofStep place: Int) -> Run<PlannedCheck> {
    let end = place &+ 1 < steps.count ? Int(steps[place &+ 1].checks) : checks.count
    return checks.run(from: Int(steps[place].checks), to: end)
  }

  func copy() -> EvaluationPlan {
    var result = self
    result.steps = steps.copy()
    result.terms = terms.copy()
    result.checks = checks.copy()
    result.rows = rows.copy()
    result.words = words.copy()
    result.outside = outside.copy()
    return result
  }

  mutating func free() {
    steps.free()
    terms.free()
    checks.free()
    rows.free()
    words.free()
    outside.free()
  }
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

extension List<BitSetWord> {
  /// Notes a number, in the latest word if it belongs there; a word may be in the list several times.
  fileprivate mutating func insert(_ number: Int32) {
    let index = number >> 6
    let bit: UInt64 = 1 &<< UInt64(number & 63)
    if let last, last.index == index {
      self[count &- 1].bits |= bit
    } else {
      append(BitSetWord(index: index, bits: bit))
    }
  }
}

extension SolverState {
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
    scratch.hasPlannedRanges = false
  }

  /// Writes down what an evaluation from a start may reach; returns false if that is more than so many variables.
  private mutating func write(
    _ start: EvaluationStart, most: Int32, to plan: inout EvaluationPlan
  ) -> Bool {
    plan.cells = 0
    plan.plannedCount = 0
    pending.positions.insert(start.first)
    if start.second >= 0 { pending.positions.insert(start.second) }
    let epoch = scratch.nextEpoch()
    while let position = pending.positions.popFirst() {
      let variable = order[position]
      let block = variables[variable].block
      plan.plannedCount &+= block == noBlock ? 1 : blocks[block].count
      guard plan.plannedCount <= most else {
        pending.positions.removeAll()
        return false
      }
      if block == noBlock {
        write(variable, epoch, to: &plan)
      } else {
        write(block: block, epoch, to: &plan)
      }
    }
    plan.cells &+= plan.plannedCount &+ Int32(truncatingIfNeeded: plan.rows.count)
    return true
  }

  /// Writes down a variable that is solved by itself.
  private mutating func write(_ variable: Int32, _ epoch: UInt32, to plan: inout EvaluationPlan) {
    let row = variables[variable].basicRow
    let pivot = row == noRow ? 1 : writeRow(of: variable, noBlock, to: &plan)
    plan.steps.append(PlannedStep(variable, row: row, pivot: pivot, in: plan))
    reach(from: variable, noBlock, epoch, to: &plan)
  }

  /// Writes down the terms of a variable's row, all but its own and those of its block; returns its coefficient.
  private mutating func writeRow(
    of variable: Int32, _ block: Int32, to plan: inout EvaluationPlan
  ) -> Double {
    let row = variables[variable].basicRow
    var pivot = 1.0
    plan.cells &+= rows[row].count
    for term in terms(of: rows[row]) {
      if term.variable == variable {
        pivot = term.coefficient
      } else if block == noBlock || variables[term.variable].block != block {
        plan.terms.append(PlannedTerm(coefficient: term.coefficient, variable: term.variable))
      }
    }
    return pivot
  }

  /// Writes down a block and its variables.
  private mutating func write(block: Int32, _ epoch: UInt32, to plan: inout EvaluationPlan) {
    let members = blocks.members(of: blocks[block])
    for member in members {
      var row = variables[member].basicRow
      if row == noRow {
        row = PlannedStep.heldInBlock
      } else {
        _ = writeRow(of: member, block, to: &plan)
      }
      plan.steps.append(PlannedStep(~member, row: row, in: plan))
    }
    plan.steps.append(PlannedStep(~block, in: plan))
    for member in members {
      plan.steps.append(PlannedStep(member, row: PlannedStep.rowOfBlock, in: plan))
      reach(from: member, block, epoch, to: &plan)
    }
    for member in members { pending.positions.remove(variables[member].position) }
  }

  /// Notes the positions of what is solved from a variable, and writes down the inactive rows that mention it, those
  /// of several terms each once.
  private mutating func reach(
    from variable: Int32, _ block: Int32, _ epoch: UInt32, to plan: inout EvaluationPlan
  ) {
    plan.words.insert(variable)
    var index = columnRecord(of: variable).head
    while index != noTerm {
      let row = terms[index].row
      let record = rows[row]
      if record.basicVariable == noVariable {
        if record.count == 1 {
          plan.checks.append(PlannedCheck(row: row, term: index))
        } else if scratch.rowMark[row] != epoch {
          scratch.rowMark[row] = epoch
          plan.rows.append(row)
        }
      } else if record.basicVariable != variable {
        let other = variables[record.basicVariable]
        if other.block == noBlock || other.block != block {
          pending.positions.insert(other.position)
        }
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
    let old = scratch.plan
    guard write(start, most: old.plannedCount, to: &plan), plan.cells == old.cells else {
      return "a plan has another length"
    }
    if scratch.hasPlannedRanges { writeRanges(of: plan) }
    let isSame =
      plan.steps.elementsEqual(old.steps) {
        scratch.hasPlannedRanges ? $0 == $1 : $0.isSame(as: $1)
      } && plan.terms.elementsEqual(old.terms) && plan.checks.elementsEqual(old.checks)
      && plan.rows.elementsEqual(old.rows)
      && plan.words.elementsEqual(old.words)
    return isSame ? nil : "a plan is out of date"
  }
}
