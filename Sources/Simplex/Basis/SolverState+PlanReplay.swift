// Replaying a plan: each variable is evaluated from its row and logged, without columns.

import Buffers

extension SolverState {
  /// Replays the plan if it is recorded for a start; the call must not have changed the structure.
  ///
  /// If a variable does not move, its dependents must not be evaluated, so the replay is undone.
  ///
  /// - Returns: The number of variables that moved; nil if nothing changed.
  mutating func replayPlan(_ start: EvaluationStart) -> Int? {
    guard scratch.plan.isRecorded(for: start), undo.log.mode == .all else {
      scratch.plan.hasConstants = false
      return nil
    }
    let logged = undo.log.length
    updateConstants()
    if !scratch.plan.hasRanges {
      writeRanges(of: scratch.plan)
      scratch.plan.hasRanges = true
    }
    scratch.plan.outOfRangeSteps.removeAll()
    guard replaySteps() else {
      while undo.log.length > logged { undoLatest() }
      // Later evaluations from this start reach the same variables, so the constants stay current.
      scratch.plan.hasConstants = true
      return nil
    }
    pending.positions.removeAll()
    undo.changes.record(scratch.plan.changedWords)
    updateOutOfRangeSteps()
    for row in scratch.plan.rows { pending.touchedRows.append(row) }
    statistics.cells &+= Int(scratch.plan.cells)
    return Int(scratch.plan.plannedVariables)
  }

  /// Updates the constants of the steps to those of the rows.
  private mutating func updateConstants() {
    if !scratch.plan.hasConstants {
      writeConstants(of: scratch.plan)
      scratch.plan.hasConstants = true
    }
    let steps = scratch.plan.steps
    writeConstant(ofStep: scratch.plan.startStep, of: steps)
    writeConstant(ofStep: scratch.plan.otherStartStep, of: steps)
  }

  /// Updates a step's constant to that of its row, if the step exists and has a row.
  ///
  /// Out of line: code size.
  @inline(never)
  private mutating func writeConstant(ofStep index: Int32, of steps: List<PlannedStep>) {
    guard index >= 0 else { return }
    let index = Int(truncatingIfNeeded: index)
    let step = steps[index]
    guard step.hasOwnRow || step.kind == .rightSide else { return }
    let constant = problem.rows[problem.variables[step.variable].basicRow].constant
    // The sum with 0 turns -0 into 0, so that no difference is -0; `replayRows` relies on that.
    steps[index].constant =
      (step.kind == .difference && step.pivot < 0 ? -constant : constant) + 0.0
  }

  /// Computes the constants of all steps.
  mutating func writeConstants(of plan: EvaluationPlan) {
    for index in plan.steps.indices {
      writeConstant(ofStep: Int32(truncatingIfNeeded: index), of: plan.steps)
    }
    for term in plan.fixedTerms {
      plan.steps[Int(term.step)].constant -= term.coefficient * basis.values[term.variable]
    }
  }

  /// Evaluates the steps up to the first variable that does not move.
  ///
  /// - Returns: Whether all variables moved.
  private mutating func replaySteps() -> Bool {
    var way = PlanCursor(
      steps: scratch.plan.steps.items, count: scratch.plan.steps.count,
      terms: scratch.plan.terms.items, values: basis.values,
      log: undo.log.reserveValues(Int(scratch.plan.plannedVariables)))
    defer { undo.log.recordReservedValues(way.at.moved) }
    while way.at.step < way.count {
      let step = way.steps[way.at.step]
      if step.hasOwnRow {
        switch way.replayRows() {
        case .other: break
        case .outOfRange: recordOutOfRange(way.at.step)
        case .unmoved: return false
        }
      } else if step.kind == .held {
        let value = problem.variables[step.variable].heldValue
        guard way.move(step, to: value) else { return false }
        if !step.range.contains(value) { recordOutOfRange(way.at.step) }
      } else if !replayBlock(step.variable, &way) {
        return false
      }
    }
    return true
  }

  /// Records that the variable of the step before an index has left its range.
  ///
  /// Out of line: code size.
  @inline(never)
  private mutating func recordOutOfRange(_ index: Int) {
    scratch.plan.outOfRangeSteps.append(Int32(truncatingIfNeeded: index &- 1))
  }

  /// Solves a block and moves its variables up to the first that does not move.
  ///
  /// - Parameters:
  ///   - index: The block's index.
  ///   - result: The cursor, at the step of the block; advanced to the end of its steps.
  /// - Returns: Whether all variables moved.
  private mutating func replayBlock(_ index: Int32, _ result: inout PlanCursor) -> Bool {
    let block = basis.blocks[index]
    let count = Int(block.count)
    var way = result
    defer { result.at = way.at }
    scratch.block.prepare(count)
    let (right, solution) = (scratch.block.right, scratch.block.result)
    way.at.step &+= 1
    for position in 0..<count {
      let step = way.steps[way.at.step]
      right[position] =
        step.kind == .rightSide
        ? way.rightSide(of: step) : problem.variables[step.variable].heldValue
      way.at.step &+= 1
    }
    solve(block, right, into: solution, transposed: false)
    for position in 0..<count {
      let step = way.steps[way.at.step]
      let value = solution[position] + 0.0
      guard way.move(step, to: value) else { return false }
      if !step.range.contains(value) { recordOutOfRange(way.at.step) }
    }
    return true
  }

  /// Records wide values, checks rows and updates ranges of the steps that have left their ranges.
  private mutating func updateOutOfRangeSteps() {
    guard !scratch.plan.outOfRangeSteps.isEmpty else { return }
    let plan = scratch.plan
    for index in plan.outOfRangeSteps {
      let value = basis.values[plan.steps[Int(index)].variable]
      if !(value.magnitude <= Tolerance.wideValue) { recordWideValue(value) }
    }
    for index in plan.outOfRangeSteps {
      for term in problem.column(of: plan.steps[Int(index)].variable)
      where problem.isInactiveBound(term.row) {
        statistics.cells &+= 1
        updateSide(of: term.row)
      }
    }
    // Only these rows can have changed their sides, so all other ranges are current.
    for index in plan.outOfRangeSteps {
      plan.steps[Int(index)].range = range(of: plan.steps[Int(index)])
    }
    scratch.plan.hasRanges = true
  }

  /// Computes the ranges of all steps.
  mutating func writeRanges(of plan: EvaluationPlan) {
    for index in plan.steps.indices where plan.steps[index].movesVariable {
      plan.steps[index].range = range(of: plan.steps[index])
    }
  }

  /// Computes the values of a step's variable for which no inactive row of it alone changes its
  /// side.
  ///
  /// Out of line: code size.
  @inline(never)
  private mutating func range(of step: PlannedStep) -> SideRange {
    var range = SideRange()
    for term in problem.column(of: step.variable) where problem.isInactiveBound(term.row) {
      let record = problem.rows[term.row]
      range.narrow(to: record.side, term.coefficient, record.constant)
    }
    return range
  }
}

/// Cursor over a plan, with the buffers that its loop needs.
private struct PlanCursor {
  struct Position: BitwiseCopyable {
    /// The number of variables that have moved.
    var moved = 0
    /// The next step, and the first term of its row.
    var step = 0
    var term = 0
  }

  let steps: Buffer<PlannedStep>
  let count: Int
  let terms: Buffer<PlannedTerm>
  let values: Buffer<Double>
  /// The old values of the variables that have moved.
  let log: Buffer<LoggedValue>
  var at = Position()

  /// Evaluates consecutive variables with a row of their own, up to one that leaves its range.
  ///
  /// Out of line and on a local copy: keeps the loop in registers.
  @inline(never)
  mutating func replayRows() -> ReplayStop {
    var way = self
    defer { at = way.at }
    while way.at.step < way.count {
      let step = way.steps[way.at.step]
      guard step.hasOwnRow else { break }
      let difference = way.difference(of: step)
      // A division only if necessary: the next step waits for it. The sum with 0 turns -0 into 0.
      let value = step.kind == .difference ? difference : difference / step.pivot + 0.0
      guard way.move(step, to: value) else { return .unmoved }
      if !step.range.contains(value) { return .outOfRange }
    }
    return .other
  }

  /// Sets the value of a step's variable and advances to the next step.
  ///
  /// - Returns: Whether the value differs; otherwise nothing changed.
  @inline(__always)
  mutating func move(_ step: PlannedStep, to value: Double) -> Bool {
    let old = values[step.variable]
    if value.bitPattern == old.bitPattern { return false }
    log[at.moved] = LoggedValue(old, of: step.variable)
    values[step.variable] = value
    at.moved &+= 1
    at.step &+= 1
    return true
  }

  /// Computes the constant of a step less its terms, and advances to the next step's terms.
  ///
  /// Unrolled: most rows have at most three terms.
  @inline(__always)
  private mutating func difference(of step: PlannedStep) -> Double {
    let (first, count) = (at.term, Int(step.end) &- at.term)
    var sum = step.constant
    if count > 0 {
      sum -= product(first)
      if count > 1 {
        sum -= product(first &+ 1)
        if count > 2 {
          sum -= product(first &+ 2)
          var index = 3
          while index < count {
            sum -= product(first &+ index)
            index &+= 1
          }
        }
      }
    }
    at.term = first &+ count
    return sum
  }

  /// Computes the difference in a loop, for a right side of a block.
  mutating func rightSide(of step: PlannedStep) -> Double {
    var sum = step.constant
    while at.term < Int(step.end) {
      sum -= product(at.term)
      at.term &+= 1
    }
    return sum
  }

  @inline(__always)
  private func product(_ term: Int) -> Double {
    terms[term].coefficient * values[terms[term].variable]
  }
}

/// The reason why `replayRows` stops.
private enum ReplayStop {
  /// The next step is of another kind, or there is none.
  case other
  /// The next variable does not move.
  case unmoved
  /// The latest variable has left the range in which no row changes its side.
  case outOfRange
}

/// The values of a variable for which the inactive rows of it alone stay on their sides.
///
/// It contains no wide values.
struct SideRange: BitwiseCopyable, Equatable {
  private var low = -Tolerance.wideValue
  private var high = Tolerance.wideValue

  @inline(__always)
  func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// Narrows the range to the values for which `coefficient · value - constant` is on a side.
  ///
  /// The computed residual is monotone in the value, so testing one bound covers all values beyond
  /// it.
  mutating func narrow(to side: Side, _ coefficient: Double, _ constant: Double) {
    let kink = constant / coefficient
    let isAbove = side == .above
    func isOnSide(_ value: Double) -> Bool {
      let residual = coefficient * value - constant
      return isAbove ? residual >= 0 : side == .below && residual <= 0
    }
    let isRising = isAbove == (coefficient > 0)
    let margin = kink.magnitude * Tolerance.kink
    let bound = isOnSide(kink) ? kink : isRising ? kink + margin : kink - margin
    guard isOnSide(bound) else { return (low, high) = (.infinity, -.infinity) }
    if isRising {
      low = Swift.max(low, bound)
    } else {
      high = Swift.min(high, bound)
    }
  }
}
