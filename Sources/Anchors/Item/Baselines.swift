/// The positions of an item's first and last baseline, in points.
@frozen
public struct Baselines: Hashable, Sendable {
  /// The distance of the first line's baseline below the top edge, in points.
  public var firstFromTop: Double
  /// The distance of the last line's baseline above the bottom edge, in points.
  public var lastFromBottom: Double

  /// Creates baselines from their distances to the edges.
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
