// How far to follow a direction, and which row takes the place of the one that is loosened.

/// Where a row's kink lies on the way.
struct Breakpoint: BitwiseCopyable {
  /// The step that reaches it; 0 within the tolerance.
  var step: Double
  /// Among zero steps, the one that its pseudo-distance makes it.
  var pseudoStep: Double
  /// What passing it adds to the slope; infinite for a wall.
  var cost: Double
  var serial: UInt32
  var row: Int32

  @inline(__always)
  func comes(before other: Breakpoint, byBland isBland: Bool) -> Bool {
    if step != other.step { return step < other.step }
    if !isBland, pseudoStep != other.pseudoStep { return pseudoStep < other.pseudoStep }
    return serial < other.serial
  }
}

/// What a direction may not pass, and what it may pass at a cost.
enum StepRule {
  /// Rows of more important levels are walls, rows of this rank cost, the others follow.
  case level(Int)
  /// Every row is a wall: movement within the optimum.
  case face
  /// Satisfied required rows are walls, as is the kink of the row whose violation is reduced.
  case reduce(Int32)
}

extension SolverState {
  /// Collects the breakpoints of the direction that `ftran` left in scratch.
  mutating func collectBreakpoints(_ rule: StepRule) {
    scratch.breakpoints.removeAll()
    statistics.cells &+= scratch.moved.count
    for index in 0..<scratch.moved.count {
      let row = scratch.moved[index]
      let alpha = scratch.alpha[row]
      let record = rows[row]
      guard alpha.magnitude > Tolerance.plainRatio || isExact(alpha, record) else { continue }
      guard isAhead(record.side, alpha) else { continue }
      let cost = passingCost(row, record, alpha.magnitude, rule)
      if cost > 0 { appendBreakpoint(row, record, alpha, cost) }
    }
  }

  /// Whether a small change of activity is one for certain, and not what rounding leaves of larger
  /// ones that cancel: the row may hold its variable by a small coefficient.
  private func isExact(_ alpha: Double, _ record: RowRecord) -> Bool {
    guard alpha != 0 else { return false }
    var size = 0.0
    for index in Int(record.start)..<Int(record.start + record.count) {
      size += (terms[index].coefficient * scratch.direction[terms[index].variable]).magnitude
    }
    let share = alpha.magnitude > Tolerance.ratio ? Tolerance.rounding : Tolerance.cancellation
    return alpha.magnitude > share * size
  }

  /// Whether moving the activity in this direction leads to the row's kink.
  @inline(__always)
  private func isAhead(_ side: Side, _ alpha: Double) -> Bool {
    switch side {
    case .below: alpha > 0
    case .above: alpha < 0
    case .at: true
    case .active: false
    }
  }

  /// What passing a row's kink adds to the slope; 0 if the rule does not look at the row.
  private func passingCost(
    _ row: Int32, _ record: RowRecord, _ alpha: Double, _ rule: StepRule
  ) -> Double {
    switch rule {
    case .level(let rank):
      let own = self.rank(ofRow: record)
      if own < rank { return .infinity }
      if own > rank { return 0 }
      let kink = alpha * weight(record)
      return record.relation == .equal && record.side != .at ? 2 * kink : kink
    case .face: return .infinity
    case .reduce(let target):
      guard record.level == PriorityLevels.required else { return 0 }
      if record.side.gradient(record.relation) == 0 { return .infinity }
      // A violated equality is only lessened up to where it holds, and then it is the target.
      return record.relation != .equal ? alpha : row == target ? .infinity : 0
    }
  }

  private mutating func appendBreakpoint(
    _ row: Int32, _ record: RowRecord, _ alpha: Double, _ cost: Double
  ) {
    statistics.cells &+= Int(record.count)
    let distance = residual(record) * (record.side == .below ? -1 : 1)
    let isZero = record.side == .at || distance <= tolerance(of: record)
    scratch.breakpoints.append(
      Breakpoint(
        step: isZero ? 0 : distance / alpha.magnitude,
        pseudoStep: isZero ? pseudoDistance(row) / alpha.magnitude : 0,
        cost: cost, serial: record.serial, row: row))
  }

  /// Takes the breakpoints in order until the slope is no longer negative.
  ///
  /// Returns how many were taken, the last of them the one to stop at; 0 if the direction has no end.
  mutating func findBlocking(slope: Double) -> Int {
    let least = Tolerance.slope * slope.magnitude
    var slope = slope
    let count = scratch.breakpoints.count
    let isLongStep = scratch.zeroSteps <= Degeneracy.patience
    for taken in 0..<count {
      // Most steps end at one of the first; sorting is for those that pass many.
      if taken < 4 {
        selectFirst(from: taken, byBland: !isLongStep)
      } else if taken == 4 {
        let levels = scratch.breakpoints.heapSort(from: taken) {
          $0.comes(before: $1, byBland: !isLongStep)
        }
        statistics.cells &+= 2 * levels
      }
      slope += scratch.breakpoints[taken].cost
      if slope >= -least || !isLongStep { return taken + 1 }
    }
    return 0
  }

  /// Brings the first of the breakpoints from an index on to that index.
  private mutating func selectFirst(from start: Int, byBland isBland: Bool) {
    let count = scratch.breakpoints.count
    statistics.cells &+= count - start
    var best = start
    for index in (start + 1)..<Swift.max(count, start + 1)
    where scratch.breakpoints[index].comes(before: scratch.breakpoints[best], byBland: isBland) {
      best = index
    }
    if best != start { scratch.breakpoints.swapAt(start, best) }
  }

}
