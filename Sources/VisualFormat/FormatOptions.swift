public import Anchors

extension LayoutConstraint {
  /// What a visual format says about the other axis, and which way it is read.
  ///
  /// Alignments may be combined: each consecutive pair of views gets one constraint for each of them.
  ///
  /// ```swift
  /// [.alignAllTop, .alignAllBottom]  // a row of views that are level above and below
  /// ```
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Options of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of a column are level.
    public static var alignAllLeft: Self { Self(rawValue: 1 << 1) }
    /// The right edges of a column are level.
    public static var alignAllRight: Self { Self(rawValue: 1 << 2) }
    /// The top edges of a row are level.
    public static var alignAllTop: Self { Self(rawValue: 1 << 3) }
    /// The bottom edges of a row are level.
    public static var alignAllBottom: Self { Self(rawValue: 1 << 4) }
    /// The leading edges of a column are level.
    public static var alignAllLeading: Self { Self(rawValue: 1 << 5) }
    /// The trailing edges of a column are level.
    public static var alignAllTrailing: Self { Self(rawValue: 1 << 6) }
    /// The horizontal centers of a column are level.
    public static var alignAllCenterX: Self { Self(rawValue: 1 << 9) }
    /// The vertical centers of a row are level.
    public static var alignAllCenterY: Self { Self(rawValue: 1 << 10) }
    /// The last baselines of a row are level.
    public static var alignAllLastBaseline: Self { Self(rawValue: 1 << 11) }
    /// The first baselines of a row are level.
    public static var alignAllFirstBaseline: Self { Self(rawValue: 1 << 12) }

    /// A row follows the direction of reading; so it is unless said otherwise.
    public static var directionLeadingToTrailing: Self { [] }
    /// A row goes from left to right, whatever the direction of reading.
    public static var directionLeftToRight: Self { Self(rawValue: 1 << 16) }
    /// A row goes from right to left, whatever the direction of reading; it wins over
    /// ``directionLeftToRight``.
    public static var directionRightToLeft: Self { Self(rawValue: 1 << 17) }

    /// The spacings of a column lie between edges; so it is unless said otherwise.
    public static var spacingEdgeToEdge: Self { [] }
    /// The spacings between the views of a column go from the last baseline of one to the first
    /// baseline of the next; those to the superview lie between edges all the same.
    public static var spacingBaselineToBaseline: Self { Self(rawValue: 1 << 19) }
  }

  /// What `-` without a number means between a view and the edge of its superview.
  public enum SuperviewSpacing: Hashable, Sendable {
    /// A number of points.
    case fixed(Double)
    /// The superview's layout margin on that side, as in UIKit since iOS 8.
    case layoutMargins
  }

  /// Which language a visual format is written in.
  public enum FormatDialect: Hashable, Sendable {
    /// The one that Apple publishes, without a blank anywhere.
    case standard
    /// A superset with blanks and `//` comments, percentages, operators and attributes, several views
    /// in one pair of brackets, both axes at once (`HV:`), and single attributes (`C:`).
    case extended
  }
}

extension LayoutConstraint.FormatOptions {
  /// The alignments in these options that belong to a row or a column, by their attributes.
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

  /// Whether there is any alignment at all.
  var isAligning: Bool { rawValue & 0x1E7E != 0 }

  /// Whether there is an alignment that a row cannot have, or one that a column cannot have.
  func conflicts(with axis: Axis) -> Bool {
    rawValue & (axis == .horizontal ? 0x0266 : 0x1C18) != 0
  }
}
