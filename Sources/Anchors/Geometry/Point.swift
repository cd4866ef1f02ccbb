/// A position, in points; x increases to the right and y downward.
///
/// ```swift
/// let corner = Point(x: 12, y: 20)  // 12 to the right, 20 down
/// let rect = Rect(origin: corner, size: Size(width: 80, height: 60))
/// assert(rect.maxX == 92 && rect.maxY == 80)
/// ```
@frozen
public struct Point: Hashable, Sendable {
  /// The distance to the right of the origin.
  public var x: Double
  /// The distance below the origin.
  public var y: Double

  /// Creates the position `x` to the right of the origin and `y` below it.
  ///
  /// - Parameters:
  ///   - x: The distance from the origin in points, positive to the right.
  ///   - y: The distance from the origin in points, positive downward.
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate system.
  @inlinable
  public static var zero: Point { Point() }
}
