// Following a plan: each variable from its row, its old value to the undo log, and no column.

extension SolverState {
  /// Follows the plan, if there is one for the pending positions; returns how many variables have moved.
  ///
  /// The call must not have changed the structure. Where a variable stays where it is, what depends on it must not be
  /// looked at: nothing has changed then, and the result is nil.
  mutating func followPlan(_ start: EvaluationStart) -> Int? {
    guard scratch.plan.isWritten(for: start), undoLog.isRecording else { return nil }
    let logged = undoLog.length
    if !scratch.hasPlannedRanges {
      writeRanges(of: scratch.plan)
      scratch.hasPlannedRanges = true
    }
    scratch.plan.outside.removeAll()
    guard followSteps() else {
      while undoLog.length > logged { undoLatest() }
      return nil
    }
    pending.positions.removeAll()
    changes.note(scratch.plan.words)
    checkOutside()
    for row in scratch.plan.rows { pending.touchedRows.append(row) }
    statistics.cells &+= Int(scratch.plan.cells)
    return Int(scratch.plan.plannedCount)
  }

  /// Evaluates the steps; returns false at the first whose variable does not move.
  private mutating func followSteps() -> Bool {
    var way = PlanWay(
      steps: scratch.plan.steps.items, count: scratch.plan.steps.count,
      terms: scratch.plan.terms.items, rows: rows, values: values,
      log: undoLog.roomForValues(Int(scratch.plan.plannedCount)))
    defer { undoLog.addValues(way.moved) }
    scratch.blockRight.removeAll()
    while way.place < way.count {
      switch way.isAtRow ? way.followRows() : followOthers(&way) {
      case .other: break
      case .outside: scratch.plan.outside.append(Int32(truncatingIfNeeded: way.place &- 1))
      case .unmoved: return false
      }
    }
    return true
  }

  /// Evaluates steps for as long as they are of blocks or of held variables, and up to one that leaves its range.
  private mutating func followOthers(_ way: inout PlanWay) -> PlanStop {
    while way.place < way.count, !way.isAtRow {
      let step = way.steps[way.place]
      let value: Double
      switch (step.row, step.variable) {
      case (0..., _):
        scratch.blockRight.append(way.rightSide(of: step))
        way.place &+= 1
        continue
      case (PlannedStep.heldInBlock, _):
        scratch.blockRight.append(variables[~step.variable].heldValue)
        way.place &+= 1
        continue
      case (_, ..<0):
        solvePlanned(~step.variable)
        way.member = 0
        way.place &+= 1
        continue
      case (PlannedStep.rowOfBlock, _):
        value = scratch.blockResult[way.member] + 0.0
        way.member &+= 1
      default: value = variables[step.variable].heldValue
      }
      guard way.move(step, to: value) else { return .unmoved }
      if !step.range.contains(value) { return .outside }
    }
    return .other
  }

  /// Solves a block for its variables, whose right sides have been found.
  private mutating func solvePlanned(_ index: Int32) {
    let block = blocks[index]
    scratch.blockResult.resize(to: Int(block.count))
    solve(block, scratch.blockRight.items, into: scratch.blockResult.items, transposed: false)
    scratch.blockRight.removeAll()
  }

  /// Does what is left to do for the steps that have left their range: notes wide values, and checks the rows of one term.
  private mutating func checkOutside() {
    guard !scratch.plan.outside.isEmpty else { return }
    let plan = scratch.plan
    for place in plan.outside {
      let value = values[plan.steps[Int(place)].variable]
      if !(value.magnitude <= Tolerance.wideValue) { noteWideValue(value) }
    }
    for place in plan.outside {
      for check in plan.checks(ofStep: Int(place)) {
        let (record, term) = (rows[check.row], terms[check.term])
        statistics.cells &+= 2
        checkSide(check.row, record, term.coefficient * values[term.variable] - record.constant)
      }
    }
    // The sides of these rows are the only ones that have changed.
    for place in plan.outside { plan.steps[Int(place)].range = range(ofStep: Int(place), plan) }
    scratch.hasPlannedRanges = true
  }

  /// Finds the ranges of all steps.
  mutating func writeRanges(of plan: EvaluationPlan) {
    for place in plan.steps.indices { plan.steps[place].range = range(ofStep: place, plan) }
  }

  /// The values of a step's variable for which no inactive row of it alone changes sides.
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
private struct PlanWay {
  let steps: Buffer<PlannedStep>
  let count: Int
  let terms: Buffer<PlannedTerm>
  let rows: Buffer<RowRecord>
  let values: Buffer<Double>
  /// Where the values are noted that variables had before.
  let log: Buffer<LoggedValue>
  var moved = 0
  var place = 0
  /// The first term of the row at that place, and the first variable of the latest block that has not been told.
  var term = 0
  var member = 0

  /// Whether the next step is a variable with a row of its own.
  @inline(__always)
  var isAtRow: Bool { steps[place].row | steps[place].variable >= 0 }

  /// Evaluates steps for as long as each is such a variable, and up to one that leaves its range.
  ///
  /// A function by itself, on a copy: what other steps need would take the registers of this loop.
  @inline(never)
  mutating func followRows() -> PlanStop {
    var way = self
    defer { self = way }
    while way.place < way.count, way.isAtRow {
      let step = way.steps[way.place]
      // A bare division can give -0.
      let value = way.sum(of: step) / step.pivot + 0.0
      guard way.move(step, to: value) else { return .unmoved }
      if !step.range.contains(value) { return .outside }
    }
    return .other
  }

  /// Gives a step's variable its value, and goes on to the next step; returns false if it stays where it is.
  mutating func move(_ step: PlannedStep, to value: Double) -> Bool {
    let old = values[step.variable]
    if value.bitPattern == old.bitPattern { return false }
    log[moved] = LoggedValue(old, of: step.variable)
    values[step.variable] = value
    moved &+= 1
    place &+= 1
    return true
  }

  /// The constant of a step's row less its terms; the next ones are those of the next step.
  ///
  /// Most rows have three terms at most: a loop for these takes longer than they do.
  @inline(__always)
  private mutating func sum(of step: PlannedStep) -> Double {
    let (first, count) = (term, Int(step.end) &- term)
    var sum = rows[step.row].constant
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
    term = first &+ count
    return sum
  }

  /// The same for a right side of a block, in a loop.
  mutating func rightSide(of step: PlannedStep) -> Double {
    var sum = rows[step.row].constant
    while term < Int(step.end) {
      sum -= product(term)
      term &+= 1
    }
    return sum
  }

  @inline(__always)
  private func product(_ term: Int) -> Double {
    terms[term].coefficient * values[terms[term].variable]
  }
}

/// Why steps are no longer followed in the usual way.
private enum PlanStop {
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
