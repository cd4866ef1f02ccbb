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
    pending.positions.remove(start.first)
    if start.second >= 0 { pending.positions.remove(start.second) }
    changes.note(scratch.plan.words)
    checkOutside()
    for row in scratch.plan.rows { pending.touchedRows.append(row) }
    statistics.cells &+= Int(scratch.plan.cells)
    return Int(scratch.plan.plannedCount)
  }

  /// Evaluates the steps; returns false at the first whose variable does not move.
  private mutating func followSteps() -> Bool {
    let (steps, terms, values, rows) = (scratch.plan.steps, scratch.plan.terms, values, rows)
    let log = undoLog.roomForValues(Int(scratch.plan.plannedCount))
    var moved = 0
    defer { undoLog.addValues(moved) }
    scratch.blockRight.removeAll()
    var (place, term, member) = (0, 0, 0)
    while place < steps.count {
      let step = steps[place]
      let value: Double
      if step.row >= 0 {
        let sum = terms.subtract(from: &term, to: step.end, of: rows[step.row].constant, values)
        if step.variable < 0 {
          scratch.blockRight.append(sum)
          place &+= 1
          continue
        }
        // A bare division can give -0.
        value = sum / step.pivot + 0.0
      } else if step.variable < 0 {
        if step.row == PlannedStep.heldInBlock {
          scratch.blockRight.append(variables[~step.variable].heldValue)
        } else {
          solvePlanned(~step.variable)
          member = 0
        }
        place &+= 1
        continue
      } else if step.row == PlannedStep.rowOfBlock {
        value = scratch.blockResult[member] + 0.0
        member &+= 1
      } else {
        value = variables[step.variable].heldValue
      }
      let old = values[step.variable]
      if value.bitPattern == old.bitPattern { return false }
      log[moved] = LoggedValue(old, of: step.variable)
      moved &+= 1
      values[step.variable] = value
      if !step.range.contains(value) {
        scratch.plan.outside.append(Int32(truncatingIfNeeded: place))
      }
      place &+= 1
    }
    return true
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

extension List<PlannedTerm> {
  /// Takes the terms from one position up to another off a constant; the position is then the other.
  ///
  /// Most rows have three at most: a loop for these takes longer than they do.
  @inline(__always)
  fileprivate func subtract(
    from position: inout Int, to last: Int32, of constant: Double, _ values: Buffer<Double>
  ) -> Double {
    let end = Int(last)
    var (sum, index) = (constant, position)
    if index < end {
      sum -= self[index].coefficient * values[self[index].variable]
      index &+= 1
      if index < end {
        sum -= self[index].coefficient * values[self[index].variable]
        index &+= 1
        if index < end {
          sum -= self[index].coefficient * values[self[index].variable]
          index &+= 1
        }
      }
    }
    while index < end {
      sum -= self[index].coefficient * values[self[index].variable]
      index &+= 1
    }
    position = end
    return sum
  }
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
