/// The relation of the first side of a constraint to the second.
@frozen
public enum LayoutRelation: UInt8, Sendable, Hashable {
  /// At most.
  case lessThanOrEqual
  /// Equal.
  case equal
  /// At least.
  case greaterThanOrEqual

  /// The relation as an operator: `<=`, `==` or `>=`.
  public var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
