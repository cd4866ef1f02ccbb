/// The words around a name that do not belong to it: *Mr.*, *Dr.*, *Jr.*, *Ph.D.*
enum Honorifics {
  /// Removes titles before and suffixes after a name, but never its last remaining word.
  ///
  /// - Parameter words: The words of the name, in order.
  /// - Returns: The remaining words; at least one unless there are none.
  static func removed(from words: [Substring]) -> [Substring] {
    var words = words[...]
    while words.count > 1, let first = words.first, isTitle(first) { words.removeFirst() }
    while words.count > 1, let last = words.last,
      isSuffix(last, isAfterComma: words.dropLast().last?.last == ",")
    {
      words.removeLast()
    }
    return Array(words)
  }

  private static func isTitle(_ word: Substring) -> Bool {
    let letters = smallLetters(word)
    return titles.contains(letters) || (word.contains(".") && abbreviations.contains(letters))
  }

  /// Returns whether a word is a suffix.
  ///
  /// Suffixes are listed words, abbreviations with a dot inside, and capitals after a comma.
  private static func isSuffix(_ word: Substring, isAfterComma: Bool) -> Bool {
    let letters = smallLetters(word)
    if suffixes.contains(letters) { return true }
    let core = word.filter { $0 != "," }
    if let dot = core.firstIndex(of: "."), core[dot...].dropFirst().contains(where: { $0.isLetter })
    {
      return core.first?.isUppercase == true && letters.utf8.count > 2
    }
    return isAfterComma && letters.count > 1 && core.allSatisfy { $0.isUppercase || $0 == "." }
  }

  private static func smallLetters(_ word: Substring) -> String {
    word.filter { $0.isLetter }.lowercased()
  }

  /// Titles that are never names.
  private static let titles = [
    "mr", "mrs", "ms", "miss", "mx", "dr", "dra", "prof", "professor", "sir", "madam", "madame",
    "sr", "sra", "srta", "herr", "frau", "mme", "mlle", "monsieur", "signor", "signora",
  ]

  /// Words that are titles only with a dot, since they are also names.
  private static let abbreviations = [
    "rev", "hon", "fr", "capt", "col", "gen", "lt", "maj", "sgt", "ing", "eng", "arq", "mag", "sig",
    "don", "st", "m", "dipl", "med", "ir", "drs", "lic",
  ]

  private static let suffixes = [
    "jr", "sr", "jnr", "snr", "ii", "iii", "iv", "phd", "md", "esq", "mba", "dds", "msc", "bsc",
  ]
}
