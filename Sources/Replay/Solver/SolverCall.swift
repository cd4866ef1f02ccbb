/// A constraint of a record: `a id priority relation constant k (variable coefficient)*k`.
public struct SolverRow: Sendable, Equatable {
  /// The name of the constraint in later calls.
  public let id: String
  /// The priority in (0, 1000]; 1000 is required.
  public var priority: Double
  /// `==`, `<=` or `>=`.
  public let relation: String
  /// The right side.
  public var constant: Double
  /// The variables on the left side with their coefficients.
  public let terms: [Term]

  /// A variable with its coefficient.
  public struct Term: Sendable, Equatable {
    /// The number of the variable, from 0.
    public let variable: Int
    /// The coefficient.
    public let coefficient: Double

    /// Creates a term of the left side.
    public init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// Creates a constraint `terms relation constant`.
  public init(id: String, priority: Double, relation: String, constant: Double, terms: [Term]) {
    self.id = id
    self.priority = priority
    self.relation = relation
    self.constant = constant
    self.terms = terms
  }
}

/// A call of a solver, as data.
///
/// Constraints and variables have names instead of positions, so that a call can be omitted without
/// renaming the references of others.
public indirect enum SolverCall: Sendable, Equatable {
  /// `N`: starts a new solver.
  case start
  /// `v n`: adds the missing ones of the variables 0 to n - 1.
  case variables(Int)
  /// `a …`: adds a constraint.
  case add(SolverRow)
  /// `b n`, then n constraints: adds them as one batch.
  case batch([SolverRow])
  /// `u n`, then n calls: performs them in one update.
  case update([SolverCall])
  /// `U n`, then n calls: an update that throws at its end, which reverts all of it.
  case abandoned([SolverCall])
  /// `r id`: removes a constraint.
  case remove(String)
  /// `c id constant`: changes the constant of a constraint.
  case setConstant(String, Double)
  /// `p id priority`: changes the priority of a constraint.
  case setPriority(String, Double)
  /// `e variable priority`: adds an edit variable.
  case addEdit(Int, priority: Double)
  /// `s variable value`: suggests a value of an edit variable.
  case suggest(Int, Double)
  /// `d variable`: removes an edit variable.
  case removeEdit(Int)
  /// `q`: queries all values.
  case values
  /// `k`: queries all values and ranges.
  case ranges
  /// `Q variable`: queries the range of a variable and whether it is determined.
  case range(Int)
  /// `m variable`: replaces an unused variable by a new one with the same number.
  case renew(Int)
  /// `R`: removes everything.
  case removeAll
}
