/// The reason why a call of a ``Solver`` failed.
///
/// The solver is exactly as it was before the call.
public enum SolverError: Error, Sendable, Equatable {
  /// The required constraints of the conflict cannot all be satisfied.
  case unsatisfiable(Conflict)
  /// The variable was removed, or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed, or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable cannot be removed while these constraints mention it.
  case variableInUse(Variable, [ConstraintID])
  /// The variable is not an edit variable.
  case unknownEdit(Variable)
  /// The variable is an edit variable already.
  case duplicateEdit(Variable)
  /// An edit cannot be required, since a suggestion may be impossible.
  case requiredEdit(Variable)
  /// A number is NaN, infinite or out of range.
  ///
  /// Either it is an input with a magnitude above 1e9, after like terms are collected, or the
  /// constraints would move a variable to this value, with a magnitude above 1e15.
  case invalidNumber(Double)
  /// The priority is not in (0, 1000].
  case invalidPriority(Double)
  /// The weight is not in [1e-9, 1e9].
  case invalidWeight(Double)
  /// No solution was found within ``Solver/pivotBudget`` pivots.
  case pivotLimit(Int)
  /// Coefficients differ so much that rounding makes independent constraints look dependent.
  case illConditioned
}

extension SolverError {
  #if hasFeature(Embedded)
  /// The error type of functions that throw a ``SolverError``.
  ///
  /// Embedded Swift supports typed errors only.
  public typealias Thrown = SolverError
  #else
  /// The error type of functions that throw a ``SolverError``: plain `throws`.
  ///
  /// With a typed error, a nonexhaustive `catch` can crash the compiler; see `Docs/Decisions.md`.
  /// In Embedded Swift it is ``SolverError`` itself.
  public typealias Thrown = any Error
  #endif
}

/// An irreducible set of required constraints that cannot all be satisfied.
///
/// The multipliers prove it: the sum of `multiplier * constraint` over the members has no variable
/// and is false, such as `0 >= 16`. A `<=` constraint has a multiplier of at most 0, and a `>=`
/// constraint one of at least 0, so that the sum reads `0 >= positive number`. For example,
/// `x >= 10` with multiplier 1 and `x <= 4` with multiplier -1 add up to `0 >= 6`. Without any one
/// member the rest can be satisfied.
public struct Conflict: Sendable, Equatable {
  /// The origin of a member of a conflict.
  public enum Source: Sendable, Equatable {
    /// A constraint of the solver.
    ///
    /// The failed call may have tried to change its constant or priority.
    case existing(ConstraintID)
    /// A constraint of the failed call, by its position in the batch; 0 for a single one.
    case rejected(Int)
  }

  /// One constraint of a conflict.
  public struct Member: Sendable, Equatable {
    /// The origin of the constraint.
    public let source: Source
    /// The constraint, with the numbers that it would have after the failed call.
    public let constraint: LinearConstraint
    /// The multiplier in the sum that proves the conflict.
    public let multiplier: Double

    /// Compares the sources, the constraints and the multipliers of two members.
    ///
    /// - Parameters:
    ///   - lhs: The first member.
    ///   - rhs: The second member.
    /// - Returns: Whether all of them are equal, with the terms of the constraints in order.
    public static func == (lhs: Member, rhs: Member) -> Bool {
      lhs.source == rhs.source && lhs.multiplier == rhs.multiplier
        && lhs.constraint.isSame(as: rhs.constraint)
    }
  }

  /// The constraints, existing ones before rejected ones, each in order of adding.
  public let members: [Member]
  /// The names of the variables in the solver when the call failed.
  let names: [String]

  /// Compares the members of two conflicts.
  ///
  /// - Parameters:
  ///   - lhs: The first conflict.
  ///   - rhs: The second conflict.
  /// - Returns: Whether they are equal, whatever the names of variables.
  public static func == (lhs: Conflict, rhs: Conflict) -> Bool { lhs.members == rhs.members }

  /// Returns the conflict with other sources of its members.
  package func mapSources(_ transform: (Source) -> Source) -> Conflict {
    Conflict(
      members: members.map {
        Member(
          source: transform($0.source), constraint: $0.constraint, multiplier: $0.multiplier)
      }, names: names)
  }
}
