import Anchors
import LayoutFiles
import TestSupport
import Testing

/// The meaning of layout files, with frames computed by hand.
@Suite struct LayoutFileTests {
  /// Lays out a file and returns the frame of an item in its superview.
  private func frame(
    _ name: String, _ members: String, constraints: [String] = [], file: String = #"{"root":"r""#
  ) throws -> Rect {
    let rules = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    let json = "\(file), \(members), \"constraints\": [\(rules)]}"
    let layout = try LayoutFile(Array(json.utf8))
    try layout.layOut()
    var pending: [LayoutNode] = [layout.root.layoutNode]
    while let node = pending.popLast() {
      if node.name == name { return node.frame }
      pending += node.children
    }
    throw MissingItem(name: name)
  }

  private struct MissingItem: Error {
    let name: String
  }

  /// The frame of `a` in a root of 320 by 480.
  private func a(_ constraints: [String], with settings: String = "") throws -> Rect {
    try frame(
      "a", #""width": 320, "height": 480, "items": [{"name": "a"\#(settings)}]"#,
      constraints: constraints)
  }

  private static let horizontal: [(constraints: [String], number: Double)] = [
    (["a.left == r.left + 10", "a.width == 30"], 10.0),
    (["a.right == r.right - 10", "a.width == 30"], 280),
    (["a.leading == r.leading + 10", "a.width == 30"], 10),
    (["a.trailing == r.trailing - 10", "a.width == 30"], 280),
    (["a.centerX == r.centerX", "a.width == 30"], 145),
    (["a.centerX == 1.5 * r.centerX", "a.width == 30"], 225),
    (["a.left == 0.25 * r.right", "a.width == 30"], 80),
    (["a.left == r.left - -10", "a.width == 30"], 10),
    (["a.left == r.left + 1e1", "a.width == 30"], 10),
    (["(r.left -> a.left) == 10", "a.width == 30"], 10),
    (["(r.leading -> a.leading) == 3 * (a.trailing -> r.trailing)", "a.width == 20"], 225),
    (["(r.centerX -> a.centerX) == -5", "a.width == 30"], 140),
    (["(r.left -> a.left) == 2 * a.width - 50", "a.width == 30"], 10),
  ]

  @Test(arguments: horizontal)
  func `horizontal constraints position an item`(constraints: [String], x: Double) throws {
    let frame = try a(constraints + ["a.top == r.top", "a.height == 1"])
    expectNear(frame.minX, x, within: 1e-9)
  }

  private static let vertical: [(constraints: [String], number: Double)] = [
    (["a.top == r.top + 10", "a.height == 30"], 10.0),
    (["a.bottom == r.bottom - 10", "a.height == 30"], 440),
    (["a.centerY == r.centerY + 5", "a.height == 30"], 230),
    (["(r.top -> a.top) == (a.bottom -> r.bottom)", "a.height == 30"], 225),
    (["(r.centerY -> a.bottom) == 0", "a.height == 30"], 210),
    (["a.firstBaseline == r.top + 50", "a.height == 30"], 28),
    (["a.lastBaseline == r.bottom - 20", "a.height == 30"], 434),
    (["a.baseline == r.bottom - 20", "a.height == 30"], 434),
  ]

  @Test(arguments: vertical)
  func `vertical constraints position an item`(constraints: [String], y: Double) throws {
    let frame = try a(
      constraints + ["a.left == r.left", "a.width == 1"],
      with: #", "firstBaseline": 22, "lastBaseline": 4"#)
    expectNear(frame.minY, y, within: 1e-9)
  }

  private static let sizes: [(constraints: [String], number: Double)] = [
    (["a.width == 100", "a.width == 200 @999"], 100.0),
    (["a.width >= 100", "a.width == 50 @750"], 100),
    (["a.width <= 200", "a.width == 300 @500"], 200),
    (["a.width == 100 @999.5", "a.width == 200 @999.25"], 100),
    (["a.width == 100 @low", "a.width == 200 @high"], 200),
    (["a.width == big"], 64),
    (["a.width == small * r.width - -neg"], 72),
    (["a.width == -neg"], 8),
    (["a.width == r.height @ 20"], 480),
    (["a.width<=10@900", "a.width>=10@900"], 10),
  ]

  @Test(arguments: sizes)
  func `relations, priorities and metrics determine a width`(constraints: [String], width: Double)
    throws
  {
    let frame = try frame(
      "a",
      """
      "width": 320, "height": 480, "items": [{"name": "a"}],
      "metrics": {"big": 64, "small": 0.25, "neg": -8, "low": 250, "high": 750}
      """,
      constraints: constraints + ["a.left == r.left", "a.top == r.top", "a.height == 1"])
    expectNear(frame.width, width, within: 1e-9)
  }

  @Test func `leading is the right edge in right-to-left layouts`() throws {
    let constraints = [
      "a.leading == r.leading + 16", "a.width == 100", "a.top == r.top", "a.height == 1",
    ]
    let frame = try frame(
      "a", #""width": 320, "height": 480, "direction": "rightToLeft", "items": [{"name": "a"}]"#,
      constraints: constraints)
    expectEqual(frame.minX, 204)
  }

  @Test func `an axis without a size uses the fitting size`() throws {
    let constraints = [
      "a.left == r.left + 8", "a.right == r.right - 8", "a.top == r.top + 8",
      "a.bottom == r.bottom - 8",
    ]
    let items = #""items": [{"name": "a", "intrinsic": {"width": 50, "height": 20}}]"#
    try expectEqual(frame("r", items, constraints: constraints).size, Size(width: 66, height: 36))
    let wide = try frame("a", #""width": 300, \#(items)"#, constraints: constraints)
    expectEqual(wide, Rect(x: 8, y: 8, width: 284, height: 20))
  }

  @Test func `content hugs and resists compression at the stated priorities`() throws {
    // B1 of the worked examples: 8-a-8-b-8 in 320, a hugs more than b.
    let items = #"""
      "width": 320, "height": 20, "items": [
        {"name": "a", "intrinsic": {"width": 50, "height": 20}, "hugging": {"horizontal": 251}},
        {"name": "b", "intrinsic": {"width": 80}, "compression": {"horizontal": 749}}]
      """#
    let constraints = [
      "a.left == r.left + 8", "b.left == a.right + 8", "b.right == r.right - 8",
      "a.top == r.top", "b.top == r.top", "b.height == 20",
    ]
    let a = try frame("a", items, constraints: constraints)
    expectEqual(a, Rect(x: 8, y: 0, width: 50, height: 20))
    let b = try frame("b", items, constraints: constraints)
    expectEqual(b, Rect(x: 66, y: 0, width: 246, height: 20))
    let narrow = items.replacing("320", with: "100")
    try expectEqual(frame("b", narrow, constraints: constraints).width, 26)
  }

  @Test func `constraints act on the alignment rectangle`() throws {
    // C14 of the worked examples.
    let frame = try a(
      ["a.left == r.left + 10", "a.top == r.top + 10", "a.width == 100", "a.height == 50"],
      with: #", "alignmentInsets": {"top": 2, "left": 3, "bottom": 4, "right": 5}"#)
    expectEqual(frame, Rect(x: 7, y: 8, width: 108, height: 56))
  }

  @Test func `a label has the size of its text or a stated one`() throws {
    let place = ["a.left == r.left", "a.top == r.top"]
    // A digit of Helvetica is 0.556 of the type size wide, and a line 1.2 tall.
    let text = try a(place, with: #", "kind": "label", "text": "12345", "font": 20"#)
    expect(abs(text.width - 55.6) < 1e-9 && text.height == 24)
    let stated = try a(
      place,
      with: #", "kind": "label", "text": "12345", "intrinsic": {"width": 9, "height": 7}"#)
    expectEqual(stated.size, Size(width: 9, height: 7))
  }

  @Test func `a label is measured in its typeface`() throws {
    let place = ["a.left == r.left", "a.top == r.top"]
    // W, i and m of Times-Bold are 1, 0.278 and 0.833 of the type size wide.
    let text = try a(
      place,
      with:
        #", "kind": "label", "text": "Wim", "font": 10, "face": "Times-Bold", "textAlignment": "center""#
    )
    expect(abs(text.width - 21.11) < 1e-9 && text.height == 12)
  }

  @Test func `a text of several lines wraps at its width`() throws {
    let frame = try a(
      ["a.left == r.left", "a.top == r.top", "a.width == 120"],
      with: #", "kind": "label", "lines": 0, "font": 20, "text": "00000 00000 00000 00000""#)
    // Two groups of five digits and the space are 116.76 wide; three do not fit.
    expectEqual(frame.size, Size(width: 120, height: 48))
  }

  @Test func `names of different code points are different names`() throws {
    // é as one scalar, and as e with an accent.
    let (one, two) = ("caf\u{E9}", "cafe\u{301}")
    let json = """
      {"root": "r", "width": 100, "height": 10, "metrics": {"\(one)": 10, "\(two)": 20},
       "items": [{"name": "\(one)"}, {"name": "\(two)"}],
       "constraints": ["\(one).width == \(one)", "\(two).width == \(two)"]}
      """
    let layout = try LayoutFile(Array(json.utf8))
    try layout.layOut()
    expectEqual(layout.root.layoutNode.children.map { $0.frame.width }, [10, 20])
  }

  @Test func `an item may precede its superview in the list`() throws {
    let items = #""items": [{"name": "b", "in": "a"}, {"name": "a", "in": "r"}]"#
    let frame = try frame(
      "b", #""width": 100, "height": 100, \#(items)"#,
      constraints: [
        "a.left == r.left + 10", "a.top == r.top + 20", "a.width == 50", "a.height == 50",
        "b.left == r.left + 15", "b.top == r.top + 22", "b.width == 5", "b.height == 5",
      ])
    expectEqual(frame, Rect(x: 5, y: 2, width: 5, height: 5))
  }

  @Test func `a column arranges its items in listed order`() throws {
    let items = #"""
      "width": 200, "items": [
        {"name": "s", "kind": "stack", "axis": "vertical", "spacing": 6},
        {"name": "a", "in": "s", "intrinsic": {"width": 40, "height": 10}},
        {"name": "b", "in": "s", "intrinsic": {"width": 80, "height": 20}}]
      """#
    let constraints = [
      "s.left == r.left", "s.right == r.right", "s.top == r.top", "s.bottom == r.bottom",
    ]
    let a = try frame("a", items, constraints: constraints)
    expectEqual(a, Rect(x: 0, y: 0, width: 200, height: 10))
    let b = try frame("b", items, constraints: constraints)
    expectEqual(b, Rect(x: 0, y: 16, width: 200, height: 20))
    try expectEqual(frame("r", items, constraints: constraints).height, 36)
  }

  @Test func `a conflict names the constraints as written`() throws {
    let json = #"""
      {"root": "r", "width": 100, "items": [{"name": "a"}, {"name": "b"}],
       "constraints": ["b.width == 7", "a.width  ==  60",
         {"rule": "a.left == r.left + 50", "identifier": "start"},
         "a.right <= r.right"]}
      """#
    let file = try LayoutFile(Array(json.utf8))
    do throws(LayoutFailure) {
      try file.layOut()
      Issue.record("laid out")
    } catch {
      expectEqual(error.kind, "unsatisfiable")
      let written = ["a.width  ==  60", "a.left == r.left + 50", "a.right <= r.right"]
      for text in written { expect(error.constraints.contains(text)) }
      expect(!error.constraints.contains("b.width == 7"))
      expectEqual(error.line, 2)
      expect(error.explanation.contains("a.width  ==  60"))
      expect(!error.explanation.contains(".swift"))
    }
  }
}
