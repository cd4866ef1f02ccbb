// Priorities in UIKit's form: numbers are `Float`.

extension LayoutPriority: RawRepresentable {
  /// The number; valid in (0, 1000].
  public var rawValue: Float {
    get { Float(number) }
    set { number = Double(newValue) }
  }

  /// Creates a priority; outside (0, 1000], it is a fault of any constraint that uses it.
  ///
  /// - Parameter rawValue: The number; 1000 is required, and larger is more important.
  @_disfavoredOverload
  public init(_ rawValue: Float) { self.init(Double(rawValue)) }

  /// Creates a priority; outside (0, 1000], it is a fault of any constraint that uses it.
  ///
  /// - Parameter rawValue: The number; 1000 is required, and larger is more important.
  @_disfavoredOverload
  public init(rawValue: Float) { self.init(Double(rawValue)) }

  /// Returns a priority raised by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority to change.
  ///   - number: The increase; a sum over 1000 is a fault of any constraint that uses it.
  /// - Returns: The sum as a priority.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.number + Double(number))
  }

  /// Returns a priority lowered by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority to change.
  ///   - number: The decrease; a difference of 0 or less is a fault of any constraint that uses it.
  /// - Returns: The difference as a priority.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, number: Float) -> LayoutPriority {
    LayoutPriority(priority.number - Double(number))
  }
}
