import Anchors

extension LayoutFileReader {
  /// Reads the font of a label: a built-in typeface, or a family with a weight and a slant.
  func readFont(_ object: inout ObjectReader) throws(Fault) -> Font {
    let size = object.number("font", in: 1...10_000) ?? Font.label.size
    let face = object.choice("face", FileFace.self)?.face
    var font = Font(size: size, face: face ?? .helvetica)
    var styles: [String] = []
    if let family = object.string("family") {
      guard !family.text.utf8.isEmpty else {
        throw Fault("'family' must name a family of fonts", at: family.range)
      }
      font.family = family.text
      styles.append("family")
    }
    if let weight = object.whole("weight", in: 1...1000) {
      font.weight = Int(weight)
      styles.append("weight")
    }
    if let slant = object.choice("slant", FileSlant.self) {
      font.slant = slant.slant
      styles.append("slant")
    }
    let features = try readFeatures(&object)
    if !features.isEmpty {
      font.features = features
      styles.append("features")
    }
    if face != nil, let style = styles.first {
      throw Fault(
        "'face' includes family, weight and slant; use 'family' instead to state '\(style)'",
        at: object.range(of: style))
    }
    return font
  }

  private func readFeatures(_ object: inout ObjectReader) throws(Fault) -> [String] {
    var features: [String] = []
    for value in object.list("features") {
      let feature = try value.string("features")
      guard Self.isFeature(Array(feature.text.utf8)) else {
        throw Fault(
          "'\(feature.text)' is not a feature; use a tag of four characters such as tnum, or one "
            + "with a number such as liga=0", at: feature.range)
      }
      features.append(feature.text)
    }
    return features
  }

  /// True for a tag of four printable characters, and one with an equals sign and digits.
  private static func isFeature(_ bytes: [UInt8]) -> Bool {
    let tag = bytes.prefix(4), rest = bytes.dropFirst(4)
    guard tag.count == 4, tag.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return false }
    guard let sign = rest.first else { return true }
    let digits = rest.dropFirst()
    return sign == UInt8(ascii: "=") && (1...9).contains(digits.count)
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
