import Anchors

/// Finds the constraints of a file that a report names.
///
/// The dictionary makes this linear even for a conflict with as many members as the file has
/// constraints.
struct WrittenConstraints {
  private var byEquation: [TextKey: [(summary: ConstraintSummary, constraint: FileConstraint)]] =
    [:]

  init(_ constraints: [FileConstraint]) {
    for constraint in constraints {
      let summary = constraint.constraint.summary
      byEquation[TextKey(summary.equation), default: []].append((summary, constraint))
    }
  }

  /// Returns the constraint that a summary describes, or nil if it is not in the file.
  subscript(summary: ConstraintSummary) -> FileConstraint? {
    byEquation[TextKey(summary.equation)]?.first { $0.summary == summary }?.constraint
  }

  /// Returns all duplicates of the constraint that a summary describes, in the order of the file.
  func all(_ summary: ConstraintSummary) -> [FileConstraint] {
    (byEquation[TextKey(summary.equation)] ?? []).compactMap {
      $0.summary == summary ? $0.constraint : nil
    }
  }
}
