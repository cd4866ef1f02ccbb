import Anchors
import Contacts
import Gallery

/// Writes cards as tables for people: a row for each frame, points with two decimals.
struct CardsTextFormatter: CardsFormatter {
  private var bytes: [UInt8] = []
  var pendingCount: Int { bytes.count }

  mutating func detachBytes() -> [UInt8] {
    var detached: [UInt8] = []
    swap(&detached, &bytes)
    return detached
  }

  mutating func begin() {
    text("          ")
    for title in ["x", "y", "width", "height"] { text(title.aligned(to: 11)) }
    text("   intrinsic size\n")
  }

  mutating func append(_ card: PlacedCard) {
    text("\n\(card.contact.name.onOneLine) (\(card.plan.name))\n")
    row("card", Rect(origin: Point(x: 0, y: 0), size: card.size), intrinsic: nil)
    for item in card.items {
      row(item.name, item.frame, intrinsic: item.intrinsic)
    }
  }

  mutating func end(_ totals: CardTotals) {
    text("\n\(totals.summary)\n")
  }

  private mutating func row(_ name: String, _ frame: Rect, intrinsic: Size?) {
    text("  " + name.padded(to: 8))
    points(frame.minX, width: 11)
    points(frame.minY, width: 11)
    points(frame.width, width: 11)
    points(frame.height, width: 11)
    if let intrinsic {
      text("   ")
      points(intrinsic.width)
      text(" × ")
      points(intrinsic.height)
    }
    text("\n")
  }

  private mutating func text(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a number of points with two decimals, aligned right in a width.
  ///
  /// The digits are written from right to left into spaces: this is much faster than strings or
  /// appending bytes one by one.
  private mutating func points(_ value: Double, width: Int = 0) {
    let hundredths = Int64((value * 100).rounded())
    var rest = hundredths.magnitude
    // At least two decimals, the point and a digit before it.
    var (length, limit) = (hundredths < 0 ? 5 : 4, UInt64(1000))
    while rest >= limit {
      length += 1
      limit &*= 10
    }
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(length, width)))
    let (first, point) = (bytes.count - length, bytes.count - 3)
    for index in stride(from: bytes.count - 1, through: first, by: -1) {
      if index == point {
        bytes[index] = UInt8(ascii: ".")
      } else if index == first, hundredths < 0 {
        bytes[index] = UInt8(ascii: "-")
      } else {
        bytes[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
    }
  }
}
