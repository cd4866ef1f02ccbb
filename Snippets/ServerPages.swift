import AnchorsGrid
import Rendering

/// A line of an invoice.
struct Item {
  var text: String
  var quantity: Int
  var cents: Int
}

func money(_ cents: Int) -> String {
  "\(cents / 100).\(cents / 10 % 10)\(cents % 10) €"
}

func text(_ text: String, _ size: Double = 10, bold: Bool = false) -> PaintedLabel {
  PaintedLabel(text, font: bold ? .boldSystemFont(ofSize: size) : Font(size: size), lines: 0)
}

func letterhead(_ number: Int, to customer: String) -> View {
  let head = StackView(axis: .vertical, name: "letterhead")
  head.spacing = 24
  let title = text("Invoice \(number)", 24)
  title.textColor = RGBColor(0x0F766E)
  for part in [title, text(customer)] { head.addArrangedSubview(part) }
  return head
}

func table(_ items: [Item]) throws -> GridView {
  let table = try GridView("items", columns: 3, columnSpacing: 16, rowSpacing: 8)
  table.isLayoutMarginsRelativeArrangement = true
  table.directionalLayoutMargins = DirectionalEdgeInsets(4)
  try table.column(0).setSize(.share(1))
  for column in table.columns.dropFirst() { column.alignment = .trailing }
  let titles = try table.addRow(["Item", "Quantity", "Amount"].map { text($0, bold: true) })
  table.addBand(Paint(fill: RGBColor(0xE3F1EF)), behind: titles, padding: 4)
  for item in items {
    let amount = money(item.quantity * item.cents)
    try table.addRow([text(item.text), text("\(item.quantity)"), text(amount)])
  }
  return table
}

func write(
  _ number: Int, to customer: String, _ items: [Item], on canvas: inout some FileCanvas,
  sink: ([UInt8]) throws -> Void
) throws -> Int {
  var document = Document(info: DocumentInfo(title: "Invoice \(number)", language: "en"))
  document.header = { page in page.number == 1 ? nil : text("Invoice \(number), continued", 9) }
  document.footer = { page in text("Harbour & Co. · page \(page.number) of \(page.count)", 9) }
  document.allowsLosses = false
  return try document.write(on: &canvas) { body in
    try body.add(letterhead(number, to: customer))
    try body.add(try table(items), spacing: 24, headerRows: 1, keepWithNext: true)
    let sum = items.reduce(0) { $0 + $1.quantity * $1.cents }
    let total = text("Total \(money(sum))", 12, bold: true)
    total.textAlignment = .right
    try body.add(total, spacing: 8)
  } sink: {
    try sink($0)
  }
}

let works = ["Survey of the quay wall", "Rope, 12 mm, per metre", "New fenders for berth 4"]
let items = (0..<42).map { Item(text: works[$0 % 3], quantity: 1 + $0 % 5, cents: 1950 + 725 * $0) }
if let page = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) {
  var canvas = SVGCanvas(), pages: [String] = []
  _ = try write(1001, to: "Ana Lima\nRua do Cais 12\nPorto", items, on: &canvas) {
    pages.append(String(decoding: $0, as: UTF8.self))
  }
  print(pages[page - 1], terminator: "")
} else {
  for (number, customer) in [
    (1001, "Ana Lima\nRua do Cais 12\nPorto"), (1002, "Łukasz Żuraw\nŁódź"),
  ] {
    var canvas = PDFCanvas(), bytes: [UInt8] = []
    let pages = try write(number, to: customer, items, on: &canvas) { bytes += $0 }
    print("invoice \(number): \(pages) pages, \(bytes.count) bytes")
  }
}
