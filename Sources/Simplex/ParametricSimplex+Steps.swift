// One step of a walk: past a kink, and the proof that nothing was missed.

extension ParametricSimplex {
  /// Makes the piece that was found to come next the present one.
  mutating func beginSegment() {
    start = nextStart
    (values, slopes) = (nextValues, nextSlopes)
    entering.removeAll()
    leaving.removeAll()
    let state = solver.state
    let isFirst = lastBinding.isEmpty
    for index in nextBinding.indices where !isFirst && nextBinding[index] != lastBinding[index] {
      let id = state.pointee.id(ofRow: Int32(truncatingIfNeeded: index))
      if nextBinding[index] { entering.append(id) } else { leaving.append(id) }
    }
    entering = inOrderOfAdding(entering)
    leaving = inOrderOfAdding(leaving)
    binding = nextBinding
  }

  private func inOrderOfAdding(_ ids: [ConstraintID]) -> [ConstraintID] {
    let rows = solver.state.pointee.rows
    var ids = ids
    ids.sortByNumber { UInt64(rows[$0.index].serial) }
    return ids
  }

  /// Counts what enters and leaves the first piece from another walk on the same constraints.
  ///
  /// - Parameters:
  ///   - previous: The other walk.
  ///   - includesSegment: Whether to count from its present piece, or from the one before.
  public mutating func compareBinding(with previous: ParametricSimplex, includesSegment: Bool) {
    binding = includesSegment ? previous.binding : previous.lastBinding
  }

  /// Moves on to just past a kink, where another active set is optimal.
  ///
  /// If that set is not optimal as far back as the kink, there is a piece in between: then the walk goes less far.
  ///
  /// - Parameters:
  ///   - here: Where the kink is.
  ///   - kink: What is known of it.
  ///   - idle: How often in a row the walk has not come further than this.
  /// - Returns: Whether the constraints can hold beyond the kink.
  /// - Throws: As a change of the constants, but for clashes.
  mutating func advance(
    _ here: Double, _ kink: ParametricBreakpoint, _ idle: Int
  ) throws(SolverError.Thrown) -> Bool {
    let room = direction * (limit - here)
    let size = Swift.max(1, here.magnitude * 1e-3)
    // Where rounding hides which row is past its kink, a little further each time.
    let factor = Double(sign: .plus, exponent: Swift.min(idle, 60), significand: 1)
    var length = Swift.min(room, factor * Swift.max(1e-6 * size, kink.passing))
    for _ in 0..<60 {
      do {
        try move(to: here + direction * length)
      } catch {
        guard case SolverError.unsatisfiable(let found) = error else { throw error }
        let end = found.end(along: constants, from: here + direction * length, toward: -direction)
        let least = end.isFinite ? direction * (end - here) : 0
        if least > 1e-7 * size, least < length {
          length = least / 2
          continue
        }
        conflict = found
        return false
      }
      let reach = readDirection(reachingBack: direction * (position - here))
      let missing = direction * (position - here) - reach
      if missing <= 1e-12 * size { break }
      length = Swift.min(missing, length) / 2
    }
    nextValues = valuesHere(at: here)
    return true
  }

  /// Sets the constants to those of a parameter and solves; on failure everything is as it was.
  mutating func move(to parameter: Double) throws(SolverError.Thrown) {
    if constants.count == 1 {
      try solver.setConstant(
        constants[0].offset + constants[0].rate * parameter, of: constants[0].constraint)
    } else {
      let constants = constants
      try solver.update { (solver: inout Solver) throws(SolverError.Thrown) in
        for constant in constants {
          try solver.setConstant(
            constant.offset + constant.rate * parameter, of: constant.constraint)
        }
      }
    }
    position = parameter
  }

  /// Reads how everything moves in the present active set.
  ///
  /// - Parameter length: How far back the active set should be optimal.
  /// - Returns: How far back it is.
  mutating func readDirection(reachingBack length: Double = 0) -> Double {
    let state = solver.mutableState
    state.pointee.ftran(rates, direction: direction)
    defer { state.pointee.clearDirection() }
    let count = state.pointee.variableCount
    if nextSlopes.count != count { nextSlopes = [Double](repeating: 0, count: count) }
    for index in nextSlopes.indices { nextSlopes[index] = 0 }
    for variable in state.pointee.scratch.reached {
      nextSlopes[Int(variable)] = state.pointee.scratch.solution[variable].value
    }
    let rows = state.pointee.rowCount
    if nextBinding.count != rows { nextBinding = [Bool](repeating: false, count: rows) }
    for row in 0..<rows {
      nextBinding[row] = state.pointee.isBinding(Int32(truncatingIfNeeded: row))
    }
    return state.pointee.reachBack(length)
  }

  /// The values that the present active set gives at a parameter, to the bit as a solve there would.
  mutating func valuesHere(at parameter: Double) -> [Double] {
    let state = solver.mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    for constant in constants {
      state.pointee.setConstant(
        constant.offset + constant.rate * parameter, of: constant.constraint.index)
    }
    state.pointee.evaluatePending()
    var values: [Double] = []
    values.reserveCapacity(state.pointee.variableCount)
    for variable in 0..<state.pointee.variableCount {
      values.append(state.pointee.values[variable])
    }
    return values
  }

  /// Whether the piece that comes next goes on as the present one, so that they are one.
  func extendsCurrentSegment(from here: Double) -> Bool {
    let length = direction * (here - start)
    for index in values.indices {
      let size = Swift.max(1, slopes[index].magnitude)
      if (slopes[index] - nextSlopes[index]).magnitude > 1e-10 * size { return false }
      let value = values[index] + slopes[index] * length
      let jump = (value - nextValues[index]).magnitude
      if jump > 1e-8 * Swift.max(1, value.magnitude) { return false }
    }
    return true
  }
}

extension SolverState {
  /// The first kink ahead of the present point.
  mutating func nextBreakpoint(_ rates: [RightSideRate], _ direction: Double)
    -> ParametricBreakpoint?
  {
    ftran(rates, direction: direction)
    defer { clearDirection() }
    return nextParametricBreakpoint()
  }
}

extension Conflict {
  /// Up to which parameter the constraints clash, while constants move with it; infinite if they always do.
  ///
  /// The contradiction is linear in the constants, so its end is computed; no other parameter is tried.
  ///
  /// ```swift
  /// // x >= 10 and x <= c clash at c = 4, and upward until c = 10.
  /// conflict.end(along: [ParametricConstant(upper)], from: 4, toward: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - constants: The constants that follow the parameter.
  ///   - parameter: The parameter at which the constraints were found to clash.
  ///   - direction: 1 for larger parameters, -1 for smaller ones.
  /// - Returns: The parameter, or the infinity of the direction.
  ///
  /// Complexity: O(members × constants).
  public func end(
    along constants: [ParametricConstant], from parameter: Double, toward direction: Double
  ) -> Double {
    var (gap, growth) = (0.0, 0.0)
    for member in members {
      gap += member.multiplier * member.constraint.constant
      guard case .existing(let id) = member.source else { continue }
      for constant in constants where constant.constraint == id {
        growth += member.multiplier * constant.rate
      }
    }
    guard growth * direction < -1e-12 else { return direction * .infinity }
    return parameter - gap / growth
  }
}
