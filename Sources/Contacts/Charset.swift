/// The character set that a property declares, as in vCard 2.1.
enum Charset: Equatable {
  /// UTF-8, also assumed without a declaration.
  case utf8
  /// Windows-1252, a superset of ISO-8859-1.
  case windows1252
  /// A character set that is not supported beyond ASCII.
  case other(String)

  /// Creates the character set from a name in capitals.
  init(name: String) {
    switch name {
    case "UTF-8", "UTF8", "US-ASCII", "ASCII", "": self = .utf8
    case "ISO-8859-1", "ISO8859-1", "ISO_8859-1", "LATIN1", "LATIN-1", "WINDOWS-1252", "CP1252",
      "CP-1252", "1252":
      self = .windows1252
    default: self = .other(name)
    }
  }

  /// Converts Windows-1252 to UTF-8, without the bytes that Windows-1252 does not assign.
  ///
  /// Complexity: O(length).
  static func decodeWindows1252(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 4)
    for byte in bytes {
      let scalar = (0x80...0x9F).contains(byte) ? punctuation[Int(byte - 0x80)] : UInt16(byte)
      switch scalar {
      case 0: break
      case ..<0x80: text.append(byte)
      case ..<0x800: text += [UInt8(0xC0 | scalar >> 6), UInt8(0x80 | scalar & 0x3F)]
      default:
        text += [
          UInt8(0xE0 | scalar >> 12), UInt8(0x80 | scalar >> 6 & 0x3F), UInt8(0x80 | scalar & 0x3F),
        ]
      }
    }
    return text
  }

  /// The characters of the bytes 80 to 9F, 0 for unassigned ones.
  private static let punctuation: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
