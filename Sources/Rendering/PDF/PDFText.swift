import Anchors

/// The PDF operators that show a line of text, and boxes for characters that the encoding lacks.
///
/// A box has the measured width of its character. Behind it is a space of the same width with the
/// character as its `ActualText`, so that the text can be selected, copied and searched.
struct PDFText {
  /// The operators, for use between `BT` and `ET` after font and position.
  private(set) var operators = ""
  /// The left edge of each box, relative to the start of the text, and its width, in points.
  private(set) var boxes: [(x: Double, width: Double)] = []

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
    endPlain()
    let isMinus = character == "\u{2212}"
    if !character.isWhitespace, !isMinus { boxes.append((x, width)) }
    operators += "/Span<</ActualText<FEFF"
    for unit in String(character).utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      operators += String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    operators += ">>>BDC\n"
    // A minus is drawn as a dash of its width.
    let dashWidth = isMinus ? CanvasText.width(of: "–", size: size, face: face) : spaceWidth
    scale(to: width / dashWidth)
    setSpacing(0)
    operators += (isMinus ? "(\\226)Tj" : "( )Tj") + "\nEMC\n"
    scale(to: stretch)
    setSpacing(wordSpacing)
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
