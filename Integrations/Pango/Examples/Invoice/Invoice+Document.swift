import Anchors
import PangoText
import Rendering

extension Invoice {
  /// Writes the invoice on a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas, with the fonts.
  ///   - fonts: The fonts of all texts.
  ///   - sink: Receives the bytes of the file.
  /// - Throws: `DocumentError`, `LayoutError`, or an error of the sink.
  func write(
    on canvas: inout some FileCanvas, fonts: PangoFonts, sink: ([UInt8]) throws -> Void
  ) throws {
    var document = Document(
      pageSize: Style.paper, margins: DirectionalEdgeInsets(Style.margin),
      info: DocumentInfo(
        title: words.title + " " + (facts.first?.value ?? ""), author: sender, language: language))
    document.layoutDirection = direction
    document.textMeasurer = fonts.measurer
    document.allowsLosses = false
    document.header = { page in
      page.number == 1
        ? nil : PaintedLabel(document.info.title, font: Style.font(9.5), color: Style.faint)
    }
    document.footer = { page in Footer(self, number: text(of: page)) }
    try document.write(on: &canvas) { body in
      try body.add(Letterhead(self))
      try body.add(try InvoiceTable(self), spacing: 28, headerRows: 1, keepWithNext: true)
      try body.add(Totals(self), spacing: 4)
    } sink: {
      try sink($0)
    }
  }

  /// The number of a page and of all pages in words.
  private func text(of page: Document.Page) -> String {
    let parts = words.page.split(separator: "%", omittingEmptySubsequences: false)
    return parts.map { part in
      switch part.first {
      case "1": numbers.quantity(page.number * 100).whole + part.dropFirst()
      case "2": numbers.quantity(page.count * 100).whole + part.dropFirst()
      default: String(part)
      }
    }.joined()
  }
}
