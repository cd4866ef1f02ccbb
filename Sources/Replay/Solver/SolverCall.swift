/// A constraint of a record: `a id priority relation constant k (variable coefficient)*k`.
public struct SolverRow: Sendable, Equatable {
  /// The name that later calls use.
  public let id: String
  /// The priority in (0, 1000]; 1000 is required.
  public var priority: Double
  /// `==`, `<=` or `>=`.
  public let relation: String
  /// The right side.
  public var constant: Double
  /// The numbers of the variables with their coefficients.
  public let terms: [Term]

  /// A variable with its coefficient.
  public struct Term: Sendable, Equatable {
    /// The number of the variable, from 0.
    public let variable: Int
    /// Its factor.
    public let coefficient: Double

    /// A term of the left side.
    public init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A constraint `terms relation constant`.
  public init(id: String, priority: Double, relation: String, constant: Double, terms: [Term]) {
    self.id = id
    self.priority = priority
    self.relation = relation
    self.constant = constant
    self.terms = terms
  }
}

/// A call of a solver as data.
///
/// Constraints and variables are named, not numbered by position, so that a call can be left out
/// without renaming what the others speak of.
public indirect enum SolverCall: Sendable, Equatable {
  /// `N`: a new solver.
  case start
  /// `v n`: makes variables 0 to n - 1, those that are not there yet.
  case variables(Int)
  /// `a …`: adds a constraint.
  case add(SolverRow)
  /// `b n`, then n constraints: adds them as one batch.
  case batch([SolverRow])
  /// `u n`, then n calls: makes them in one update.
  case update([SolverCall])
  /// `U n`, then n calls: an update that throws in the end, so that nothing of it stays.
  case abandoned([SolverCall])
  /// `r id`: removes a constraint.
  case remove(String)
  /// `c id constant`: changes a constant.
  case setConstant(String, Double)
  /// `p id priority`: changes a priority.
  case setPriority(String, Double)
  /// `e variable priority`: makes an edit variable.
  case addEdit(Int, priority: Double)
  /// `s variable value`: suggests a value.
  case suggest(Int, Double)
  /// `d variable`: ends an edit.
  case removeEdit(Int)
  /// `q`: asks for all values.
  case values
  /// `k`: asks for all values and ranges.
  case ranges
  /// `Q variable`: asks for the range of a variable and whether it is determined.
  case range(Int)
  /// `m variable`: removes a variable that nothing mentions and makes another under its number.
  case renew(Int)
  /// `R`: removes everything.
  case removeAll
}
