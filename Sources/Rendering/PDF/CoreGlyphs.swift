/// The glyphs of Helvetica, Times and Courier that WinAnsi lacks, as the encoding of a second font.
///
/// Each of the typefaces has 315 named glyphs. The names are those of their metrics files, which
/// the Adobe Glyph List assigns to characters, some of them to two.
enum CoreGlyphs {
  /// The code of a character, or nil if the typefaces lack it or WinAnsi has it.
  ///
  /// Canonical equivalence applies: a letter and its combining accent are one character.
  static func code(of character: Character) -> UInt8? { codes[character] }

  /// The encoding and the characters of its codes, for the dictionary of a font.
  ///
  /// - Parameter map: The number of the object with `characterMap`.
  /// - Returns: The entries `Encoding` and `ToUnicode`.
  static func fontEntries(map: Int) -> String {
    let names = glyphs.map { "/\($0.name)" }.joined()
    return "/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding"
      + "/Differences[\(firstCode)\(names)]>>/ToUnicode \(map) 0 R"
  }

  /// The character of each code, as a program for the entry `ToUnicode` of a font.
  static var characterMap: String {
    let range = "1 begincodespacerange\n<00><FF>\nendcodespacerange\n"
    var blocks = ""
    // A block has at most 100 entries.
    for start in stride(from: 0, to: glyphs.count, by: 100) {
      let block = start..<min(start + 100, glyphs.count)
      let entries = block.map { index in
        "<\(hexadecimal(firstCode + index, digits: 2))>"
          + "<\(PDFText.utf16(of: glyphs[index].character))>\n"
      }
      blocks += "\(block.count) beginbfchar\n\(entries.joined())endbfchar\n"
    }
    return "/CIDInit/ProcSet findresource begin\n12 dict begin\nbegincmap\n"
      + "/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def\n"
      + "/CMapName/Adobe-Identity-UCS def\n/CMapType 2 def\n" + range + blocks
      + "endcmap\nCMapName currentdict/CMap defineresource pop\nend\nend"
  }

  /// A number in digits to the base 16.
  static func hexadecimal(_ value: Int, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.utf8.count) + text
  }

  /// The code of the first glyph; word spacing applies to code 32, which is thus not one of them.
  private static let firstCode = 0x80

  private static let codes: [Character: UInt8] = {
    var codes: [Character: UInt8] = [:]
    for (index, glyph) in glyphs.enumerated() {
      codes[glyph.character] = UInt8(firstCode + index)
    }
    return codes
  }()

  private static let glyphs: [(character: Character, name: String)] =
    latin + [
      ("ı", "dotlessi"), ("˘", "breve"), ("ˇ", "caron"), ("\u{F6C3}", "commaaccent"),
      ("˙", "dotaccent"), ("˝", "hungarumlaut"), ("˛", "ogonek"), ("˚", "ring"),
      ("\u{FB01}", "fi"), ("\u{FB02}", "fl"), ("⁄", "fraction"), ("∆", "Delta"),
      ("≥", "greaterequal"), ("≤", "lessequal"), ("◊", "lozenge"), ("−", "minus"),
      ("≠", "notequal"), ("∂", "partialdiff"), ("√", "radical"), ("∑", "summation"),
      // Characters with the glyph of another one.
      ("\u{0394}", "Delta"), ("\u{03BC}", "mu"), ("\u{2215}", "fraction"),
      ("\u{02C9}", "macron"), ("\u{2219}", "periodcentered"),
      ("\u{021A}", "Tcommaaccent"), ("\u{021B}", "tcommaaccent"),
    ]

  private static let latin: [(character: Character, name: String)] = [
    ("Ā", "Amacron"), ("ā", "amacron"), ("Ă", "Abreve"), ("ă", "abreve"), ("Ą", "Aogonek"),
    ("ą", "aogonek"), ("Ć", "Cacute"), ("ć", "cacute"), ("Č", "Ccaron"), ("č", "ccaron"),
    ("Ď", "Dcaron"), ("ď", "dcaron"), ("Đ", "Dcroat"), ("đ", "dcroat"), ("Ē", "Emacron"),
    ("ē", "emacron"), ("Ė", "Edotaccent"), ("ė", "edotaccent"), ("Ę", "Eogonek"),
    ("ę", "eogonek"), ("Ě", "Ecaron"), ("ě", "ecaron"), ("Ğ", "Gbreve"), ("ğ", "gbreve"),
    ("Ģ", "Gcommaaccent"), ("ģ", "gcommaaccent"), ("Ī", "Imacron"), ("ī", "imacron"),
    ("Į", "Iogonek"), ("į", "iogonek"), ("İ", "Idotaccent"), ("Ķ", "Kcommaaccent"),
    ("ķ", "kcommaaccent"), ("Ĺ", "Lacute"), ("ĺ", "lacute"), ("Ļ", "Lcommaaccent"),
    ("ļ", "lcommaaccent"), ("Ľ", "Lcaron"), ("ľ", "lcaron"), ("Ł", "Lslash"), ("ł", "lslash"),
    ("Ń", "Nacute"), ("ń", "nacute"), ("Ņ", "Ncommaaccent"), ("ņ", "ncommaaccent"),
    ("Ň", "Ncaron"), ("ň", "ncaron"), ("Ō", "Omacron"), ("ō", "omacron"),
    ("Ő", "Ohungarumlaut"), ("ő", "ohungarumlaut"), ("Ŕ", "Racute"), ("ŕ", "racute"),
    ("Ŗ", "Rcommaaccent"), ("ŗ", "rcommaaccent"), ("Ř", "Rcaron"), ("ř", "rcaron"),
    ("Ś", "Sacute"), ("ś", "sacute"), ("Ş", "Scedilla"), ("ş", "scedilla"),
    ("Ţ", "Tcommaaccent"), ("ţ", "tcommaaccent"), ("Ť", "Tcaron"), ("ť", "tcaron"),
    ("Ū", "Umacron"), ("ū", "umacron"), ("Ů", "Uring"), ("ů", "uring"),
    ("Ű", "Uhungarumlaut"), ("ű", "uhungarumlaut"), ("Ų", "Uogonek"), ("ų", "uogonek"),
    ("Ź", "Zacute"), ("ź", "zacute"), ("Ż", "Zdotaccent"), ("ż", "zdotaccent"),
    ("Ș", "Scommaaccent"), ("ș", "scommaaccent"),
  ]
}
