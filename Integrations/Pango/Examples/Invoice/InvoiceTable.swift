import AnchorsGrid
import Rendering

/// The lines of an invoice below their titles.
final class InvoiceTable: GridView {
  /// Its left edge is the decimal point of all quantities.
  private let point = LayoutGuide("point")
  private let invoice: Invoice

  /// Creates a table.
  ///
  /// - Parameter invoice: The invoice.
  /// - Throws: `GridError` if a number is out of range.
  init(_ invoice: Invoice) throws {
    self.invoice = invoice
    try super.init("table", columns: 5, columnSpacing: 14, rowSpacing: 2 * Style.padding)
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = DirectionalEdgeInsets(Style.padding)
    for (index, column) in columns.enumerated() {
      column.alignment = index == 1 ? .fill : .trailing
    }
    try column(1).setSize(.share(1))
    addLayoutGuide(point)
    // As far to the right as the longest fraction permits.
    point.leftAnchor(equalTo: columns[2].rightAnchor, priority: .fittingSizeLevel)
    let titles = invoice.words.columns.map { title in
      PaintedLabel(title, font: Style.font(9.5, weight: 700), color: Style.accent)
    }
    try addRow(titles, fill: Style.band)
    for (index, item) in invoice.items.enumerated() { try add(item, position: index + 1) }
  }

  private func add(_ item: Invoice.Item, position: Int) throws {
    let description = text(item.text)
    description.numberOfLines = 0
    let cells = [
      text(invoice.numbers.quantity(position * 100).whole), description, quantity(item.quantity),
      text(invoice.numbers.money(item.price)), text(invoice.numbers.money(item.amount)),
    ]
    try addRow(cells, fill: position % 2 == 0 ? Style.stripe : .white)
  }

  private func addRow(_ cells: [View], fill: RGBColor) throws {
    let row = try addRow(cells.map { $0.layoutNode })
    row.alignment = .firstBaseline
    addBand(Paint(fill: fill), behind: row, padding: Style.padding)
  }

  /// Makes a quantity whose decimal point is that of the column.
  private func quantity(_ hundredths: Int) -> View {
    let parts = invoice.numbers.quantity(hundredths)
    let whole = text(parts.whole)
    let fraction = text(parts.fraction)
    let view = Quantity(whole)
    view.addSubview(fraction)
    for part in [whole, fraction] { part.verticalEdges(equalTo: view) }
    // Digits are written from left to right in every language.
    whole.rightAnchor(equalTo: point.leftAnchor).leftAnchor(greaterThanOrEqualTo: view.leftAnchor)
    fraction.leftAnchor(equalTo: point.leftAnchor)
      .rightAnchor(lessThanOrEqualTo: view.rightAnchor)
    return view
  }

  private func text(_ string: String) -> PaintedLabel {
    PaintedLabel(string, font: Style.font(9.5), color: Style.ink)
  }
}
