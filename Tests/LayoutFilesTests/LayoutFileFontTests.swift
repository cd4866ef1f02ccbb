import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Fonts of any family, and minimum sizes of content, in layout files.
@Suite struct LayoutFileFontTests {
  /// A file with a label in the corner of a root of some width.
  private func file(_ label: String, width: Int = 200, item: String = "") throws -> LayoutFile {
    let json = """
      {"root": "r", "width": \(width), "height": 100, \(item)
       "items": [{"name": "a", "kind": "label", "text": "Wim", "font": 10, \(label)}],
       "constraints": ["a.left == r.left", "a.right <= r.right", "a.top == r.top"]}
      """
    return try LayoutFile(Array(json.utf8))
  }

  private func label(_ settings: String) throws -> Label {
    try #require(try file(settings).root.subviews[0] as? Label)
  }

  @Test func `a label has a font of any family, with weight, slant and features`() throws {
    let styled =
      #""family": "Inter", "weight": 600, "slant": "italic", "features": ["tnum", "liga=0"]"#
    try expectEqual(
      label(styled).font,
      Font(
        family: "Inter", size: 10, weight: 600, slant: .italic, features: ["tnum", "liga=0"]))
    try expectEqual(label(#""family": "Inter""#).font, Font(family: "Inter", size: 10))
    // Without a family it is Helvetica, whose weight of 700 is one of the faces.
    try expectEqual(label(#""weight": 700"#).font, Font(size: 10, face: .helveticaBold))
    try expectEqual(
      label(#""family": "Times", "slant": "italic""#).font, Font(size: 10, face: .timesItalic))
  }

  @Test func `a measurer of a program receives the font of the file`() throws {
    let file = try file(#""family": "Inter", "weight": 300"#)
    file.root.textMeasurer = TextMeasurer { request in
      let isStated = request.font.family == "Inter" && request.font.weight == 300
      return TextMeasurement(
        size: Size(width: isStated ? 77 : 0, height: 9),
        baselines: Baselines(firstFromTop: 7, lastFromBottom: 2))
    }
    try file.layOut()
    expectEqual(file.root.subviews[0].frame.size, Size(width: 77, height: 9))
  }

  @Test func `an unknown family has the widths of the closest built-in face`() throws {
    let file = try file(#""family": "Nunito", "weight": 800"#)
    try file.layOut()
    // W 944, i 278 and m 889 of Helvetica-Bold.
    expectNear(file.root.subviews[0].frame.width, 21.11, within: 1e-9)
  }

  @Test func `content is not compressed below the minimum of the file`() throws {
    let conflict = try file(#""minimum": {"width": 20}"#, width: 15)
    #expect {
      try conflict.layOut()
    } throws: { error in
      "\(error)".contains("minimum width of a")
    }
    let yielding = try file(#""minimum": {"width": 20, "priority": 999}"#, width: 15)
    try yielding.layOut()
    expectEqual(yielding.root.subviews[0].frame.width, 15)
    // A minimum above the content is its size; the other axis has none.
    let large = try file(#""minimum": {"width": 60}"#)
    try large.layOut()
    expectEqual(large.root.subviews[0].frame.size, Size(width: 60, height: 12))
  }

  @Test func `fonts and minimums are exported to Swift`() throws {
    let styled = #""family": "Inter", "weight": 600, "slant": "oblique", "features": ["tnum"]"#
    let source = SwiftExport(
      try file(styled, item: #""minimum": {"height": 40, "priority": 900},"#), style: .chain
    ).source
    expect(
      source.contains(
        #"font: Font(family: "Inter", size: 10, weight: 600, slant: .oblique, features: ["tnum"])"#
      ))
    expect(
      source.contains(
        "r.minimumContentSize = Size(width: Size.noIntrinsicMetric, height: 40)\n"))
    expect(source.contains("r.minimumContentPriority = 900\n"))
  }
}
