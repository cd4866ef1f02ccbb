import Anchors

/// Finds the constraints of a file that a report names.
///
/// A conflict of a long chain has as many members as the chain has links, and looking through the
/// whole file for each would take the square of that.
struct WrittenConstraints {
  private var byEquation: [TextKey: [(summary: ConstraintSummary, constraint: FileConstraint)]] =
    [:]

  init(_ constraints: [FileConstraint]) {
    for constraint in constraints {
      let summary = constraint.constraint.summary
      byEquation[TextKey(summary.equation), default: []].append((summary, constraint))
    }
  }

  /// The constraint that a summary describes, or nil if the file does not state it.
  subscript(summary: ConstraintSummary) -> FileConstraint? {
    byEquation[TextKey(summary.equation)]?.first { $0.summary == summary }?.constraint
  }

  /// The constraints that a summary describes, in the order of the file: several if the file states the same
  /// again and again.
  func all(_ summary: ConstraintSummary) -> [FileConstraint] {
    (byEquation[TextKey(summary.equation)] ?? []).compactMap {
      $0.summary == summary ? $0.constraint : nil
    }
  }
}
