/// Names in use, each once: the second `card` becomes `card_2`.
package struct UniqueNames {
  private var used: Set<TextKey> = []
  /// The last suffix of each name, so that many equal names need no search from the first suffix.
  private var suffixes: [TextKey: Int] = [:]

  /// Creates an empty list of names.
  package init() {}

  /// Returns a name, with a suffix if it is in use, and marks it as used.
  package mutating func use(_ name: String, separator: String = "_") -> String {
    var unique = name
    while !used.insert(TextKey(unique)).inserted {
      let suffix = suffixes[TextKey(name), default: 1] + 1
      suffixes[TextKey(name)] = suffix
      unique = name + separator + String(suffix)
    }
    return unique
  }
}
