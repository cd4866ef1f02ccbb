// Following a plan: each variable from its row, its old value to the undo log, and no column.

extension SolverState {
  /// Follows the plan, if there is one for the pending positions; returns how many variables have moved.
  ///
  /// The call must not have changed the structure. Where a variable stays where it is, what depends on it must not be
  /// looked at: nothing has changed then, and the result is nil.
  mutating func replayPlan(_ start: EvaluationStart) -> Int? {
    guard scratch.plan.isRecorded(for: start), undoLog.mode == .all else {
      scratch.plan.hasConstants = false
      return nil
    }
    let logged = undoLog.length
    prepareConstants()
    if !scratch.planRangesAreCurrent {
      writeRanges(of: scratch.plan)
      scratch.planRangesAreCurrent = true
    }
    scratch.plan.outOfRangeSteps.removeAll()
    guard replaySteps() else {
      while undoLog.length > logged { undoLatest() }
      // Whatever else is evaluated from this start depends on it, so that the constants stay as they are.
      scratch.plan.hasConstants = true
      return nil
    }
    pending.positions.removeAll()
    changes.record(scratch.plan.changedWords)
    checkOutOfRangeSteps()
    for row in scratch.plan.rows { pending.touchedRows.append(row) }
    statistics.cells &+= Int(scratch.plan.cells)
    return Int(scratch.plan.plannedVariables)
  }

  /// Makes the constants of the steps those of the rows as they are.
  private mutating func prepareConstants() {
    if !scratch.plan.hasConstants {
      writeConstants(of: scratch.plan)
      scratch.plan.hasConstants = true
    }
    let steps = scratch.plan.steps
    writeConstant(ofStep: scratch.plan.startStep, of: steps)
    writeConstant(ofStep: scratch.plan.otherStartStep, of: steps)
  }

  /// Makes a step's constant that of its row, if there is such a step and it has one.
  ///
  /// Seldom called, and not inlined for the size of modules.
  @inline(never)
  private mutating func writeConstant(ofStep place: Int32, of steps: List<PlannedStep>) {
    guard place >= 0 else { return }
    let place = Int(truncatingIfNeeded: place)
    let step = steps[place]
    guard step.hasOwnRow || step.kind == .rightSide else { return }
    let constant = rows[variables[step.variable].basicRow].constant
    // Without -0 here no difference is -0, which `replayRows` relies on.
    steps[place].constant =
      (step.kind == .difference && step.pivot < 0 ? -constant : constant) + 0.0
  }

  /// Finds the constants of all steps.
  mutating func writeConstants(of plan: EvaluationPlan) {
    for place in plan.steps.indices {
      writeConstant(ofStep: Int32(truncatingIfNeeded: place), of: plan.steps)
    }
    for term in plan.fixedTerms {
      plan.steps[Int(term.step)].constant -= term.coefficient * values[term.variable]
    }
  }

  /// Evaluates the steps; returns false at the first whose variable does not move.
  private mutating func replaySteps() -> Bool {
    var way = PlanCursor(
      steps: scratch.plan.steps.items, count: scratch.plan.steps.count,
      terms: scratch.plan.terms.items, values: values,
      log: undoLog.reserveValues(Int(scratch.plan.plannedVariables)))
    defer { undoLog.addValues(way.at.moved) }
    while way.at.place < way.count {
      let step = way.steps[way.at.place]
      if step.hasOwnRow {
        switch way.replayRows() {
        case .other: break
        case .outside: recordOutOfRange(way.at.place)
        case .unmoved: return false
        }
      } else if step.kind == .held {
        let value = variables[step.variable].heldValue
        guard way.move(step, to: value) else { return false }
        if !step.range.contains(value) { recordOutOfRange(way.at.place) }
      } else if !replayBlock(step.variable, &way) {
        return false
      }
    }
    return true
  }

  /// Notes that the variable before a place has left its range.
  ///
  /// Not inlined for the size of modules.
  @inline(never)
  private mutating func recordOutOfRange(_ place: Int) {
    scratch.plan.outOfRangeSteps.append(Int32(truncatingIfNeeded: place &- 1))
  }

  /// Solves a block and moves its variables; returns false at the first that does not move.
  private mutating func replayBlock(_ index: Int32, _ result: inout PlanCursor) -> Bool {
    let block = blocks[index]
    let count = Int(block.count)
    var way = result
    defer { result.at = way.at }
    scratch.prepareBlock(count)
    let (right, solution) = (scratch.blockRight, scratch.blockResult)
    way.at.place &+= 1
    for position in 0..<count {
      let step = way.steps[way.at.place]
      right[position] =
        step.kind == .rightSide ? way.rightSide(of: step) : variables[step.variable].heldValue
      way.at.place &+= 1
    }
    solve(block, right, into: solution, transposed: false)
    for position in 0..<count {
      let step = way.steps[way.at.place]
      let value = solution[position] + 0.0
      guard way.move(step, to: value) else { return false }
      if !step.range.contains(value) { recordOutOfRange(way.at.place) }
    }
    return true
  }

  /// Does what is left to do for the steps that have left their range: notes wide values, and checks the rows of one term.
  private mutating func checkOutOfRangeSteps() {
    guard !scratch.plan.outOfRangeSteps.isEmpty else { return }
    let plan = scratch.plan
    for place in plan.outOfRangeSteps {
      let value = values[plan.steps[Int(place)].variable]
      if !(value.magnitude <= Tolerance.wideValue) { recordWideValue(value) }
    }
    for place in plan.outOfRangeSteps {
      for check in plan.checks(ofStep: Int(place)) {
        statistics.cells &+= 1
        updateSide(of: check.row)
      }
    }
    // The sides of these rows are the only ones that have changed.
    for place in plan.outOfRangeSteps {
      plan.steps[Int(place)].range = range(ofStep: Int(place), plan)
    }
    scratch.planRangesAreCurrent = true
  }

  /// Finds the ranges of all steps.
  mutating func writeRanges(of plan: EvaluationPlan) {
    for place in plan.steps.indices { plan.steps[place].range = range(ofStep: place, plan) }
  }

  /// The values of a step's variable for which no inactive row of it alone changes sides.
  ///
  /// Not inlined for the size of modules.
  @inline(never)
  private mutating func range(ofStep place: Int, _ plan: EvaluationPlan) -> SideRange {
    var range = SideRange()
    for check in plan.checks(ofStep: place) {
      range.narrow(
        to: rows[check.row].side, terms[check.term].coefficient, rows[check.row].constant)
    }
    return range
  }
}

/// How far a plan has been followed, and what that takes, at hand for a loop.
private struct PlanCursor {
  struct Place: BitwiseCopyable {
    /// How many variables have moved.
    var moved = 0
    /// The next step, and the first term of its row.
    var place = 0
    var term = 0
  }

  let steps: Buffer<PlannedStep>
  let count: Int
  let terms: Buffer<PlannedTerm>
  let values: Buffer<Double>
  /// Where the values are noted that variables had before.
  let log: Buffer<LoggedValue>
  var at = Place()

  /// Evaluates variables with a row of their own, for as long as there are such, and up to one that leaves its range.
  ///
  /// A function by itself, on a copy: what other steps need would take the registers of this loop.
  @inline(never)
  mutating func replayRows() -> ReplayStop {
    var way = self
    defer { at = way.at }
    while way.at.place < way.count {
      let step = way.steps[way.at.place]
      guard step.hasOwnRow else { break }
      let difference = way.difference(of: step)
      // What comes next waits for a division. A bare one can give -0.
      let value = step.kind == .difference ? difference : difference / step.pivot + 0.0
      guard way.move(step, to: value) else { return .unmoved }
      if !step.range.contains(value) { return .outside }
    }
    return .other
  }

  /// Gives a step's variable its value, and goes on to the next step; returns false if it stays where it is.
  @inline(__always)
  mutating func move(_ step: PlannedStep, to value: Double) -> Bool {
    let old = values[step.variable]
    if value.bitPattern == old.bitPattern { return false }
    log[at.moved] = LoggedValue(old, of: step.variable)
    values[step.variable] = value
    at.moved &+= 1
    at.place &+= 1
    return true
  }

  /// The constant of a step less its terms; the next ones are those of the next step.
  ///
  /// Most rows have three terms at most: a loop for these takes longer than they do.
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

  /// The same in a loop, for a right side of a block.
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

/// Why steps are no longer followed in the usual way.
private enum ReplayStop {
  /// The next one is of another kind, or there is none.
  case other
  /// The next variable stays where it is.
  case unmoved
  /// The latest variable has left the range in which no side changes.
  case outside
}

/// The values of a variable, none of them wide, for which inactive rows of it alone stay on the sides of their constants
/// on which they are.
struct SideRange: BitwiseCopyable, Equatable {
  private var low = -Tolerance.wideValue
  private var high = Tolerance.wideValue

  @inline(__always)
  func contains(_ value: Double) -> Bool { value >= low && value <= high }

  /// Leaves the values for which `coefficient · value - constant`, as it is computed, is not beyond 0 from a side.
  ///
  /// What is computed never falls where the value rises, or the other way round, so one value tells for all beyond it.
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
