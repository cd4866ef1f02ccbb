import Anchors
import Contacts
import Gallery
import LayoutFiles

/// Writes cards as one JSON object with a line for each card and exact numbers.
struct CardsJSONFormatter: CardsFormatter {
  private var json = JSONWriter()

  var pendingCount: Int { json.bytes.count }

  mutating func detachBytes() -> [UInt8] {
    json.detachBytes()
  }

  mutating func begin() {
    json.beginObject()
    json.key("cards")
    json.beginArray()
  }

  mutating func append(_ card: PlacedCard) {
    json.newline()
    json.beginObject()
    json.members(of: card)
    json.endObject()
  }

  mutating func end(_ totals: CardTotals) {
    json.endArray(onNewLine: true)
    json.endObject()
    json.lineBreak()
  }
}
