extension AmbiguousItem: CustomStringConvertible {
  /// The item and its ambiguous attributes as text.
  public var description: String {
    var text = item.displayName + ": "
    for (index, attribute) in attributes.enumerated() {
      if index > 0 { text += index == attributes.count - 1 ? " and " : ", " }
      text += attribute.name
    }
    return text + (attributes.count == 1 ? " is ambiguous" : " are ambiguous")
  }
}
