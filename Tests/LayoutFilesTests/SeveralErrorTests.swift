import LayoutFiles
import TestSupport
import Testing

/// Files with several mistakes, all of which one reading reports.
@Suite struct SeveralErrorTests {
  private func errors(_ json: String) -> [LayoutFileError] {
    do throws(LayoutFileError) {
      _ = try LayoutFile(Array(json.utf8))
      return []
    } catch {
      return [error] + error.others
    }
  }

  /// The line of each error and the text that it marks.
  private func marked(_ json: String) -> [String] {
    errors(json).map { error in
      let start = error.mark.prefix { $0 == " " }.count
      let count = error.mark.count - start
      return "\(error.line) \(error.text.dropFirst(start).prefix(count))"
    }
  }

  @Test func `mistakes in every part of a file are reported together`() {
    let found = marked(
      """
      {"width": "wide", "heigth": 100, "metrics": {"gap": "8"},
       "items": [
        {"name": "a", "intrinsic": {"widht": 10}, "hugging": {"horizontal": 0}, "hiden": true},
        {"name": "c", "in": "nowhere"}],
       "constraints": ["a.widht == 80",
        "zzz.left == a.left",
        "a.top = c.top",
        {"rule": 7},
        "a.left == c.width"],
       "formats": ["H:|-[q]",
        "H:[a"]}
      """)
    let expected: [String] = [
      #"1 "8""#, #"1 "wide""#, #"1 "heigth""#, #"3 "widht""#, #"3 {"horizontal": 0}"#,
      #"3 "hiden""#, #"4 "nowhere""#, "5 widht", "6 zzz", "7 =", "8 7", "9 a.left == c.width",
      "10 q", #"11 ""#,
    ]
    expectEqual(found, expected)
  }

  @Test(arguments: [
    // A metric and items that are wrong are known all the same.
    (
      #"{"metrics": {"m": true}, "items": [{"name": "a"}], "constraints": ["a.width == m"]}"#,
      "true"
    ),
    (
      #"{"items": [{"name": "a", "kind": "lable", "text": "x", "lines": 2}], "constraints": ["a.width == 1"]}"#,
      #""lable""#
    ),
    (
      #"{"items": [{"name": "a", "kind": "gird"}, {"name": "b", "in": "a", "row": 1, "spacingAfter": 4}]}"#,
      #""gird""#
    ),
    (
      #"{"items": [{"name": "g", "kind": "grid", "columns": [{"name": "c", "size": -1}]}], "constraints": ["c.width == 1", "g.left == c.left"]}"#,
      "-1"
    ),
    (
      #"{"items": [{"name": "a", "kind": "skroll"}], "constraints": ["a.contentGuide.width == 1"]}"#,
      #""skroll""#
    ),
    (#"{"items": [{"name": 5}], "constraints": ["a.width == 1"], "formats": ["[a]"]}"#, "5"),
    (
      #"{"kind": "guide", "items": [{"name": "a"}], "constraints": ["a.left == root.left"]}"#,
      #""guide""#
    ),
    (#"{"root": "1", "items": [{"name": "a"}]}"#, #""1""#),
    (
      #"{"items": [{"name": "a", "features": [1], "kind": "label", "text": "x"}], "constraints": ["a.width == 1"]}"#,
      "1"
    ),
    (
      #"{"items": [{"name": "a", "kind": "gird"}, {"name": "b", "kind": "grid", "sharing": "a"}]}"#,
      #""gird""#
    ),
  ])
  func `what follows from a mistake is not reported`(json: String, mark: String) {
    expectEqual(marked(json), ["1 \(mark)"], "\(errors(json).map(\.message))")
  }

  @Test func `the items of a cycle are not connected`() {
    let found = marked(
      #"{"items": [{"name": "a", "in": "b"}, {"name": "b", "in": "a"}], "constraints": ["a.width == 1", "a.z == 1"]}"#
    )
    expectEqual(found, [#"1 "b""#, "1 z"])
  }

  @Test func `twenty errors are reported, with a word that there may be more`() {
    let wrong = (0..<1000).map { #""a\#($0).width == 1""# }
    let json = #"{"items": [], "constraints": [\#(wrong.joined(separator: ",\n"))]}"#
    let found = errors(json)
    expectEqual(found.count, 20)
    expectEqual(found.map(\.line), Array(1...20))
    expect(found[0].report(file: "x").hasSuffix("\nx: there may be more errors than these 20"))
    let few = errors(#"{"items": [], "constraints": ["a.width == 1", "b.width == 1"]}"#)
    expectEqual(few[0].report(file: "x").split(separator: "\n").count, 6)
  }

  @Test func `results have the other errors with their positions`() {
    var json = JSONWriter()
    errors("{\"width\": -1,\n \"height\": -2}")[0].write(into: &json)
    let text = String(decoding: json.bytes, as: UTF8.self)
    expect(text.hasPrefix(#"{"error":{"kind":"invalidFile","line":1,"column":11,"#))
    expect(
      text.contains(
        #""others":[{"line":2,"column":12,"explanation":"'height' must be at least 0","#))
  }
}
