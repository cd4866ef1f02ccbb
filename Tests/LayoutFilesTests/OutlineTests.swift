import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Outlines of layout files: positions in the text, visible frames, and pulls.
@Suite struct OutlineTests {
  private func outline(_ json: String) throws -> String {
    let file = try LayoutFile(Array(json.utf8))
    try file.layOut()
    var writer = JSONWriter()
    file.writeOutline(into: &writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  @Test func `constraints and items have their positions and lines in the text`() throws {
    let json = """
      {"root": "r", "width": 50, "height": 20, "items": [{"name": "a"}],
       "constraints": ["a.width == 5",
         {"rule": "a.top == r.margins.top"}],
       "formats": ["H:|[a]"]}
      """
    let text = try outline(json)
    expect(text.contains(#""size":{"width":50,"height":20}"#))
    expect(
      text.contains(
        #"{"text":"a.width == 5","line":2,"start":"# + place(of: #""a.width == 5""#, in: json)
          + #","items":["a"]}"#))
    expect(
      text.contains(
        #"{"text":"a.top == r.margins.top","line":3,"start":"#
          + place(of: #""a.top == r.margins.top""#, in: json) + #","items":["a","r"]}"#))
    expect(
      text.contains(
        #"{"text":"H:|[a]","line":4,"start":"# + place(of: #""H:|[a]""#, in: json)
          + #","items":["a","r"],"format":true}"#))
    expect(text.contains(#""start":"# + place(of: #""a""#, in: json)))
  }

  /// `start,"end":end` of a part of a text.
  private func place(of part: String, in text: String) -> String {
    let bytes = Array(text.utf8)
    let wanted = Array(part.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? -1
    return "\(start),\"end\":\(start + wanted.count)"
  }

  @Test func `a visible frame is scrolled and zoomed, and hidden items are marked`() throws {
    let text = try outline(
      """
      {"root": "scroll", "kind": "scroll", "width": 100, "height": 100, "zoom": 2,
       "contentOffset": {"x": 10, "y": 0}, "items": [{"name": "a", "frame": [20, 5, 30, 10]},
       {"name": "b", "hidden": true}]}
      """)
    // Twice (20, 5, 30, 10), shifted 10 to the left.
    expect(text.contains(#""frame":{"x":30,"y":10,"width":60,"height":20},"scale":2}"#))
    expect(text.contains(#""name":"b","kind":"view","in":"scroll""#))
    expect(text.contains(#""hidden":true"#))
  }

  @Test func `a pull stretches content within required constraints and does not compress it`()
    throws
  {
    let file = try LayoutFile(
      Array(
        """
        {"root": "r", "width": 100, "height": 20, "items": [{"name": "a", "intrinsic": {"width": 40}}],
         "constraints": ["a.leading == r.leading + 10", "a.trailing <= r.trailing - 10"]}
        """.utf8))
    let pull = file.pull(try file.quantity("a.right"), to: 70)
    pull.isActive = true
    let a = try #require(file.root["a"] as View?)
    try file.layOut()
    expectEqual(a.frame.width, 60)
    pull.constant = 95
    try file.layOut()
    expectEqual(a.frame.maxX, 90)
    // Its content resists compression at 750.
    pull.constant = 20
    try file.layOut()
    expectEqual(a.frame.width, 40)
    pull.isActive = false
    try file.layOut()
    expectEqual(a.frame.width, 40)
  }
}
