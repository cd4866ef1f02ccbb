import Anchors
import Contacts
import Gallery

/// Writes cards as tables for people: a row for each frame, points with two decimals.
struct CardsTextFormatter: CardsFormatter {
  private var bytes: [UInt8] = []
  var pendingCount: Int { bytes.count }

  mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  mutating func begin() {
    line(["", "x", "y", "width", "height"], after: "intrinsic size")
  }

  mutating func append(_ card: PlacedCard) {
    text("\n\(card.contact.name.onOneLine) (\(card.plan.rawValue))\n")
    row("card", Rect(origin: Point(x: 0, y: 0), size: card.size), intrinsic: nil)
    for item in card.items {
      row(item.name, item.frame, intrinsic: item.intrinsic)
    }
  }

  mutating func end(_ totals: CardTotals) {
    text("\n\(totals.summary)\n")
  }

  private mutating func row(_ name: String, _ frame: Rect, intrinsic: Size?) {
    line(
      [name] + [frame.minX, frame.minY, frame.width, frame.height].map(Self.points),
      after: intrinsic.map { "\(Self.points($0.width)) × \(Self.points($0.height))" } ?? "")
  }

  private mutating func line(_ cells: [String], after last: String) {
    var line = "  " + cells[0].padded(to: 8)
    for cell in cells.dropFirst() { line += cell.aligned(to: 11) }
    if !last.isEmpty { line += "   " + last }
    text(line + "\n")
  }

  private mutating func text(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// A number of points with exactly two decimals, so that the points stand under one another.
  private static func points(_ value: Double) -> String {
    let hundredths = Int64((value * 100).rounded())
    let fraction = String(hundredths.magnitude % 100)
    return (hundredths < 0 ? "-" : "") + String(hundredths.magnitude / 100) + "."
      + (fraction.utf8.count < 2 ? "0" : "") + fraction
  }
}
