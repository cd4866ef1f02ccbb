public import AnchorsGrid

/// The table of an invoice: services that wrap, numbers at the trailing edge, totals below.
public final class InvoiceTable: View {
  /// The table, with a header row in front of the lines and two rows of totals behind them.
  public let table: GridView
  /// The line between the header and the lines.
  public let rule = View("rule")

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - lines: The lines of the invoice.
  ///   - totals: The words and amounts of the totals.
  /// - Throws: `GridError` if the table cannot be made.
  public init(lines: [InvoiceLine], totals: [InvoiceLine]) throws(GridError.Thrown) {
    table = try GridView("table", columns: 4, columnSpacing: 12, rowSpacing: 6)
    super.init("invoice")
    addSubview(table)
    table
      .topAnchor(equalTo: topAnchor, constant: 20)
      .leadingAnchor(equalTo: leadingAnchor, constant: 20)
      .trailingAnchor(equalTo: trailingAnchor, constant: -20)
      .bottomAnchor(lessThanOrEqualTo: bottomAnchor, constant: -20)
      .bottomAnchor(equalTo: bottomAnchor, constant: -20, priority: 20)
    try table.column(1).setSize(.share(1))
    for index in [2, 3] { try table.column(index).alignment = .trailing }
    try addHeader()
    for (index, line) in lines.enumerated() { try add(line, number: index + 1) }
    for total in totals { try add(total: total) }
    try addRule()
  }

  private func addHeader() throws(GridError.Thrown) {
    let titles: [LayoutNode?] = ["No.", "Service", "Quantity", "Amount"].enumerated()
      .map { Label($1, name: "title\($0)", font: Font(size: 11, face: .helveticaBold)) }
    let header = try table.addRow(titles)
    header.alignment = .lastBaseline
    try header.setSpacingAfter(13)
  }

  private func add(_ line: InvoiceLine, number: Int) throws(GridError.Thrown) {
    let service = label(line.service, "service\(number)")
    service.numberOfLines = 0
    let row = try table.addRow([
      label("\(number)", "number\(number)"), service,
      line.quantity.map { label($0, "quantity\(number)") }, label(line.amount, "amount\(number)"),
    ])
    row.alignment = .firstBaseline
  }

  private func add(total: InvoiceLine) throws(GridError.Thrown) {
    let name = "total\(table.rows.count)"
    let row = try table.addRow([
      label(total.service, name + "Word"), nil, nil, label(total.amount, name),
    ])
    row.alignment = .firstBaseline
    try row.cell(0).setSpan(columns: 3)
    try row.cell(0).horizontalAlignment = .trailing
  }

  /// Adds a line in the space below the header.
  private func addRule() throws(GridError.Thrown) {
    addSubview(rule)
    rule
      .centerYAnchor(equalTo: try table.row(0).bottomAnchor, constant: 6.5)
      .leadingAnchor(equalTo: table.leadingAnchor)
      .trailingAnchor(equalTo: table.trailingAnchor)
      .heightAnchor(equalTo: 1)
  }

  private func label(_ text: String, _ name: String) -> Label {
    Label(text, name: name, font: Font(size: 11))
  }
}
