import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Scroll views in layout files, with frames computed by hand.
@Suite struct ScrollFileTests {
  /// Lays out a scroll view `s` that fills a root of 320 by 480, and returns the result as JSON.
  private func result(
    _ settings: String, _ items: [String], _ constraints: [String], ambiguity: Bool = true
  ) throws -> String {
    let items = ["{\"name\": \"s\", \"kind\": \"scroll\"\(settings)}"] + items
    let edges = ["left", "top", "right", "bottom"].map { "s.\($0) == r.\($0)" }
    let rules = (edges + constraints).map { "\"\($0)\"" }.joined(separator: ",")
    let json = """
      {"root": "r", "width": 320, "height": 480,
       "items": [\(items.joined(separator: ","))], "constraints": [\(rules)]}
      """
    let file = try LayoutFile(Array(json.utf8))
    try file.layOut()
    var writer = JSONWriter()
    file.writeResult(into: &writer, includesAmbiguity: ambiguity)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func frame(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> String {
    var writer = JSONWriter()
    writer.value(Rect(x: x, y: y, width: width, height: height))
    return "\"\(name)\":" + String(decoding: writer.bytes, as: UTF8.self)
  }

  private static let content = #"{"name": "c", "in": "s"}"#
  private static let inGuide = ["left", "top", "right", "bottom"].map {
    "c.\($0) == s.contentGuide.\($0)"
  }

  @Test func `content scrolls under a header fixed to the frame guide`() throws {
    // G1 of the worked examples.
    let result = try result(
      #", "contentOffset": {"y": 100}"#, [Self.content, #"{"name": "h", "in": "s"}"#],
      Self.inGuide + [
        "c.width == s.frameGuide.width", "c.height == 1000", "h.top == s.frameGuide.top",
        "h.left == s.frameGuide.left", "h.right == s.frameGuide.right", "h.height == 44",
      ])
    expect(result.contains(frame("c", 0, 0, 320, 1000)))
    expect(result.contains(frame("h", 0, 100, 320, 44)))
    expect(result.hasSuffix(#""ambiguous":[],"contentSize":{"s":{"width":320,"height":1000}}}"#))
  }

  @Test
  func `edges of a scroll view are the content's to its descendants, and its width is the frame's`()
    throws
  {
    let result = try result(
      #", "contentInset": {"top": 50, "left": 9}"#, [Self.content],
      [
        "c.left == s.left + 10", "c.right == s.right - 10", "c.top == s.top + 5",
        "c.bottom == s.bottom - 5", "c.width == s.width - 40", "c.height == 700",
      ])
    expect(result.contains(frame("c", 10, 5, 280, 700)))
    expect(result.hasSuffix(#""contentSize":{"s":{"width":300,"height":710}}}"#))
  }

  @Test func `zoom scales the content size and not the frames in it`() throws {
    let result = try result(
      #", "zoom": 2"#, [Self.content], Self.inGuide + ["c.width == 400", "c.height == 300"])
    expect(result.contains(frame("c", 0, 0, 400, 300)))
    expect(result.hasSuffix(#""contentSize":{"s":{"width":800,"height":600}}}"#))
  }

  @Test func `an ambiguous content size is reported`() throws {
    let rules = Self.inGuide + ["c.width == 100", "c.height >= 30"]
    let open = try result("", [Self.content], rules)
    expect(open.contains(#""ambiguous":["s.contentGuide.height","c.height"]"#))
    let unasked = try result("", [Self.content], rules, ambiguity: false)
    expect(!unasked.contains("ambiguous"))
    expect(unasked.contains(#""contentSize":{"s":{"width":100,"#))
  }

  @Test func `the root may be a scroll view`() throws {
    let json = """
      {"root": "r", "kind": "scroll", "width": 100, "height": 50, "contentOffset": {"x": 3, "y": 4},
       "items": [{"name": "c"}, {"name": "pin"}],
       "constraints": [
         "c.left == r.left", "c.right == r.right", "c.top == r.top", "c.bottom == r.bottom",
         "c.width == 200", "c.height == 80", "pin.left == r.frameGuide.left",
         "pin.top == r.frameGuide.top", "pin.width == 1", "pin.height == 1"]}
      """
    let file = try LayoutFile(Array(json.utf8))
    try file.layOut()
    expectEqual(file.contentSizes.map(\.name), ["r"])
    expectEqual(file.contentSizes.map(\.size), [Size(width: 200, height: 80)])
    expectEqual(file.root.frame.size, Size(width: 100, height: 50))
    expectEqual(file.root.subviews.last?.frame, Rect(x: 3, y: 4, width: 1, height: 1))
    expectEmpty(file.ambiguous)
  }
}
