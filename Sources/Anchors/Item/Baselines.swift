/// Where the baselines of an item lie, in points.
@frozen
public struct Baselines: Hashable, Sendable {
  /// How far the first line's baseline is below the top edge.
  public var firstFromTop: Double
  /// How far the last line's baseline is above the bottom edge.
  public var lastFromBottom: Double

  /// Baselines by their distances from the edges.
  ///
  /// - Parameters:
  ///   - firstFromTop: The distance of the first baseline below the top edge, in points.
  ///   - lastFromBottom: The distance of the last baseline above the bottom edge, in points.
  @inlinable
  public init(firstFromTop: Double = 0, lastFromBottom: Double = 0) {
    self.firstFromTop = firstFromTop
    self.lastFromBottom = lastFromBottom
  }
}
