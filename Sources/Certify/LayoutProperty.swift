/// A property that a layout has in the base language and must have in every environment.
///
/// All are relative to the base language at the same width and text size: a loss that it has
/// already is a finding of lint, and no failure of a language.
public enum LayoutProperty: String, CaseIterable, Sendable, Hashable {
  /// The required constraints can all be satisfied.
  case satisfiable
  /// No text is cut, has more lines than it may have, or is broken inside a word.
  case textsWhole
  /// No text leaves the root sideways, or an ancestor that clips it.
  case textsVisible
  /// No two texts or controls meet by more than two points in both directions.
  case noOverlap
  /// Contents of a row keep their order from leading to trailing.
  case inOrder
  /// Controls are at least 44 points wide and high.
  case targets
  /// No quantity is ambiguous.
  case determined

  /// The properties that nearly every layout should have.
  public static let usual: [LayoutProperty] = [
    .satisfiable, .textsWhole, .textsVisible, .noOverlap,
  ]

  /// The position in the order of reports.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
