/// A frame as a linear function of one number, the parameter.
///
/// A frame moves and grows evenly with the parameter; ``LayoutFunction`` has one of these for each item and
/// each piece of its range.
public struct LinearFrame: Sendable, Hashable {
  /// The parameter at which the frame is ``start``.
  public let reference: Double
  /// The frame at the reference, in points, in the coordinates of the item's parent.
  public let start: Rect
  /// How much each number of the frame grows for each 1 of the parameter.
  public let slope: Rect

  /// A frame that is `start` at a parameter and changes by `slope` for each 1 of it.
  ///
  /// - Parameters:
  ///   - reference: The parameter at which the frame is `start`.
  ///   - start: The frame there, in points.
  ///   - slope: How much each number grows for each 1 of the parameter.
  public init(reference: Double, start: Rect, slope: Rect) {
    self.reference = reference
    self.start = start
    self.slope = slope
  }

  /// The frame at a parameter.
  ///
  /// Each number is `start + slope * (parameter - reference)`, computed in this order and rounded after each
  /// operation, so that a program that does the same gets the same bits.
  ///
  /// - Parameter parameter: A value of the number that the layout is a function of, within the frame's piece.
  /// - Returns: The frame in points, in the coordinates of the item that this one is in.
  @inline(__always)
  public func frame(at parameter: Double) -> Rect {
    let distance = parameter - reference
    return Rect(
      x: start.minX + slope.minX * distance, y: start.minY + slope.minY * distance,
      width: start.width + slope.width * distance, height: start.height + slope.height * distance)
  }

  /// Whether another one gives the same frames up to what rounding leaves.
  ///
  /// - Parameter other: A frame whose reference is where the two meet.
  /// - Returns: Whether one line describes both.
  func continues(as other: LinearFrame) -> Bool {
    let here = frame(at: other.reference)
    return Self.isClose(slope, other.slope, 1e-12, 1) && Self.isClose(here, other.start, 1e-12, 1e3)
  }

  private static func isClose(
    _ first: Rect, _ second: Rect, _ tolerance: Double, _ least: Double
  ) -> Bool {
    func isClose(_ first: Double, _ second: Double) -> Bool {
      let size = Swift.max(least, Swift.max(first.magnitude, second.magnitude))
      return (first - second).magnitude <= tolerance * size
    }
    return isClose(first.minX, second.minX) && isClose(first.minY, second.minY)
      && isClose(first.width, second.width) && isClose(first.height, second.height)
  }
}
