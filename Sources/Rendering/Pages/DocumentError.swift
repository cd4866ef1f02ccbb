#if !hasFeature(Embedded)
/// The reason why a ``Document`` cannot be written.
public enum DocumentError: Error, Sendable, Equatable {
  /// Margins, header and footer leave no room on a page.
  case noContentRoom(page: Int, height: Double)
  /// A view, or a part of it that cannot be broken, is higher than a page.
  ///
  /// `view` is its name, `height` its height and `room` that of the page's content, in points.
  case tooHigh(view: String, height: Double, room: Double, page: Int)
  /// The document had another number of pages when it was counted.
  ///
  /// Its body has to add the same views each time.
  case pageCountChanged(counted: Int, written: Int)
  /// The height of header or footer depends on the number of pages.
  case edgesChanged(Document.Page)
  /// Characters or pictures are lost, and ``Document/allowsLosses`` is false.
  case losses(DrawingLosses, page: Int)
  /// The canvas cannot draw the file, with the reason as a clause.
  case canvas(String)
}

extension DocumentError: CustomStringConvertible {
  /// The error and its fix.
  public var description: String {
    func points(_ value: Double) -> String { SVGWriter.decimal(value) }
    switch self {
    case .noContentRoom(let page, let height):
      return "Page \(page) has \(points(height)) points for its content; reduce its margins, "
        + "header or footer."
    case .tooHigh(let view, let height, let room, let page):
      return "\(view) is \(points(height)) points high and fits on no page, which has "
        + "\(points(room)) points for it (page \(page)); divide it, or make it lower."
    case .pageCountChanged(let counted, let written):
      return "The document has \(written) pages, but had \(counted) when they were counted; add "
        + "the same views each time, or set countsPages to false."
    case .edgesChanged(let page):
      return "Header or footer of page \(page.number) has another height with \(page.count) pages "
        + "than before they were counted; use labels of one line for the number of pages."
    case .losses(let losses, let page):
      let parts = [
        losses.characters > 0 ? "\(losses.characters) characters without a glyph" : "",
        losses.images > 0 ? "\(losses.images) pictures that the format does not support" : "",
      ].filter { !$0.isEmpty }
      return "Page \(page) lacks " + parts.joined(separator: " and ")
        + "; use a canvas that has them, or allow losses."
    case .canvas(let reason): return "The file cannot be drawn: \(reason)."
    }
  }
}
#endif
