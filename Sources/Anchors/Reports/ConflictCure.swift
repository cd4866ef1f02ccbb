/// A change of one constraint, or of the size that the layout was asked for, that ends a conflict.
public struct ConflictCure: Sendable, Equatable {
  /// What changes.
  public enum Change: Sendable, Equatable {
    /// The constraint is deactivated.
    case remove
    /// The constraint gets this priority.
    case priority(LayoutPriority)
    /// The constraint gets this constant, as it is written: the nearest that ends the conflict.
    ///
    /// A size that the layout was asked for becomes this many points.
    case constant(Double)
  }

  /// What changes.
  public let change: Change
  /// The place of the constraint among the members of the report.
  public let member: Int
  /// Whether the change alone makes the whole layout possible; otherwise it leads to the next conflict.
  public let solves: Bool
  /// Whether items keep their order, stay apart and inside their containers, and have a size above 0, as
  /// far as the changed constraint decides.
  public let preservesOrder: Bool
}

/// A usual mistake that the members of a conflict look like.
public struct ConflictHint: Sendable {
  /// Which mistake.
  public enum Code: Sendable, Hashable {
    /// A trailing or bottom edge is tied to its container's with a positive constant.
    case signOfTrailing
    /// An item that constraints place translates its autoresizing mask.
    case autoresizing
    /// A stack hides an item that may not be without size.
    case hiddenInStack
    /// Hugging or resistance to compression is required.
    case contentRequired
    /// One item has two required sizes.
    case duplicateSize
    /// The layout was asked for a size that is too small.
    case rootTooSmall

    /// The name in results that programs read.
    public var name: String {
      switch self {
      case .signOfTrailing: "signOfTrailing"
      case .autoresizing: "autoresizing"
      case .hiddenInStack: "hiddenInStack"
      case .contentRequired: "contentRequired"
      case .duplicateSize: "duplicateSize"
      case .rootTooSmall: "rootTooSmall"
      }
    }
  }

  /// Which mistake.
  public let code: Code
  /// What is likely wrong and what to do about it, as a sentence.
  public let text: String
  /// The place of the constraint meant among the members of the report.
  public let member: Int
}
