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

// The advance widths of Helvetica, from the Adobe Core-14 font metrics (see NOTICE). Only the
// widths are used; glyph names are mapped to Unicode scalars by the Adobe Glyph List.
//
// Each pair of characters is the width of a glyph in thousandths of the font size: two digits to
// the base 32, with "0" as the zero. A width of 0 means that there is no glyph. Indices are those
// of `CoreFont.widthIndex(of:)`.

extension CoreFont {
  /// The widths of Helvetica and Helvetica-Oblique.
  static var helveticaTable: StaticString {
    """
    8F8F;3A<A<KIDK5O:=:=<5B88F:=8F8FA<A<A<A<A<A<A<A<A<A<8F8FB8B8B8A<OGDKDKFBFBDKC3H:\
    FB8F?DDKA<J1FBH:DKH:FBDKC3FBDKM@DKDKC38F8F8F>EA<:=A<A<?DA<A<8FA<A<6N6N?D6NJ1A<A<\
    A<A<:=?D8FA<?DFB?D?D?D:>84:>B800000000000000000000000000000000000000000000000000\
    000000000000000000:=A<A<A<A<84A<:=G1;BA<B800G1:=<@B8:=:=:=A<@I8F:=:=;=A<J2J2J2C3\
    DKDKDKDKDKDKO8FBDKDKDKDK8F8F8F8FFBFBH:H:H:H:H:B8H:FBFBFBFBDKDKC3A<A<A<A<A<A<KI?D\
    A<A<A<A<8F8F8F8FA<A<A<A<A<A<A<B8C3A<A<A<A<?DA<?DDKA<DKA<DKA<FB?D00000000FB?DFBD3\
    FBA<DKA<0000DKA<DKA<DKA<0000H:A<0000H:A<0000000000008F8F00008F6N8F8F00000000DK?D\
    00A<6NA<6NA<9;0000A<6NFBA<FBA<FBA<000000H:A<0000H:A<O8M@FB:=FB:=FB:=DK?D0000DK?D\
    DK?DC38FC39M00000000FBA<0000FBA<FBA<FBA<00000000DKC3?DC3?DC3?D00A<DK?D:=:=:=:=:=\
    :=:=:=A<O86N6N6N:=:=:=A<A<:NO8O8:=:=57A<O8>LC4BHB8>5A5A5A5>G7J?D?D
    """
  }

  /// The widths of Helvetica-Bold and Helvetica-BoldOblique.
  static var helveticaBoldTable: StaticString {
    """
    8F:=>JA<A<KIFB7>:=:=<5B88F:=8F8FA<A<A<A<A<A<A<A<A<A<:=:=B8B8B8C3N?FBFBFBFBDKC3H:\
    FB8FA<FBC3J1FBH:DKH:FBDKC3FBDKM@DKDKC3:=8F:=B8A<:=A<C3A<C3A<:=C3C38F8FA<8FKIC3C3\
    C3C3<5A<:=C3A<H:A<A<?D<58H<5B800000000000000000000000000000000000000000000000000\
    000000000000000000:=A<A<A<A<8HA<:=G1;BA<B800G1:=<@B8:=:=:=C3A<8F:=:=;=A<J2J2J2C3\
    FBFBFBFBFBFBO8FBDKDKDKDK8F8F8F8FFBFBH:H:H:H:H:B8H:FBFBFBFBDKDKC3A<A<A<A<A<A<KIA<\
    A<A<A<A<8F8F8F8FC3C3C3C3C3C3C3B8C3C3C3C3C3A<C3A<FBA<FBA<FBA<FBA<00000000FBA<FBG7\
    FBC3DKA<0000DKA<DKA<DKA<0000H:C30000H:C30000000000008F8F00008F8F8F8F00000000FBA<\
    00C38FC38FC3<@0000C38FFBC3FBC3FBC3000000H:C30000H:C3O8M@FB<5FB<5FB<5DKA<0000DKA<\
    DKA<C3:=C3<500000000FBC30000FBC3FBC3FBC300000000DKC3?DC3?DC3?D00A<DKA<:=:=:=:=:=\
    :=:=:=A<O88F8F8F?D?D?DA<A<:NO8O8:=:=57A<O8?>C4BHB8A5A5A5A5?>7JC3C3
    """
  }
}

// The advance widths of Times, from the Adobe Core-14 font metrics (see NOTICE). Only the widths
// are used; glyph names are mapped to Unicode scalars by the Adobe Glyph List.
//
// Each pair of characters is the width of a glyph in thousandths of the font size: two digits to
// the base 32, with "0" as the zero. A width of 0 means that there is no glyph. Indices are those
// of `CoreFont.widthIndex(of:)`.

extension CoreFont {
  /// The widths of Times-Roman.
  static var timesRomanTable: StaticString {
    """
    7J:=<H?D?DJ1H:5D:=:=?DAD7J:=7J8F?D?D?D?D?D?D?D?D?D?D8F8FADADAD=LLIFBDKDKFBC3A<FB\
    FB:=<5FBC3KIFBFBA<FBDKA<C3FBFBM@FBFBC3:=8F:=>E?D:==L?D=L?D=L:=?D?D8F8F?D8FH:?D?D\
    ?D?D:=<58F?D?DFB?D?D=L?068?0@M00000000000000000000000000000000000000000000000000\
    000000000000000000:=?D?D?D?D68?D:=GH8D?DAD00GH:=<@AD9<9<:=?D>57J:=9<9F?DG>G>G>=L\
    FBFBFBFBFBFBKIDKC3C3C3C3:=:=:=:=FBFBFBFBFBFBFBADFBFBFBFBFBFBA<?D=L=L=L=L=L=LDK=L\
    =L=L=L=L8F8F8F8F?D?D?D?D?D?D?DAD?D?D?D?D?D?D?D?DFB=LFB=LFB=LDK=L00000000DK=LFBB<\
    FB?DC3=L0000C3=LC3=LC3=L0000FB?D0000FB?D000000000000:=8F0000:=8F:=8F00000000FB?D\
    00C38FC38FC3:H0000C38FFB?DFB?DFB?D000000FB?D0000FB?DKIFBDK:=DK:=DK:=A<<50000A<<5\
    A<<5C38FC3:600000000FB?D0000FB?DFB?DFB?D00000000FBC3=LC3=LC3=L00?DA<<5:=:=:=:=:=\
    :=:=:=?DO8:=:=:==L=L=L?D?D:NO8O8:=:=57?DND>LC4BHAD>5A5A5A5>G7JA<A<
    """
  }

  /// The widths of Times-Bold.
  static var timesBoldTable: StaticString {
    """
    7J:=A;?D?DO8J18F:=:=?DAJ7J:=7J8F?D?D?D?D?D?D?D?D?D?D:=:=AJAJAJ?DM2FBDKFBFBDKC3H:\
    H:<5?DH:DKM@FBH:C3H:FBA<DKFBFBO8FBFBDK:=8F:=B5?D:=?DA<=LA<=L:=?DA<8F:=A<8FJ1A<?D\
    A<A<=L<5:=A<?DFB?D?D=L<:6L<:@800000000000000000000000000000000000000000000000000\
    000000000000000000:=?D?D?D?D6L?D:=G;9<?DAJ00G;:=<@AJ9<9<:=A<@L7J:=9<::?DG>G>G>?D\
    FBFBFBFBFBFBO8FBDKDKDKDK<5<5<5<5FBFBH:H:H:H:H:AJH:FBFBFBFBFBC3A<?D?D?D?D?D?DFB=L\
    =L=L=L=L8F8F8F8F?DA<?D?D?D?D?DAJ?DA<A<A<A<?DA<?DFB?DFB?DFB?DFB=L00000000FB=LFBE0\
    FBA<DK=L0000DK=LDK=LDK=L0000H:?D0000H:?D000000000000<58F0000<58F<58F00000000H:A<\
    00DK8FDK8FDK<:0000DK8FFBA<FBA<FBA<000000H:?D0000H:?DO8FBFB=LFB=LFB=LA<<50000A<<5\
    A<<5DK:=DK=000000000FBA<0000FBA<FBA<FBA<00000000FBDK=LDK=LDK=L00?DA<<5:=:=:=:=:=\
    :=:=:=?DO8:=:=:=?D?D?D?D?D:NO8O8:=:=57?DO8?>C4BHAJA5A5A5A5?>7JA<A<
    """
  }

  /// The widths of Times-Italic.
  static var timesItalicTable: StaticString {
    """
    7J:==4?D?DJ1H:6F:=:=?DE37J:=7J8F?D?D?D?D?D?D?D?D?D?D:=:=E3E3E3?DLHC3C3DKFBC3C3FB\
    FB:==LDKA<J1DKFBC3FBC3?DA<FBC3J1C3A<A<<58F<5=6?D:=?D?D=L?D=L8F?D?D8F8F=L8FFB?D?D\
    ?D?D<5<58F?D=LDK=L=L<5<@8C<@@M00000000000000000000000000000000000000000000000000\
    000000000000000000<5?D?D?D?D8C?D:=GH8D?DE300GH:=<@E39<9<:=?D@;7J:=9<9F?DG>G>G>?D\
    C3C3C3C3C3C3KIDKC3C3C3C3:=:=:=:=FBDKFBFBFBFBFBE3FBFBFBFBFBA<C3?D?D?D?D?D?D?DDK=L\
    =L=L=L=L8F8F8F8F?D?D?D?D?D?D?DE3?D?D?D?D?D=L?D=LC3?DC3?DC3?DDK=L00000000DK=LFBA0\
    FB?DC3=L0000C3=LC3=LC3=L0000FB?D0000FB?D000000000000:=8F0000:=8F:=8F00000000DK=L\
    00A<8FA<8FC39<0000A<8FDK?DDK?DDK?D000000FB?D0000FB?DM@DKC3<5C3<5C3<5?D<50000?D<5\
    ?D<5A<8FA<9<00000000FB?D0000FB?DFB?DFB?D00000000A<A<<5A<<5A<<500?D?D<5:=:=:=:=:=\
    :=:=:=?DKI:=:=:=A<A<A<?D?D:NKIO8:=:=57?DND>LC4BHE3>5A5A5A5>G7J?D?D
    """
  }

  /// The widths of Times-BoldItalic.
  static var timesBoldItalicTable: StaticString {
    """
    7J<5A;?D?DJ1H:8F:=:=?DAJ7J:=7J8F?D?D?D?D?D?D?D?D?D?D:=:=AJAJAJ?DJ0DKDKDKFBDKDKFB\
    H:<5?DDKC3KIFBFBC3FBDKA<C3FBDKKIDKC3C3:=8F:=AJ?D:=?D?D=L?D=L:=?DA<8F8F?D8FH:A<?D\
    ?D?D<5<58FA<=LDK?D=L<5:L6L:LAJ00000000000000000000000000000000000000000000000000\
    000000000000000000<5?D?D?D?D6L?D:=G;8:?DBN00G;:=<@AJ9<9<:=B0?D7J:=9<9<?DG>G>G>?D\
    DKDKDKDKDKDKM@DKDKDKDKDK<5<5<5<5FBFBFBFBFBFBFBAJFBFBFBFBFBC3C3?D?D?D?D?D?D?DFB=L\
    =L=L=L=L8F8F8F8F?DA<?D?D?D?D?DAJ?DA<A<A<A<=L?D=LDK?DDK?DDK?DDK=L00000000DK=LFBC0\
    FB?DDK=L0000DK=LDK=LDK=L0000FB?D0000FB?D000000000000<58F0000<58F<58F00000000DK?D\
    00C38FC38FC3;N0000C38FFBA<FBA<FBA<000000FB?D0000FB?DM@FBDK<5DK<5DK<5A<<50000A<<5\
    A<<5C38FC3;>00000000FBA<0000FBA<FBA<FBA<00000000C3C3<5C3<5C3<500?DA<<5:=:=:=:=:=\
    :=:=:=?DO8:=:=:=?D?D?D?D?D:NO8O8:=:=57?DO8?>C4BHBNA5A5A5A5?>7JA<A<
    """
  }
}
