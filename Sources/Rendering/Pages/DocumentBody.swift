#if !hasFeature(Embedded)
public import Anchors

/// The contents of a ``Document``, to which its body adds one view after the other.
///
/// A view must not change after it was added, because its page is drawn later.
public final class DocumentBody {
  let document: Document
  /// The columns of each table so far.
  var tableWidths: [[Double]]
  /// The number of tables so far.
  var tableCount = 0
  /// The destination of the pages; nil while they are counted.
  var output: (any PageDestination)?
  /// The pages so far, while they are counted and few; nil otherwise.
  private(set) var counted: [FlowPage]?
  private let pageCount: Int
  private var page: FlowPage?
  /// The number of pages begun.
  public private(set) var pageNumber = 0

  init(
    _ document: Document, count: Int, tableWidths: [[Double]], output: (any PageDestination)?
  ) {
    self.document = document
    pageCount = count
    self.tableWidths = tableWidths
    self.output = output
    counted = output == nil ? [] : nil
  }

  /// The largest number of pages that are not laid out again after they were counted.
  private static var countedLimit: Int { 8 }

  /// The width of the content, in points.
  public var width: Double {
    let margins = document.margins
    return document.pageSize.width - margins.leading - margins.trailing
  }

  /// Adds a view below the others, or on a new page if there is no room.
  ///
  /// A view that does not fit is broken if it is a label or a grid. A row of a grid that is higher
  /// than a page is broken between the lines of its texts.
  ///
  /// ```swift
  /// try body.add(heading, spacing: 24, keepWithNext: true)
  /// try body.add(paragraph, spacing: 8)
  /// try body.add(table, spacing: 16, headerRows: 1)
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view, which leaves its superview and is laid out as wide as the content.
  ///   - spacing: The distance to the view above, in points; none at the top of a page.
  ///   - headerRows: The number of rows of a grid that are repeated on each of its pages.
  ///   - keepTogether: Whether the view is not broken if it fits on one page.
  ///   - keepWithNext: Whether its end, at least a row or two lines, is on the page of the next
  ///     view.
  ///   - onNewPage: Whether it begins a page.
  /// - Throws: ``DocumentError``, `LayoutError`, or an error of the document's closures.
  /// - Complexity: O(*n*) for *n* items inside the view, after its layout.
  public func add(
    _ view: View, spacing: Double = 0, headerRows: Int = 0, keepTogether: Bool = false,
    keepWithNext: Bool = false, onNewPage: Bool = false
  ) throws {
    try document.layOut(view, width: width)
    let broken = BrokenView(view, headerRows: headerRows)
    let fits = try view.frame.height <= openPage().content.height
    broken.joinUnits(together: keepTogether && fits, withNext: keepWithNext)
    if onNewPage { try beginPage() }
    try place(broken, spacing: spacing)
  }

  /// Ends the page, so that the next view begins another one; does nothing on an empty page.
  ///
  /// - Throws: ``DocumentError``, or an error of the document's closures.
  public func beginPage() throws {
    if let page, !page.isEmpty { try endPage() }
  }

  /// Places units of a view, from one on up to the first of some rows.
  func place(
    _ view: BrokenView, from first: Int = 0, upToRow end: Int = .max, spacing: Double
  ) throws {
    var unit = first
    while unit < view.units.count, view.units[unit].rows.lowerBound < end {
      try place(unit, of: view, spacing: unit == first ? spacing : 0)
      unit += 1
    }
  }

  private func place(_ unit: Int, of view: BrokenView, spacing: Double) throws {
    while true {
      var page = try openPage()
      if page.place(unit, of: view, spacing: spacing) {
        self.page = page
        return
      }
      if page.runs.isEmpty {
        let room = page.room(for: unit, of: view)
        guard view.cut(unit, to: room) else {
          throw DocumentError.tooHigh(
            view: view.view.layoutNode.displayName, height: view.height(of: unit..<unit + 1),
            room: room, page: page.number)
        }
        continue
      }
      let kept = page.removeKept()
      self.page = page
      try endPage()
      for part in kept { try place(part.unit, of: part.view, spacing: part.spacing) }
    }
  }

  private func openPage() throws -> FlowPage {
    if let page { return page }
    let page = try FlowPage(
      Document.Page(number: pageNumber + 1, count: pageCount), of: document)
    pageNumber += 1
    self.page = page
    return page
  }

  private func endPage() throws {
    guard let page else { return }
    self.page = nil
    try output?.write(page)
    counted?.append(page)
    if let pages = counted, pages.count > Self.countedLimit { counted = nil }
  }

  /// Ends the last page; a document without a view has one page.
  ///
  /// - Returns: The number of pages.
  func end() throws -> Int {
    if pageNumber == 0 { _ = try openPage() }
    try endPage()
    return pageNumber
  }
}

extension Document {
  /// Lays out a view at a width, with the direction and the measurer of the document.
  ///
  /// - Returns: The height of the view.
  @discardableResult
  func layOut(_ view: View, width: Double) throws -> Double {
    view.removeFromSuperview()
    prepare(view)
    try view.layout(width: width, height: nil)
    return view.frame.height
  }

  /// Gives a view the direction and the measurer of the document, unless it has its own.
  func prepare(_ view: View) {
    let node = view.layoutNode
    if let layoutDirection, node.layoutDirection == nil { node.layoutDirection = layoutDirection }
    if let textMeasurer, node.textMeasurer == nil { node.textMeasurer = textMeasurer }
  }
}
#endif
