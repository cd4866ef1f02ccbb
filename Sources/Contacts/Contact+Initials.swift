extension Contact {
  /// One or two letters shown instead of a missing photo: `JS` for *Juca dos Santos*.
  ///
  /// They are the first letters of the given and of the family name, in capitals. If `N` lacks one
  /// of the two, they are those of the first and last word of the name, without titles like *Dr.*
  /// and suffixes like *Jr.* A name that begins in Chinese, Japanese or Korean has its first
  /// character alone as initials. A zero-width non-joiner separates Arabic letters, so that they do
  /// not read as a word. Digits count as letters; without letters and digits, the first character
  /// of the name is used.
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

  /// Returns the first given name and the last family name that contain a letter.
  ///
  /// Chinese, Japanese and Korean family names come first.
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

  /// Returns a letter as one capital: the first one if there are several, as for ß.
  private static func capital(_ letter: Character) -> String {
    String(letter.uppercased().prefix(1))
  }
}
