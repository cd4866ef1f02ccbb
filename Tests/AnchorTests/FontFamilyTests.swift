import Anchors
import TestSupport
import Testing

/// Fonts of families that are not built in.
@Suite struct FontFamilyTests {
  @Test("a font has the family, weight, slant and features it was created with") func fields() {
    let font = Font(
      family: "Inter", size: 13, weight: 600, slant: .italic, features: ["tnum", "liga=0"])
    expect(font.family == "Inter" && font.size == 13 && font.weight == 600)
    expect(font.slant == .italic && font.features == ["tnum", "liga=0"])
    expect(!font.isBuiltIn)
    expectEqual(Font(family: "Inter", size: 13, weight: 0).weight, 1)
    expectEqual(Font(family: "Inter", size: 13, weight: 2000).weight, 1000)
  }

  @Test(
    "the family, weight and slant of a built-in face are those of its name",
    arguments: Font.Face.allCases)
  func builtIn(face: Font.Face) {
    let font = Font(size: 9, face: face)
    expect(face.name.hasPrefix(font.family))
    expectEqual(font.weight, (face.name.contains("Bold") ? 700 : 400))
    expectEqual((font.slant == .italic), face.name.contains("Italic"))
    expectEqual((font.slant == .oblique), face.name.contains("Oblique"))
    expect(font.isBuiltIn && font.features.isEmpty)
    let same = Font(family: font.family, size: 9, weight: font.weight, slant: font.slant)
    expect(same == font && same.isBuiltIn && same.hashValue == font.hashValue)
  }

  @Test(
    "the closest face is that of a family with the same purpose",
    arguments: [
      ("Inter", .helvetica), ("Arial", .helvetica), ("sans-serif", .helvetica), ("", .helvetica),
      ("serif", .timesRoman), ("Times New Roman", .timesRoman), ("TIMES", .timesRoman),
      ("monospace", .courier), ("Courier New", .courier), ("Timesx", .helvetica),
    ] as [(String, Font.Face)])
  func closest(family: String, face: Font.Face) {
    expectEqual(Font(family: family, size: 9).face, face)
    expectEqual(Font(family: family, size: 9, weight: 599).face, face)
    let bold = Font(family: family, size: 9, weight: 600, slant: .oblique)
    expectEqual(bold.face, face.with(bold: true, italic: true))
  }

  @Test("a change of one property preserves the others, and a new face replaces all of them")
  func changes() {
    var font = Font(size: 10, face: .timesBold)
    font.features = ["onum"]
    expect(font.family == "Times" && font.weight == 700 && font.features == ["onum"])
    font.size = 12
    font.weight = 300
    expect(font.features == ["onum"] && font.weight == 300 && font.size == 12)
    expectEqual(font.face, .timesRoman)
    font.family = "Inter"
    expect(font.features == ["onum"] && font.face == .helvetica)
    font.face = .courier
    expect(font == Font(size: 12, face: .courier) && font.isBuiltIn)
    font.slant = .oblique
    expectEqual(font, Font(size: 12, face: .courierOblique))
  }

  @Test("the built-in metrics measure a font with its closest face, and report it") func measured()
  {
    let inter = Font(family: "Inter", size: 1000, weight: 700)
    let measured = TextMeasurer.helvetica.measure(TextRequest("A", font: inter))
    expectEqual(measured.size.width, 722)  // A in Helvetica-Bold
    expectEqual(TextMeasurer.helvetica.resolvedFont(for: inter), .boldSystemFont(ofSize: 1000))
    expectEqual(TextMeasurer.monospacedGrid.resolvedFont(for: inter), inter)
    let own = TextMeasurer { _ in
      .empty
    } lines: { _ in
      []
    } resolvedFont: { font in
      Font(family: "DejaVu Sans", size: font.size, weight: font.weight)
    }
    expectEqual(own.resolvedFont(for: inter), Font(family: "DejaVu Sans", size: 1000, weight: 700))
    expectEqual(TextMeasurer { _ in .empty }.resolvedFont(for: inter), inter)
  }

  @Test("a label passes its font to the measurer, and is measured again when it changes")
  func label() throws {
    let label = Label("abcd", name: "label", font: Font(family: "Inter", size: 10, weight: 300))
    label.textMeasurer = TextMeasurer { request in
      let isInter = request.font.family == "Inter"
      let width = Double(request.font.weight + 10 * request.font.features.count)
      return TextMeasurement(size: Size(width: isInter ? width : 7, height: 10))
    }
    func width() throws -> Double { try label.layout(width: nil, height: nil).size.width }
    try expectEqual(width(), 300)
    label.font.weight = 500
    try expectEqual(width(), 500)
    label.font.features = ["tnum"]
    try expectEqual(width(), 510)
    expect(label.font.family == "Inter" && label.font.size == 10)
    label.font.face = .helvetica
    try expectEqual(width(), 7)
    expectEqual(label.font, Font(size: 10))
  }
}
