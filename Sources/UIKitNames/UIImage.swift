/// A picture, as far as layout is concerned: its size.
public struct UIImage: Hashable, Sendable {
  /// The size of the picture in points.
  public let size: Size

  /// A picture of a size, which UIKit does not have: tests make pictures this way.
  ///
  /// - Parameter size: The size in points.
  public init(size: Size) { self.size = size }

  /// A picture without an extent.
  public init() { size = .zero }
}
