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

extension SolverError: CustomStringConvertible {
  /// The problem and its remedy; the variables of a conflict have their names.
  public var description: String { text { $0.description } }

  /// The problem and its remedy, with names of variables.
  ///
  /// - Parameter name: Returns the name of a variable.
  /// - Returns: A sentence, or the lines of a conflict.
  package func text(_ name: (Variable) -> String) -> String {
    switch self {
    case .unsatisfiable(let conflict): conflict.description
    case .unknownVariable(let variable):
      "\(name(variable)) was removed or belongs to another solver; use a variable made by this solver."
    case .unknownConstraint:
      "The constraint was removed or belongs to another solver; use a handle returned by this solver."
    case .variableInUse(let variable, let constraints):
      "\(name(variable)) is used by \(constraints.count) constraints; remove them first."
    case .unknownEdit(let variable):
      "\(name(variable)) is not an edit variable; call addEdit before suggesting a value."
    case .duplicateEdit(let variable):
      "\(name(variable)) is already an edit variable; suggest a value, or remove the edit first."
    case .requiredEdit(let variable):
      "The edit of \(name(variable)) cannot be required; give it a priority below 1000."
    case .invalidNumber(let number):
      "\(decimal(number)) is out of range; inputs must be within ±1e9, computed values within ±1e15."
    case .invalidPriority(let number):
      "\(decimal(number)) is not a valid priority; use a number above 0, at most 1000."
    case .invalidWeight(let number):
      "\(decimal(number)) is not a valid weight; use a number from 1e-9 to 1e9."
    case .pivotLimit(let count):
      "No solution was found within \(count) pivots; raise pivotBudget or use fewer constraints."
    case .illConditioned:
      "Rounding makes independent constraints look dependent; use coefficients of similar magnitude."
    }
  }
}

extension Conflict: CustomStringConvertible {
  /// The constraints, one per line with its multiplier, and the contradiction that they add up to.
  ///
  /// A variable appears with the name that it was made with, or else as `v` and its index.
  public var description: String {
    var text =
      "These required constraints cannot all be satisfied; remove one or lower its priority:"
    var sum = 0.0
    for member in members {
      text += "\n  " + member.constraint.text { names.name(of: $0.index) ?? $0.description }
      switch member.source {
      case .existing: text += "  (existing"
      case .rejected(let position): text += "  (constraint \(position) of this call"
      }
      text += ", multiplier \(decimal(member.multiplier)))"
      sum += member.multiplier * member.constraint.constant
    }
    return text + "\nTogether they imply 0 >= \(decimal(sum))."
  }
}
