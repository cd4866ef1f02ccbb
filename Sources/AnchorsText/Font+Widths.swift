// The advance widths of the faces, from the Adobe Core-14 font metrics (see NOTICE). The Adobe
// Glyph List maps the names of glyphs to Unicode scalars.

extension Font.Face {
  /// The width of the glyph of a scalar in thousandths of the font size; 0 if there is no glyph.
  func width(of scalar: Unicode.Scalar) -> Int {
    guard let index = Self.glyphIndex(of: scalar) else { return 0 }
    guard let widths else { return 600 }
    return TextBytes(widths).number(at: index)
  }

  /// The index of a scalar in the tables, or nil if no face has a glyph for it.
  private static func glyphIndex(of scalar: Unicode.Scalar) -> Int? {
    if (0x20..<0x7F).contains(scalar.value) { return Int(scalar.value) - 0x20 }
    let glyph = glyphs.last(atMost: scalar.value)
    return glyph >> 8 == scalar.value ? Int(glyph & 0xFF) : nil
  }

  /// The scalars beyond ASCII in ascending order, shifted left by 8 bits, with their indices.
  private static let glyphs: [UInt32] = {
    var glyphs: [UInt32] = []
    var count: UInt32 = 0x7F - 0x20
    for group in groups.unicodeScalars.split(separator: " ") {
      var index = count
      if let first = group.first, first.isASCII { index = first.value - 0x20 } else { count += 1 }
      glyphs += group.map { $0.value << 8 | index }
    }
    return glyphs.sorted()
  }()

  /// The characters beyond ASCII that have glyphs, in groups that share the width of their first.
  ///
  /// Among them are characters without a glyph of their own, which have that of one that looks the
  /// same: a no-break space that of the space, U+2010 that of the hyphen-minus, and so on.
  private static var groups: String {
    """
    -\u{2010}\u{2011} ;\u{37E} AÀÁÂÃÄÅĀĂĄ\u{212B} CÇĆČ DÐĎĐ EÈÉÊËĒĖĘĚ GĞĢ IÌÍÎÏĪĮİ KĶ\u{212A} LĹĻŁ \
    NÑŃŅŇ OÒÓÔÕÖØŌŐ RŔŖŘ SŚŞŠȘ TŢŤȚ UÙÚÛÜŪŮŰŲ YÝŸ ZŹŻŽ `\u{1FEF} aàáâãäåāăą cçćč dđ eèéêëēėęě gğģ \
    iį kķ lĺļł nñńņň oðòóôõöōő pþ rŕŗř sśşšș tţț uùúûüūůűų yýÿ zźżž \u{A0} ¡ ¢ £ ¤ ¥ ¦ § ¨ © ª « ¬ \
    ® ¯\u{2C9} ° ± ² ³ ´\u{1FFD} µ\u{3BC} ¶ ·\u{387}\u{2219} ¸ ¹ º » ¼ ½ ¾ ¿ Æ × Þ ß æ ÷ ø ď \
    ıìíîïī Ľ ľ Œ œ ť \u{192} ˆ ˇ ˘ ˙ ˚ ˛ ˜ ˝ – — ‘ ’ ‚ “ ” „ † ‡ • … ‰ ‹ › ⁄\u{2215} € ™ ∂ \
    \u{2206}\u{394} ∑ \u{2212} √ ≠ ≤ ≥ ◊ \u{F6C3} \u{FB01} \u{FB02}
    """
  }

  /// The widths of printable ASCII characters and of the groups that do not begin with one.
  ///
  /// Each pair of characters is the width of a glyph in thousandths of the font size: two digits to
  /// the base 32, with "0" as the zero. It is nil for Courier, whose glyphs all have one width.
  private var widths: StaticString? {
    switch self {
    case .helvetica, .helveticaOblique:
      """
      8F8F;3A<A<KIDK5O:=:=<5B88F:=8F8FA<A<A<A<A<A<A<A<A<A<8F8FB8B8B8A<OGDKDKFBFBDKC3H:FB8F?DDKA<J1\
      FBH:DKH:FBDKC3FBDKM@DKDKC38F8F8F>EA<:=A<A<?DA<A<8FA<A<6N6N?D6NJ1A<A<A<A<:=?D8FA<?DFB?D?D?D:>\
      84:>B88F:=A<A<A<A<84A<:=G1;BA<B8G1:=<@B8:=:=:=A<@I8F:=:=;=A<J2J2J2C3O8B8DKC3KIB8C3D38FA<9;O8\
      M@9MA<:=:=:=:=:=:=:=:=A<O86N6N6N:=:=:=A<A<:NO8O8:=:=57A<O8>LC4BHB8>5A5A5A5>G7J?D?D
      """
    case .helveticaBold, .helveticaBoldOblique:
      """
      8F:=>JA<A<KIFB7>:=:=<5B88F:=8F8FA<A<A<A<A<A<A<A<A<A<:=:=B8B8B8C3N?FBFBFBFBDKC3H:FB8FA<FBC3J1\
      FBH:DKH:FBDKC3FBDKM@DKDKC3:=8F:=B8A<:=A<C3A<C3A<:=C3C38F8FA<8FKIC3C3C3C3<5A<:=C3A<H:A<A<?D<5\
      8H<5B88F:=A<A<A<A<8HA<:=G1;BA<B8G1:=<@B8:=:=:=C3A<8F:=:=;=A<J2J2J2C3O8B8DKC3KIB8C3G78FC3<@O8\
      M@<5A<:=:=:=:=:=:=:=:=A<O88F8F8F?D?D?DA<A<:NO8O8:=:=57A<O8?>C4BHB8A5A5A5A5?>7JC3C3
      """
    case .timesRoman:
      """
      7J:=<H?D?DJ1H:5D:=:=?DAD7J:=7J8F?D?D?D?D?D?D?D?D?D?D8F8FADADAD=LLIFBDKDKFBC3A<FBFB:=<5FBC3KI\
      FBFBA<FBDKA<C3FBFBM@FBFBC3:=8F:=>E?D:==L?D=L?D=L:=?D?D8F8F?D8FH:?D?D?D?D:=<58F?D?DFB?D?D=L?0\
      68?0@M7J:=?D?D?D?D68?D:=GH8D?DADGH:=<@AD9<9<:=?D>57J:=9<9F?DG>G>G>=LKIADA<?DDKAD?DB<8FC3:HKI\
      FB:6?D:=:=:=:=:=:=:=:=?DO8:=:=:==L=L=L?D?D:NO8O8:=:=57?DND>LC4BHAD>5A5A5A5>G7JA<A<
      """
    case .timesBold:
      """
      7J:=A;?D?DO8J18F:=:=?DAJ7J:=7J8F?D?D?D?D?D?D?D?D?D?D:=:=AJAJAJ?DM2FBDKFBFBDKC3H:H:<5?DH:DKM@\
      FBH:C3H:FBA<DKFBFBO8FBFBDK:=8F:=B5?D:=?DA<=LA<=L:=?DA<8F:=A<8FJ1A<?DA<A<=L<5:=A<?DFB?D?D=L<:\
      6L<:@87J:=?D?D?D?D6L?D:=G;9<?DAJG;:=<@AJ9<9<:=A<@L7J:=9<::?DG>G>G>?DO8AJC3A<FBAJ?DE08FDK<:O8\
      FB=0?D:=:=:=:=:=:=:=:=?DO8:=:=:=?D?D?D?D?D:NO8O8:=:=57?DO8?>C4BHAJA5A5A5A5?>7JA<A<
      """
    case .timesItalic:
      """
      7J:==4?D?DJ1H:6F:=:=?DE37J:=7J8F?D?D?D?D?D?D?D?D?D?D:=:=E3E3E3?DLHC3C3DKFBC3C3FBFB:==LDKA<J1\
      DKFBC3FBC3?DA<FBC3J1C3A<A<<58F<5=6?D:=?D?D=L?D=L8F?D?D8F8F=L8FFB?D?D?D?D<5<58F?D=LDK=L=L<5<@\
      8C<@@M7J<5?D?D?D?D8C?D:=GH8D?DE3GH:=<@E39<9<:=?D@;7J:=9<9F?DG>G>G>?DKIE3C3?DDKE3?DA08FC39<M@\
      DK9<?D:=:=:=:=:=:=:=:=?DKI:=:=:=A<A<A<?D?D:NKIO8:=:=57?DND>LC4BHE3>5A5A5A5>G7J?D?D
      """
    case .timesBoldItalic:
      """
      7J<5A;?D?DJ1H:8F:=:=?DAJ7J:=7J8F?D?D?D?D?D?D?D?D?D?D:=:=AJAJAJ?DJ0DKDKDKFBDKDKFBH:<5?DDKC3KI\
      FBFBC3FBDKA<C3FBDKKIDKC3C3:=8F:=AJ?D:=?D?D=L?D=L:=?DA<8F8F?D8FH:A<?D?D?D<5<58FA<=LDK?D=L<5:L\
      6L:LAJ7J<5?D?D?D?D6L?D:=G;8:?DBNG;:=<@AJ9<9<:=B0?D7J:=9<9<?DG>G>G>?DM@AJC3?DFBAJ?DC08FC3;NM@\
      FB;>?D:=:=:=:=:=:=:=:=?DO8:=:=:=?D?D?D?D?D:NO8O8:=:=57?DO8?>C4BHBNA5A5A5A5?>7JA<A<
      """
    case .courier, .courierBold, .courierOblique, .courierBoldOblique: nil
    }
  }
}
