import Anchors
import PangoText
import Testing

@testable import invoice

/// Numbers and pages of the sample invoices.
@Suite struct InvoiceTests {
  private func pages(
    _ language: String
  ) throws -> [[(text: String, left: Double, right: Double, baseline: Double)]] {
    let invoice = try #require(Invoice.sample(language))
    var canvas = TextCanvas()
    let fonts = PangoFonts(language: language, lineHeight: 1.35)
    try invoice.write(on: &canvas, fonts: fonts) { _ in }
    return canvas.pages
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
    let invoice = try #require(Invoice.sample(language))
    #expect(pages.count == 2)
    let amounts = invoice.items.map { invoice.numbers.money($0.amount) }
    var found: [String] = []
    for page in pages {
      let footer = try #require(page.last { $0.text == invoice.footer })
      #expect(abs(footer.baseline - (842 - 48)) < 8)
      // Those of the last column.
      let rows = page.filter {
        amounts.contains($0.text)
          && (language == "ar" ? $0.left < 48 + 5.01 : $0.right > 595 - 48 - 5.01)
      }
      // Line, gap and the lower half of the last row are between both.
      #expect(rows.allSatisfy { $0.baseline < footer.baseline - 16 - 6 })
      found += rows.map(\.text)
    }
    #expect(found == amounts)
    // Titles are on both pages, and the sums on the last one.
    for page in pages {
      #expect(page.filter { $0.text == invoice.words.columns[1] }.count == 1)
    }
    #expect(pages.map { $0.filter { $0.text == invoice.words.total }.count } == [0, 1])
  }

  @Test("columns and decimal points are at the same place in all rows of all pages")
  func columns() throws {
    let pages = try pages("de")
    let fractions = pages.joined().filter { $0.text.hasPrefix(",") }
    #expect(!fractions.isEmpty)
    #expect(fractions.allSatisfy { abs($0.left - fractions[0].left) < 0.01 })
    let amounts = pages.joined().filter { $0.text.hasSuffix("€") && $0.right > 500 }
    #expect(amounts.count == 24 + 3)
    #expect(amounts.allSatisfy { abs($0.right - (595 - 48 - 5)) < 0.01 })
  }

  @Test("in Arabic, the table begins at the right") func rightToLeft() throws {
    let invoice = try #require(Invoice.sample("ar"))
    let page = try pages("ar")[0]
    let titles = invoice.words.columns.compactMap { title in page.first { $0.text == title }?.left }
    #expect(titles.count == 5)
    #expect(titles == titles.sorted(by: >))
  }
}
