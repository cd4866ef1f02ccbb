/// The kind of an item.
package enum ItemKind: String, CaseIterable {
  case view
  case label
  case image
  case stack
  case grid
  case scroll
  case guide
}
