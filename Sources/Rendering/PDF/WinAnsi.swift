/// The encoding that PDF calls WinAnsi: Windows code page 1252.
enum WinAnsi {
  /// The code of a character, or nil if the encoding lacks it.
  ///
  /// Canonical equivalence applies: a letter and its combining accent are one character.
  static func code(of character: Character) -> UInt8? {
    if let ascii = character.asciiValue {
      // CR LF is a single character whose ASCII value is LF.
      return ascii >= 0x20 && ascii < 0x7F ? ascii : nil
    }
    return codes[character]
  }

  /// The code of a character with the appearance and width of one that the encoding lacks.
  ///
  /// A tab becomes a space, and a no-break hyphen becomes a hyphen.
  static func likeness(of character: Character) -> UInt8? {
    switch character {
    case "\t": UInt8(ascii: " ")
    case "\u{2010}", "\u{2011}": UInt8(ascii: "-")
    default: nil
    }
  }

  private static let codes: [Character: UInt8] = {
    var codes: [Character: UInt8] = [:]
    // Other characters are canonically equivalent to some of these, such as the Kelvin sign to K.
    for value in UInt8(0x20)..<0x7F { codes[Character(Unicode.Scalar(value))] = value }
    for (index, character) in upperControls.enumerated() where character != "\u{FFFD}" {
      codes[character] = 0x80 + UInt8(index)
    }
    // 0xAD is a visible hyphen in PDF, but a soft hyphen in Unicode.
    for value in UInt8(0xA0)...0xFF where value != 0xAD {
      codes[Character(Unicode.Scalar(value))] = value
    }
    return codes
  }()

  /// The characters from 0x80 to 0x9F; U+FFFD marks unused codes.
  private static let upperControls =
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ"
}
