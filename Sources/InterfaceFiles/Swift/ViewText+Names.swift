import LayoutFiles

// Identifiers from words. They are of ASCII and in camel case, as `swift format` requires.

extension ViewText {
  /// Returns the words of a text as one identifier, the first in lower case; may be empty.
  static func lowerCamel(_ text: String, limit: Int) -> String {
    String(decoding: lowercasedInitials(joined(words(of: text), limit: limit)), as: UTF8.self)
  }

  /// Returns the words of a text as one identifier, each with a capital; may be empty.
  static func upperCamel(_ text: String, limit: Int) -> String {
    String(decoding: joined(words(of: text), limit: limit), as: UTF8.self)
  }

  /// Returns at most three words of a text as one identifier in lower case.
  ///
  /// A text that does not begin with a letter, such as a number, makes no name.
  static func firstWords(of text: String) -> String {
    let words = words(of: text)
    guard let first = words.first?.first, isUpper(first) || isLower(first) else { return "" }
    return String(
      decoding: lowercasedInitials(joined(Array(words.prefix(3)), limit: 30)), as: UTF8.self)
  }

  /// Returns a name with a noun at its end, once: `titleLabel`, also for the name `label`.
  static func joining(_ name: String, _ noun: String) -> String {
    let own = lowerCamel(noun, limit: 100)
    if name.isSame(as: own) { return name }
    return dropping(noun, from: name) + noun
  }

  /// Returns a word of ASCII with a capital.
  static func capitalized(_ word: String) -> String { upperCamel(word, limit: 100) }

  private static func joined(_ words: [[UInt8]], limit: Int) -> [UInt8] {
    // A text in capitals alone has no initials among its words.
    let isShouted = words.count > 1 && !words.contains { $0.contains(where: isLower) }
    var name: [UInt8] = []
    for word in words {
      var word = isShouted ? word.map(lowercased) : word
      if isLower(word[0]) { word[0] -= 0x20 }
      // A word that does not fit is left out, unless it is the first.
      if name.count + word.count > limit, !name.isEmpty { break }
      name += word.prefix(limit)
    }
    return name
  }

  /// Returns the words of a text: letters without their accents, and digits.
  private static func words(of text: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for scalar in text.unicodeScalars {
      let letters = plain(scalar)
      if !letters.isEmpty {
        word += letters
      } else if scalar != "'", scalar.value != 0x2019, !word.isEmpty,
        // An accent of its own belongs to the letter before it.
        !(0x300...0x36F).contains(scalar.value)
      {
        words.append(word)
        word = []
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns the letters or the digit of ASCII for a character, empty for another.
  private static func plain(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return [UInt8(scalar.value)]
    case 0xC0...0xFF:
      let letters: StaticString =
        "AAAAAAACEEEEIIIIDNOOOOO.OUUUUYTsaaaaaaaceeeeiiiidnooooo.ouuuuyty"
      let letter = letters.withUTF8Buffer { $0[Int(scalar.value - 0xC0)] }
      return letter == UInt8(ascii: ".") ? [] : [letter]
    default: return []
    }
  }

  /// Writes initials at the start in lower case, as in `urlField` for `URLField`.
  private static func lowercasedInitials(_ name: [UInt8]) -> [UInt8] {
    var bytes = name
    for index in bytes.indices {
      guard isUpper(bytes[index]) else { break }
      // The last capital before a lower case letter begins the next word.
      if index > 0, index + 1 < bytes.count, isLower(bytes[index + 1]) { break }
      bytes[index] += 0x20
    }
    return bytes
  }

  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isUpper(byte) ? byte + 0x20 : byte }

  /// Returns a text without an ending, or the text itself without that ending.
  static func dropping(_ ending: String, from text: String) -> String {
    let (bytes, suffix) = (Array(text.utf8), Array(ending.utf8))
    guard bytes.count >= suffix.count, bytes[(bytes.count - suffix.count)...] == suffix[...] else {
      return text
    }
    return String(decoding: bytes[..<(bytes.count - suffix.count)], as: UTF8.self)
  }

  /// Returns the name of a file without its folder.
  static func fileName(of path: String) -> String {
    let bytes = Array(path.utf8)
    let start = bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Returns the name of a file without its folder and extension.
  static func stem(of path: String) -> String {
    let bytes = Array(fileName(of: path).utf8)
    let end = bytes.firstIndex(of: UInt8(ascii: ".")) ?? bytes.count
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}
