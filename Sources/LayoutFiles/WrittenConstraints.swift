import Anchors

/// Finds the constraints of a file that a report names.
///
/// The dictionary makes this linear even for a conflict with as many members as the file has
/// constraints, and if all of these are equal.
struct WrittenConstraints {
  /// For each equation the different summaries, each with its duplicates in the file's order.
  private var byEquation: [TextKey: [(summary: ConstraintSummary, duplicates: [FileConstraint])]] =
    [:]

  init(_ constraints: [FileConstraint]) {
    for constraint in constraints {
      let summary = constraint.constraint.summary
      let key = Self.key(of: summary)
      let index = byEquation[key]?.firstIndex { $0.summary == summary }
      if let index {
        byEquation[key]?[index].duplicates.append(constraint)
      } else {
        byEquation[key, default: []].append((summary, [constraint]))
      }
    }
  }

  /// Returns the constraint that a summary describes, or nil if it is not in the file.
  subscript(summary: ConstraintSummary) -> FileConstraint? { all(summary).first }

  /// Returns all duplicates of the constraint that a summary describes, in the order of the file.
  func all(_ summary: ConstraintSummary) -> [FileConstraint] {
    byEquation[Self.key(of: summary)]?.first { $0.summary == summary }?.duplicates ?? []
  }

  /// Returns a key that equal equations with different identifiers do not share.
  private static func key(of summary: ConstraintSummary) -> TextKey {
    TextKey(summary.equation + "\n" + (summary.identifier ?? ""))
  }
}
