#if !hasFeature(Embedded)
public import AnchorsGrid

/// Pages with a header and a footer, over which views flow from top to bottom.
///
/// Views are laid out at the width of the content. A `Label` breaks between its lines, with at
/// least two on each side; a `GridView` between its rows, after which its header rows are
/// repeated; other views are whole. Each page is drawn as soon as it is complete, so that memory
/// does not grow with the number of pages.
///
/// ```swift
/// var document = Document(info: DocumentInfo(title: "Report", language: "en"))
/// document.footer = { page in
///   Label("\(page.number) / \(page.count)", font: Font(size: 9))
/// }
/// let bytes = try document.pdf { body in
///   try body.add(Label("Report", font: Font(size: 22)), keepWithNext: true)
///   try body.add(text, spacing: 12)
/// }
/// ```
///
/// Equal views give equal pages on every processor with IEEE doubles.
public struct Document {
  /// The number of a page, and that of all pages.
  public struct Page: Sendable, Hashable {
    /// The number, from 1 on.
    public let number: Int
    /// The number of all pages; 0 if the document does not count them.
    public let count: Int
  }

  /// The size of each page, in points; A4 unless set.
  public var pageSize: Size
  /// The distances of header, content and footer to the edges of the page, in points.
  public var margins: DirectionalEdgeInsets
  /// Title, author and language of the file.
  public var info: DocumentInfo
  /// The direction of reading of all views that have none of their own; nil for left to right.
  public var layoutDirection: LayoutDirection?
  /// The measurer of all views that have none of their own; nil for Helvetica, Times and Courier.
  public var textMeasurer: TextMeasurer?
  /// Makes the view at the top of a page, as wide as the content; nil for none.
  public var header: ((Page) throws -> View?)?
  /// Makes the view at the bottom of a page, as wide as the content; nil for none.
  public var footer: ((Page) throws -> View?)?
  /// The distance between header or footer and the content, in points.
  public var spacing = 16.0
  /// Indicates whether pages are counted before they are written; true unless set.
  ///
  /// Then the body of a document of more than a few pages runs twice, and has to add the same views
  /// each time.
  public var countsPages = true
  /// Indicates whether a file may lack characters and pictures; true unless set.
  ///
  /// Characters without a glyph are drawn as boxes then, and pictures that the format does not
  /// support as gray rectangles. Otherwise they are errors.
  public var allowsLosses = true

  /// Creates a document without header and footer.
  ///
  /// - Parameters:
  ///   - pageSize: The size of each page, in points.
  ///   - margins: The distances of header, content and footer to the edges of the page, in points.
  ///   - info: Title, author and language of the file.
  public init(
    pageSize: Size = Paper.a4, margins: DirectionalEdgeInsets = DirectionalEdgeInsets(48),
    info: DocumentInfo = DocumentInfo()
  ) {
    self.pageSize = pageSize
    self.margins = margins
    self.info = info
  }

  /// Writes the document as a PDF in memory, with the twelve built-in typefaces.
  ///
  /// - Parameter body: Adds the views.
  /// - Returns: The bytes of the file.
  /// - Throws: ``DocumentError``, `LayoutError`, or an error of a closure.
  public func pdf(_ body: (DocumentBody) throws -> Void) throws -> [UInt8] {
    var canvas = PDFCanvas()
    var bytes: [UInt8] = []
    try write(on: &canvas, body) { bytes += $0 }
    return bytes
  }

  /// Writes the document on a canvas, and passes the bytes of each page on when it is complete.
  ///
  /// ```swift
  /// var canvas = PDFCanvas()
  /// try document.write(on: &canvas, body) { try file.write(contentsOf: $0) }
  /// if !canvas.losses.isEmpty { print(canvas.losses) }
  /// ```
  ///
  /// - Parameters:
  ///   - canvas: A canvas without a drawing. One of a single picture, such as ``SVGCanvas``, gives
  ///     a file for each page.
  ///   - body: Adds the views; may run twice if ``countsPages`` is true.
  ///   - sink: Receives the bytes of each page, then those at the end of the file.
  /// - Returns: The number of pages.
  /// - Throws: ``DocumentError``, `LayoutError`, or an error of a closure; pages that are complete
  ///   have been passed on.
  /// - Complexity: O(*n*) for *n* items.
  @discardableResult
  public func write(
    on canvas: inout some FileCanvas, _ body: (DocumentBody) throws -> Void,
    sink: ([UInt8]) throws -> Void
  ) throws -> Int {
    var count = 0
    var widths: [[Double]] = []
    var counted: [FlowPage]?
    if countsPages {
      let counting = DocumentBody(self, count: 0, tableWidths: [], output: nil)
      try body(counting)
      count = try counting.end()
      (widths, counted) = (counting.tableWidths, counting.counted)
    }
    canvas.describe(info)
    let written = try withoutActuallyEscaping(sink) { sink in
      let output = PageOutput(canvas, sink, allowsLosses: allowsLosses)
      let writing = DocumentBody(self, count: count, tableWidths: widths, output: output)
      defer {
        canvas = output.canvas
        // Client code may have stored the body, but the closure ends with the call.
        writing.output = nil
        output.sink = { _ in }
      }
      let written: Int
      if let counted {
        written = try write(counted, to: output)
      } else {
        try body(writing)
        written = try writing.end()
      }
      try output.end()
      return written
    }
    guard !countsPages || written == count else {
      throw DocumentError.pageCountChanged(counted: count, written: written)
    }
    return written
  }

  /// Writes the pages that were counted.
  private func write(_ pages: [FlowPage], to output: some PageDestination) throws -> Int {
    for var page in pages {
      let number = Page(number: page.number, count: pages.count)
      guard try page.remakeEdges(number, of: self) else { throw DocumentError.edgesChanged(number) }
      try output.write(page)
    }
    return pages.count
  }
}
#endif
