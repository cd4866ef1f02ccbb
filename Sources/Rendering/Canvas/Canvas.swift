package import Anchors

/// What pictures are drawn on, so that they look the same in every format.
///
/// Lengths are points, x grows to the right and y down. What was begun last ends first.
package protocol Canvas {
  /// Starts a drawing, or a page of it.
  ///
  /// - Parameters:
  ///   - size: Its size, in points.
  ///   - magnification: How many times its own size the drawing is shown.
  ///   - background: The color of the paper, or nil to leave it as it is.
  mutating func beginDrawing(size: Size, magnification: Double, background: RGBColor?)

  /// Ends a drawing, or a page of it.
  mutating func endDrawing()

  /// Moves the origin until ``endGroup()``.
  ///
  /// - Parameters:
  ///   - offset: The new origin.
  ///   - lineWidth: How wide outlines and lines are from then on, in points, or nil for no change.
  mutating func beginGroup(at offset: Point, lineWidth: Double?)

  /// Ends the group begun last.
  mutating func endGroup()

  /// Shows nothing outside a frame until ``endClip()``; coordinates stay what they are.
  mutating func beginClip(to frame: Rect, radius: Double)

  /// Ends the clip begun last.
  mutating func endClip()

  /// Draws a rectangle.
  mutating func draw(_ box: CanvasBox)

  /// Draws straight lines.
  mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double)

  /// Draws a line of text.
  mutating func draw(_ text: CanvasText)

  /// Draws a photo that fills a frame, its middle being what is seen.
  ///
  /// - Returns: Whether the format can show it; if not, nothing was drawn.
  mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool
}

/// A straight line between two points.
package struct CanvasLine {
  package var start: Point
  package var end: Point

  /// A line between two points, in points.
  package init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }
}
