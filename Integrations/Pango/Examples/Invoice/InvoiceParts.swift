import Anchors
import Rendering

extension View {
  /// Adds a text that wraps.
  fileprivate func add(
    _ text: String, _ font: Font, color: RGBColor = Style.ink, name: String
  ) -> PaintedLabel {
    let label = PaintedLabel(text, name: name, font: font, color: color, lines: 0)
    addSubview(label)
    return label
  }
}

/// Logo, sender, title and recipient, with names and values beside it.
final class Letterhead: View {
  init(_ invoice: Invoice) {
    super.init("letterhead")
    let logo = Logo()
    addSubview(logo)
    let sender = add(invoice.sender, Style.font(15, weight: 700), name: "sender")
    let title = add(invoice.words.title, Style.font(22), color: Style.accent, name: "title")
    logo.topAnchor(equalTo: topAnchor).leadingAnchor(equalTo: leadingAnchor)
    sender.leadingAnchor(equalTo: logo.trailingAnchor, constant: 9)
      .lastBaselineAnchor(equalTo: logo.bottomAnchor)
    title.lastBaselineAnchor(equalTo: logo.bottomAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
      .leadingAnchor(greaterThanOrEqualTo: sender.trailingAnchor, constant: 16)
    let recipient = add(invoice.recipient, Style.font(10.5), name: "recipient")
    recipient.topAnchor(equalTo: logo.bottomAnchor, constant: 36)
      .leadingAnchor(equalTo: leadingAnchor)
      .bottomAnchor(lessThanOrEqualTo: bottomAnchor)
    addFacts(of: invoice, from: recipient)
  }

  /// Adds names and values in two columns whose baselines begin with the recipient's first one.
  private func addFacts(of invoice: Invoice, from recipient: PaintedLabel) {
    let values = LayoutGuide("values")
    addLayoutGuide(values)
    values.trailingAnchor(equalTo: trailingAnchor)
      .widthAnchor(equalTo: 0, priority: .fittingSizeLevel)
    var above: PaintedLabel?
    for fact in invoice.facts {
      let name = add(fact.name, Style.font(9.5), color: Style.faint, name: "fact")
      let value = add(fact.value, Style.font(9.5), name: "value")
      value.leadingAnchor(equalTo: values.leadingAnchor)
        .trailingAnchor(lessThanOrEqualTo: values.trailingAnchor)
        .firstBaselineAnchor(equalTo: name.firstBaselineAnchor)
      name.trailingAnchor(equalTo: values.leadingAnchor, constant: -14)
        .bottomAnchor(lessThanOrEqualTo: bottomAnchor)
      if let above {
        name.topAnchor(equalTo: above.bottomAnchor, constant: 2)
      } else {
        name.firstBaselineAnchor(equalTo: recipient.firstBaselineAnchor)
      }
      above = name
    }
  }
}

/// The sums below the amounts, each on the baseline of its name.
final class Totals: View {
  init(_ invoice: Invoice) {
    super.init("totals")
    let sums = [
      (invoice.words.net, invoice.net), (invoice.words.tax, invoice.tax),
      (invoice.words.total, invoice.net + invoice.tax),
    ]
    // As wide as the widest amount, which is that of the total.
    let amounts = LayoutGuide("amounts")
    addLayoutGuide(amounts)
    amounts.trailingAnchor(equalTo: trailingAnchor, constant: -Style.padding)
      .widthAnchor(equalTo: 0, priority: .fittingSizeLevel)
    var above = topAnchor
    for (index, sum) in sums.enumerated() {
      let font = Style.font(index == 2 ? 11 : 9.5, weight: index == 2 ? 700 : 400)
      let name = add(sum.0, font, name: "sum")
      let amount = add(invoice.numbers.money(sum.1), font, name: "amount")
      amount.trailingAnchor(equalTo: amounts.trailingAnchor)
        .leadingAnchor(greaterThanOrEqualTo: amounts.leadingAnchor)
        .topAnchor(equalTo: above, constant: [0, 3, 9][index])
      name.firstBaselineAnchor(equalTo: amount.firstBaselineAnchor)
        .trailingAnchor(equalTo: amounts.leadingAnchor, constant: -20)
      above = amount.bottomAnchor
    }
    bottomAnchor(equalTo: above)
  }
}

/// A line, the sender and the number of the page.
final class Footer: View {
  init(_ invoice: Invoice, number: String) {
    super.init("footer")
    let line = PaintedView("line", Paint(fill: Style.line))
    addSubview(line)
    let sender = add(invoice.footer, Style.font(8), color: Style.faint, name: "sender")
    let page = add(number, Style.font(8), color: Style.faint, name: "page")
    line.topAnchor(equalTo: topAnchor).horizontalEdges(equalTo: self).heightAnchor(equalTo: 0.75)
    sender.topAnchor(equalTo: line.bottomAnchor, constant: 6)
      .leadingAnchor(equalTo: leadingAnchor)
      .bottomAnchor(equalTo: bottomAnchor)
    page.firstBaselineAnchor(equalTo: sender.firstBaselineAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
  }
}
