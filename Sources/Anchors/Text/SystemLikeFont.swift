/// Advance widths like those of Apple's system font, at one size.
///
/// They are fitted to widths that Interface Builder stored for labels of one line. A glyph is as
/// wide as its entry, plus a tracking that depends on the size alone.
struct SystemLikeFont: Sendable {
  private let isBold: Bool
  /// The width that is added to each glyph.
  private let tracking: Int16

  /// Finds the widths of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - isBold: Whether the face is bold.
  init(size: Double, isBold: Bool) {
    self.isBold = isBold
    let share = Self.trackingShare(size)
    // Bold is that of Helvetica at 17 points, where it was compared.
    let units = isBold ? share - Self.trackingShare(17) : share
    tracking = Int16(units.rounded())
  }

  /// The factor of the widths of Helvetica-Bold at 17 points.
  private static var boldShare: Double { 0.98 }

  /// The sizes at which the tracking is known, with the points that it adds to a character.
  private static func known(_ index: Int) -> (size: Double, points: Double) {
    switch index {
    case 0: (10, 0.274)
    case 1: (11, 0.272)
    case 2: (12, 0.214)
    case 3: (13, 0.15)
    case 4: (14, 0.097)
    case 5: (15, 0.037)
    case 6: (16, -0.017)
    case 7: (17, -0.131)
    case 8: (18, -0.107)
    default: (20, -0.363)
    }
  }

  /// Returns the tracking at a size, in thousandths of it.
  ///
  /// Between known sizes it is on a straight line, beyond them the share of the nearest.
  private static func trackingShare(_ size: Double) -> Double {
    var below = known(0)
    guard size > below.size else { return 1000 * below.points / below.size }
    for index in 1...9 {
      let above = known(index)
      if size <= above.size {
        let part = (size - below.size) / (above.size - below.size)
        return 1000 * (below.points + part * (above.points - below.points)) / size
      }
      below = above
    }
    return 1000 * below.points / below.size
  }

  /// The width of the glyph of a scalar in thousandths of the font size.
  ///
  /// - Parameter scalar: The scalar.
  /// - Returns: The width, and whether it is that of a letter which looks alike; a width of 0 if
  ///   nothing is known.
  func width(of scalar: Unicode.Scalar) -> (width: Int, isEstimated: Bool) {
    if isBold {
      let width = CoreFont.helveticaBold.width(of: scalar)
      if width > 0 { return (tracked(Int((Double(width) * Self.boldShare).rounded())), false) }
    } else if let width = Self.regularWidth(of: scalar) {
      return (tracked(width), false)
    }
    guard let (letter, factor) = Self.likeness(of: scalar) else { return (0, true) }
    let plain =
      isBold
      ? Double(CoreFont.helveticaBold.width(of: letter)) * Self.boldShare
      : Double(Self.regularWidth(of: letter) ?? 0)
    return (tracked(Int((plain * factor).rounded())), true)
  }

  private func tracked(_ width: Int) -> Int { max(0, width + Int(tracking)) }

  /// Returns the width of a glyph of the regular face without tracking, or nil.
  private static func regularWidth(of scalar: Unicode.Scalar) -> Int? {
    let value = Int(scalar.value)
    if (0x20..<0x7F).contains(value) { return asciiWidth(value) }
    if value == 0xA0 { return asciiWidth(0x20) }
    if value == 0x2010 || value == 0x2011 { return asciiWidth(0x2D) }
    if (0xC0..<0x180).contains(value) {
      let letter = TextBytes(baseLetters)[value - 0xC0]
      if letter != UInt8(ascii: ".") { return asciiWidth(Int(letter)) }
    }
    let width = CoreFont.helvetica.width(of: scalar)
    return width > 0 ? width : nil
  }

  private static func asciiWidth(_ value: Int) -> Int {
    let table = TextBytes(asciiWidths)
    let index = 2 * (value - 0x20)
    return 32 * Int(table[index]) + Int(table[index + 1]) - 33 * 48
  }

  /// Returns the Latin letter that a Greek or Cyrillic one resembles, and the factor of its width.
  private static func likeness(
    of scalar: Unicode.Scalar
  ) -> (letter: Unicode.Scalar, factor: Double)? {
    let value = Int(scalar.value)
    let pair: (letter: UInt8, factor: UInt8)
    switch value {
    case 0x386..<0x3CF: pair = entry(value - 0x386, of: greekLetters)
    case 0x400..<0x460: pair = entry(value - 0x400, of: cyrillicLetters)
    case 0x490: pair = (UInt8(ascii: "L"), UInt8(ascii: "K"))
    case 0x491: pair = (UInt8(ascii: "r"), UInt8(ascii: "M"))
    default: return nil
    }
    guard pair.letter != UInt8(ascii: ".") else { return nil }
    let steps = Double(pair.factor) - Double(UInt8(ascii: "A"))
    return (Unicode.Scalar(pair.letter), (50 + 5 * steps) / 100)
  }

  private static func entry(_ index: Int, of table: StaticString) -> (UInt8, UInt8) {
    let table = TextBytes(table)
    return (table[2 * index], table[2 * index + 1])
  }
}

// The tables. Widths are pairs of digits as in `CoreFont`; letters that stand for others are pairs
// of a letter and a factor, A for 50 %, B for 55 % and so on.

extension SystemLikeFont {
  /// The widths of printable ASCII characters; those seen less than five times are Helvetica's.
  private static var asciiWidths: StaticString {
    """
    8=7<;3D7CKL0DK89<K<K<5B87?>2869>C6>0BBB=C@BAC@?GC;CA8F8FB8B8B8?<LLCJCNF2F6B1A:FE\
    FN84A9CFAIK3FLG;BHH:CGC;B@F=C8M2EAA0C38F8F8F>EA8:=@AB>A3BAA6:CBFB3766N?K7BJHADAF\
    BBA<;;?C:JAH?NG>?;@8@7:=84:=B8
    """
  }

  /// The letters without accents of U+00C0 to U+017F; a period where there is none.
  private static var baseLetters: StaticString {
    """
    AAAAAA.CEEEEIIIIDNOOOOO.OUUUUY..aaaaaa.ceeeeiiiionooooo.ouuuuypyAaAaAaCcCcCcCcDd\
    DdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIi..JjKkkLlLlLlLlLlNnNnNnnNnOoOoOo..RrRrRrSsSsSs\
    SsTtTtTtUuUuUuUuUuUuWwYyYZzZzZz.
    """
  }

  /// U+0386 to U+03CE.
  private static var greekLetters: StaticString {
    """
    AK.KELHLIL.KOL.KYLOLiKAKBKLJAKEKZKHKOKIKKKAKMKNKCIOKHKPK..CJTKYKOMXKOMOKIKYKaMcK\
    nKiKoKaMbKvKoKcJcInKoKiKkKvKoKvKcIoKnMpKcJoMtQoJoQxLoSwJiKoJoKoJwJ
    """
  }

  /// U+0400 to U+045F.
  private static var cyrillicLetters: StaticString {
    """
    EKEKTQLKCKSKIKIKJKMPMPTQKKHKYLHKAKBKBKLJDMEKWKBJHKHKKKHKMKHKOKHKPKCKTKYLOMXKHLNJ\
    MLMMBPMKBKCKMNRKaKoKaKrMoLeKwKsKnKnKkKnKmGnKoKnKpKcKtRyKmIxKnLnJmJmKoMmHbJcKmJnJ\
    eKeKhKrMcKsKiKiKiKmKmKhKkKnKyKnK
    """
  }
}
