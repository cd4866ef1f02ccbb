// Rows in the client's numbers.

import Buffers

extension SolverState {
  /// A row in the client's numbers.
  @inline(__always)
  func writtenRow(_ row: Int32) -> WrittenRow {
    let record = problem.rows[row]
    return WrittenRow(
      record: record, terms: problem.terms(of: record), variables: problem.variables,
      values: basis.values, tag: problem.tag)
  }

  /// The row as the client would write it.
  @inline(__always)
  package func constraint(ofRow row: Int32) -> LinearConstraint {
    writtenRow(row).constraint(priority: problem.levels.priority(problem.rows[row].level))
  }
}

/// A row in the client's numbers, read in place.
///
/// Separate from the state, which is large: a nonmutating method may receive a copy of it, and a
/// mutating one looks like a write to the thread sanitizer.
struct WrittenRow {
  let record: RowRecord
  let terms: Run<Term>
  let variables: Buffer<VariableRecord>
  let values: Buffer<Double>
  let tag: UInt32

  func constraint(priority: Double) -> LinearConstraint {
    var expression = LinearExpression()
    forEachTerm { expression.append($0, coefficient: $1) }
    return LinearConstraint(
      terms: expression, relation: record.relation, constant: unscaled(record.constant),
      priority: Priority(priority))
  }

  func forEachTerm(_ body: (Variable, Double) -> Void) {
    for term in terms {
      let generation = variables[term.variable].generation
      body(
        Variable(index: term.variable, generation: generation, tag: tag),
        unscaled(term.coefficient))
    }
  }

  /// The violation of the row; 0 if it is satisfied.
  var violation: Double {
    let excess = unscaled(terms.activity(at: values) - record.constant)
    return switch record.relation {
    case .equal: excess.magnitude
    case .lessThanOrEqual: Swift.max(0, excess)
    case .greaterThanOrEqual: Swift.max(0, 0 - excess)
    }
  }

  /// The weight of the row among those of its priority.
  var weight: Double { Double(record.cost).scaled(by: Int(record.exponent)) }

  private func unscaled(_ value: Double) -> Double { value.scaled(by: -Int(record.exponent)) }
}
