/// Why a call of a ``Solver`` was refused.
///
/// The solver is left exactly as it was before the call.
public enum SolverError: Error, Sendable, Equatable {
  /// The required constraints named cannot hold together.
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
  /// An edit variable cannot be required, since a suggestion may be impossible.
  case requiredEdit(Variable)
  /// The number is NaN, infinite, or of a magnitude over 1e9, after like terms are collected; or the
  /// constraints would give a variable this value, of a magnitude over 1e15.
  case invalidNumber(Double)
  /// The priority is not in (0, 1000].
  case invalidPriority(Double)
  /// No solution was found within ``Solver/pivotBudget`` pivots.
  case pivotLimit(Int)
  /// Coefficients differ so much in size that independent constraints cannot be told from dependent ones.
  case illConditioned
}

extension SolverError {
  #if hasFeature(Embedded)
  /// What functions that throw a ``SolverError`` declare: Embedded Swift has no other errors than typed ones.
  public typealias Thrown = SolverError
  #else
  /// What functions that throw a ``SolverError`` declare: plain `throws`.
  ///
  /// A `catch` that leaves cases to its caller can stop the compiler where the error is typed; `Docs/Decisions.md`
  /// says when. In Embedded Swift it is ``SolverError`` itself.
  public typealias Thrown = any Error
  #endif
}

/// An irreducible set of required constraints that cannot hold together.
///
/// The multipliers prove it: the sum of `multiplier * constraint` over the members has no variable
/// and is false, such as `0 >= 16`. A `<=` constraint has a multiplier of at most 0
/// and a `>=` constraint one of at least 0, so that the sum reads `0 >= positive number`. For example
/// `x >= 10` with multiplier 1 and `x <= 4` with multiplier -1 add up to `0 >= 6`.
/// Without any one member the rest can be satisfied.
public struct Conflict: Sendable, Equatable {
  /// Where a member of a conflict comes from.
  public enum Source: Sendable, Equatable {
    /// A constraint of the solver, or one whose number the refused call would have changed.
    case existing(ConstraintID)
    /// A constraint that the refused call brought, by its position in the batch, 0 for a single one.
    case rejected(Int)
  }

  /// One constraint of a conflict.
  public struct Member: Sendable, Equatable {
    /// Where the constraint comes from.
    public let source: Source
    /// The constraint, with the numbers that the refused call would have given it.
    public let constraint: LinearConstraint
    /// Its factor in the sum that proves the conflict.
    public let multiplier: Double

    /// Whether two members name the same constraint with the same factor.
    ///
    /// - Parameters:
    ///   - lhs: One member.
    ///   - rhs: The member that it is compared with.
    /// - Returns: True if source and multiplier are the same.
    public static func == (lhs: Member, rhs: Member) -> Bool {
      lhs.source == rhs.source && lhs.multiplier == rhs.multiplier
    }
  }

  /// The constraints, existing ones before rejected ones, each in order of adding.
  public let members: [Member]
}
