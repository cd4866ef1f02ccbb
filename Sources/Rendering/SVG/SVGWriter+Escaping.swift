import Anchors

extension SVGWriter {
  /// A number with at most three decimals and no trailing zeros, the way SVG attributes want it.
  ///
  /// A thousandth of a point is far below what any renderer resolves, and short numbers keep the
  /// files readable; `0` stands for a number that is not finite.
  ///
  /// - Parameter value: The number.
  /// - Returns: The number as text: `12`, `0.5`, `-3.142`.
  public static func decimal(_ value: Double) -> String {
    value.isFinite ? Anchors.decimal(value, decimals: 3) : "0"
  }

  /// Text that is safe between tags and in attribute values.
  ///
  /// Characters that XML 1.0 cannot hold at all, even escaped, become U+FFFD.
  ///
  /// - Parameter text: The text, of any characters.
  /// - Returns: The text with `&`, `<`, `>` and quotes as references.
  public static func escaped(_ text: String) -> String {
    // The usual text needs no change: printable ASCII and letters, without the marks of XML.
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
