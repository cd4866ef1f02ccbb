/// Inward distances from the four edges of a rectangle, in points; negative ones reach outward.
///
/// ```swift
/// let rect = Rect(x: 0, y: 0, width: 100, height: 60)
/// let insets = EdgeInsets(top: 10, left: 20, bottom: 10, right: 5)
/// let inner = rect.inset(by: insets)
/// assert(inner == Rect(x: 20, y: 10, width: 75, height: 40))
/// ```
@frozen
public struct EdgeInsets: Hashable, Sendable {
  /// The distance down from the top edge.
  public var top: Double
  /// The distance to the right of the left edge.
  public var left: Double
  /// The distance up from the bottom edge.
  public var bottom: Double
  /// The distance to the left of the right edge.
  public var right: Double

  /// Creates insets from the four edges.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points, positive downward.
  ///   - left: The distance from the left edge, in points, positive inward.
  ///   - bottom: The distance from the bottom edge, in points, positive upward.
  ///   - right: The distance from the right edge, in points, positive inward.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates equal insets from all four edges.
  ///
  /// - Parameter all: The distance from each edge, in points, positive inward.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// No insets.
  @inlinable
  public static var zero: EdgeInsets { EdgeInsets() }

  /// Combines two insets edge by edge with a function.
  func combined(
    with other: EdgeInsets, _ combine: (Double, Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}
