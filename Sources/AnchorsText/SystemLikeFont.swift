/// Advance widths like those of Apple's system font, at one size and weight.
///
/// They are fitted to widths that Interface Builder stored for texts of one line. A glyph is as
/// wide as its entry, plus a tracking that depends on the size, plus a share of the weight.
struct SystemLikeFont: Sendable {
  /// The width that is added to each glyph.
  private let tracking: Int16

  /// Finds the widths of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight, 400 for regular and 700 for bold.
  init(size: Double, weight: Int) {
    let addition = Self.value(at: Double(weight), Self.additionWeights, Self.additions)
    tracking = Int16((Self.trackingShare(size) + addition).rounded())
  }

  /// Returns the tracking at a size, in thousandths of it.
  ///
  /// Between known sizes it is on a straight line, beyond them the share of the nearest.
  private static func trackingShare(_ size: Double) -> Double {
    let (first, last) = (trackingSizes[0], trackingSizes[trackingSizes.count - 1])
    // The size may be no number.
    let nearest = size > last ? last : size > first ? size : first
    return 1000 * value(at: nearest, trackingSizes, trackings) / nearest
  }

  /// Returns a value on the straight lines between known ones; beyond them that of the nearest.
  private static func value(at key: Double, _ keys: [Double], _ values: [Double]) -> Double {
    guard let above = keys.firstIndex(where: { key <= $0 }), above > 0 else {
      return values[key > keys[0] ? values.count - 1 : 0]
    }
    let below = above - 1
    let part = (key - keys[below]) / (keys[above] - keys[below])
    return values[below] + part * (values[above] - values[below])
  }

  /// The width of the glyph of a scalar in thousandths of the font size.
  ///
  /// - Parameter scalar: The scalar.
  /// - Returns: The width, and whether it is that of a letter which looks alike; a width of 0 if
  ///   nothing is known.
  func width(of scalar: Unicode.Scalar) -> (width: Int, isEstimated: Bool) {
    if let width = Self.regularWidth(of: scalar) { return (tracked(width), false) }
    guard let (letter, factor) = Self.likeness(of: scalar) else { return (0, true) }
    let plain = Double(Self.regularWidth(of: letter) ?? 0)
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
    let width = Font.Face.helvetica.width(of: scalar)
    return width > 0 ? width : nil
  }

  private static func asciiWidth(_ value: Int) -> Int {
    TextBytes(asciiWidths).number(at: value - 0x20)
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

// The tables of letters that stand for others: pairs of a letter and a factor, A for 50 %, B for
// 55 % and so on. The widths are in a file of their own.

extension SystemLikeFont {
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
