import Anchors

extension SVGWriter {
  /// Formats a number for an SVG attribute: at most three decimals, no trailing zeros.
  ///
  /// No renderer resolves a thousandth of a point, and short numbers make the files readable.
  ///
  /// - Parameter value: The number.
  /// - Returns: The number as text: `12`, `0.5`, `-3.142`; `0` if it is not finite.
  public static func decimal(_ value: Double) -> String {
    value.isFinite ? Anchors.decimal(value, decimals: 3) : "0"
  }

  /// Escapes text for use between tags and in attribute values.
  ///
  /// Characters that XML 1.0 cannot contain, even escaped, become U+FFFD.
  ///
  /// - Parameter text: The text, of any characters.
  /// - Returns: The text with `&`, `<`, `>` and quotes as references.
  public static func escaped(_ text: String) -> String {
    // Fast path: text without XML's special characters and controls.
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), 0xEF: false
      default: byte >= 0x20
      }
    }
    if isPlain { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(" ")
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
