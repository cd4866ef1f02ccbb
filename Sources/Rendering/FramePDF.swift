public import Anchors

/// Draws the frames of a layout as a one-page PDF file: the drawing of ``FrameSVG``, for print.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// let bytes = FramePDF().draw(card)
/// ```
public struct FramePDF: Sendable {
  /// The room around the drawing, in points as shown.
  public var margin: Double

  /// Creates a drawing.
  ///
  /// - Parameter margin: The room around it, in points as shown.
  public init(margin: Double = 16) {
    self.margin = margin
  }

  /// The frames of an item and of everything inside it, as the bytes of a PDF file.
  ///
  /// Text is set in its `Font.Face` with WinAnsi encoding; a character missing from it is drawn as a box. A
  /// drawing larger than 14 400 points, the limit of a PDF page, is scaled down.
  ///
  /// - Parameter item: The root of what is drawn, laid out before.
  /// - Returns: The file; equal layouts give equal bytes.
  /// - Complexity: O(*n*) for *n* items.
  public func draw(_ item: some LayoutItem) -> [UInt8] {
    var canvas = PDFCanvas()
    draw(item, into: &canvas)
    canvas.endFile()
    return canvas.takeBytes()
  }

  /// Draws the frames of an item as a page.
  package func draw(_ item: some LayoutItem, into canvas: inout PDFCanvas) {
    FrameDrawing.draw(item, margin: margin, into: &canvas)
  }
}
