import Anchors

extension SVGWriter {
  /// Writes the attributes of a font, except for its size.
  ///
  /// A family that is not built in is followed by the closest one that is.
  mutating func describe(_ font: Font) {
    let face = font.face
    guard !font.isBuiltIn else {
      if let family = face.cssFamily { attribute("font-family", family) }
      if face.isBold { attribute("font-weight", "bold") }
      if face.isItalic { attribute("font-style", "italic") }
      return
    }
    attribute(
      "font-family",
      Self.cssName(font.family) + ", " + (face.cssFamily ?? "Helvetica, Arial, sans-serif"))
    if font.weight != 400 { attribute("font-weight", String(font.weight)) }
    switch font.slant {
    case .upright: break
    case .italic: attribute("font-style", "italic")
    case .oblique: attribute("font-style", "oblique")
    }
    let features = font.features.compactMap(Self.cssFeature)
    guard !features.isEmpty else { return }
    attribute("style", "font-feature-settings: " + features.joined(separator: ", "))
  }

  /// A family in CSS notation: a generic name, or any other one in quotes.
  private static func cssName(_ family: String) -> String {
    for generic in ["serif", "sans-serif", "monospace"]
    where family.utf8.elementsEqual(generic.utf8) {
      return generic
    }
    var quoted = "'"
    for scalar in family.unicodeScalars where scalar.value >= 0x20 {
      if scalar == "'" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  /// A feature in CSS notation, such as `'liga' 0`; nil if it is not a tag with an optional number.
  private static func cssFeature(_ feature: String) -> String? {
    let bytes = Array(feature.utf8)
    let isTag = bytes.prefix(4).allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x27 && $0 != 0x5C }
    guard bytes.count >= 4, isTag else { return nil }
    let tag = String(decoding: bytes[..<4], as: UTF8.self)
    if bytes.count == 4 { return "'\(tag)' 1" }
    let number = bytes[5...]
    guard bytes[4] == UInt8(ascii: "="), !number.isEmpty, number.count <= 5,
      number.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
    else { return nil }
    return "'\(tag)' " + String(decoding: number, as: UTF8.self)
  }
}

extension Font.Face {
  /// The CSS font family, or nil for that of the whole picture.
  fileprivate var cssFamily: String? {
    switch self {
    case .helvetica, .helveticaBold, .helveticaOblique, .helveticaBoldOblique: nil
    case .timesRoman, .timesBold, .timesItalic, .timesBoldItalic: "Times, 'Times New Roman', serif"
    case .courier, .courierBold, .courierOblique, .courierBoldOblique:
      "Courier, 'Courier New', monospace"
    }
  }
}
