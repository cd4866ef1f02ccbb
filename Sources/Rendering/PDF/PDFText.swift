import Anchors

/// The PDF operators that show a line of text, and boxes for characters that its typeface lacks.
///
/// A typeface is two fonts of the file: one with the encoding WinAnsi, and one with the remaining
/// glyphs. The second one is selected where it is needed.
///
/// A box has the measured width of its character. Behind it is a space of the same width with the
/// character as its `ActualText`, so that the text can be selected, copied and searched.
struct PDFText {
  /// The operators, for use between `BT` and `ET` after the first font and the position.
  private(set) var operators = ""
  /// The left edge of each box, relative to the start of the text, and its width, in points.
  private(set) var boxes: [(x: Double, width: Double)] = []
  /// True if the operators select the second font.
  private(set) var usesCoreGlyphs = false

  private let size: Double
  private let face: Font.Face
  /// The width of a space in the typeface, in points.
  private let spaceWidth: Double
  /// The extra width of each space, before the text is scaled.
  private let wordSpacing: Double
  /// The horizontal scale of the text.
  private let stretch: Double
  private var plain = ""
  private var x = 0.0
  private var scaling: Double
  private var spacingInForce = 0.0
  private var isInCoreGlyphs = false

  /// Encodes a text.
  ///
  /// - Parameter text: The text, with a size and a width above 0.
  init(_ text: CanvasText) {
    size = text.size
    face = text.face
    spaceWidth = CanvasText.width(of: " ", size: size, face: face)
    let spaces = Double(text.text.utf8.count { $0 == 0x20 })
    let width = text.width - spaces * text.wordSpacing
    let natural = CanvasText.width(of: text.text, size: size, face: face)
    stretch = natural > 0 && abs(natural - width) > 1e-6 * natural ? width / natural : 1
    wordSpacing = text.wordSpacing / stretch
    scaling = 1
    scale(to: stretch)
    setSpacing(wordSpacing)
    encode(text.text)
    // Scale and spacing would affect later text objects.
    scale(to: 1)
    setSpacing(0)
  }

  private mutating func encode(_ text: String) {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for byte in text.utf8 { append(byte) }
    } else {
      for character in text { append(character) }
    }
    endPlain()
  }

  private mutating func append(_ character: Character) {
    let width = CanvasText.width(of: String(character), size: size, face: face) * stretch
    if let code = WinAnsi.code(of: character) ?? WinAnsi.likeness(of: character) {
      select(coreGlyphs: false)
      append(code)
    } else if let code = CoreGlyphs.code(of: character) {
      select(coreGlyphs: true)
      append(code)
    } else if width > 0 {
      appendLacking(character, width: width)
    }
    x += width + (character == " " ? wordSpacing * stretch : 0)
  }

  private mutating func append(_ code: UInt8) {
    switch code {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\"):
      plain += "\\"
      plain.unicodeScalars.append(Unicode.Scalar(code))
    case 0x20..<0x7F:
      plain.unicodeScalars.append(Unicode.Scalar(code))
    default:
      plain += "\\" + String(code, radix: 8)
    }
  }

  private mutating func appendLacking(_ character: Character, width: Double) {
    select(coreGlyphs: false)
    endPlain()
    if !character.isWhitespace { boxes.append((x, width)) }
    operators += "/Span<</ActualText<FEFF\(Self.utf16(of: character))>>>BDC\n"
    scale(to: width / spaceWidth)
    setSpacing(0)
    operators += "( )Tj\nEMC\n"
    scale(to: stretch)
    setSpacing(wordSpacing)
  }

  /// The UTF-16 of a character in hexadecimal digits.
  static func utf16(of character: Character) -> String {
    String(character).utf16.map { CoreGlyphs.hexadecimal(Int($0), digits: 4) }.joined()
  }

  /// A text as a string of a dictionary, in UTF-16.
  static func string(_ text: String) -> String {
    "<FEFF" + text.utf16.map { CoreGlyphs.hexadecimal(Int($0), digits: 4) }.joined() + ">"
  }

  /// An address as a string of ASCII, with other characters in percent notation.
  static func address(_ text: String) -> String {
    let bytes = text.utf8.flatMap { byte -> [UInt8] in
      guard byte <= 0x20 || byte >= 0x7F else { return [byte] }
      return Array(("%" + CoreGlyphs.hexadecimal(Int(byte), digits: 2)).utf8)
    }
    return "<" + bytes.map { CoreGlyphs.hexadecimal(Int($0), digits: 2) }.joined() + ">"
  }

  /// Selects the first or the second font of the typeface for all further characters.
  private mutating func select(coreGlyphs: Bool) {
    guard coreGlyphs != isInCoreGlyphs else { return }
    endPlain()
    isInCoreGlyphs = coreGlyphs
    usesCoreGlyphs = usesCoreGlyphs || coreGlyphs
    let name = PDFFont(face: face, hasCoreGlyphs: coreGlyphs).name
    operators += "/\(name) \(SVGWriter.decimal(size)) Tf\n"
  }

  private mutating func endPlain() {
    guard !plain.isEmpty else { return }
    operators += "(\(plain))Tj\n"
    plain = ""
  }

  /// Sets the extra width of all further spaces.
  private mutating func setSpacing(_ spacing: Double) {
    guard spacing != spacingInForce else { return }
    spacingInForce = spacing
    operators += "\(SVGWriter.decimal(spacing)) Tw\n"
  }

  /// Sets the horizontal scale of all further characters.
  private mutating func scale(to factor: Double) {
    guard factor != scaling else { return }
    scaling = factor
    operators += "\(SVGWriter.decimal(factor * 100)) Tz\n"
  }
}
