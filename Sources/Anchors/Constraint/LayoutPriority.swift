/// How much a constraint matters: a number in (0, 1000], 1000 being required.
///
/// Every distinct number is a level of its own, and a level is served only with what the levels
/// above it leave open: no number of constraints at 250 outweighs one at 251.
@frozen
public struct LayoutPriority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number, valid if it is in (0, 1000].
  public var rawValue: Double

  /// A priority of any number; one outside (0, 1000] is a fault of the constraint that uses it.
  ///
  /// - Parameter rawValue: The number; 1000 is required, and more matters more.
  @inlinable
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// A priority of any number, as ``init(_:)``.
  ///
  /// - Parameter rawValue: The number; 1000 is required, and more matters more.
  @inlinable
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// A priority written as a number with a fraction.
  ///
  /// - Parameter value: The number; 1000 is required, and more matters more.
  @inlinable
  public init(floatLiteral value: Double) { rawValue = value }

  /// A priority written as a whole number.
  ///
  /// - Parameter value: The number; 1000 is required, and more matters more.
  @inlinable
  public init(integerLiteral value: Int) { rawValue = Double(value) }

  /// 1000: the constraint holds exactly.
  @inlinable
  public static var required: LayoutPriority { 1000 }
  /// 750, with which content by default resists being compressed.
  @inlinable
  public static var defaultHigh: LayoutPriority { 750 }
  /// 510, for what may resize the scene when dragged.
  @inlinable
  public static var dragThatCanResizeScene: LayoutPriority { 510 }
  /// 500, with which a scene keeps its size.
  @inlinable
  public static var sceneSizeStayPut: LayoutPriority { 500 }
  /// 490, for what may not resize the scene when dragged.
  @inlinable
  public static var dragThatCannotResizeScene: LayoutPriority { 490 }
  /// 250, with which content by default is hugged.
  @inlinable
  public static var defaultLow: LayoutPriority { 250 }
  /// 50, with which a fitting size approaches its target.
  @inlinable
  public static var fittingSizeLevel: LayoutPriority { 50 }

  /// Whether `lhs` matters less than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: One priority.
  ///   - rhs: The priority that it is compared with.
  /// - Returns: True if the second matters more.
  @inlinable
  public static func < (lhs: LayoutPriority, rhs: LayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Whether the number is one that a constraint may have; NaN is not.
  @inlinable
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }
}

extension LayoutPriority {
  /// The priority that is a number higher.
  ///
  /// - Parameters:
  ///   - priority: The priority to start from.
  ///   - number: How much higher; a sum over 1000 is a fault of the constraint that uses it.
  /// - Returns: The sum as a priority.
  @_disfavoredOverload
  @inlinable
  public static func + (priority: LayoutPriority, number: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue + number)
  }

  /// The priority that is a number lower: `.required - 1` is 999.
  ///
  /// - Parameters:
  ///   - priority: The priority to start from.
  ///   - number: How much lower; a difference of 0 or less is a fault of the constraint that uses it.
  /// - Returns: The difference as a priority.
  @_disfavoredOverload
  @inlinable
  public static func - (priority: LayoutPriority, number: Double) -> LayoutPriority {
    LayoutPriority(priority.rawValue - number)
  }
}
