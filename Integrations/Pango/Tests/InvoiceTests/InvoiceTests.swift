import Anchors
import PangoText
import Testing

@testable import invoice

/// Numbers and pages of the sample invoices.
@Suite struct InvoiceTests {
  private func pages(_ language: String) throws -> [InvoicePage] {
    let invoice = try #require(Invoice.sample(language))
    let fonts = PangoFonts(language: language, lineHeight: 1.35)
    return try Pagination(invoice: invoice, fonts: fonts).pages()
  }

  @Test("amounts are spelled in their language") func amounts() throws {
    let german = try #require(Invoice.sample("de")).numbers
    #expect(german.money(123_456_789) == "1.234.567,89\u{A0}€")
    #expect(german.money(5) == "0,05\u{A0}€")
    let japanese = try #require(Invoice.sample("ja")).numbers
    #expect(japanese.money(12_345) == "¥12,345")
    let arabic = try #require(Invoice.sample("ar")).numbers
    #expect(arabic.money(123_405) == "١٬٢٣٤٫٠٥\u{A0}د.أ")
    for (hundredths, whole, fraction) in [(1200, "12", ""), (250, "2", ",5"), (25, "0", ",25")] {
      #expect(german.quantity(hundredths) == (whole, fraction))
    }
  }

  @Test("each item is on one page, above the footer", arguments: ["de", "ja", "ar"])
  func breaks(language: String) throws {
    let pages = try pages(language)
    #expect(pages.count == 2)
    let invoice = try #require(Invoice.sample(language))
    #expect(pages.reduce(0) { $0 + $1.table.rows.count } == invoice.items.count)
    for page in pages {
      let line = try #require(page.subviews.first { $0.name == "line" })
      #expect(page.table.frame.maxY <= line.frame.minY - 16)
      #expect(page.frame.size == Size(width: 595, height: 842))
    }
    // The first row of the second page would not have fitted onto the first one.
    let line = try #require(pages[0].subviews.first { $0.name == "line" })
    let next = try #require(pages[1].table.rows.first)
    let free = line.frame.minY - 16 - pages[0].table.frame.maxY
    #expect(next.frame.height + 10 > free)
  }

  @Test("columns and decimal points are at the same place in all rows of all pages")
  func columns() throws {
    let pages = try pages("de")
    let lefts = pages.map { page in page.table.columns.map { $0.frame.minX } }
    #expect(lefts[0] == lefts[1])
    var points: [Double] = []
    for page in pages {
      for quantity in all(Quantity.self, in: page) {
        points.append(quantity.subviews[0].frameInRoot.maxX)
        // The fraction begins where the whole number ends.
        #expect(quantity.subviews[1].frameInRoot.minX == quantity.subviews[0].frameInRoot.maxX)
      }
    }
    #expect(points.count == 24)
    #expect(points.allSatisfy { abs($0 - points[0]) < 0.001 })
  }

  @Test("in Arabic, the table begins at the right") func rightToLeft() throws {
    let page = try pages("ar")[0]
    let columns = page.table.columns.map { $0.frame.minX }
    #expect(columns == columns.sorted(by: >))
  }

  private func all<Kind: View>(_ kind: Kind.Type, in view: View) -> [Kind] {
    view.subviews.flatMap { subview in
      [subview as? Kind].compactMap { $0 } + all(kind, in: subview)
    }
  }
}
