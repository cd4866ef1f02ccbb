#if !hasFeature(Embedded)
import Anchors

/// The destination of pages that are complete.
protocol PageDestination: AnyObject {
  /// Draws a page, and passes its bytes on.
  func write(_ page: FlowPage) throws
}

/// Draws pages on a canvas.
final class PageOutput<Pages: FileCanvas>: PageDestination {
  private(set) var canvas: Pages
  var sink: ([UInt8]) throws -> Void
  private let allowsLosses: Bool

  init(_ canvas: Pages, _ sink: @escaping ([UInt8]) throws -> Void, allowsLosses: Bool) {
    self.canvas = canvas
    self.sink = sink
    self.allowsLosses = allowsLosses
  }

  func write(_ page: FlowPage) throws {
    page.draw(into: &canvas)
    if !allowsLosses, !canvas.losses.isEmpty {
      throw DocumentError.losses(canvas.losses, page: page.number)
    }
    try flush()
  }

  /// Ends the file.
  func end() throws {
    canvas.endFile()
    try flush()
  }

  private func flush() throws {
    if let failure = canvas.failure { throw DocumentError.canvas(failure) }
    let bytes = canvas.detachBytes()
    if !bytes.isEmpty { try sink(bytes) }
  }
}
#endif
