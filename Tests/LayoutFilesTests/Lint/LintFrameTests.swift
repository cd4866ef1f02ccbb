import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Lint findings that depend on frames: each code where it applies and where it narrowly does not.
@Suite struct LintFrameTests {
  private static let a = #"{"name": "a"}"#
  private static let placed = ["a.left == r.left + 10", "a.top == r.top + 10"]

  @Test func `a view is outside its superview from a thousandth of a point on`() throws {
    for (right, isOuterRecord) in [(90.0, false), (90.0005, false), (90.01, true), (95, true)] {
      let found = try LintCase(Self.a, Self.placed + ["a.width == \(right)", "a.height == 5"])
      expectEqual(found.items(.outsideSuperview), (isOuterRecord ? [["a"]] : []), "\(right)")
      expectEqual(found.report.hasWarnings, isOuterRecord)
    }
  }

  @Test func `the text about an outside view lists sides and distances`() throws {
    let found = try LintCase(
      Self.a, ["a.left == r.left - 3", "a.top == r.top", "a.width == 110", "a.height == 100.5"])
    expectEqual(
      found.findings(.outsideSuperview).map(\.text),
      [
        "a extends outside r: 3 points at the left, 7 points at the right, 0.5 points at the bottom."
      ])
  }

  @Test func `hidden views, shadows and scrolled content are not outside`() throws {
    let hidden = try LintCase(
      #"{"name": "a", "hidden": true}, {"name": "b", "in": "a"}"#,
      Self.placed + [
        "a.width == 200", "a.height == 5", "b.left == a.left", "b.top == a.top", "b.width == 300",
        "b.height == 1",
      ])
    expectEmpty(hidden.items(.outsideSuperview))
    let shadow = try LintCase(
      #"{"name": "a", "alignmentInsets": {"top": 4, "left": 4, "bottom": 4, "right": 4}}"#,
      ["a.left == r.left", "a.top == r.top", "a.width == 100", "a.height == 100"])
    expectEmpty(shadow.items(.outsideSuperview))
    let scroll = try LintCase(
      #"{"name": "s", "kind": "scroll"}, {"name": "c", "in": "s"}, {"name": "d", "in": "c"}"#,
      [
        "s.left == r.left", "s.top == r.top", "s.width == 100", "s.height == 50",
        "c.left == s.left", "c.top == s.top", "c.width == 100", "c.height == 500",
        "c.bottom == s.bottom", "c.right == s.right", "d.left == c.left", "d.top == c.top",
        "d.width == 101", "d.height == 10",
      ])
    expectEqual(scroll.items(.outsideSuperview), [["d"]])
  }

  @Test func `siblings that overlap without a constraint between them are noted`() throws {
    let items = #"{"name": "a"}, {"name": "b"}"#
    let sizes = ["a.width == 30", "a.height == 30", "b.width == 30", "b.height == 30"]
    let apart = Self.placed + sizes + ["b.top == r.top + 20"]
    let found = try LintCase(items, apart + ["b.left == r.left + 25"])
    expectEqual(found.items(.overlap), [["a", "b"]])
    expect(found.findings(.overlap)[0].text.hasPrefix("b covers 15 by 20 points of a,"))
    expect(!found.report.hasWarnings)
    // Touching, or constrained to each other.
    try expectEmpty(LintCase(items, apart + ["b.left == r.left + 40"]).items(.overlap))
    try expectEmpty(LintCase(items, apart + ["b.left == r.left + 39.9995"]).items(.overlap))
    try expectEmpty(LintCase(items, apart + ["b.left == a.left + 15"]).items(.overlap))
  }

  @Test func `an overlap by a gap that only the solution makes negative is found`() throws {
    let items = #"{"name": "a"}, {"name": "b"}, {"name": "c"}"#
    let gaps = ["(a.right -> b.left) == (b.right -> c.left)"]
    func row(_ width: Int) -> [String] {
      ["a.left == r.left + 5", "c.right == r.right - 5", "b.top == a.top", "c.top == a.top"]
        + ["a.top == r.top"]
        + ["a", "b", "c"].flatMap { ["\($0).width == \(width)", "\($0).height == 9"] }
    }
    // 90 points for three views of 40: two gaps of -15.
    let found = try LintCase(items, row(40) + gaps)
    expectEqual(found.items(.overlap), [["a", "b"], ["b", "c"]])
    let texts = found.findings(.overlap).map(\.text)
    expect(texts[0].hasPrefix("b covers 15 by 9 points of a, because the distance"))
    expectEqual(found.equations(.overlap), [String](repeating: gaps[0], count: 2))
    try expectEmpty(LintCase(items, row(30) + gaps).items(.overlap))
    // A negative distance that a constraint states, beside one that none does; and a violated one.
    let stated = ["b.left == a.right - 15"]
    try expectEqual(LintCase(items, row(40) + stated).items(.overlap), [["b", "c"]])
    let lost = ["b.left >= a.right + 8 @500", "b.right <= c.left - 8 @400"]
    try expectEqual(LintCase(items, row(40) + lost).items(.overlap), [["b", "c"]])
  }

  @Test func `guides, hidden views and views of other superviews do not overlap`() throws {
    let same = ["left", "top", "width", "height"]
    let cover = ["a", "b"].flatMap { item in same.map { "\(item).\($0) == r.\($0)" } }
    for items in [
      #"{"name": "a"}, {"name": "b", "kind": "guide"}"#,
      #"{"name": "a"}, {"name": "b", "hidden": true}"#, #"{"name": "a"}, {"name": "b", "in": "a"}"#,
    ] {
      try expectEmpty(LintCase(items, cover).items(.overlap), "\(items)")
    }
    try expectEqual(
      LintCase(#"{"name": "a"}, {"name": "b"}"#, cover).items(.overlap), [["a", "b"]])
  }

  @Test func `content of size 0 is found, views without content are not`() throws {
    let content = #"{"name": "a", "intrinsic": {"width": 20, "height": 20}}"#
    let flat = try LintCase(content, Self.placed + ["a.height == 0"])
    expectEqual(flat.quantities(.zeroSize), ["a.height"])
    expectEqual(flat.findings(.zeroSize)[0].text, "a has content, but its height is 0.")
    try expectEmpty(LintCase(content, Self.placed).items(.zeroSize))
    let empty = #"{"name": "a", "kind": "label", "text": ""}"#
    try expectEmpty(LintCase(empty, Self.placed).items(.zeroSize))
    try expectEmpty(
      LintCase(Self.a, Self.placed + ["a.width == 0", "a.height == 9"]).items(.zeroSize))
  }

  @Test func `a container that collapses around its children is found`() throws {
    let inside = Self.placed + ["b.left == a.left", "b.top == a.top", "b.height == a.height"]
    let found = try LintCase(
      #"{"name": "a"}, {"name": "b", "in": "a"}"#,
      inside + ["a.width == 0", "a.height == 9", "b.width == 20"])
    expectEqual(found.items(.zeroSize), [["a"]])
    expectEqual(found.quantities(.zeroSize), ["a.width"])
    let hidden = try LintCase(
      #"{"name": "a"}, {"name": "b", "in": "a", "hidden": true}"#,
      inside + ["a.width == 0", "a.height == 9", "b.width == 20"])
    expectEmpty(hidden.items(.zeroSize))
    let stack = try LintCase(
      #"{"name": "a", "kind": "stack"}, {"name": "b", "in": "a", "hidden": true}"#,
      Self.placed + ["a.height == 9"])
    expectEmpty(stack.items(.zeroSize))
  }

  @Test func `a label smaller than its text is found`() throws {
    // Ten squares of 10 points.
    let label = #"{"name": "a", "kind": "label", "text": "ten glyphs", "font": 10}"#
    let start = ["a.left == r.left", "a.top == r.top"]
    try expectEmpty(LintCase(label, start).items(.truncatedText))
    let narrow = try LintCase(label, start + ["a.width == 99"])
    expectEqual(narrow.quantities(.truncatedText), ["a.width"])
    expectEqual(narrow.findings(.truncatedText)[0].text, "a is 1 point narrower than its text.")
    let low = try LintCase(label, start + ["a.height == 7.5"])
    expectEqual(low.findings(.truncatedText)[0].text, "a is 2.5 points shorter than its text.")
    // Other content is not truncated.
    let view = #"{"name": "a", "intrinsic": {"width": 100, "height": 10}}"#
    try expectEmpty(LintCase(view, start + ["a.width == 99"]).items(.truncatedText))
  }

  @Test func `a wrapping text lower than its lines is found, up to its line limit`() throws {
    let start = ["a.left == r.left", "a.top == r.top", "a.width == 50"]
    let wrapping = #"{"name": "a", "kind": "label", "text": "five lines", "font": 10, "lines": 0}"#
    let found = try LintCase(wrapping, start)
    expect(found.items(.truncatedText).isEmpty && found.items(.lostPreference).isEmpty)
    let low = try LintCase(wrapping, start + ["a.height == 10"])
    expectEqual(low.quantities(.truncatedText), ["a.height"])
    let limited = #"{"name": "a", "kind": "label", "text": "five lines", "font": 10, "lines": 2}"#
    try expectEmpty(LintCase(limited, start + ["a.width <= 20 @999"]).items(.truncatedText))
  }

  @Test func `a text that only a limit of lines cuts is a note, and of a stated size none`() throws
  {
    // "ten", "more" and "words" are three lines of at most 50 points.
    let text = #""kind": "label", "text": "ten more words", "font": 10"#
    let start = ["a.left == r.left", "a.top == r.top", "a.width == 50"]
    let limited = try LintCase(#"{"name": "a", \#(text), "lines": 2}"#, start)
    expectEqual(limited.items(.truncatedText), [["a"]])
    expectEqual(limited.findings(.truncatedText)[0].severity, .note)
    expectEmpty(limited.quantities(.truncatedText))
    let whole = try LintCase(#"{"name": "a", \#(text), "lines": 3}"#, start)
    expectEmpty(whole.items(.truncatedText))
    let stated = try LintCase(
      #"{"name": "a", \#(text), "lines": 2, "intrinsic": {"width": 50, "height": 9}}"#,
      start + ["a.height == 9"])
    expectEmpty(stated.items(.truncatedText))
  }

  @Test func `edges between pixels are noted if a scale is set`() throws {
    let constraints = [
      "a.left == r.left + 10.25", "a.top == r.top", "a.width == 10", "a.height == 5",
    ]
    let scaled = { (scale: Int) in
      try LintCase(
        Self.a, constraints, settings: #""width": 100, "height": 100, "scale": \#(scale),"#)
    }
    try expectEqual(scaled(2).quantities(.fractionalPixels), ["a.left", "a.right"])
    try expectEmpty(scaled(4).items(.fractionalPixels))
    try expectEmpty(LintCase(Self.a, constraints).items(.fractionalPixels))
  }

  @Test func `pixels are those of the root, not of the superview`() throws {
    let found = try LintCase(
      #"{"name": "a"}, {"name": "b", "in": "a"}"#,
      [
        "a.left == r.left + 0.25", "a.top == r.top", "a.width == 20", "a.height == 20",
        "b.left == a.left + 0.75", "b.top == a.top", "b.width == 5", "b.height == 5",
      ], settings: #""width": 100, "height": 100, "scale": 1,"#)
    expectEqual(found.items(.fractionalPixels), [["a"]])
  }
}
