import Anchors
import Contacts
import Gallery
import LayoutFiles

/// Writes cards as one JSON object, a line for each card, numbers exact.
struct CardsJSONFormatter: CardsFormatter {
  private var json = JSONWriter()

  var pendingCount: Int { json.bytes.count }

  mutating func takeBytes() -> [UInt8] {
    json.takeBytes()
  }

  mutating func begin() {
    json.beginObject()
    json.key("cards")
    json.beginArray()
  }

  mutating func append(_ card: PlacedCard) {
    json.newline()
    json.beginObject()
    json.key("contact")
    json.value(card.contact.name)
    json.key("plan")
    json.value(card.plan.rawValue)
    json.key("size")
    json.value(card.size)
    json.key("items")
    json.beginArray()
    for item in card.items { write(item) }
    json.endArray()
    json.endObject()
  }

  mutating func end(_ totals: CardTotals) {
    json.endArray(onNewLine: true)
    json.endObject()
    json.lineBreak()
  }

  private mutating func write(_ item: PlacedItem) {
    json.beginObject()
    json.key("name")
    json.value(item.name)
    json.members(of: item.frame)
    if let intrinsic = item.intrinsic {
      json.key("intrinsic")
      json.value(intrinsic)
    }
    json.endObject()
  }
}
