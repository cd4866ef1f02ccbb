import Anchors

/// The content of an invoice.
struct Invoice {
  /// A line of the invoice.
  struct Item {
    var text: String
    /// The quantity in hundredths.
    var quantity: Int
    /// The price of one in hundredths of the currency, or in whole units of one without hundredths.
    var price: Int

    var amount: Int { (price * quantity + 50) / 100 }
  }

  /// The fixed words of an invoice in its language.
  struct Words {
    var title: String
    var columns: [String]
    var net: String
    var tax: String
    var total: String
    /// The number of a page, with `%1` and `%2` for it and the number of pages.
    var page: String
  }

  var language: String
  var direction: LayoutDirection = .leftToRight
  var numbers: NumberStyle
  var words: Words
  var sender: String
  var recipient: String
  /// Names and values beside the recipient.
  var facts: [(name: String, value: String)]
  var footer: String
  /// In percent.
  var taxRate: Int
  var items: [Item]

  var net: Int { items.reduce(0) { $0 + $1.amount } }
  var tax: Int { (net * taxRate + 50) / 100 }

  /// All texts, each as it is on the page.
  var texts: [String] {
    let all = [words.title, sender, words.net, words.tax, words.total, footer] + words.columns
    let amounts = [net, tax, net + tax].map { numbers.money($0) }
    return all + recipient.split(separator: "\n").map(String.init)
      + facts.flatMap { [$0.name, $0.value] } + amounts
      + items.flatMap { [$0.text, numbers.money($0.price), numbers.money($0.amount)] }
  }
}
