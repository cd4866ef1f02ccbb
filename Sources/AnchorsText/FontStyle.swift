/// The family and style of a font.
///
/// It is stored outside the font, so that a font without one stays small. Names are bytes, which
/// compare and hash without the tables of Unicode.
@usableFromInline
package indirect enum FontStyle: Hashable, Sendable {
  case fields(Fields)

  @usableFromInline
  package struct Fields: Hashable, Sendable {
    var family: [UInt8]
    var features: [[UInt8]]
    /// From 1 to 1000 in a font.
    var weight: Int
    var slant: Font.Slant

    init(_ family: String, weight: Int, slant: Font.Slant, features: [String]) {
      self.family = Array(family.utf8)
      self.features = features.map { Array($0.utf8) }
      self.weight = weight
      self.slant = slant
    }

    /// The fields of a built-in face.
    init(of face: Font.Face) {
      let slant = !face.isItalic ? Font.Slant.upright : face.isTimes ? .italic : .oblique
      self.init(face.family, weight: face.isBold ? 700 : 400, slant: slant, features: [])
    }

    /// True for Helvetica without features.
    var isPlainHelvetica: Bool {
      features.isEmpty && Font.Face.isName(family, among: ["helvetica"])
    }

    /// The built-in face that is closest to the font.
    var closestFace: Font.Face {
      Font.Face.regularFace(ofFamily: family)
        .with(bold: weight >= 600, italic: slant != .upright)
    }
  }

  var fields: Fields {
    switch self {
    case .fields(let fields): fields
    }
  }
}

extension Font.Face {
  /// The name of the family: Helvetica, Times or Courier.
  public var family: String { isHelvetica ? "Helvetica" : isTimes ? "Times" : "Courier" }

  var isHelvetica: Bool { rawValue & ~3 == Font.Face.helvetica.rawValue }

  var isTimes: Bool { rawValue & ~3 == Font.Face.timesRoman.rawValue }

  /// The regular face that is closest to a family; the case of ASCII letters does not matter.
  fileprivate static func regularFace(ofFamily family: [UInt8]) -> Font.Face {
    if isName(family, among: ["times", "times new roman", "serif"]) { return .timesRoman }
    if isName(family, among: ["courier", "courier new", "monospace"]) { return .courier }
    return .helvetica
  }

  fileprivate static func isName(_ family: [UInt8], among names: [String]) -> Bool {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    let lowercase = family.lazy.map { capitals.contains($0) ? $0 + 32 : $0 }
    return names.contains { $0.utf8.elementsEqual(lowercase) }
  }
}
