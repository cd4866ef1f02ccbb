extension Contact {
  /// One or two letters that stand in for a missing photo: `JS` for *Juca dos Santos*.
  ///
  /// The first letters of the first and of the last word that have one, in capitals. A name that
  /// begins in Chinese, Japanese or Korean gives its first character alone. Arabic letters are kept
  /// from joining into what would read as a word. Digits count as letters; a name without either
  /// gives its first character.
  public var initials: String {
    var first: Character?
    var last: Character?
    for word in name.split(whereSeparator: { $0.isWhitespace }) {
      guard let letter = word.first(where: { $0.isLetter || $0.isNumber }) else { continue }
      if first == nil { first = letter } else { last = letter }
    }
    guard let first else { return String(name.prefix(1)) }
    guard let last, !first.unicodeScalars.allSatisfy({ $0.isCJK }) else { return capital(first) }
    let nonJoiner = first.unicodeScalars.allSatisfy { $0.isArabic } ? "\u{200C}" : ""
    return capital(first) + nonJoiner + capital(last)
  }
}

/// One letter in capitals; those that become several, as ß does, keep the first.
private func capital(_ letter: Character) -> String {
  String(letter.uppercased().prefix(1))
}
