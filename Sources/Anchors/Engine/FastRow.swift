import Simplex

/// The terms of a row about edges and extents of a host and of what is straight inside it: two a side.
///
/// Nearly all constraints are so; a row of few terms goes to the solver's batch in one call.
struct FastRow {
  private var count = 0
  private var first: (Variable, Double)
  private var second: (Variable, Double)
  private var third: (Variable, Double)
  private var fourth: (Variable, Double)

  /// A row without terms; the variable stands where there is none yet.
  init(_ filling: Variable) {
    first = (filling, 0)
    second = first
    third = first
    fourth = first
  }

  @inline(__always)
  mutating func append(_ variable: Variable, _ coefficient: Double) {
    switch count {
    case 0: first = (variable, coefficient)
    case 1: second = (variable, coefficient)
    case 2: third = (variable, coefficient)
    default: fourth = (variable, coefficient)
    }
    count += 1
  }

  /// Completes the row in a batch.
  @inline(__always)
  func end(
    _ relation: Relation, _ constant: Double, _ priority: Priority, in batch: inout ConstraintBatch
  ) {
    switch count {
    case 0: batch.endRow(relation, constant, priority)
    case 1: batch.append(first.0, first.1, relation, constant, priority: priority)
    case 2:
      batch.append(
        first.0, first.1, second.0, second.1, relation, constant, priority: priority)
    case 3:
      batch.append(
        first.0, first.1, second.0, second.1, third.0, third.1, relation, constant,
        priority: priority)
    default:
      batch.append(
        first.0, first.1, second.0, second.1, third.0, third.1, fourth.0, fourth.1, relation,
        constant, priority: priority)
    }
  }
}
