import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Visual formats in layout files.
@Suite struct FormatFileTests {
  private func file(_ formats: String, settings: String = "") throws(LayoutFileError) -> LayoutFile
  {
    try LayoutFile(
      Array(
        """
        {"root": "card", "width": 320, "height": 100\(settings), "metrics": {"pad": 12, "high": 750},
        "items": [{"name": "photo", "in": "card", "intrinsic": {"width": 80, "height": 60}},
          {"name": "title", "in": "card", "intrinsic": {"width": 50, "height": 20}},
          {"name": "gap", "in": "card", "kind": "guide"}],
        "formats": [
        \(formats)
        ]}
        """.utf8))
  }

  private func frames(_ formats: String, settings: String = "") throws -> [Rect] {
    let file = try file(formats, settings: settings)
    try file.layOut()
    return file.root.layoutNode.children.map { $0.frame }
  }

  @Test func `formats are texts, or objects with options`() throws {
    let found = try frames(
      """
      "V:|-pad-[photo]",
      {"format": "|-pad-[photo]-[title]", "options": ["alignAllCenterY"]}
      """)
    expectEqual(
      found,
      [
        Rect(x: 12, y: 12, width: 80, height: 60), Rect(x: 100, y: 32, width: 50, height: 20),
      ])
  }

  @Test func `formats may name guides and have a direction from right to left`() throws {
    let found = try frames(
      """
      {"format": "|[photo][gap(30)][title]", "options": ["directionRightToLeft", "alignAllTop"]},
      "V:|[photo(60)]"
      """)
    expectEqual(
      found,
      [
        Rect(x: 240, y: 0, width: 80, height: 60), Rect(x: 160, y: 0, width: 50, height: 20),
      ])
  }

  @Test func `a format may use the extended dialect`() throws {
    let found = try frames(
      """
      {"format": "HV:|-[photo(50%)]", "extended": true, "superviewSpacing": 10, "identifier": "half"}
      """)
    expectEqual(found.first, Rect(x: 10, y: 10, width: 160, height: 50))
  }

  @Test func `a lone dash next to the superview may represent the margins`() throws {
    let found = try frames(
      """
      {"format": "|-[photo]-|", "superviewSpacing": "margins"},
      {"format": "V:|-[photo]-|", "superviewSpacing": "margins"}
      """, settings: #", "margins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}"#)
    expectEqual(found.first, Rect(x: 2, y: 1, width: 314, height: 96))
  }

  @Test func `a conflict shows the format as written`() throws {
    let file = try file(#""[photo(100)]", "[photo(>=200)]""#)
    do throws(LayoutFailure) {
      try file.layOut()
      Issue.record("laid out")
    } catch {
      expectEqual(error.constraints, ["[photo(100)]", "[photo(>=200)]"])
    }
  }

  @Test(arguments: [
    ("7", "7", "a format must be a string or an object, not a number"),
    ("{}", "{}", "a format requires a 'format'"),
    (#"{"format": "|[photo]|", "rule": "x"}"#, #""rule""#, "'rule'"),
    (#"{"format": "|[photo]|", "options": ["alignAll"]}"#, #""alignAll""#, "alignAllLeft"),
    (#"{"format": "|[photo]|", "superviewSpacing": "x"}"#, #""x""#, "a number or \"margins\""),
    (#""|[phto]|""#, "phto", "unknown view 'phto'; did you mean 'photo'?"),
    (#""[photo]-padd-[title]""#, "padd", "did you mean 'pad'?"),
    (#""[photo(50@)]""#, ")", "expected a priority"),
    (#""[photo]-10-""#, #"""#, "expected a view"),
    (#""|[card]|""#, "|", "has no superview"),
    (#"{"format": "[photo]", "options": ["alignAllLeft"]}"#, #"""#, "align along the axis"),
    (#"{"format": "[photo(title.x)]", "extended": true}"#, "x", "unknown attribute 'x'"),
  ])
  func `an invalid format is marked in the file`(
    _ formats: String, _ marked: String, _ words: String
  ) {
    do throws(LayoutFileError) {
      _ = try file(formats)
      Issue.record("read without an error")
    } catch {
      expectEqual(error.line, 6, "\(error)")
      expect(error.message.contains(words), "\(error.message)")
      let length = error.mark.filter { $0 != " " }.count
      let found = error.text.dropFirst(error.mark.count - length).prefix(length)
      expectEqual(String(found), marked, "\(error.text)\n\(error.mark)")
    }
  }
}
