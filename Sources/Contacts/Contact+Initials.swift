extension Contact {
  /// One or two letters that stand in for a missing photo: `JS` for *Juca dos Santos*.
  ///
  /// The first letters of the given and of the family name, in capitals, or, where `N` does not have
  /// both, of the first and last word of the name that is neither a title like *Dr.* nor a suffix like
  /// *Jr.* A name that begins in Chinese, Japanese or Korean gives its first character alone. Arabic
  /// letters are kept from joining into what would read as a word. Digits count as letters; a name
  /// without either gives its first character.
  public var initials: String {
    let words =
      if let givenName, let familyName, let pair = Self.pair(givenName, familyName) {
        pair
      } else {
        Honorifics.removed(from: name.split(whereSeparator: { $0.isWhitespace }))
      }
    let letters = words.compactMap(Self.letter)
    guard let first = letters.first else { return String(name.prefix(1)) }
    guard letters.count > 1, let last = letters.last,
      !first.unicodeScalars.allSatisfy({ $0.isCJK })
    else { return Self.capital(first) }
    let nonJoiner = first.unicodeScalars.allSatisfy { $0.isArabic } ? "\u{200C}" : ""
    return Self.capital(first) + nonJoiner + Self.capital(last)
  }

  /// The first given and the last family name that have a letter; Chinese, Japanese and Korean family
  /// names come first.
  private static func pair(_ given: String, _ family: String) -> [Substring]? {
    let given = given.split(whereSeparator: { $0.isWhitespace }).first { letter($0) != nil }
    let family = family.split(whereSeparator: { $0.isWhitespace }).last { letter($0) != nil }
    guard let given, let family, let first = letter(family) else { return nil }
    return first.unicodeScalars.allSatisfy { $0.isCJK } ? [family, given] : [given, family]
  }

  /// The first letter or digit of a word.
  private static func letter(_ word: Substring) -> Character? {
    word.first { $0.isLetter || $0.isNumber }
  }

  /// One letter in capitals; those that become several, as ß does, keep the first.
  private static func capital(_ letter: Character) -> String {
    String(letter.uppercased().prefix(1))
  }
}
