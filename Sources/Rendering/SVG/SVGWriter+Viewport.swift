public import Anchors

extension SVGWriter {
  /// Starts a part of the drawing that shows nothing outside a frame; `end` ends it.
  ///
  /// Coordinates inside are those outside.
  ///
  /// - Parameter frame: What is shown, in the coordinates of the element this one is in.
  public mutating func beginViewport(_ frame: Rect) {
    // An inner drawing clips what lies outside its viewport, and needs no name as a clip path does.
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
