/// A rectangle, in points; x increases to the right and y downward.
@frozen
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The width and the height.
  public var size: Size

  /// Creates a rectangle from its top left corner and size.
  ///
  /// - Parameters:
  ///   - origin: The top left corner.
  ///   - size: The width and the height, in points.
  @inlinable
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle with its top left corner at (x, y).
  ///
  /// - Parameters:
  ///   - x: The left edge, in points to the right of the origin.
  ///   - y: The top edge, in points below the origin.
  ///   - width: The extent to the right, in points.
  ///   - height: The extent down, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// An empty rectangle at the origin.
  @inlinable
  public static var zero: Rect { Rect() }

  /// The left edge.
  @inlinable
  public var minX: Double { origin.x }
  /// The middle between the left and the right edge.
  @inlinable
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  @inlinable
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  @inlinable
  public var minY: Double { origin.y }
  /// The middle between the top and the bottom edge.
  @inlinable
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { origin.y + size.height }
  /// The extent to the right.
  @inlinable
  public var width: Double { size.width }
  /// The extent downward.
  @inlinable
  public var height: Double { size.height }

  /// Moves each edge inward by its inset; negative insets move it outward.
  ///
  /// - Parameter insets: The distances by which the edges move, in points, positive inward.
  /// - Returns: The rectangle; an extent is negative if its edges have passed each other.
  @inlinable
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
