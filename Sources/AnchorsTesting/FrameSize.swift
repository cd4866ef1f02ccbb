internal import Anchors

/// A size to lay a view out in; a direction without a number takes its fitting size.
///
/// A number alone is a width: `[320, 480]` are two widths, each with the fitting height.
public struct FrameSize: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// The width in points, or nil for the fitting one.
  public var width: Double?
  /// The height in points, or nil for the fitting one.
  public var height: Double?

  /// A size of which a direction may be left open.
  ///
  /// - Parameters:
  ///   - width: The width in points, or nil for the fitting one.
  ///   - height: The height in points, or nil for the fitting one.
  public init(width: Double?, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// A width, with the fitting height.
  ///
  /// - Parameter width: The width, in points.
  public init(integerLiteral width: Int) { self.init(width: Double(width)) }

  /// A width, with the fitting height.
  ///
  /// - Parameter width: The width, in points.
  public init(floatLiteral width: Double) { self.init(width: width) }

  /// The fitting size in both directions.
  public static var fitting: FrameSize { FrameSize(width: nil) }

  /// The size as part of a file's name: `320` or `320x480`.
  var name: String {
    let numbers = [width, height].map { $0.map(Self.text) ?? "fitting" }
    return height == nil && width != nil ? numbers[0] : numbers[0] + "x" + numbers[1]
  }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

extension LayoutDirection {
  /// The direction as part of a file's name.
  var name: String { self == .leftToRight ? "left-to-right" : "right-to-left" }
}
