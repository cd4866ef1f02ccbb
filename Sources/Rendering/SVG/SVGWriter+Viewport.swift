public import Anchors

extension SVGWriter {
  /// Starts an element that clips its contents to a frame, until `end`.
  ///
  /// Coordinates inside are the same as outside.
  ///
  /// - Parameter frame: The visible rectangle, in the coordinates of the enclosing element.
  public mutating func beginViewport(_ frame: Rect) {
    // An inner `svg` clips to its viewport, and unlike a clip path needs no name.
    begin("svg")
    attribute("x", frame.minX)
    attribute("y", frame.minY)
    attribute("width", frame.width)
    attribute("height", frame.height)
    attribute(
      "viewBox",
      [frame.minX, frame.minY, frame.width, frame.height].map(Self.decimal)
        .joined(separator: " "))
  }
}
