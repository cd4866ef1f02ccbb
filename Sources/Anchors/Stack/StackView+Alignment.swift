extension StackView {
  /// The alignment of the arranged views across the axis.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// The views extend from edge to edge.
    case fill
    /// The views are aligned at the top of a row, or at the leading edge of a column.
    case leading
    /// The first baselines of a row are aligned; in a column, the same as `leading`.
    case firstBaseline
    /// The centers are aligned.
    case center
    /// The views are aligned at the bottom of a row, or at the trailing edge of a column.
    case trailing
    /// The last baselines of a row are aligned; in a column, the same as `trailing`.
    case lastBaseline

    /// Another name of `leading`, for rows.
    public static var top: Alignment { .leading }
    /// Another name of `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }
}
