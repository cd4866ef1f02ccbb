import Anchors
import Contacts
import Gallery
import LayoutFiles

extension JSONWriter {
  /// Writes a card's name, plan, size and items into the open object, with exact numbers.
  mutating func members(of card: PlacedCard) {
    key("contact")
    value(card.contact.name)
    key("plan")
    value(card.plan.name)
    key("size")
    value(card.size)
    key("items")
    beginArray()
    for item in card.items { write(item) }
    endArray()
  }

  private mutating func write(_ item: PlacedItem) {
    beginObject()
    key("name")
    value(item.name)
    members(of: item.frame)
    if let intrinsic = item.intrinsic {
      key("intrinsic")
      value(intrinsic)
    }
    endObject()
  }
}
