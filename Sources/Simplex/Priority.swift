/// How much a constraint matters: a number in (0, 1000], 1000 being required.
///
/// Every distinct number is a level of its own. A level is served only with what the levels above
/// it leave open: a thousand constraints at 250 never outweigh one at 251, and 999.5 and 999.25 are
/// two levels. Within a level the sum of the absolute violations is minimized, all weighing the same.
///
/// The numbers follow Auto Layout's convention, as in
/// [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
@frozen
public struct Priority: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number, valid if it is in (0, 1000].
  public let rawValue: Double

  /// A priority of any number; a number outside (0, 1000] is refused by the call that uses it.
  ///
  /// - Parameter rawValue: The number; 1000 is required, and more matters more.
  @inlinable
  public init(_ rawValue: Double) { self.rawValue = rawValue }

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

  /// 1000: the constraint holds exactly, or the call that adds it throws.
  public static let required = Priority(1000)
  /// 750.
  public static let high = Priority(750)
  /// 500.
  public static let medium = Priority(500)
  /// 250.
  public static let low = Priority(250)

  /// Whether `lhs` matters less than `rhs`.
  ///
  /// - Parameters:
  ///   - lhs: One priority.
  ///   - rhs: The priority that it is compared with.
  /// - Returns: True if the second matters more.
  @inlinable
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether the number is one that a constraint may have.
  @inlinable
  var isValid: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Whether a constraint of this priority must hold.
  @inlinable
  public var isRequired: Bool { rawValue == 1000 }
}
