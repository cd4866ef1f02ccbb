// Ambiguous variables, and their independent degrees of freedom.

import Buffers
package import Simplex

/// An independent degree of freedom of the optimum.
package struct Freedom: Sendable {
  /// The variable that represents it.
  package let variable: Variable
  /// The range of the variable's values in the optima.
  package internal(set) var range: ClosedRange<Double>
  /// The movements from the current point in which the variable itself moves by 1 or -1.
  package internal(set) var moves: [(variable: Variable, distance: Double)] = []
  /// The variables, including itself, whose changes are proportional to its own in all optima.
  package internal(set) var proportional: [Variable] = []
}

extension Solver {
  /// Checks whether a variable has the same value in every optimum, without a copy.
  ///
  /// Otherwise as ``isDetermined(_:)``. The solver is unchanged, to the bit.
  ///
  /// - Parameter variable: A variable of this solver.
  /// - Returns: Whether all optima agree on the variable's value.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: what the variable depends on.
  package mutating func isDeterminedWithoutCopy(_ variable: Variable) throws(SolverError.Thrown)
    -> Bool
  {
    _ = try value(of: variable)
    let state = mutableState
    guard state.pointee.undo.updateDepth == 0, !state.pointee.problem.isPristine else {
      return try isDetermined(variable)
    }
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    return try state.pointee.otherValue(of: variable.index) == nil
  }

  /// The variables that other constants would move, with their values then.
  ///
  /// The solver is unchanged, except that it drains the changes of ``drainChanges(into:)``.
  ///
  /// - Parameter constants: Constraints with the constants to try.
  /// - Returns: The variables in order of creation, with their values; none within an update.
  /// - Throws: As ``setConstant(_:of:)``.
  ///
  /// Complexity: what the changes reach.
  package mutating func changes(
    setting constants: [(row: ConstraintID, constant: Double)]
  ) throws(SolverError.Thrown) -> [(variable: Variable, value: Double)] {
    for (row, constant) in constants {
      guard state.pointee.problem.isLive(row) else { throw SolverError.unknownConstraint(row) }
      guard constant.magnitude <= Tolerance.maximumNumber else {
        throw SolverError.invalidNumber(constant)
      }
    }
    let state = mutableState
    guard state.pointee.undo.updateDepth == 0 else { return [] }
    var changed: [Variable] = []
    state.pointee.drainChanges(into: &changed)
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    for (row, constant) in constants { state.pointee.setConstant(constant, of: row.index) }
    try state.pointee.solveTentatively()
    state.pointee.drainChanges(into: &changed)
    return changed.map { ($0, self[$0]) }
  }

  /// The degrees of freedom among some variables: as many values as can be chosen independently.
  ///
  /// Each is represented by a variable that is still ambiguous when all variables before it are
  /// fixed.
  ///
  /// - Parameter variables: The variables, preferred representatives first.
  /// - Returns: The degrees of freedom, in the order of their variables. Their movements and
  ///   proportional variables are among `variables`, in that order.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/pivotLimit(_:)``.
  ///
  /// Complexity: O(size of the solver), and for each ambiguous variable what it depends on.
  package func freedoms(among variables: [Variable]) throws(SolverError.Thrown) -> [Freedom] {
    for variable in variables { _ = try value(of: variable) }
    if state.pointee.problem.isPristine {
      // The first solve builds the working memory of queries; within an update it has not run yet.
      var solved = workingCopy()
      let known = variables.filter { solved.state.pointee.problem.isLive($0) }
      guard let first = known.first else { return [] }
      try solved.remove(solved.add(first == 0))
      return try solved.freedoms(among: known)
    }
    var face = optimalFace()
    // Copied before the face is prepared: preparing shared storage copies it without its scratch.
    var walker = face
    face.mutableState.pointee.beginQuery()
    let canMove = face.mutableState.pointee.movableVariables().possible
    var indices = [Int](repeating: Int.max, count: canMove.count)
    let candidates = variables.filter {
      canMove.indices.contains($0.position) && canMove[$0.position]
    }
    for (index, variable) in candidates.enumerated() { indices[variable.position] = index }
    var slice = FaceSlice(variables: canMove.count, candidates: candidates.count)
    var changes: [Variable] = []
    face.drainChanges(into: &changes)
    var found: [Freedom] = []
    for variable in candidates {
      let entries = face.mutableState.pointee.movements(of: [variable.index]).map { $0.entry }
      let isApart = slice.isApart(entries, on: &face)
      if !isApart, try !slice.fix(variable, behind: found, on: face) { continue }
      // If it is not apart, it was seen to move where more variables are fixed, and can move here.
      let target = try face.target(for: variable, isOpen: true)
      if isApart, target == nil { continue }
      for entry in entries { slice.isUsed[Int(entry)] = true }
      var freedom = Freedom(variable: variable, range: self[variable]...self[variable])
      face.drainChanges(into: &changes)
      if let target { try face.findMoves(&freedom, to: target, from: self, indices) }
      found.append(freedom)
    }
    let ranges = try walker.rangesOfAmbiguous(found.map { $0.variable }, from: self)
    for (index, range) in ranges.enumerated() { found[index].range = range }
    return found
  }

  /// Finds the movements and proportional variables of a degree of freedom.
  ///
  /// - Parameters:
  ///   - freedom: The degree of freedom; its variable is set.
  ///   - target: Another value that the variable can have.
  ///   - origin: The solver with the current values.
  ///   - indices: For each variable, its index among the relevant ones; `Int.max` for others.
  /// - Throws: ``SolverError/pivotLimit(_:)``.
  private mutating func findMoves(
    _ freedom: inout Freedom, to target: Double, from origin: Solver, _ indices: [Int]
  ) throws(SolverError.Thrown) {
    let variable = freedom.variable
    let distance = (target - self[variable]).magnitude
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    do {
      try state.pointee.addRow(variable == target)
    } catch {
      if case SolverError.pivotLimit = error { throw error }
      return
    }
    var moved: [Variable] = []
    state.pointee.drainChanges(into: &moved)
    moved = moved.filter { indices[$0.position] != Int.max }
    moved.sortByNumber { UInt64(indices[$0.position]) }
    for other in moved {
      let change = self[other] - origin[other]
      guard change.magnitude > 1e-7 * distance else { continue }
      freedom.moves.append((other, change / distance))
    }
    let canMove = state.pointee.canMove(freedom.moves.map { $0.variable.index })
    var asked = 0
    for (index, (other, _)) in freedom.moves.enumerated() where !canMove.certain[index] {
      if canMove.possible[index] {
        asked += 1
        guard asked <= Self.maximumSingleChecks else { continue }
        if try state.pointee.otherValue(of: other.index) != nil { continue }
      }
      freedom.proportional.append(other)
    }
  }

  /// The maximum number of individual checks for variables that seem not to be proportional.
  private static var maximumSingleChecks: Int { 32 }

  /// Another value that an ambiguous variable can have; nil for a determined one.
  ///
  /// It is inside the variable's range, a share of the way to its end and at most 1 away from the
  /// current value.
  fileprivate mutating func target(
    for variable: Variable, isOpen: Bool = false, share: Double = 0.5
  ) throws(SolverError.Thrown) -> Double? {
    let state = mutableState
    state.pointee.begin()
    defer { state.pointee.rollBack() }
    let value = state.pointee.basis.values[variable.index]
    guard let other = try state.pointee.otherValue(of: variable.index, isOpen: isOpen) else {
      return nil
    }
    return value + Swift.max(-1, Swift.min(1, share * (other - value)))
  }
}

/// An optimal face on which the variables of degrees of freedom are fixed successively.
///
/// A variable that depends on fixed ones alone is determined there. Most degrees of freedom are
/// independent, such as one in each card of a list. These are checked on the face itself; the slice
/// is made only when a variable may not be independent.
private struct FaceSlice {
  /// For each variable, whether some freedom that was found moves its basis entry.
  var isUsed: [Bool]
  private var solver: Solver?
  /// The number of found freedoms that are fixed in `solver`.
  private var count = 0
  /// The part of a variable's range that fixing it uses up.
  ///
  /// Variables may share a total, of which enough must be left for each.
  private let share: Double

  init(variables count: Int, candidates: Int) {
    isUsed = [Bool](repeating: false, count: count)
    share = 0.5 / Double(Swift.max(1, candidates))
  }

  /// Checks whether some entries of an optimal face move independently of found freedoms.
  ///
  /// Rows farther away do not matter: each freedom that was found is fixed inside its range.
  ///
  /// - Returns: Whether no found freedom moves any of the entries, and no row at distance zero
  ///   couples them to others.
  func isApart(_ entries: [Int32], on face: inout Solver) -> Bool {
    for entry in entries where isUsed[Int(entry)] { return false }
    let state = face.mutableState
    return state.pointee.bindingWalls(from: entries, state.pointee.pricing.nextEpoch()).isEmpty
  }

  /// Fixes a variable that may depend on found freedoms, unless they determine it.
  ///
  /// - Returns: Whether the variable was ambiguous.
  mutating func fix(
    _ variable: Variable, behind found: [Freedom], on face: Solver
  ) throws(SolverError.Thrown) -> Bool {
    var slice = solver.take() ?? face
    var isOpen = false
    for variable in found[count...].map({ $0.variable }) + [variable] {
      let target = try slice.target(for: variable, share: share)
      isOpen = target != nil
      if let target { _ = try? slice.add(variable == target) }
    }
    count = found.count + (isOpen ? 1 : 0)
    solver = slice
    return isOpen
  }
}

extension SolverState {
  /// A value that a variable can have besides its own, possibly infinite; nil if it is determined.
  ///
  /// The current values may change.
  fileprivate mutating func otherValue(
    of variable: Int32, isOpen: Bool = false
  ) throws(SolverError.Thrown) -> Double? {
    if !isOpen, isDetermined(variable) { return nil }
    for direction in [1.0, -1.0] {
      if let other = try otherValue(of: variable, direction) { return other }
    }
    return nil
  }
}
