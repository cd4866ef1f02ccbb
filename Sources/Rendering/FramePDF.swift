public import Anchors

/// Draws the frames of a layout as a one-page PDF file, like ``FrameSVG``, for print.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// let bytes = FramePDF().draw(card)
/// ```
public struct FramePDF: Sendable {
  /// The space around the drawing, in displayed points.
  public var margin: Double

  /// Creates a drawing.
  ///
  /// - Parameter margin: The space around the drawing, in displayed points.
  public init(margin: Double = 16) {
    self.margin = margin
  }

  /// Draws the frames of an item and of everything inside it as a PDF file.
  ///
  /// Text uses the 315 glyphs of its `Font.Face`; a character without a glyph is drawn as a box. A
  /// drawing larger than 14 400 points, the limit of a PDF page, is scaled down.
  ///
  /// - Parameter item: The root of the drawing, already laid out.
  /// - Returns: The bytes of the file; equal layouts produce equal bytes.
  /// - Complexity: O(*n*) for *n* items.
  public func draw(_ item: some LayoutItem) -> [UInt8] {
    var canvas = PDFCanvas()
    draw(item, into: &canvas)
    canvas.endFile()
    return canvas.detachBytes()
  }

  /// Draws the frames of an item as a page, with texts that are not in the tree.
  package func draw(
    _ item: some LayoutItem, into canvas: inout PDFCanvas,
    titles: ((LayoutNode) -> [(label: Label, room: Rect)])? = nil
  ) {
    FrameDrawing.draw(item, margin: margin, into: &canvas, titles: titles)
  }
}
