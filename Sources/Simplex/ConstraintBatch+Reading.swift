extension ConstraintBatch {
  /// The constraint at a position, as it was appended.
  ///
  /// - Parameter position: The position, counted from 0 in the order of appending.
  /// - Precondition: `0 <= position < count`.
  /// - Returns: The constraint with its terms in the order of appending.
  public func constraint(at position: Int) -> LinearConstraint {
    precondition(position >= 0 && position < count, "no constraint at this position")
    let row = rows[position]
    var sum = LinearExpression()
    for index in (position == 0 ? 0 : rows[position - 1].end)..<row.end {
      sum.append(terms[index].variable, coefficient: terms[index].coefficient)
    }
    return LinearConstraint(
      terms: sum, relation: row.relation, constant: row.constant,
      priority: Priority(row.priority))
  }
}
