public import Anchors

/// Draws the frames of a layout as SVG: a named outline for each item.
///
/// It shows where things are rather than how they look. Colors tell the depth; labels show their
/// text on its baselines; hidden items are left out, and what a scroll view does not show.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// print(FrameSVG().draw(card))
/// ```
public struct FrameSVG: Sendable {
  /// The room around the drawing, in points as shown.
  public var margin: Double

  /// Creates a drawing.
  ///
  /// - Parameter margin: The room around it, in points as shown.
  public init(margin: Double = 16) {
    self.margin = margin
  }

  /// The frames of an item and of everything inside it, as an SVG document.
  ///
  /// One point is one user unit. The drawing holds every frame, also those outside the root's. One
  /// that is less than 320 points wide and tall is shown magnified to that, with outlines and names
  /// as fine as in a larger one.
  ///
  /// - Parameter item: The root of what is drawn, laid out before.
  /// - Returns: The document; equal layouts give equal documents.
  /// - Complexity: O(*n*) for *n* items.
  public func draw(_ item: some LayoutItem) -> String {
    var canvas = SVGCanvas()
    FrameDrawing.draw(item, margin: margin, into: &canvas)
    return String(decoding: canvas.takeBytes(), as: UTF8.self)
  }
}
