public import Anchors

/// A drawing surface; one drawing routine serves every output format.
///
/// The SVG and PDF files of this module are drawn on canvases. A program with fonts or a format of
/// its own implements the protocol and draws on it with ``FrameDrawing``.
///
/// Lengths are in points; x grows to the right and y down. Groups and clips nest. A canvas of pages
/// has one drawing after the other, each between ``beginDrawing(size:magnification:background:)``
/// and ``endDrawing()``.
public protocol Canvas {
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
  ///   - offset: The new origin, in the coordinates of the enclosing group.
  ///   - lineWidth: The width of outlines and lines within the group, in points; nil for no change.
  mutating func beginGroup(at offset: Point, lineWidth: Double?)

  /// Ends the innermost group.
  mutating func endGroup()

  /// Clips to a frame until ``endClip()``; coordinates do not change.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the innermost group.
  ///   - radius: The radius of its corners, in points.
  mutating func beginClip(to frame: Rect, radius: Double)

  /// Ends the innermost clip.
  mutating func endClip()

  /// Draws a rectangle, its fill before its outline.
  ///
  /// - Parameter box: The rectangle, in the coordinates of the innermost group.
  mutating func draw(_ box: CanvasBox)

  /// Draws straight lines, as wide as the innermost group says; 1 point if none does.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - color: Their color.
  ///   - alpha: Their opacity, from 0 to 1.
  mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double)

  /// Draws a line of text, exactly as wide as it was measured.
  ///
  /// - Parameter text: The line, in the coordinates of the innermost group.
  mutating func draw(_ text: CanvasText)

  /// Draws a photo in a frame, at its placement and cropped to the frame.
  ///
  /// - Parameters:
  ///   - image: The photo.
  ///   - frame: The frame, in the coordinates of the innermost group.
  /// - Returns: Whether the format supports the photo; if not, nothing is drawn.
  mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool

  /// Makes a rectangle open an address when it is clicked, in formats that have links.
  ///
  /// - Parameters:
  ///   - address: The address, such as `https://swift.org`.
  ///   - frame: The rectangle, in the coordinates of the innermost group.
  mutating func addLink(to address: String, in frame: Rect)
}

extension Canvas {
  /// Does nothing, for formats without links.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - frame: The rectangle, in points.
  public mutating func addLink(to address: String, in frame: Rect) {}
}

/// A straight line between two points.
public struct CanvasLine: Sendable, Hashable {
  /// One end, in points.
  public var start: Point
  /// The other end, in points.
  public var end: Point

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - start: One end, in points.
  ///   - end: The other end, in points.
  public init(_ start: Point, _ end: Point) {
    self.start = start
    self.end = end
  }
}
