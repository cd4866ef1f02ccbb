/// A change of one constraint, or of the requested size of the layout, that resolves a conflict.
public struct ConflictCure: Sendable, Equatable {
  /// The kind of change.
  public enum Change: Sendable, Equatable {
    /// The constraint is deactivated.
    case remove
    /// The constraint is lowered to this priority.
    case priority(LayoutPriority)
    /// The constant of the constraint, as written in its source, becomes this number.
    ///
    /// It is the nearest number that resolves the conflict. For the requested size of the layout
    /// it is the new size in points.
    case constant(Double)
  }

  /// The change to make.
  public let change: Change
  /// The index of the constraint in the members of the report.
  public let member: Int
  /// True if this change alone makes the layout possible; otherwise another conflict remains.
  public let solves: Bool
  /// True if the change preserves the arrangement, as far as its constraint decides.
  ///
  /// That means that items retain their order, stay apart and inside their containers, and have
  /// sizes above 0.
  public let preservesOrder: Bool
}

/// A common mistake that the members of a conflict suggest.
public struct ConflictHint: Sendable {
  /// The kind of mistake.
  public enum Code: Sendable, Hashable {
    /// A trailing or bottom edge is constrained to that of its container with a positive constant.
    case signOfTrailing
    /// An item that constraints position translates its autoresizing mask.
    case autoresizing
    /// A stack hides an item whose constraints require a size.
    case hiddenInStack
    /// Content hugging or compression resistance is required.
    case contentRequired
    /// One item has two required sizes.
    case duplicateSize
    /// The requested size of the layout is too small.
    case rootTooSmall

    /// The name in machine-readable results.
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

  /// The kind of mistake.
  public let code: Code
  /// The likely cause and its fix, as a sentence.
  public package(set) var text: String
  /// The index of the relevant constraint in the members of the report.
  public let member: Int
}
