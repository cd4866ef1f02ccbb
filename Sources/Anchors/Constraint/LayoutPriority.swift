/// The priority of a constraint: a number in (0, 1000]; 1000 is required.
///
/// Priorities are preemptive. Each distinct number is a level, and a level is optimized only within
/// the optima of the levels above: any number of constraints at 250 yields to one at 251.
@frozen
public struct LayoutPriority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number; valid in (0, 1000].
  public var rawValue: Double

  /// Creates a priority; outside (0, 1000], it is a fault of any constraint that uses it.
  ///
  /// - Parameter rawValue: The number; 1000 is required, and larger is more important.
  @inlinable
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// Creates a priority, like ``init(_:)``.
  ///
  /// - Parameter rawValue: The number; 1000 is required, and larger is more important.
  @inlinable
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// Creates a priority from a floating-point literal.
  ///
  /// - Parameter value: The number; 1000 is required, and larger is more important.
  @inlinable
  public init(floatLiteral value: Double) { rawValue = value }

  /// Creates a priority from an integer literal.
  ///
  /// - Parameter value: The number; 1000 is required, and larger is more important.
  @inlinable
  public init(integerLiteral value: Int) { rawValue = Double(value) }

  /// 1000: the constraint must be satisfied.
  @inlinable
  public static var required: LayoutPriority { 1000 }
  /// 750, the default compression resistance of content.
  @inlinable
  public static var defaultHigh: LayoutPriority { 750 }
  /// 510, for drags that may resize the scene.
  @inlinable
  public static var dragThatCanResizeScene: LayoutPriority { 510 }
  /// 500, for the size of a scene to stay unchanged.
  @inlinable
  public static var sceneSizeStayPut: LayoutPriority { 500 }
  /// 490, for drags that must not resize the scene.
  @inlinable
  public static var dragThatCannotResizeScene: LayoutPriority { 490 }
  /// 250, the default hugging of content.
  @inlinable
  public static var defaultLow: LayoutPriority { 250 }
  /// 50, for the target of a fitting size.
  @inlinable
  public static var fittingSizeLevel: LayoutPriority { 50 }

  /// Compares two priorities.
  ///
  /// - Parameters:
  ///   - lhs: A priority.
  ///   - rhs: Another priority.
  /// - Returns: Whether `lhs` is less important than `rhs`.
  @inlinable
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The raw value, under a name that UIKitNames does not use.
  package var number: Double {
    get { rawValue }
    set { rawValue = newValue }
  }

  /// True if the number is in (0, 1000]; false for NaN.
  @inlinable
  package var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority {
  /// Returns a priority raised by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority to change.
  ///   - number: The increase; a sum over 1000 is a fault of any constraint that uses it.
  /// - Returns: The sum as a priority.
  @_disfavoredOverload
  @inlinable
  public static func + (priority: LayoutPriority, number: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue + number)
  }

  /// Returns a priority lowered by a number: `.required - 1` is 999.
  ///
  /// - Parameters:
  ///   - priority: The priority to change.
  ///   - number: The decrease; a difference of 0 or less is a fault of any constraint that uses it.
  /// - Returns: The difference as a priority.
  @_disfavoredOverload
  @inlinable
  public static func - (priority: LayoutPriority, number: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue - number)
  }
}

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
