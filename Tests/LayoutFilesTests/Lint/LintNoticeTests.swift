import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Findings without consequence are omitted, and items of equal names are distinguished.
@Suite struct LintNoticeTests {
  @Test func `a guide is reported as ambiguous only if a visible item depends on it`() throws {
    // Two columns at the edges of a guide, whose height no constraint uses.
    let columns = [
      "g.left == r.left + 10", "g.width == 30", "a.left == g.left", "b.right == g.right",
      "a.width == 10", "b.width == 10", "a.top == r.top", "b.top == r.top", "a.height == 5",
      "b.height == 5",
    ]
    let items = #"{"name": "g", "kind": "guide"}, {"name": "a"}, {"name": "b"}"#
    try expectEmpty(LintCase(items, columns).report.findings)
    // Two guides that depend on each other change nothing.
    let pair = items + #", {"name": "h", "kind": "guide"}"#
    try expectEmpty(
      LintCase(
        pair,
        columns + [
          "h.top == g.bottom", "h.height == g.height", "h.left == g.left", "h.right == g.right",
        ]
      ).report.findings)
    // With a view below it, the height of the guide positions the view.
    let below = columns.filter { $0 != "b.top == r.top" } + ["b.top == g.bottom"]
    let found = try LintCase(items, below)
    expect(found.quantities(.ambiguous).contains("b.y"))
    expect(found.quantities(.ambiguous).contains { $0.hasPrefix("g.") })
  }

  @Test func `a container is reported as ambiguous only if a child moves with it`() throws {
    let items = #"{"name": "box"}, {"name": "a", "in": "box"}"#
    let rest = ["a.width == 10", "a.height == 10", "a.top == r.top + 4"]
    // The position of `a` in the root is fixed, wherever the box is.
    try expectEmpty(LintCase(items, rest + ["a.left == r.left + 3"]).quantities(.ambiguous))
    // It is fixed in the box, and the box is ambiguous.
    let moving = try LintCase(items, rest + ["a.left == box.left + 3"])
    expectEqual(moving.quantities(.ambiguous), ["box.x"])
    // Without a child the box itself is visible.
    let alone = try LintCase(#"{"name": "box"}"#, ["box.left == r.left"])
    expectEqual(alone.quantities(.ambiguous), ["box.y", "box.width", "box.height"])
  }

  @Test func `ambiguous content, labels and scrolled content are reported`()
    throws
  {
    let found = try LintCase(
      #"""
      {"name": "l", "kind": "label", "text": "a", "font": 10}, {"name": "i", "intrinsic": {"width": 5, "height": 5}},
      {"name": "s", "kind": "scroll"}, {"name": "c", "in": "s"}
      """#,
      [
        "l.left == r.left", "i.left == r.left", "s.left == r.left", "s.top == r.top",
        "s.width == 50",
        "s.height == 50", "c.left == s.left", "c.top == s.top", "c.width == 5", "c.height == 5",
      ])
    for quantity in ["l.y", "i.y", "s.contentGuide.width", "s.contentGuide.height"] {
      expect(found.quantities(.ambiguous).contains(quantity), "\(found.quantities(.ambiguous))")
    }
  }

  @Test func `views of equal names are distinguished by their paths`() throws {
    let root = View("root")
    for name in ["first", "second"] {
      let row = View(name).edges(equalTo: root)
      root.addSubview(row)
      for column in 0..<2 {
        // Each is 10 wide and extends outside a root of 5.
        let cell = View(column == 0 ? "cell0" : "cell1")
        row.addSubview(cell)
        cell.leftAnchor(equalTo: row.leftAnchor).topAnchor(equalTo: row.topAnchor)
          .widthAnchor(equalTo: 10).heightAnchor(equalTo: 1)
      }
      if name == "second" {
        let twin = View("cell0")
        row.addSubview(twin)
        twin.leftAnchor(equalTo: row.leftAnchor).topAnchor(equalTo: row.topAnchor, constant: 2)
          .widthAnchor(equalTo: 10).heightAnchor(equalTo: 1)
      }
    }
    let only = View("only")
    root.addSubview(only)
    only.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: 10).heightAnchor(equalTo: 1)
    try root.layout(width: 5, height: 5)
    let outside = root.lint().findings.filter { $0.code == .outsideSuperview }
    expectEqual(
      outside.flatMap(\.items).sorted(),
      [
        "first/cell0", "first/cell1", "only", "second/cell0#1", "second/cell0#2", "second/cell1",
      ])
    expect(outside.allSatisfy { $0.text.hasPrefix($0.items[0] + " extends outside ") })
  }

  @Test func `scrolled content under a bar and views on a background are no overlap`()
    throws
  {
    let place = { (name: String, x: Double, width: Double) in
      [
        "\(name).left == r.left + \(x)", "\(name).width == \(width)", "\(name).top == r.top",
        "\(name).height == 9",
      ]
    }
    let views = #"{"name": "a"}, {"name": "b"}"#
    let whole = [
      "a.left == r.left", "a.right == r.right", "a.top == r.top", "a.bottom == r.bottom",
    ]
    try expectEmpty(LintCase(views, whole + place("b", 10, 20)).items(.overlap))
    // A view of equal size hides the background, and one that does not fill its superview is none.
    let same = whole.map { $0.replacing("a.", with: "b.") }
    try expectEqual(LintCase(views, whole + same).items(.overlap), [["a", "b"]])
    try expectEqual(
      LintCase(views, place("a", 0, 50) + place("b", 10, 20)).items(.overlap), [["a", "b"]])
    let text = #"{"name": "a", "kind": "label", "text": "a"}, {"name": "b"}"#
    try expectEqual(LintCase(text, whole + place("b", 10, 20)).items(.overlap), [["a", "b"]])
    let scroll = #"{"name": "a", "kind": "scroll"}, {"name": "c", "in": "a"}, {"name": "b"}"#
    let content = [
      "c.left == a.left", "c.right == a.right", "c.top == a.top", "c.bottom == a.bottom",
      "c.width == 9", "c.height == 90",
    ]
    try expectEmpty(
      LintCase(scroll, place("a", 0, 50) + place("b", 40, 20) + content).items(.overlap))
  }

  @Test func `a line placed by a row of a table covers the table on purpose`() throws {
    let items = #"""
      {"name": "t", "kind": "grid", "columns": [{}], "rows": [{"name": "row"}]},
      {"name": "cell", "in": "t", "kind": "label", "text": "abc", "font": 10}, {"name": "line"}
      """#
    let place = [
      "t.left == r.left", "t.top == r.top", "line.left == r.left", "line.width == 20",
      "line.height == 1",
    ]
    // One line of 10 points: its middle and the line at 5 are the same.
    try expectEmpty(LintCase(items, place + ["line.top == row.centerY"]).items(.overlap))
    try expectEqual(
      LintCase(items, place + ["line.top == r.top + 5"]).items(.overlap), [["t", "line"]])
  }
}
