/// The shapes of random systems.
package enum SystemKind: String, CaseIterable, Sendable {
  /// A vertical list: each view hangs on the one above.
  case chain
  /// A row of views, all as wide as the first.
  case equalSizes
  /// Aspect ratios and widths in proportion to one another.
  case ratios
  /// Rows and columns of cells of one size.
  case grid
  /// Halves of halves of a width.
  case nested
  /// Rows of views in a container, in both directions at once.
  case rows
  /// A stack view: a distribution and an alignment in a container of some size.
  case stack
  /// Rows of random variables, coefficients and constants.
  case dense
  /// Many constraints through one point, with copies and multiples.
  case degenerate
  /// Equations that follow from others.
  case redundant
  /// Low levels with huge coefficients that a weighted sum would give in to.
  case mixing
  /// Equations that follow from others, beside a chain of multiples that grows beyond all constants together.
  case growing
}
