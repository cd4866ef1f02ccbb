/// The shapes of random systems.
package enum SystemKind: String, CaseIterable, Sendable {
  /// A vertical list: each view is below the previous one.
  case chain
  /// A row of views of equal width.
  case equalSizes
  /// Aspect ratios and proportional widths.
  case ratios
  /// Rows and columns of cells of equal size.
  case grid
  /// Halves of halves of a width.
  case nested
  /// Rows of views in a container, along both axes.
  case rows
  /// A stack view: a distribution and an alignment in a container of some size.
  case stack
  /// Rows of random variables, coefficients and constants.
  case dense
  /// Many constraints through one point, with copies and multiples.
  case degenerate
  /// Equations implied by others.
  case redundant
  /// Low levels with huge coefficients, for which a weighted sum would be wrong.
  case mixing
  /// Equations implied by others, with a chain of multiples that outgrows all constants.
  case growing
}
