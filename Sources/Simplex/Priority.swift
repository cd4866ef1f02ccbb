/// The importance of a constraint: a number in (0, 1000], where 1000 is required.
///
/// Every distinct number is a level of its own. A level is optimized only within the optima of all
/// levels above it: a thousand constraints at 250 never outweigh one at 251, and 999.5 and 999.25
/// are two levels. Within a level the sum of the absolute violations is minimized, with equal
/// weights.
///
/// The numbers agree with Auto Layout's convention, as in
/// [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
@frozen
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number; valid if it is in (0, 1000].
  public let rawValue: Double

  /// Creates a priority; the call that uses it rejects numbers outside (0, 1000].
  ///
  /// - Parameter rawValue: The number; 1000 is required, and larger numbers are more important.
  @inlinable
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// Creates a priority from a floating-point literal.
  ///
  /// - Parameter value: The number; 1000 is required, and larger numbers are more important.
  @inlinable
  public init(floatLiteral value: Double) { rawValue = value }

  /// Creates a priority from an integer literal.
  ///
  /// - Parameter value: The number; 1000 is required, and larger numbers are more important.
  @inlinable
  public init(integerLiteral value: Int) { rawValue = Double(value) }

  /// 1000: the constraint holds exactly, or the call that adds it throws.
  public static let required = Priority(1000)
  /// 750.
  public static let high = Priority(750)
  /// 500.
  public static let medium = Priority(500)
  /// 250.
  public static let low = Priority(250)

  /// Compares two priorities by importance.
  ///
  /// - Parameters:
  ///   - lhs: The first priority.
  ///   - rhs: The second priority.
  /// - Returns: Whether the first is less important than the second.
  @inlinable
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Indicates whether a constraint may have this priority.
  @inlinable
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Indicates whether constraints of this priority must hold.
  @inlinable
  public var isRequired: Bool { rawValue == 1000 }
}
