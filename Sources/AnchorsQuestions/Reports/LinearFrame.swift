public import Anchors

/// A frame as a linear function of one parameter.
///
/// A ``LayoutFunction`` has one for each item and piece.
public struct LinearFrame: Sendable, Hashable {
  /// The parameter at which the frame is ``start``.
  public let reference: Double
  /// The frame at the reference, in points, in the coordinates of the item's parent.
  public let start: Rect
  /// The change of each number of the frame per unit of the parameter.
  public let slope: Rect

  /// Creates a linear frame.
  ///
  /// - Parameters:
  ///   - reference: The parameter at which the frame is `start`.
  ///   - start: The frame at the reference, in points.
  ///   - slope: The change of each number per unit of the parameter.
  public init(reference: Double, start: Rect, slope: Rect) {
    self.reference = reference
    self.start = start
    self.slope = slope
  }

  /// The frame at a parameter.
  ///
  /// Each number is `start + slope * (parameter - reference)`, evaluated in this order and rounded
  /// after each operation. A program that does the same computes the same bits.
  ///
  /// - Parameter parameter: A value of the parameter, within the frame's piece.
  /// - Returns: The frame in points, in the coordinates of the item's parent.
  @inline(__always)
  public func frame(at parameter: Double) -> Rect {
    let distance = parameter - reference
    return Rect(
      x: start.minX + slope.minX * distance, y: start.minY + slope.minY * distance,
      width: start.width + slope.width * distance, height: start.height + slope.height * distance)
  }

  /// Compares two linear frames within rounding.
  ///
  /// - Parameter other: A frame whose reference is the common end of both pieces.
  /// - Returns: Whether both are the same line.
  func continues(as other: LinearFrame) -> Bool {
    let here = frame(at: other.reference)
    return Self.isClose(slope, other.slope, 1e-12, 1) && Self.isClose(here, other.start, 1e-12, 1e3)
  }

  private static func isClose(
    _ first: Rect, _ second: Rect, _ tolerance: Double, _ minimum: Double
  ) -> Bool {
    func isClose(_ first: Double, _ second: Double) -> Bool {
      let size = Swift.max(minimum, Swift.max(first.magnitude, second.magnitude))
      return (first - second).magnitude <= tolerance * size
    }
    return isClose(first.minX, second.minX) && isClose(first.minY, second.minY)
      && isClose(first.width, second.width) && isClose(first.height, second.height)
  }
}
