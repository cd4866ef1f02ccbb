package import Simplex

/// A constraint as plain data, for a solver and the reference.
package struct TestConstraint: Sendable, Equatable {
  /// A variable, by its number in the system, with its coefficient.
  package struct Term: Sendable, Equatable {
    /// The number of the variable.
    package var variable: Int
    /// The coefficient.
    package var coefficient: Double

    /// Makes a term.
    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The left side; a variable may be repeated.
  package var terms: [Term]
  /// The relation of the sides.
  package var relation: Relation
  /// The right side.
  package var constant: Double
  /// The priority, 1000 being required.
  package var priority: Double

  /// States `terms relation constant`.
  package init(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// The violation of the constraint at a point; 0 if it holds.
  package func violation(at point: [Double]) -> Double {
    var excess = -constant
    for term in terms { excess += term.coefficient * point[term.variable] }
    return switch relation {
    case .equal: abs(excess)
    case .lessThanOrEqual: max(0, excess)
    case .greaterThanOrEqual: max(0, -excess)
    }
  }
}

extension TestConstraint: CustomStringConvertible {
  /// The constraint as `1 x0 - 2 x3 <= 5 @750`.
  package var description: String {
    var text = ""
    for (position, term) in terms.enumerated() {
      let sign = term.coefficient < 0 ? "-" : position == 0 ? "" : "+"
      text += "\(position == 0 ? "" : " ")\(sign) \(abs(term.coefficient)) x\(term.variable)"
    }
    let symbol =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return "\(text.isEmpty ? "0" : text) \(symbol) \(constant) @\(priority)"
  }
}
