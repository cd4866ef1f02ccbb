// The advance widths of Helvetica, from the Adobe Core-14 font metrics (see NOTICE). Only widths,
// ascender and descender were taken over; glyph names became Unicode scalars by the Adobe Glyph List.

extension FontMetrics {
  /// The advance width of a scalar in thousandths of the font size, or nil if the font has no glyph.
  static func helveticaWidth(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    switch value {
    case 0x20..<0x180: return helveticaLatinWidth(at: value - 0x20)
    case 0x2044: return 167
    case 0x2018, 0x2019, 0x201A: return 222
    case 0xF6C3: return 250
    case 0x02C6, 0x02C7, 0x02D8, 0x02D9, 0x02DA, 0x02DB, 0x02DC,
      0x02DD, 0x201C, 0x201D, 0x201E, 0x2039, 0x203A:
      return 333
    case 0x2022: return 350
    case 0x221A: return 453
    case 0x25CA: return 471
    case 0x2202: return 476
    case 0x0219, 0xFB01, 0xFB02: return 500
    case 0x2260, 0x2264, 0x2265: return 549
    case 0x0192, 0x2013, 0x2020, 0x2021, 0x20AC: return 556
    case 0x2212: return 584
    case 0x2211: return 600
    case 0x2206: return 612
    case 0x0218: return 667
    case 0x2014, 0x2026, 0x2030, 0x2122: return 1000
    default: return nil
    }
  }

  /// The width of the glyph of U+0020 + `index`, for `index` in 0..<352.
  ///
  /// Each character of `letters` stands for a place in `widths`, counted from "0"; "~" for no glyph.
  private static func helveticaLatinWidth(at index: Int) -> Int? {
    let letters: StaticString = """
      55;GGSM188>H5855GGGGGGGGGG55HHHG\
      VMMNNMJPN5DMGQNPMPNMJNMTMMJ555AG\
      8GGDGG5GG22D2QGGGG8D5GDNDDD949H~\
      ~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~\
      ~8GGGG4G8O=GH~O8?H888GE588<GRRRJ\
      MMMMMMUNMMMM5555NNPPPPPHPNNNNMMJ\
      GGGGGGSDGGGG5555GGGGGGGHJGGGGDGD\
      MGMGMGND~~~~NDNLNGMG~~MGMGMG~~PG\
      ~~PG~~~~~~55~~5255~~~~MD~G2G2G6~\
      ~G2NGNGNG~~~PG~~PGUTN8N8N8MD~~MD\
      MDJ5J7~~~~NG~~NGNGNG~~~~MJDJDJD~
      """
    assert(index >= 0 && index < letters.utf8CodeUnitCount)
    // The bytes of a literal are there for as long as the program is.
    return helveticaWidth(at: Int(letters.utf8Start[index]) - 48)
  }

  /// The different widths that occur, in ascending order.
  private static func helveticaWidth(at place: Int) -> Int? {
    switch place {
    case 0: 167
    case 1: 191
    case 2: 222
    case 3: 250
    case 4: 260
    case 5: 278
    case 6: 299
    case 7: 317
    case 8: 333
    case 9: 334
    case 10: 350
    case 11: 355
    case 12: 365
    case 13: 370
    case 14: 389
    case 15: 400
    case 16: 453
    case 17: 469
    case 18: 471
    case 19: 476
    case 20: 500
    case 21: 537
    case 22: 549
    case 23: 556
    case 24: 584
    case 25: 600
    case 26: 611
    case 27: 612
    case 28: 643
    case 29: 667
    case 30: 722
    case 31: 737
    case 32: 778
    case 33: 833
    case 34: 834
    case 35: 889
    case 36: 944
    case 37: 1000
    case 38: 1015
    default: nil
    }
  }
}
