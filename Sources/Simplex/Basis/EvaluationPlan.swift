// Replaying evaluations.
//
// Resizing a window changes the constants of the same rows again and again. While the rows, the
// active set and its order stay the same, an evaluation from the same positions reaches the same
// variables in the same order. The second of two such calls therefore records a plan, which later
// ones replay without columns (`SolverState+PlanReplay.swift`).

import Buffers

/// The positions that an evaluation starts at: one, or two as for the sides of a window.
struct EvaluationStart: BitwiseCopyable, Equatable {
  let first: Int32
  /// The second position, or -1.
  let second: Int32

  func contains(_ position: Int32) -> Bool { position == first || position == second }
}

/// A variable that a plan evaluates.
///
/// A block has one step for itself, then one for each right side, then one for each variable.
struct PlannedStep: BitwiseCopyable, Equatable {
  enum Kind: UInt8, BitwiseCopyable {
    /// A variable equal to constant minus terms; both are negated for the coefficient -1.
    case difference
    /// A variable equal to the difference divided by its coefficient.
    case quotient
    /// A held variable.
    case held
    case block
    /// A right side of a block, from the basic row of a variable or from a hold.
    case rightSide
    case heldSide
    /// A variable of a block.
    case member
  }

  /// The variable, also for a right side; the block's index for a block.
  let variable: Int32
  let kind: Kind
  /// The end of the step's terms; they begin at the end of the step before.
  let end: Int32
  /// The row's constant less the fixed terms.
  var constant = 0.0
  /// The coefficient of the variable, by which a quotient is divided.
  let pivot: Double
  /// The values for which no inactive row of the variable alone changes its side.
  var range = SideRange()

  init(_ variable: Int32, _ kind: Kind, pivot: Double = 1, in plan: EvaluationPlan) {
    self.variable = variable
    self.kind = kind
    self.pivot = pivot
    end = Int32(truncatingIfNeeded: plan.terms.count)
  }

  /// True if the variable is solved from its own row, not in a block.
  @inline(__always)
  var hasOwnRow: Bool { kind.rawValue <= Kind.quotient.rawValue }

  /// True if the step gives a variable its value.
  var movesVariable: Bool { hasOwnRow || kind == .held || kind == .member }

  /// Compares two steps, with their constants and ranges only if these are current.
  ///
  /// - Returns: Whether the steps are equal.
  func isSame(as other: PlannedStep, constants: Bool, ranges: Bool) -> Bool {
    var other = other
    if !constants { other.constant = constant }
    if !ranges { other.range = range }
    return self == other
  }
}

/// A term of a row, which is subtracted from the constant of its step.
struct PlannedTerm: BitwiseCopyable, Equatable {
  let coefficient: Double
  let variable: Int32
}

/// A term before the first one that moves; it is folded into the constant of its step.
struct FixedTerm: BitwiseCopyable, Equatable {
  let coefficient: Double
  let variable: Int32
  let step: Int32
}

/// The steps of an evaluation, and the conditions for replaying them.
///
/// Invariant: only a call that succeeds changes the plan, so a rolled-back call leaves it intact.
struct EvaluationPlan {
  private enum State {
    /// The latest evaluation started at these positions.
    case seenOnce
    /// The plan is recorded.
    case recorded
    /// Some dependent of these positions does not move, so there is no plan.
    case unsuitable
  }

  fileprivate(set) var steps = List<PlannedStep>()
  fileprivate(set) var terms = List<PlannedTerm>()
  fileprivate(set) var fixedTerms = List<FixedTerm>()
  /// The steps whose constants an edit changes, without fixed terms; -1 if absent.
  fileprivate(set) var startStep: Int32 = -1
  fileprivate(set) var otherStartStep: Int32 = -1
  /// True if the constants of the steps include the current values of fixed terms.
  var hasConstants = false
  /// True if the ranges of the steps match the current sides of rows.
  var hasRanges = false
  /// The inactive rows of several terms.
  fileprivate(set) var rows = List<Int32>()
  /// The variables of the steps, as words of a set.
  fileprivate(set) var changedWords = List<BitSetWord>()
  /// The number of variables that a replay moves.
  fileprivate(set) var plannedVariables: Int32 = 0
  /// Cells of a replay with fixed terms; block solves and row checks count their own.
  fileprivate(set) var cells: Int32 = 0
  /// The steps whose values have left their ranges in the current call.
  var outOfRangeSteps = List<Int32>()
  fileprivate var start: EvaluationStart?
  private var state = State.seenOnce

  // The evaluations of the current call.
  fileprivate var evaluations: Int32 = 0
  fileprivate var movedCount: Int32 = 0
  fileprivate var latestStart: EvaluationStart?

  @inline(__always)
  mutating func begin() { evaluations = 0 }

  /// Records an evaluation of the call.
  mutating func recordEvaluation(_ start: EvaluationStart?, moved count: Int) {
    evaluations &+= 1
    latestStart = start
    movedCount = Int32(truncatingIfNeeded: count)
  }

  func isRecorded(for other: EvaluationStart) -> Bool { state == .recorded && start == other }

  /// Checks whether to record a plan for a start; a new start invalidates the present plan.
  ///
  /// - Returns: Whether to record it.
  fileprivate mutating func shouldRecord(_ other: EvaluationStart) -> Bool {
    if start == other { return state == .seenOnce && movedCount >= Tuning.plannedVariables }
    invalidate()
    start = other
    return false
  }

  fileprivate mutating func finishRecording(isComplete: Bool) {
    state = isComplete ? .recorded : .unsuitable
    if !isComplete { removeAll() }
  }

  /// Discards the plan.
  mutating func invalidate() {
    start = nil
    state = .seenOnce
    removeAll()
  }

  private mutating func removeAll() {
    steps.removeAll()
    terms.removeAll()
    fixedTerms.removeAll()
    startStep = -1
    otherStartStep = -1
    hasConstants = false
    rows.removeAll()
    changedWords.removeAll()
  }

  func copy() -> EvaluationPlan {
    var result = self
    result.steps = steps.copy()
    result.terms = terms.copy()
    result.fixedTerms = fixedTerms.copy()
    result.rows = rows.copy()
    result.changedWords = changedWords.copy()
    result.outOfRangeSteps = outOfRangeSteps.copy()
    return result
  }

  mutating func free() {
    steps.free()
    terms.free()
    fixedTerms.free()
    rows.free()
    changedWords.free()
    outOfRangeSteps.free()
  }
}

extension BitSet {
  /// Finds the start of an evaluation of these positions; nil if there are more than two.
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
  /// Appends a number, to the last word if it belongs there; indices of words may repeat.
  fileprivate mutating func appendBit(_ number: Int32) {
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
  /// Records or invalidates the plan, if necessary, at the end of a successful call.
  mutating func recordOrInvalidatePlan() {
    guard let checkpoint = undo.checkpoint, !checkpoint.isPristine, !undo.log.hasMovedStructure,
      problem.nextSerial == checkpoint.nextSerial, problem.liveRows == checkpoint.liveRows,
      problem.variableCount == checkpoint.variableCount
    else { return scratch.plan.invalidate() }
    guard scratch.plan.evaluations == 1, let start = scratch.plan.latestStart else { return }
    guard scratch.plan.shouldRecord(start) else { return }
    var plan = scratch.plan
    let isWhole = recordSteps(start, limit: plan.movedCount, to: &plan)
    plan.finishRecording(isComplete: isWhole)
    scratch.plan = plan
    scratch.plan.hasRanges = false
  }

  /// Records the steps of an evaluation, unless it reaches more than `limit` variables.
  ///
  /// - Returns: Whether the plan is complete.
  private mutating func recordSteps(
    _ start: EvaluationStart, limit: Int32, to plan: inout EvaluationPlan
  ) -> Bool {
    plan.cells = 0
    plan.plannedVariables = 0
    pending.positions.insert(start.first)
    if start.second >= 0 { pending.positions.insert(start.second) }
    scratch.prepare(variables: problem.variableCount)
    let epoch = scratch.nextEpoch()
    while let position = pending.positions.popFirst() {
      let variable = basis.order[position]
      let block = problem.variables[variable].block
      plan.plannedVariables &+= block == noBlock ? 1 : basis.blocks[block].count
      guard plan.plannedVariables <= limit else {
        pending.positions.removeAll()
        return false
      }
      if block == noBlock {
        recordStep(variable, start, epoch, to: &plan)
      } else {
        recordBlock(block, start, epoch, to: &plan)
      }
    }
    plan.cells &+= plan.plannedVariables &+ Int32(truncatingIfNeeded: plan.rows.count)
    return true
  }

  /// Records a variable that is solved by itself.
  private mutating func recordStep(
    _ variable: Int32, _ start: EvaluationStart, _ epoch: UInt32, to plan: inout EvaluationPlan
  ) {
    if problem.variables[variable].basicRow == noRow {
      plan.steps.append(PlannedStep(variable, .held, in: plan))
    } else {
      let pivot = pivot(of: variable)
      writeTerms(of: variable, noBlock, times: pivot == -1 ? -1 : 1, start, epoch, to: &plan)
      let kind: PlannedStep.Kind = pivot.magnitude == 1 ? .difference : .quotient
      plan.steps.append(PlannedStep(variable, kind, pivot: pivot, in: plan))
    }
    recordReached(from: variable, noBlock, epoch, to: &plan)
  }

  /// Returns the coefficient of a variable in its basic row.
  private func pivot(of variable: Int32) -> Double {
    for term in problem.terms(of: problem.rows[problem.variables[variable].basicRow])
    where term.variable == variable {
      return term.coefficient
    }
    return 1
  }

  /// Records the terms of a variable's row for the next step, without those of its block.
  @inline(never)
  private mutating func writeTerms(
    of variable: Int32, _ block: Int32, times sign: Double, _ start: EvaluationStart,
    _ epoch: UInt32, to plan: inout EvaluationPlan
  ) {
    let row = problem.rows[problem.variables[variable].basicRow]
    let step = Int32(truncatingIfNeeded: plan.steps.count)
    var moves = start.contains(problem.variables[variable].position)
    if moves { (plan.startStep, plan.otherStartStep) = (step, plan.startStep) }
    plan.cells &+= row.count
    for term in problem.terms(of: row) where term.variable != variable {
      if block != noBlock, problem.variables[term.variable].block == block { continue }
      moves = moves || scratch.variableMark[term.variable] == epoch
      let coefficient = sign * term.coefficient
      if moves {
        plan.terms.append(PlannedTerm(coefficient: coefficient, variable: term.variable))
      } else {
        plan.fixedTerms.append(
          FixedTerm(coefficient: coefficient, variable: term.variable, step: step))
      }
    }
  }

  /// Records a block and its variables.
  private mutating func recordBlock(
    _ block: Int32, _ start: EvaluationStart, _ epoch: UInt32, to plan: inout EvaluationPlan
  ) {
    let members = basis.blocks.members(of: basis.blocks[block])
    plan.steps.append(PlannedStep(block, .block, in: plan))
    for member in members {
      let isHeld = problem.variables[member].basicRow == noRow
      if !isHeld { writeTerms(of: member, block, times: 1, start, epoch, to: &plan) }
      plan.steps.append(PlannedStep(member, isHeld ? .heldSide : .rightSide, in: plan))
    }
    for member in members {
      plan.steps.append(PlannedStep(member, .member, in: plan))
      recordReached(from: member, block, epoch, to: &plan)
    }
    for member in members { pending.positions.remove(problem.variables[member].position) }
  }

  /// Enqueues the active rows of a variable, and records its inactive ones, each long one once.
  private mutating func recordReached(
    from variable: Int32, _ block: Int32, _ epoch: UInt32, to plan: inout EvaluationPlan
  ) {
    plan.changedWords.appendBit(variable)
    scratch.variableMark[variable] = epoch
    for term in problem.column(of: variable) {
      let row = term.row
      let record = problem.rows[row]
      if record.basicVariable == noVariable {
        if record.count > 1, scratch.rowMark[row] != epoch {
          scratch.rowMark[row] = epoch
          plan.rows.append(row)
        }
      } else if record.basicVariable != variable {
        let other = problem.variables[record.basicVariable]
        if other.block == noBlock || other.block != block {
          pending.positions.insert(other.position)
        }
      }
    }
  }

  /// Describes a difference between the plan and one that is recorded anew; nil if there is none.
  mutating func planFault() -> String? {
    guard undo.updateDepth == 0, let start = scratch.plan.start, scratch.plan.isRecorded(for: start)
    else { return nil }
    var plan = EvaluationPlan()
    defer { plan.free() }
    let old = scratch.plan
    guard recordSteps(start, limit: old.plannedVariables, to: &plan), plan.cells == old.cells else {
      return "a plan has another length"
    }
    let (constants, ranges) = (old.hasConstants, scratch.plan.hasRanges)
    if constants { writeConstants(of: plan) }
    if ranges { writeRanges(of: plan) }
    let isSame =
      plan.steps.elementsEqual(old.steps) {
        $0.isSame(as: $1, constants: constants, ranges: ranges)
      } && plan.terms.elementsEqual(old.terms) && plan.fixedTerms.elementsEqual(old.fixedTerms)
      && plan.startStep == old.startStep && plan.otherStartStep == old.otherStartStep
      && plan.rows.elementsEqual(old.rows)
      && plan.changedWords.elementsEqual(old.changedWords)
    return isSame ? nil : "a plan is out of date"
  }
}
