// The ratio test: the length of a step, and the row that enters instead of the loosened one.

import Buffers

/// The step at which a direction reaches a row's kink.
struct Breakpoint: BitwiseCopyable {
  /// The length of the step; 0 if the distance is within rounding.
  var step: Double
  /// Orders degenerate steps, by perturbation.
  var perturbationStep: Double
  /// The increase of the slope on passing the kink; infinite for a wall.
  var cost: Double
  var serial: UInt32
  var row: Int32

  /// Returns whether a step meets this breakpoint first.
  ///
  /// Of equal ones, the row added first is first: it stops the step if it is a wall, and is passed
  /// otherwise.
  @inline(__always)
  func comes(before other: Breakpoint, byBland isBland: Bool) -> Bool {
    if step != other.step { return step < other.step }
    if !isBland, perturbationStep != other.perturbationStep {
      return perturbationStep < other.perturbationStep
    }
    return serial < other.serial
  }
}

extension SolverState {
  /// Collects the breakpoints of a direction.
  mutating func collectBreakpoints(of direction: Direction, _ objective: Objective) {
    pricing.breakpoints.removeAll()
    pricing.movesViolation = false
    statistics.cells &+= direction.rows.count
    for row in direction.rows {
      let alpha = direction.alpha(row)
      let record = problem.rows[row]
      if record.side.costSign(for: record.relation) != 0, record.level != PriorityLevels.required {
        pricing.movesViolation = true
      }
      guard alpha.magnitude > Tolerance.plainRatio || isSignificant(alpha, record, direction) else {
        continue
      }
      guard isAhead(record.side, alpha) else { continue }
      let cost = slopeIncrease(row, record, alpha.magnitude, objective)
      if cost > 0 { appendBreakpoint(row, record, alpha, cost) }
    }
  }

  /// Returns whether a small change of activity is due to a small coefficient.
  ///
  /// It is not if it may be the rounding error of larger terms that cancel.
  package func isSignificant(_ alpha: Double, _ record: RowRecord, _ direction: Direction) -> Bool {
    guard alpha != 0 else { return false }
    var size = 0.0
    for term in problem.terms(of: record) {
      size += (term.coefficient * direction[term.variable].value).magnitude
    }
    let share = alpha.magnitude > Tolerance.ratio ? Tolerance.rounding : Tolerance.cancellation
    return alpha.magnitude > share * size
  }

  /// Returns whether the activity moves toward the row's kink.
  @inline(__always)
  package func isAhead(_ side: Side, _ alpha: Double) -> Bool {
    switch side {
    case .below: alpha > 0
    case .above: alpha < 0
    case .at: true
    case .active: false
    }
  }

  /// Computes the increase of the slope on passing a row's kink; 0 if the objective ignores the
  /// row.
  func slopeIncrease(
    _ row: Int32, _ record: RowRecord, _ alpha: Double, _ objective: Objective
  ) -> Double {
    switch objective {
    case .level(let rank):
      let own = problem.rank(ofRow: record)
      if own < rank { return .infinity }
      if own > rank { return 0 }
      let kink = alpha * problem.scaledWeight(record)
      return record.relation == .equal && record.side != .at ? 2 * kink : kink
    case .extreme: return .infinity
    case .feasibility(let target):
      guard record.level == PriorityLevels.required else { return 0 }
      if record.side.costSign(for: record.relation) == 0 { return .infinity }
      // A violated equality blocks the step only if it is the target, which then holds.
      return record.relation != .equal ? alpha : row == target ? .infinity : 0
    }
  }

  private mutating func appendBreakpoint(
    _ row: Int32, _ record: RowRecord, _ alpha: Double, _ cost: Double
  ) {
    statistics.cells &+= Int(record.count)
    let distance = (activity(record) - record.constant) * (record.side == .below ? -1 : 1)
    let isZero = record.side == .at || isRounding(distance, record)
    pricing.breakpoints.append(
      Breakpoint(
        step: isZero ? 0 : distance / alpha.magnitude,
        perturbationStep:
          isZero
          ? pricing.degeneracy.perturbation(row, serial: record.serial) / alpha.magnitude : 0,
        cost: cost, serial: record.serial, row: row))
  }

  /// Returns whether the distance of a row from its kink is within rounding.
  ///
  /// The tolerance does not decide this. If sizes shrink from row to row, as in a spiral of split
  /// views, some true distances are below it and others above it. Rounding the former to 0 would
  /// reorder the breakpoints, and the next step would undo this one.
  private func isRounding(_ distance: Double, _ record: RowRecord) -> Bool {
    if distance <= Tolerance.minimumActivity { return true }
    return distance <= tolerance(of: record)
      && distance <= Tolerance.fineActivity * magnitude(of: record)
  }

  /// Passes breakpoints in order until the slope is no longer negative: the long step.
  ///
  /// - Parameters:
  ///   - slope: The slope of the direction.
  ///   - objective: The objective of the step.
  /// - Returns: The number of breakpoints up to the one to stop at; 0 if the direction is
  ///   unbounded.
  mutating func passBreakpoints(slope: Double, _ objective: Objective) -> Int {
    var slope = initialSlope(slope, objective)
    let tolerance = Tolerance.slope * slope.magnitude
    let count = pricing.breakpoints.count
    let isLongStep = !pricing.degeneracy.usesBland
    for index in 0..<count {
      // Most steps stop at one of the first breakpoints; only longer ones need them sorted.
      if index < 4 {
        selectFirstBreakpoint(from: index, byBland: !isLongStep)
      } else if index == 4 {
        let levels = pricing.breakpoints.heapSort(from: index) {
          $0.comes(before: $1, byBland: !isLongStep)
        }
        statistics.cells &+= 2 * levels
      }
      slope += pricing.breakpoints[index].cost
      if slope >= -tolerance || !isLongStep { return index + 1 }
    }
    return 0
  }

  /// Initial slope of the long step; for feasibility, the sum over all violations it reduces.
  ///
  /// The step then continues until the last of them vanishes, or to a wall.
  private func initialSlope(_ slope: Double, _ objective: Objective) -> Double {
    guard case .feasibility = objective else { return slope }
    var sum = 0.0
    for breakpoint in pricing.breakpoints where breakpoint.cost.isFinite { sum -= breakpoint.cost }
    return sum == 0 ? slope : sum
  }

  /// Moves the first of the breakpoints from index `start` on to that index.
  private mutating func selectFirstBreakpoint(from start: Int, byBland isBland: Bool) {
    let count = pricing.breakpoints.count
    statistics.cells &+= count - start
    var best = start
    for index in (start + 1)..<Swift.max(count, start + 1)
    where pricing.breakpoints[index].comes(before: pricing.breakpoints[best], byBland: isBland) {
      best = index
    }
    if best != start { pricing.breakpoints.swapAt(start, best) }
  }
}

// Violations that may be due to rounding alone.

extension SolverState {
  /// Returns whether a row holds within the tolerance of solvers without wide factors.
  mutating func isWithinCoarseTolerance(_ row: Int32) -> Bool {
    residual(problem.rows[row]).magnitude <= coarseTolerance(of: problem.rows[row])
  }

  /// Returns whether the violation of a required row is within the rounding of its composition.
  ///
  /// Nothing can move the row. A row that depends on others, as a sum that repeats its parts, has
  /// their errors times their multipliers, which can be any number. So the composition decides
  /// whether a violation is a contradiction, not its size.
  mutating func isWithinRounding(_ target: Int32) -> Bool {
    let row = problem.rows[target]
    let composition = composition(of: row)
    defer { clear(composition) }
    var size = magnitude(of: row)
    for variable in composition.variables {
      let (basicRow, share) = (problem.variables[variable].basicRow, composition[variable].value)
      if basicRow != noRow { size += share.magnitude * magnitude(of: problem.rows[basicRow]) }
    }
    statistics.cells &+= composition.variables.count
    return residual(row).magnitude <= Tolerance.residual * size
  }
}
