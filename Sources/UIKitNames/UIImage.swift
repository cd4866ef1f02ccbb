/// A picture without pixels: its size, which is all that layout uses.
public struct UIImage: Hashable, Sendable {
  /// The size of the picture in points.
  public let size: Size

  /// Creates a picture from its size; this initializer, for tests, does not exist in UIKit.
  ///
  /// - Parameter size: The size in points.
  public init(size: Size) { self.size = size }

  /// Returns nil: there are no pictures to find by name.
  ///
  /// - Parameter name: Ignored.
  public init?(named name: String) { nil }

  /// Creates a picture of size zero.
  public init() { size = .zero }
}
