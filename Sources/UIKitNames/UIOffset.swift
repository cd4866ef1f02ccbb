/// A horizontal and a vertical distance.
public struct UIOffset: Hashable, Sendable {
  /// The distance in points, positive to the right.
  public var horizontal: Double
  /// The distance in points, positive downward.
  public var vertical: Double

  /// No distance.
  public static var zero: UIOffset { UIOffset() }

  /// Creates distances.
  ///
  /// - Parameters:
  ///   - horizontal: The distance in points, positive to the right.
  ///   - vertical: The distance in points, positive downward.
  public init(horizontal: Double = 0, vertical: Double = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
