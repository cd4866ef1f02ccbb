import Anchors
import PangoText

/// Divides an invoice into pages by asking for heights.
///
/// 1. All items are laid out once on a page as tall as they need. The widths of its columns are
///    those of every page, and its rows have the heights that they will have there.
/// 2. Pages without items are laid out for the height of everything else.
/// 3. Rows are added to a page while they fit. The last page has the totals and at least one row.
/// 4. The pages are laid out at the size of the paper.
struct Pagination {
  let invoice: Invoice
  let fonts: PangoFonts

  /// The pages, laid out.
  ///
  /// - Throws: `LayoutError` if a page cannot be laid out.
  func pages() throws -> [InvoicePage] {
    let all = invoice.items.indices
    let probe = try page(all, isFirst: true, isLast: true, height: nil)
    let widths = probe.table.columns.map { $0.frame.width }
    let heights = probe.table.rows.map { $0.frame.height + 2 * Style.padding }
    var pages: [InvoicePage] = []
    for (index, items) in try breaks(heights).enumerated() {
      pages.append(
        try page(
          items, isFirst: index == 0, isLast: items.upperBound == all.upperBound, widths: widths,
          height: Style.paper.height))
    }
    for (index, page) in pages.enumerated() {
      page.number.text = text(ofPage: index + 1, of: pages.count)
      try page.layout(in: Style.paper)
    }
    return pages
  }

  /// The items of each page.
  private func breaks(_ heights: [Double]) throws -> [Range<Int>] {
    var pages: [Range<Int>] = []
    var start = 0
    while start < heights.count || pages.isEmpty {
      let room = try room(isFirst: start == 0, isLast: false)
      let lastRoom = try self.room(isFirst: start == 0, isLast: true)
      var end = start
      var height = 0.0
      // A row taller than a page is alone on it.
      while end < heights.count, end == start || height + heights[end] <= room {
        height += heights[end]
        end += 1
      }
      // The totals are on the page of the last row, which moves on with them.
      if end == heights.count, height > lastRoom, end - start > 1 { end -= 1 }
      pages.append(start..<end)
      start = end
    }
    return pages
  }

  /// The height of the paper that a page has for rows.
  private func room(isFirst: Bool, isLast: Bool) throws -> Double {
    let empty = try page(0..<0, isFirst: isFirst, isLast: isLast, height: nil)
    return Style.paper.height - empty.frame.height
  }

  private func page(
    _ items: Range<Int>, isFirst: Bool, isLast: Bool, widths: [Double]? = nil, height: Double?
  ) throws -> InvoicePage {
    let page = try InvoicePage(
      invoice, items: items, isFirst: isFirst, isLast: isLast, widths: widths)
    page.textMeasurer = fonts.measurer
    page.number.text = text(ofPage: 1, of: 1)
    try page.layout(width: Style.paper.width, height: height)
    return page
  }

  private func text(ofPage page: Int, of count: Int) -> String {
    let parts = invoice.words.page.split(
      separator: "%", omittingEmptySubsequences: false)
    return parts.map { part in
      switch part.first {
      case "1": invoice.numbers.quantity(page * 100).whole + part.dropFirst()
      case "2": invoice.numbers.quantity(count * 100).whole + part.dropFirst()
      default: String(part)
      }
    }.joined()
  }
}
