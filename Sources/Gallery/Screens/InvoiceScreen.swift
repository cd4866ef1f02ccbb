public import Anchors
import AnchorsGrid

/// The table of an invoice with example data.
public final class InvoiceScreen: View {
  /// Creates the screen; it shows the error if the table cannot be made.
  public init() {
    super.init("screen")
    let content: View
    do {
      content = try InvoiceTable(lines: Self.lines, totals: Self.totals)
    } catch {
      content = Label("\(error)")
    }
    addSubview(content)
    content.edges(equalTo: self)
  }

  private static let lines = [
    InvoiceLine(
      "Design of a business card, with two rounds of corrections", quantity: "6 h",
      amount: "480.00"),
    InvoiceLine("Printing, both sides", quantity: "500", amount: "125.00"),
    InvoiceLine("Delivery", amount: "12.50"),
  ]

  private static let totals = [
    InvoiceLine("Tax, 20 %", amount: "123.50"), InvoiceLine("Total", amount: "741.00"),
  ]
}
