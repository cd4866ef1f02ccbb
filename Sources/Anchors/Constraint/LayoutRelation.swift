/// How the first attribute of a constraint relates to the rest of it.
@frozen
public enum LayoutRelation: UInt8, Sendable, Hashable {
  /// At most.
  case lessThanOrEqual
  /// Equal.
  case equal
  /// At least.
  case greaterThanOrEqual

  /// The relation as it is written.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
