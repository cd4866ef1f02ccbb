/// A position, in points; x grows to the right and y downwards.
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

  /// A position `x` to the right of the origin and `y` below it.
  ///
  /// - Parameters:
  ///   - x: The distance from the origin in points, to the right where positive.
  ///   - y: The distance from the origin in points, down where positive.
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The origin of a coordinate system.
  @inlinable
  public static var zero: Point { Point() }
}
