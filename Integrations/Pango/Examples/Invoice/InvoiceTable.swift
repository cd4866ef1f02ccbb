import Anchors
import Painting
import Rendering

/// The lines of an invoice below their titles, in a grid.
final class InvoiceTable: View {
  private let grid: GridView
  /// Its left edge is the decimal point of all quantities.
  private let point = LayoutGuide("point")
  private let invoice: Invoice

  /// The columns, from the position to the amount.
  var columns: [GridColumn] { grid.columns }
  /// The rows of the items, without that of the titles.
  var rows: ArraySlice<GridRow> { grid.rows.dropFirst() }

  /// Creates a table with the titles of its columns.
  ///
  /// - Parameters:
  ///   - invoice: The invoice.
  ///   - widths: The widths of the columns in points, or nil for those that the items require.
  /// - Throws: `GridError` if a width is out of range.
  init(_ invoice: Invoice, widths: [Double]?) throws {
    self.invoice = invoice
    grid = try GridView("table", columns: 5, columnSpacing: 14, rowSpacing: 2 * Style.padding)
    super.init("lines")
    addSubview(grid)
    grid.edges(equalTo: self, insets: DirectionalEdgeInsets(Style.padding))
    addLayoutGuide(point)
    for (index, column) in columns.enumerated() {
      column.alignment = index == 1 ? .fill : .trailing
      if let widths { try column.setSize(.fixed(widths[index])) }
    }
    if widths == nil { try grid.column(1).setSize(.share(1)) }
    // As far to the right as the longest fraction permits.
    point.leftAnchor(equalTo: columns[2].rightAnchor, priority: .fittingSizeLevel)
    let titles = invoice.words.columns.map { title in
      text(title, Style.font(9.5, weight: 700), color: Style.accent)
    }
    try addRow(titles, fill: Style.band)
  }

  /// Adds the line of an item.
  func add(_ item: Invoice.Item, position: Int) throws {
    let description = text(item.text, Style.font(9.5))
    description.numberOfLines = 0
    // It wraps before a number is compressed.
    description.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let number = invoice.numbers.quantity(position * 100).whole
    let cells = [
      text(number, Style.font(9.5)), description, quantity(item.quantity),
      text(invoice.numbers.money(item.price), Style.font(9.5)),
      text(invoice.numbers.money(item.amount), Style.font(9.5)),
    ]
    try addRow(cells, fill: position % 2 == 0 ? Style.stripe : .white)
  }

  /// Adds a row with a band of color behind it.
  private func addRow(_ cells: [View], fill: RGBColor) throws {
    let row = try grid.addRow(cells.map { $0.layoutNode })
    row.alignment = .firstBaseline
    let band = Panel("band")
    band.fill = fill
    insertSubview(band, at: 0)
    band.horizontalEdges(equalTo: self)
      .topAnchor(equalTo: row.topAnchor, constant: -Style.padding)
      .bottomAnchor(equalTo: row.bottomAnchor, constant: Style.padding)
  }

  /// Makes a quantity whose decimal point is that of the column.
  private func quantity(_ hundredths: Int) -> View {
    let parts = invoice.numbers.quantity(hundredths)
    let whole = text(parts.whole, Style.font(9.5))
    let fraction = text(parts.fraction, Style.font(9.5))
    let view = Quantity(whole)
    view.addSubview(fraction)
    for part in [whole, fraction] { part.verticalEdges(equalTo: view) }
    // Digits are written from left to right in every language.
    whole.rightAnchor(equalTo: point.leftAnchor).leftAnchor(greaterThanOrEqualTo: view.leftAnchor)
    fraction.leftAnchor(equalTo: point.leftAnchor)
      .rightAnchor(lessThanOrEqualTo: view.rightAnchor)
    return view
  }

  private func text(_ string: String, _ font: Font, color: RGBColor = Style.ink) -> Text {
    let text = Text(string, font: font, color: color)
    text.numberOfLines = 1
    return text
  }
}
