import Anchors
import Painting

/// A page of an invoice: a header, lines of the table, on the last page the totals, and a footer.
final class InvoicePage: Panel {
  let table: InvoiceTable
  /// The number of the page and of all pages.
  let number = Text("", font: Style.font(8), color: Style.faint, name: "number")
  private let invoice: Invoice

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - invoice: The invoice.
  ///   - items: The items on the page.
  ///   - isFirst: Whether the page has the recipient.
  ///   - isLast: Whether the page has the totals.
  ///   - widths: The widths of the table's columns, or nil for those that the items require.
  /// - Throws: `GridError` if a width is out of range.
  init(
    _ invoice: Invoice, items: Range<Int>, isFirst: Bool, isLast: Bool, widths: [Double]? = nil
  ) throws {
    self.invoice = invoice
    table = try InvoiceTable(invoice, widths: widths)
    super.init("page")
    layoutDirection = invoice.direction
    directionalLayoutMargins = DirectionalEdgeInsets(Style.margin)
    let top = isFirst ? addLetterhead() : addShortHeader()
    addSubview(table)
    let margins = layoutMarginsGuide
    table.topAnchor(equalTo: top, constant: isFirst ? 28 : 14)
      .horizontalEdges(equalTo: margins)
    for index in items { try table.add(invoice.items[index], position: index + 1) }
    let end = isLast ? addTotals() : table.bottomAnchor
    addFooter(below: end)
  }

  // MARK: Parts

  private func add(_ text: Text) -> Text {
    addSubview(text)
    return text
  }

  private func addLetterhead() -> YAxisAnchor {
    let margins = layoutMarginsGuide
    let logo = Logo()
    addSubview(logo)
    let sender = add(Text(invoice.sender, font: Style.font(15, weight: 700), name: "sender"))
    let title = add(
      Text(invoice.words.title, font: Style.font(22), color: Style.accent, name: "title"))
    logo.topAnchor(equalTo: margins.topAnchor).leadingAnchor(equalTo: margins.leadingAnchor)
    sender.leadingAnchor(equalTo: logo.trailingAnchor, constant: 9)
      .lastBaselineAnchor(equalTo: logo.bottomAnchor)
    title.lastBaselineAnchor(equalTo: logo.bottomAnchor)
      .trailingAnchor(equalTo: margins.trailingAnchor)
      .leadingAnchor(greaterThanOrEqualTo: sender.trailingAnchor, constant: 16)
    let recipient = add(Text(invoice.recipient, font: Style.font(10.5), name: "recipient"))
    recipient.topAnchor(equalTo: logo.bottomAnchor, constant: 36)
      .leadingAnchor(equalTo: margins.leadingAnchor)
    let facts = addFacts(from: recipient)
    let end = LayoutGuide("end")
    addLayoutGuide(end)
    end.topAnchor(greaterThanOrEqualTo: recipient.bottomAnchor)
      .topAnchor(greaterThanOrEqualTo: facts)
      .topAnchor(equalTo: recipient.bottomAnchor, priority: .fittingSizeLevel)
    return end.topAnchor
  }

  /// Adds names and values in two columns whose baselines are those of the recipient's first line.
  private func addFacts(from recipient: Text) -> YAxisAnchor {
    let margins = layoutMarginsGuide
    let values = LayoutGuide("values")
    addLayoutGuide(values)
    values.trailingAnchor(equalTo: margins.trailingAnchor)
      .widthAnchor(equalTo: 0, priority: .fittingSizeLevel)
    var above: Text?
    for fact in invoice.facts {
      let name = add(Text(fact.name, font: Style.font(9.5), color: Style.faint, name: "fact"))
      let value = add(Text(fact.value, font: Style.font(9.5), name: "value"))
      value.leadingAnchor(equalTo: values.leadingAnchor)
        .trailingAnchor(lessThanOrEqualTo: values.trailingAnchor)
        .firstBaselineAnchor(equalTo: name.firstBaselineAnchor)
      name.trailingAnchor(equalTo: values.leadingAnchor, constant: -14)
      if let above {
        name.topAnchor(equalTo: above.bottomAnchor, constant: 2)
      } else {
        name.firstBaselineAnchor(equalTo: recipient.firstBaselineAnchor)
      }
      above = name
    }
    return above?.bottomAnchor ?? recipient.bottomAnchor
  }

  private func addShortHeader() -> YAxisAnchor {
    let title = invoice.words.title + " " + (invoice.facts.first?.value ?? "")
    let header = add(Text(title, font: Style.font(9.5), color: Style.faint, name: "header"))
    header.topAnchor(equalTo: layoutMarginsGuide.topAnchor)
      .leadingAnchor(equalTo: layoutMarginsGuide.leadingAnchor)
    return header.bottomAnchor
  }

  /// Adds the sums below the amounts, each on the baseline of its name.
  private func addTotals() -> YAxisAnchor {
    let sums = [
      (invoice.words.net, invoice.net), (invoice.words.tax, invoice.tax),
      (invoice.words.total, invoice.net + invoice.tax),
    ]
    // As wide as the widest amount, which is that of the total.
    let amounts = LayoutGuide("amounts")
    addLayoutGuide(amounts)
    amounts.trailingAnchor(equalTo: table.columns[4].trailingAnchor)
      .widthAnchor(equalTo: 0, priority: .fittingSizeLevel)
    var above = table.bottomAnchor
    for (index, sum) in sums.enumerated() {
      let font = Style.font(index == 2 ? 11 : 9.5, weight: index == 2 ? 700 : 400)
      let name = add(Text(sum.0, font: font, name: "sum"))
      let amount = add(Text(invoice.numbers.money(sum.1), font: font, name: "amount"))
      amount.trailingAnchor(equalTo: amounts.trailingAnchor)
        .leadingAnchor(greaterThanOrEqualTo: amounts.leadingAnchor)
        .topAnchor(equalTo: above, constant: index == 1 ? 3 : 9)
      name.firstBaselineAnchor(equalTo: amount.firstBaselineAnchor)
        .trailingAnchor(equalTo: amounts.leadingAnchor, constant: -20)
      above = amount.bottomAnchor
    }
    return above
  }

  private func addFooter(below end: YAxisAnchor) {
    let margins = layoutMarginsGuide
    let line = Panel("line")
    line.fill = Style.line
    addSubview(line)
    let footer = add(
      Text(invoice.footer, font: Style.font(8), color: Style.faint, name: "footer"))
    _ = add(number)
    line.horizontalEdges(equalTo: margins).heightAnchor(equalTo: 0.75)
      .topAnchor(greaterThanOrEqualTo: end, constant: 16)
    footer.topAnchor(equalTo: line.bottomAnchor, constant: 6)
      .leadingAnchor(equalTo: margins.leadingAnchor)
      .bottomAnchor(equalTo: margins.bottomAnchor)
    number.firstBaselineAnchor(equalTo: footer.firstBaselineAnchor)
      .trailingAnchor(equalTo: margins.trailingAnchor)
  }
}
