public import Anchors

/// Draws the frames of a layout as SVG, with a named outline for each item.
///
/// The drawing shows positions, not appearance. Colors indicate depth, and labels show their text
/// at its baselines. Hidden items and clipped contents of scroll views are omitted.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// print(FrameSVG().draw(card))
/// ```
public struct FrameSVG: Sendable {
  /// The space around the drawing, in displayed points.
  public var margin: Double

  /// Creates a drawing.
  ///
  /// - Parameter margin: The space around the drawing, in displayed points.
  public init(margin: Double = 16) {
    self.margin = margin
  }

  /// Draws the frames of an item and of everything inside it as an SVG document.
  ///
  /// One point is one user unit. The drawing contains every visible frame, including those outside
  /// the root's. A drawing that is less than 320 points wide and tall is magnified to that size,
  /// with outlines and names as fine as in a larger one.
  ///
  /// - Parameter item: The root of the drawing, already laid out.
  /// - Returns: The document; equal layouts produce equal documents.
  /// - Complexity: O(*n*) for *n* items.
  public func draw(_ item: some LayoutItem) -> String {
    draw(item, titles: nil)
  }

  /// Draws frames with texts that are not in the tree, such as titles of buttons.
  ///
  /// - Parameters:
  ///   - item: The root of the drawing, already laid out.
  ///   - titles: Returns the texts of an item with their areas, in points from its corner.
  /// - Returns: The document.
  package func draw(
    _ item: some LayoutItem, titles: ((LayoutNode) -> [(label: Label, room: Rect)])?
  ) -> String {
    var canvas = SVGCanvas()
    FrameDrawing.draw(item, margin: margin, into: &canvas, titles: titles)
    return String(decoding: canvas.detachBytes(), as: UTF8.self)
  }
}
