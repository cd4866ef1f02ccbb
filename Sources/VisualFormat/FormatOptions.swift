public import Anchors

extension LayoutConstraint {
  /// Options of a visual format: alignments across its axis, direction and kind of spacing.
  ///
  /// Alignments may be combined: each pair of consecutive views gets one constraint per alignment.
  ///
  /// ```swift
  /// [.alignAllTop, .alignAllBottom]  // a row of views that are level above and below
  /// ```
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the values of UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of a column.
    public static var alignAllLeft: Self { Self(rawValue: 1 << 1) }
    /// Aligns the right edges of a column.
    public static var alignAllRight: Self { Self(rawValue: 1 << 2) }
    /// Aligns the top edges of a row.
    public static var alignAllTop: Self { Self(rawValue: 1 << 3) }
    /// Aligns the bottom edges of a row.
    public static var alignAllBottom: Self { Self(rawValue: 1 << 4) }
    /// Aligns the leading edges of a column.
    public static var alignAllLeading: Self { Self(rawValue: 1 << 5) }
    /// Aligns the trailing edges of a column.
    public static var alignAllTrailing: Self { Self(rawValue: 1 << 6) }
    /// Aligns the horizontal centers of a column.
    public static var alignAllCenterX: Self { Self(rawValue: 1 << 9) }
    /// Aligns the vertical centers of a row.
    public static var alignAllCenterY: Self { Self(rawValue: 1 << 10) }
    /// Aligns the last baselines of a row.
    public static var alignAllLastBaseline: Self { Self(rawValue: 1 << 11) }
    /// Aligns the first baselines of a row.
    public static var alignAllFirstBaseline: Self { Self(rawValue: 1 << 12) }

    /// Arranges a row in the reading direction; the default.
    public static var directionLeadingToTrailing: Self { [] }
    /// Arranges a row from left to right in any reading direction.
    public static var directionLeftToRight: Self { Self(rawValue: 1 << 16) }
    /// Arranges a row from right to left in any reading direction.
    ///
    /// It overrides ``directionLeftToRight``.
    public static var directionRightToLeft: Self { Self(rawValue: 1 << 17) }

    /// Measures the spacings of a column between edges; the default.
    public static var spacingEdgeToEdge: Self { [] }
    /// Measures spacings in a column from a view's last baseline to the next view's first baseline.
    ///
    /// Spacings to the superview are still measured between edges.
    public static var spacingBaselineToBaseline: Self { Self(rawValue: 1 << 19) }
  }

  /// The meaning of `-` without a number between a view and the edge of its superview.
  public enum SuperviewSpacing: Hashable, Sendable {
    /// A number of points.
    case fixed(Double)
    /// The superview's layout margin on that side, as in UIKit since iOS 8.
    case layoutMargins
  }

  /// The dialect of a visual format.
  public enum FormatDialect: Hashable, Sendable {
    /// The grammar published by Apple, without blanks.
    case standard
    /// A superset of the standard dialect.
    ///
    /// It adds blanks and `//` comments, percentages, operators and attributes, several views in
    /// one pair of brackets, both axes at once (`HV:`), and single attributes (`C:`).
    case extended
  }
}

extension LayoutConstraint.FormatOptions {
  /// The attributes of the alignments that apply to a row or a column.
  func alignments(across axis: Axis) -> [LayoutAttribute] {
    let known: [(Self, LayoutAttribute)] =
      axis == .horizontal ? Self.rowAlignments : Self.columnAlignments
    return known.filter { contains($0.0) }.map { $0.1 }
  }

  private static var columnAlignments: [(Self, LayoutAttribute)] {
    [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    ]
  }

  private static var rowAlignments: [(Self, LayoutAttribute)] {
    [
      (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY),
      (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
  }

  /// True if there is at least one alignment.
  var isAligning: Bool { rawValue & 0x1E7E != 0 }

  /// Tests the alignments against an axis.
  ///
  /// - Parameter axis: The axis of the format.
  /// - Returns: Whether an alignment is along the axis instead of across it.
  func conflicts(with axis: Axis) -> Bool {
    rawValue & (axis == .horizontal ? 0x0266 : 0x1C18) != 0
  }
}
