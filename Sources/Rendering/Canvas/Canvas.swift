package import Anchors

/// A drawing surface; one drawing routine serves every output format.
///
/// Lengths are in points; x grows to the right and y down. Groups and clips nest.
package protocol Canvas {
  /// Starts a drawing, or a page of it.
  ///
  /// - Parameters:
  ///   - size: The size of the drawing, in points.
  ///   - magnification: The scale at which the drawing is shown.
  ///   - background: The color of the page, or nil to leave it blank.
  mutating func beginDrawing(size: Size, magnification: Double, background: RGBColor?)

  /// Ends a drawing, or a page of it.
  mutating func endDrawing()

  /// Moves the origin until ``endGroup()``.
  ///
  /// - Parameters:
  ///   - offset: The new origin.
  ///   - lineWidth: The width of outlines and lines within the group, in points; nil for no change.
  mutating func beginGroup(at offset: Point, lineWidth: Double?)

  /// Ends the innermost group.
  mutating func endGroup()

  /// Clips to a frame until ``endClip()``; coordinates do not change.
  mutating func beginClip(to frame: Rect, radius: Double)

  /// Ends the innermost clip.
  mutating func endClip()

  /// Draws a rectangle.
  mutating func draw(_ box: CanvasBox)

  /// Draws straight lines.
  mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double)

  /// Draws a line of text.
  mutating func draw(_ text: CanvasText)

  /// Draws a photo in a frame, at its placement and cropped to the frame.
  ///
  /// - Returns: Whether the format supports the photo; if not, nothing is drawn.
  mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool
}

/// A straight line between two points.
package struct CanvasLine {
  package var start: Point
  package var end: Point

  /// Creates a line; coordinates are in points.
  package init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }
}
