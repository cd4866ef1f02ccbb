internal import Anchors

/// A size for the layout of a view; a dimension without a number is the fitting one.
///
/// A number alone is a width: `[320, 480]` are two widths, each with the fitting height.
public struct FrameSize: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The width in points, or nil for the fitting width.
  public var width: Double?
  /// The height in points, or nil for the fitting height.
  public var height: Double?

  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the fitting width.
  ///   - height: The height in points, or nil for the fitting height.
  public init(width: Double?, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// Creates a width with the fitting height.
  ///
  /// - Parameter width: The width, in points.
  public init(integerLiteral width: Int) { self.init(width: Double(width)) }

  /// Creates a width with the fitting height.
  ///
  /// - Parameter width: The width, in points.
  public init(floatLiteral width: Double) { self.init(width: width) }

  /// The fitting size in both dimensions.
  public static var fitting: FrameSize { FrameSize(width: nil) }

  /// The size as part of a file name: `320` or `320x480`.
  var name: String {
    let numbers = [width, height].map { $0.map(Self.text) ?? "fitting" }
    return height == nil && width != nil ? numbers[0] : numbers[0] + "x" + numbers[1]
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension LayoutDirection {
  /// The direction as part of a file name.
  var name: String { self == .leftToRight ? "left-to-right" : "right-to-left" }
}
