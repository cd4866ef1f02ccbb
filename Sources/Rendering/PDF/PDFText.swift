import Anchors

/// The PDF operators that show a line of text, and the boxes that replace characters missing from the
/// encoding.
///
/// A box is as wide as its character was measured. Behind it is a space of the same width with the
/// character as its `ActualText`, so that the text can be selected, copied and found.
struct PDFText {
  /// The operators, for use between `BT` and `ET` after font and position.
  private(set) var operators = ""
  /// The left edge of each box, relative to the start of the text, and its width, in points.
  private(set) var boxes: [(x: Double, width: Double)] = []

  /// The width of a space in Helvetica, as a fraction of the font size.
  private static let spaceWidth = 0.278

  private let size: Double
  /// The horizontal scale of the text.
  private let stretch: Double
  private var plain = ""
  private var x = 0.0
  private var scaling: Double

  /// Encodes a text.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - size: The font size, in points.
  ///   - width: The width to draw it at, in points.
  init(_ text: String, size: Double, width: Double) {
    self.size = size
    let natural = CanvasText.helveticaWidth(of: text, size: size)
    stretch = natural > 0 && abs(natural - width) > 1e-6 * natural ? width / natural : 1
    scaling = 1
    scale(to: stretch)
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      for byte in text.utf8 { append(byte) }
    } else {
      for character in text { append(character) }
    }
    endPlain()
    // Horizontal scaling outlasts the text object.
    scale(to: 1)
  }

  private mutating func append(_ character: Character) {
    let width = CanvasText.helveticaWidth(of: String(character), size: size) * stretch
    if let code = WinAnsi.code(of: character) {
      append(code)
    } else if width > 0 {
      appendLacking(character, width: width)
    }
    x += width
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
    if !character.isWhitespace { boxes.append((x, width)) }
    operators += "/Span<</ActualText<FEFF"
    for unit in String(character).utf16 {
      let digits = String(unit, radix: 16, uppercase: true)
      operators += String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
    operators += ">>>BDC\n"
    scale(to: width / (Self.spaceWidth * size))
    operators += "( )Tj\nEMC\n"
    scale(to: stretch)
  }

  private mutating func endPlain() {
    guard !plain.isEmpty else { return }
    operators += "(\(plain))Tj\n"
    plain = ""
  }

  /// Sets the horizontal scale of the characters that follow.
  private mutating func scale(to factor: Double) {
    guard factor != scaling else { return }
    scaling = factor
    operators += "\(SVGWriter.decimal(factor * 100)) Tz\n"
  }
}
