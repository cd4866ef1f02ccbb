/// The encoding that PDF calls WinAnsi: Windows code page 1252.
enum WinAnsi {
  /// The code of a character, or nil if the encoding lacks it.
  ///
  /// A letter with a combining accent is the letter with that accent.
  static func code(of character: Character) -> UInt8? {
    if let ascii = character.asciiValue {
      // A line break of two characters counts as one that is ASCII.
      return ascii >= 0x20 && ascii < 0x7F ? ascii : nil
    }
    return codes[character]
  }

  private static let codes: [Character: UInt8] = {
    var codes: [Character: UInt8] = [:]
    for (index, character) in upperControls.enumerated() where character != "\u{FFFD}" {
      codes[character] = 0x80 + UInt8(index)
    }
    // U+00AD is a hyphen here, but elsewhere not seen unless a line breaks at it.
    for value in UInt8(0xA0)...0xFF where value != 0xAD {
      codes[Character(Unicode.Scalar(value))] = value
    }
    return codes
  }()

  /// The characters from 0x80 to 0x9F; U+FFFD where there is none.
  private static let upperControls =
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ"
}
