import Anchors
import Painting

/// The lines of an invoice below their titles, in columns shared by all of them.
final class InvoiceTable: View {
  /// The columns, from the position to the amount.
  let columns = (0..<5).map { LayoutGuide("column\($0)") }
  /// Its left edge is the decimal point of all quantities.
  private let point = LayoutGuide("point")
  private let stack = StackView(axis: .vertical, name: "rows")
  private let invoice: Invoice
  private(set) var rows: [View] = []

  /// Creates a table with the titles of its columns.
  ///
  /// - Parameters:
  ///   - invoice: The invoice.
  ///   - widths: The widths of the columns in points, or nil for those that the rows require.
  init(_ invoice: Invoice, widths: [Double]?) {
    self.invoice = invoice
    super.init("table")
    addSubview(stack)
    stack.edges(equalTo: self)
    for column in columns { addLayoutGuide(column) }
    addLayoutGuide(point)
    columns[0].leadingAnchor(equalTo: leadingAnchor, constant: Style.padding)
    for (before, column) in zip(columns, columns.dropFirst()) {
      column.leadingAnchor(equalTo: before.trailingAnchor, constant: 14)
    }
    columns[4].trailingAnchor(equalTo: trailingAnchor, constant: -Style.padding)
    for (index, column) in columns.enumerated() where index != 1 {
      if let widths {
        column.widthAnchor(equalTo: widths[index])
      } else {
        column.widthAnchor(equalTo: 0, priority: .fittingSizeLevel)
      }
    }
    // Above the other columns, so that the texts have the width that is left.
    columns[1].widthAnchor(equalTo: widthAnchor, priority: 60)
    // As far to the right as the longest fraction permits.
    point.leftAnchor(equalTo: columns[2].rightAnchor, priority: .fittingSizeLevel)
    addTitles()
  }

  private func addTitles() {
    let row = addRow("titles")
    row.fill = Style.band
    for (index, title) in invoice.words.columns.enumerated() {
      let text = Text(title, font: Style.font(9.5, weight: 700), color: Style.accent)
      text.numberOfLines = 1
      row.addSubview(text)
      text.topAnchor(equalTo: row.topAnchor, constant: Style.padding)
        .bottomAnchor(equalTo: row.bottomAnchor, constant: -Style.padding)
      place(text, in: columns[index], isAtStart: index == 1)
    }
  }

  /// Adds the line of an item.
  func add(_ item: Invoice.Item, position: Int) {
    let row = addRow("row\(position)")
    if position % 2 == 0 { row.fill = Style.stripe }
    let text = Text(item.text, font: Style.font(9.5), color: Style.ink, name: "text")
    text.setContentCompressionResistancePriority(1, for: .horizontal)
    text.setContentHuggingPriority(1, for: .horizontal)
    row.addSubview(text)
    text.topAnchor(equalTo: row.topAnchor, constant: Style.padding)
      .bottomAnchor(equalTo: row.bottomAnchor, constant: -Style.padding)
      .horizontalEdges(equalTo: columns[1])
    let number = invoice.numbers.quantity(position * 100).whole
    let price = invoice.numbers.money(item.price)
    let amount = invoice.numbers.money(item.amount)
    for (column, text) in [(0, number), (3, price), (4, amount)] {
      place(cell(text, in: row), in: columns[column], isAtStart: false)
    }
    let (whole, fraction) = invoice.numbers.quantity(item.quantity)
    // Digits are written from left to right in every language.
    cell(whole, in: row).rightAnchor(equalTo: point.leftAnchor)
      .leftAnchor(greaterThanOrEqualTo: columns[2].leftAnchor)
    cell(fraction, in: row).leftAnchor(equalTo: point.leftAnchor)
      .rightAnchor(lessThanOrEqualTo: columns[2].rightAnchor)
    for view in row.subviews { view.firstBaselineAnchor(equalTo: text.firstBaselineAnchor) }
    rows.append(row)
  }

  private func addRow(_ name: String) -> Panel {
    let row = Panel(name)
    stack.addArrangedSubview(row)
    return row
  }

  private func cell(_ string: String, in row: View) -> Text {
    let text = Text(string, font: Style.font(9.5))
    text.numberOfLines = 1
    row.addSubview(text)
    return text
  }

  /// Places a text at one end of a column, which is at least as wide.
  private func place(_ text: Text, in column: LayoutGuide, isAtStart: Bool) {
    if isAtStart {
      text.leadingAnchor(equalTo: column.leadingAnchor)
        .trailingAnchor(lessThanOrEqualTo: column.trailingAnchor)
    } else {
      text.trailingAnchor(equalTo: column.trailingAnchor)
        .leadingAnchor(greaterThanOrEqualTo: column.leadingAnchor)
    }
  }
}
