extension StackView {
  /// Where the arranged views lie across the axis.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// The views reach from edge to edge.
    case fill
    /// The views lie at the top of a row, or at the leading edge of a column.
    case leading
    /// The first baselines of a row are level; a column is aligned as with `leading`.
    case firstBaseline
    /// The middles are level.
    case center
    /// The views lie at the bottom of a row, or at the trailing edge of a column.
    case trailing
    /// The last baselines of a row are level; a column is aligned as with `trailing`.
    case lastBaseline

    /// The views lie at the top of a row: another name of `leading`.
    public static var top: Alignment { .leading }
    /// The views lie at the bottom of a row: another name of `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
