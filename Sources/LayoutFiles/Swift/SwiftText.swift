import Anchors

/// Literals of Swift.
package enum SwiftText {
  /// Returns a number that reads back as the same, without a fraction for integers.
  static func number(_ number: Double) -> String { number.shortest }

  /// Returns a spacing of a stack, or the constant for the standard spacing.
  static func spacing(_ points: Double) -> String {
    points == StackView.spacingUseSystem ? "StackView.spacingUseSystem" : number(points)
  }

  static func size(_ size: Size) -> String {
    "Size(width: \(extent(size.width)), height: \(extent(size.height)))"
  }

  private static func extent(_ extent: Double) -> String {
    extent == Size.noIntrinsicMetric ? "Size.noIntrinsicMetric" : number(extent)
  }

  static func insets(_ insets: EdgeInsets) -> String {
    "EdgeInsets(top: \(number(insets.top)), left: \(number(insets.left)), "
      + "bottom: \(number(insets.bottom)), right: \(number(insets.right)))"
  }

  /// Returns a font, or nil for the default one of labels.
  static func font(_ font: Font) -> String? {
    let size = number(font.size)
    if font.isBuiltIn, font.face != .helvetica {
      return "Font(name: \(quoted(font.face.name)), size: \(size)) ?? Font(size: \(size))"
    }
    if font.isBuiltIn { return font.size == Font.label.size ? nil : "Font(size: \(size))" }
    var parts = ["family: \(quoted(font.family))", "size: \(size)"]
    if font.weight != 400 { parts.append("weight: \(font.weight)") }
    if let slant = word(font.slant) { parts.append("slant: \(slant)") }
    if !font.features.isEmpty {
      parts.append("features: [\(font.features.map(quoted).joined(separator: ", "))]")
    }
    return "Font(\(parts.joined(separator: ", ")))"
  }

  /// Returns a string in quotes.
  package static func quoted(_ text: String) -> String {
    // All other texts are escaped by character.
    let isPlain = text.utf8.allSatisfy {
      (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        // Invisible characters, and those that end a line.
        if scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
          || (0x200B...0x200F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
          || scalar.value == 0xFEFF
        {
          quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }
}
