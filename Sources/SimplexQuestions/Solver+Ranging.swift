public import Simplex

extension Solver {
  /// Checks whether a variable has the same value in every optimum.
  ///
  /// If not, the variable is ambiguous: another solution is equally good.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: Whether all optima agree on the variable's value.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: O(size of the solver) for a working copy, and what the variable depends on.
  /// ``ranges(of:)`` needs one copy for several variables.
  public func isDetermined(_ variable: Variable) throws(SolverError.Thrown) -> Bool {
    guard state.pointee.problem.isLive(variable) else {
      throw SolverError.unknownVariable(variable)
    }
    var copy = workingCopy()
    return try copy.isDeterminedInPlace(variable)
  }

  /// The range of a variable's values in the optima: `v...v` if unique, infinite where unbounded.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: The smallest and the largest value of all equally good solutions.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: as ``isDetermined(_:)``, and a few pivots for each end.
  public func range(of variable: Variable) throws(SolverError.Thrown) -> ClosedRange<Double> {
    guard state.pointee.problem.isLive(variable) else {
      throw SolverError.unknownVariable(variable)
    }
    var copy = workingCopy()
    return try copy.rangeInPlace(variable)
  }

  /// The ranges of several variables, as ``range(of:)`` computes them.
  ///
  /// - Parameter variables: Variables of this solver.
  /// - Returns: The smallest and the largest value of each, in the order of `variables`.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: O(size of the solver) for all determined variables, and a few pivots for each end
  /// of every other range.
  public func ranges(
    of variables: some Sequence<Variable>
  ) throws(SolverError.Thrown) -> [ClosedRange<Double>] {
    // Copied to an array: generic access to the elements would go through witnesses.
    try ranges(of: Array(variables), on: optimalFace())
  }

  /// The ranges of several variables, from an optimal face that several queries share.
  ///
  /// - Parameters:
  ///   - variables: Variables of this solver.
  ///   - face: The result of ``optimalFace()``; not copied if this is the caller's last use of it.
  /// - Returns: The smallest and the largest value of each.
  /// - Throws: As ``ranges(of:)``.
  package func ranges(
    of variables: [Variable], on face: consuming Solver
  ) throws(SolverError.Thrown) -> [ClosedRange<Double>] {
    face.mutableState.pointee.beginQuery()
    let moves = face.mutableState.pointee.movableVariables().possible
    var ranges: [ClosedRange<Double>] = []
    ranges.reserveCapacity(variables.count)
    var ambiguous: [(index: Int, variable: Variable)] = []
    for variable in variables {
      guard state.pointee.problem.isLive(variable) else {
        throw SolverError.unknownVariable(variable)
      }
      if !face.state.pointee.problem.isLive(variable) {
        // A variable made within the current update has no constraints yet.
        ranges.append(-Double.infinity...Double.infinity)
        continue
      }
      if moves[variable.position] { ambiguous.append((ranges.count, variable)) }
      ranges.append(self[variable]...self[variable])
    }
    let found = try face.rangesOfAmbiguous(ambiguous.map { $0.variable }, from: self)
    for (index, range) in found.enumerated() { ranges[ambiguous[index].index] = range }
    return ranges
  }

  /// Determines which variables have several values in the optima, from an optimal face.
  ///
  /// - Parameters:
  ///   - variables: Variables of this solver.
  ///   - face: The result of ``optimalFace()``.
  /// - Returns: For each, whether ``range(of:)`` has two ends.
  /// - Throws: As ``ranges(of:)``.
  ///
  /// Complexity: O(size of the solver), and a few pivots for some variables behind coupled walls at
  /// distance zero.
  package func areAmbiguous(
    _ variables: [Variable], on face: consuming Solver
  ) throws(SolverError.Thrown) -> [Bool] {
    face.mutableState.pointee.beginQuery()
    var (moves, isAmbiguous) = face.mutableState.pointee.movableVariables()
    var changes: [Variable] = []
    face.drainChanges(into: &changes)
    for variable in variables {
      guard state.pointee.problem.isLive(variable) else {
        throw SolverError.unknownVariable(variable)
      }
      let position = variable.position
      // A variable made within the current update has no constraints yet.
      guard moves.indices.contains(position), face.state.pointee.problem.isLive(variable),
        moves[position], !isAmbiguous[position]
      else { continue }
      moves[position] = false
      for direction in [-1.0, 1.0] where !isAmbiguous[position] {
        let end = try face.end(of: variable, direction, from: self[variable])
        isAmbiguous[position] = end != self[variable]
      }
      // The others that moved are ambiguous, too.
      face.drainChanges(into: &changes)
      for other in changes where !isAmbiguous[other.position] {
        let (value, moved) = (self[other], face[other])
        isAmbiguous[other.position] =
          (moved - value).magnitude > Tolerance.activity * Swift.max(1, value.magnitude)
      }
    }
    return variables.map { variable in
      !face.state.pointee.problem.isLive(variable) || isAmbiguous[variable.position]
    }
  }

  /// The ranges of variables of an optimal face that mostly are ambiguous.
  ///
  /// The values of the face change.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - origin: The solver with the current values.
  /// - Returns: The ranges, in order.
  /// - Throws: ``SolverError/pivotLimit(_:)``.
  mutating func rangesOfAmbiguous(
    _ variables: [Variable], from origin: Solver
  ) throws(SolverError.Thrown) -> [ClosedRange<Double>] {
    mutableState.pointee.beginQuery()
    var lowest: [Double] = []
    // One pass for each direction: the ends of successive variables are rarely far apart.
    for variable in variables {
      lowest.append(try end(of: variable, -1, from: origin[variable]))
    }
    var ranges: [ClosedRange<Double>] = []
    for (variable, low) in zip(variables, lowest) {
      ranges.append(low...(try end(of: variable, 1, from: origin[variable])))
    }
    return ranges
  }

  /// The end of a variable's range in a direction; the solver stays there.
  ///
  /// Movements within the tolerance count as none.
  private mutating func end(
    of variable: Variable, _ direction: Double, from value: Double
  ) throws(SolverError.Thrown) -> Double {
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.commit() }
    let end = try walk(variable, direction)
    let tolerance = Tolerance.activity * Swift.max(1, value.magnitude)
    return (end - value) * direction > tolerance ? end : value
  }

  /// A copy for queries; within an update, a copy of the solver as it was before the update.
  ///
  /// The changes of the update are not solved yet, and rolling back a walk would undo them.
  func workingCopy() -> Solver {
    var copy = self
    copy.mutableState.pointee.rollBack()
    return copy
  }

  private mutating func isDeterminedInPlace(_ variable: Variable) throws(SolverError.Thrown) -> Bool
  {
    let state = mutableState
    guard state.pointee.problem.isLive(variable) else { return false }
    state.pointee.beginQuery()
    if state.pointee.isDetermined(variable.index) { return true }
    for direction in [1.0, -1.0] {
      let end = try extreme(of: variable, direction, stopsAtFirstMove: true)
      if end != self[variable] { return false }
    }
    return true
  }

  mutating func rangeInPlace(
    _ variable: Variable
  ) throws(SolverError.Thrown) -> ClosedRange<Double> {
    let state = mutableState
    // A variable made within the current update has no constraints yet.
    guard state.pointee.problem.isLive(variable) else { return -Double.infinity...Double.infinity }
    state.pointee.beginQuery()
    let value = self[variable]
    if state.pointee.isDetermined(variable.index) { return value...value }
    let low = try extreme(of: variable, -1, stopsAtFirstMove: false)
    let high = try extreme(of: variable, 1, stopsAtFirstMove: false)
    // With wide factors, restoring the active set can leave an end on the wrong side.
    return Swift.min(low, value)...Swift.max(high, value)
  }

  /// The value of a variable that has moved as far as possible in a direction within the optimum.
  ///
  /// Movements within the tolerance count as none. The active set is restored.
  private mutating func extreme(
    of variable: Variable, _ direction: Double, stopsAtFirstMove: Bool
  ) throws(SolverError.Thrown) -> Double {
    let start = state.pointee.basis.values[variable.index]
    let scale = Tolerance.activity * Swift.max(1, start.magnitude)
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    let value = try walk(variable, direction, stoppingPast: stopsAtFirstMove ? scale : .infinity)
    return (value - start).magnitude > scale ? value : start
  }

  /// Walks to the extreme of a variable in the optimum, or until it has moved past a distance.
  ///
  /// - Returns: The value of the variable after the walk.
  private mutating func walk(
    _ variable: Variable, _ direction: Double, stoppingPast distance: Double = .infinity
  ) throws(SolverError.Thrown) -> Double {
    let state = mutableState
    let outcome = try state.pointee.walkToExtreme(of: variable.index, direction, past: distance)
    return outcome == .unbounded
      ? direction * .infinity : state.pointee.basis.values[variable.index]
  }
}

extension SolverState {
  /// Prepares a working copy for queries.
  mutating func beginQuery() {
    problem.linkColumns()
    prepareToSolve()
  }
}
