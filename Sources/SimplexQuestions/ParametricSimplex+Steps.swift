// One step of the parametric simplex: past a breakpoint, with the proof that no segment was
// skipped.

import Buffers
package import Simplex

extension ParametricSimplex {
  /// Makes the next segment the current one.
  mutating func beginSegment() {
    start = nextStart
    (values, slopes) = (nextValues, nextSlopes)
    let problem = solver.state.pointee.problem
    var changed =
      lastBinding.isEmpty ? [] : nextBinding.indices.filter { nextBinding[$0] != lastBinding[$0] }
    changed.sortByNumber { UInt64(problem.rows[$0].serial) }
    func ids(_ rows: [Int]) -> [ConstraintID] {
      rows.map { problem.id(ofRow: Int32(truncatingIfNeeded: $0)) }
    }
    entering = ids(changed.filter { nextBinding[$0] })
    leaving = ids(changed.filter { !nextBinding[$0] })
    binding = nextBinding
  }

  /// Compares the first segment with one of another parametric simplex on the same constraints.
  ///
  /// Affects ``entering`` and ``leaving`` of the first segment.
  ///
  /// - Parameters:
  ///   - previous: The other parametric simplex.
  ///   - includesSegment: Whether to compare with its current segment, or with the one before that.
  package mutating func compareBinding(with previous: ParametricSimplex, includesSegment: Bool) {
    binding = includesSegment ? previous.binding : previous.lastBinding
  }

  /// Moves just past a breakpoint and finds the active set that is optimal there.
  ///
  /// If that set is not optimal back to the breakpoint, a segment lies in between; the step is then
  /// shortened and repeated.
  ///
  /// - Parameters:
  ///   - here: The parameter of the breakpoint.
  ///   - kink: The breakpoint.
  ///   - idle: The number of consecutive breakpoints without progress.
  /// - Returns: Whether the constraints can hold beyond the breakpoint.
  /// - Throws: As a change of the constants, except for conflicts.
  mutating func advance(
    _ here: Double, _ kink: ParametricBreakpoint, _ idle: Int
  ) throws(SolverError.Thrown) -> Bool {
    let room = direction * (limit - here)
    let size = Swift.max(1, here.magnitude * 1e-3)
    // Rounding may hide which row is past its kink, so the step doubles with each idle breakpoint.
    let factor = Double(sign: .plus, exponent: Swift.min(idle, 60), significand: 1)
    var length = Swift.min(room, factor * Swift.max(1e-6 * size, kink.passing))
    for _ in 0..<60 {
      do {
        try move(to: here + direction * length)
      } catch {
        guard case SolverError.unsatisfiable(let found) = error else { throw error }
        let end = found.end(along: constants, from: here + direction * length, toward: -direction)
        let feasibleLength = end.isFinite ? direction * (end - here) : 0
        if feasibleLength > 1e-7 * size, feasibleLength < length {
          length = feasibleLength / 2
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

  /// Sets the constants to those of a parameter and solves; on failure nothing changes.
  mutating func move(to parameter: Double) throws(SolverError.Thrown) {
    let constants = constants
    try solver.update { (solver: inout Solver) throws(SolverError.Thrown) in
      for constant in constants {
        try solver.setConstant(
          constant.offset + constant.rate * parameter, of: constant.constraint)
      }
    }
    position = parameter
  }

  /// Reads the slopes of all variables in the current active set, and the rows that bind.
  ///
  /// - Parameter length: The distance back over which the active set should be optimal.
  /// - Returns: The distance back over which it is optimal.
  mutating func readDirection(reachingBack length: Double = 0) -> Double {
    let state = solver.mutableState
    let movement = state.pointee.ftran(rates, direction: direction)
    defer { state.pointee.clear(movement) }
    nextSlopes = [Double](repeating: 0, count: state.pointee.problem.variableCount)
    for variable in movement.variables { nextSlopes[Int(variable)] = movement[variable].value }
    nextBinding = (0..<state.pointee.problem.rowCount).map {
      state.pointee.isBinding(Int32(truncatingIfNeeded: $0), along: movement)
    }
    return state.pointee.reachBack(length, along: movement)
  }

  /// The values that the current active set has at a parameter, to the bit those of a solve there.
  mutating func valuesHere(at parameter: Double) -> [Double] {
    let state = solver.mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    for constant in constants {
      state.pointee.setConstant(
        constant.offset + constant.rate * parameter, of: constant.constraint.index)
    }
    state.pointee.evaluatePending()
    return (0..<state.pointee.problem.variableCount).map { state.pointee.basis.values[$0] }
  }

  /// - Returns: Whether the next segment continues the current one without a kink or jump.
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

extension Conflict {
  /// The parameter up to which the constraints conflict; infinite if they always do.
  ///
  /// The contradiction is linear in the constants, so its end is computed without trying other
  /// parameters.
  ///
  /// ```swift
  /// // x >= 10 and x <= c clash at c = 4, and upward until c = 10.
  /// conflict.end(along: [ParametricConstant(upper)], from: 4, toward: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - constants: The constants that depend on the parameter.
  ///   - parameter: The parameter at which the conflict was found.
  ///   - direction: 1 for larger parameters, -1 for smaller ones.
  /// - Returns: The parameter, or the infinity of the direction.
  ///
  /// Complexity: O(members × constants).
  package func end(
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
