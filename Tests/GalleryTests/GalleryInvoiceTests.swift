import Anchors
import Gallery
import TestSupport
import Testing

/// The table of an invoice, by arithmetic.
@Suite struct GalleryInvoiceTests {
  @Test("the service gets what the numbers leave, and totals end at the amounts")
  func columns() throws {
    let lines = [
      InvoiceLine("A service that needs several lines at any usual width", amount: "1.00"),
      InvoiceLine("B", quantity: "12 000 h", amount: "1 000 000.00"),
    ]
    let invoice = try InvoiceTable(lines: lines, totals: [InvoiceLine("Total", amount: "9.00")])
    for width in [300.0, 360] {
      try invoice.layout(width: width, height: nil)
      func frame(_ name: String) throws -> Rect { try #require(invoice[name]).frame }
      func natural(_ name: String) throws -> Double {
        try #require(invoice[name]).intrinsicContentSize.width
      }
      let number = try natural("title0")
      let quantity = max(try natural("title2"), try natural("quantity2"))
      let amount = try natural("amount2")
      // Two margins of 20, three spacings of 12.
      let service = width - 40 - 36 - number - quantity - amount
      let first = try frame("service1")
      expect(abs(first.width - service) < 1e-9 && first.height > 24)
      #expect(abs(first.minX - number - 12) < 1e-9)
      for name in ["title3", "amount1", "amount2", "total3"] {
        expectNear(try frame(name).maxX, (width - 40), within: 1e-9)
      }
      expectNear(try frame("total3Word").maxX, (width - 40 - amount - 12), within: 1e-9)
      try expectEqual(frame("number1").minY, first.minY)
      let (rule, title) = (try frame("rule"), try frame("title0"))
      expect(rule.width == width - 40 && abs(rule.midY - 20 - title.maxY - 6.5) < 1e-9)
    }
  }
}
