/// Advance widths of the proportional text fonts among the fourteen standard PDF fonts.
enum CoreFont: Int {
  /// Helvetica and Helvetica-Oblique.
  case helvetica
  /// Helvetica-Bold and Helvetica-BoldOblique.
  case helveticaBold
  case timesRoman
  case timesBold
  case timesItalic
  case timesBoldItalic

  /// The widths of all glyphs, packed as the files of the tables describe.
  var table: StaticString {
    switch self {
    case .helvetica: Self.helveticaTable
    case .helveticaBold: Self.helveticaBoldTable
    case .timesRoman: Self.timesRomanTable
    case .timesBold: Self.timesBoldTable
    case .timesItalic: Self.timesItalicTable
    case .timesBoldItalic: Self.timesBoldItalicTable
    }
  }

  /// The number of entries in a table.
  private static var widthCount: Int { 393 }

  /// The index of a scalar in the tables, or nil if none of the fonts has a glyph for it.
  ///
  /// Characters without a glyph of their own share the index of one that looks the same: a no-break
  /// space that of the space, U+2010 and U+2011 that of the hyphen-minus, T with a comma below that
  /// of the glyph for T with a cedilla, and so on. A single font may have no glyph at an index.
  static func widthIndex(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    switch value {
    case 0xA0: return 0
    case 0x2010...0x2011: return 0x2D - 0x20
    case 0x0020..<0x0180: return value - 0x0020
    case 0x0192: return 352
    case 0x0218...0x0219: return 353 + value - 0x0218
    case 0x02C6...0x02C7: return 355 + value - 0x02C6
    case 0x021A...0x021B: return 0x0162 - 0x20 + value - 0x021A
    case 0x02C9: return 0xAF - 0x20
    case 0x02D8...0x02DD: return 357 + value - 0x02D8
    case 0x037E: return 0x3B - 0x20
    case 0x0387, 0x2219: return 0xB7 - 0x20
    case 0x0394: return 382
    case 0x03BC: return 0xB5 - 0x20
    case 0x1FEF: return 0x60 - 0x20
    case 0x1FFD: return 0xB4 - 0x20
    case 0x2013...0x2014: return 363 + value - 0x2013
    case 0x2018...0x201A: return 365 + value - 0x2018
    case 0x201C...0x201E: return 368 + value - 0x201C
    case 0x2020...0x2022: return 371 + value - 0x2020
    case 0x2026: return 374
    case 0x2030: return 375
    case 0x2039...0x203A: return 376 + value - 0x2039
    case 0x2044, 0x2215: return 378
    case 0x20AC: return 379
    case 0x2122: return 380
    case 0x212A: return 0x4B - 0x20
    case 0x212B: return 0xC5 - 0x20
    case 0x2202: return 381
    case 0x2206: return 382
    case 0x2211...0x2212: return 383 + value - 0x2211
    case 0x221A: return 385
    case 0x2260: return 386
    case 0x2264...0x2265: return 387 + value - 0x2264
    case 0x25CA: return 389
    case 0xF6C3: return 390
    case 0xFB01...0xFB02: return 391 + value - 0xFB01
    default: return nil
    }
  }

  /// The width of the glyph of a scalar in thousandths of the font size; 0 if there is no glyph.
  func width(of scalar: Unicode.Scalar) -> Int {
    guard let index = Self.widthIndex(of: scalar) else { return 0 }
    let table = TextBytes(table)
    assert(index >= 0 && index < Self.widthCount && table.count == 2 * Self.widthCount)
    return 32 * Int(table[2 * index]) + Int(table[2 * index + 1]) - 33 * 48
  }
}
