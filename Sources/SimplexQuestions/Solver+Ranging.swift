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
    guard var copy = try preparedCopy(for: variable) else { return false }
    if copy.mutableState.pointee.isDetermined(variable.index) { return true }
    for direction in [1.0, -1.0] where try copy.otherValue(of: variable, direction) != nil {
      return false
    }
    return true
  }

  /// The range of a variable's values in the optima: `v...v` if unique, infinite where unbounded.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: The smallest and the largest value of all equally good solutions.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: as ``isDetermined(_:)``, and a few pivots for each end.
  public func range(of variable: Variable) throws(SolverError.Thrown) -> ClosedRange<Double> {
    guard var copy = try preparedCopy(for: variable) else { return Self.unlimited }
    let value = copy[variable]
    if copy.mutableState.pointee.isDetermined(variable.index) { return value...value }
    let low = try copy.otherValue(of: variable, -1, isExtreme: true) ?? value
    let high = try copy.otherValue(of: variable, 1, isExtreme: true) ?? value
    // With wide factors, restoring the active set can leave an end on the wrong side.
    return Swift.min(low, value)...Swift.max(high, value)
  }

  /// The range of a variable that was made within the current update: it has no constraints yet.
  private static var unlimited: ClosedRange<Double> { -Double.infinity...Double.infinity }

  /// A working copy that is ready for queries about a variable of this solver.
  ///
  /// - Returns: The copy; nil if the variable was made within the current update.
  private func preparedCopy(for variable: Variable) throws(SolverError.Thrown) -> Solver? {
    _ = try value(of: variable)
    var copy = workingCopy()
    guard copy.state.pointee.problem.isLive(variable) else { return nil }
    copy.mutableState.pointee.beginQuery()
    return copy
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
      let value = try value(of: variable)
      let isKnown = face.state.pointee.problem.isLive(variable)
      if isKnown, moves[variable.position] { ambiguous.append((ranges.count, variable)) }
      ranges.append(isKnown ? value...value : Self.unlimited)
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
      let value = try value(of: variable)
      let position = variable.position
      // A variable made within the current update has no constraints yet.
      guard moves.indices.contains(position), face.state.pointee.problem.isLive(variable),
        moves[position], !isAmbiguous[position]
      else { continue }
      moves[position] = false
      for direction in [-1.0, 1.0] where !isAmbiguous[position] {
        isAmbiguous[position] = try face.end(of: variable, direction, from: value) != value
      }
      // The others that moved are ambiguous, too.
      face.drainChanges(into: &changes)
      for other in changes where !isAmbiguous[other.position] {
        isAmbiguous[other.position] = SolverState.isMove(from: self[other], to: face[other])
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
    let end = try state.pointee.extreme(of: variable.index, direction)
    // The walk may begin elsewhere, even beyond the value.
    return (end - value) * direction > 0 && SolverState.isMove(from: value, to: end) ? end : value
  }

  /// A copy for queries; within an update, a copy of the solver as it was before the update.
  ///
  /// The changes of the update are not solved yet, and rolling back a walk would undo them.
  func workingCopy() -> Solver {
    var copy = self
    copy.mutableState.pointee.rollBack()
    return copy
  }

  /// Another value, as ``SolverState/otherValue(of:_:isExtreme:)`` finds it.
  ///
  /// The active set stays.
  private mutating func otherValue(
    of variable: Variable, _ direction: Double, isExtreme: Bool = false
  ) throws(SolverError.Thrown) -> Double? {
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    return try state.pointee.otherValue(of: variable.index, direction, isExtreme: isExtreme)
  }
}

extension SolverState {
  /// Prepares a working copy for queries.
  mutating func beginQuery() {
    problem.linkColumns()
    prepareToSolve()
  }

  /// Another value of a variable in a direction within the optimum; the values may change.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - direction: 1 for larger values, -1 for smaller ones.
  ///   - isExtreme: Whether to find the last of them, or any.
  /// - Returns: The value, possibly infinite; nil if there is none.
  /// - Throws: ``SolverError/pivotLimit(_:)``.
  mutating func otherValue(
    of variable: Int32, _ direction: Double, isExtreme: Bool = false
  ) throws(SolverError.Thrown) -> Double? {
    let start = basis.values[variable]
    let distance = isExtreme ? .infinity : Self.tolerance(around: start)
    let end = try extreme(of: variable, direction, past: distance)
    return Self.isMove(from: start, to: end) ? end : nil
  }

  /// Walks to the extreme of a variable in the optimum, or until it has moved past a distance.
  ///
  /// - Returns: The value of the variable after the walk, possibly infinite.
  mutating func extreme(
    of variable: Int32, _ direction: Double, past distance: Double = .infinity
  ) throws(SolverError.Thrown) -> Double {
    let outcome = try walkToExtreme(of: variable, direction, past: distance)
    return outcome == .unbounded ? direction * .infinity : basis.values[variable]
  }

  /// Returns whether a change of a value exceeds the tolerance.
  static func isMove(from start: Double, to end: Double) -> Bool {
    (end - start).magnitude > tolerance(around: start)
  }

  private static func tolerance(around value: Double) -> Double {
    Tolerance.activity * Swift.max(1, value.magnitude)
  }
}
