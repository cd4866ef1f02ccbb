/// Distances inwards from the four edges of a rectangle, in points; negative ones reach outwards.
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

  /// Insets from each edge.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points, downward where positive.
  ///   - left: The distance from the left edge, in points, inward where positive.
  ///   - bottom: The distance from the bottom edge, in points, upward where positive.
  ///   - right: The distance from the right edge, in points, inward where positive.
  @inlinable
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset from all four edges.
  ///
  /// - Parameter all: The distance from each edge, in points, inward where positive.
  @inlinable
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// No insets.
  @inlinable
  public static var zero: EdgeInsets { EdgeInsets() }

  /// The insets that a function makes of each two that belong to the same edge.
  func combined(
    with other: EdgeInsets, _ combine: (Double, Double) -> Double
  ) -> EdgeInsets {
    EdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}
