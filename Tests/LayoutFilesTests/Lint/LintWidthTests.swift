import Anchors
import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

/// Constraints without effect at any width of a range.
@Suite struct LintWidthTests {
  private func equations(
    _ constraints: [String], _ widths: ClosedRange<Double>, items: String = #"{"name": "a"}"#
  ) throws -> [String] {
    let written = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    let file = try LayoutFile(
      Array(
        """
        {"root": "r", "width": 100, "height": 100, "textMeasurer": "square", "items": [\(items)],
         "constraints": ["a.left == r.left", "a.top == r.top", \(written)]}
        """.utf8))
    try file.layOut()
    return try file.root.lint(widths: widths).findings.filter { $0.code == .neverBinding }
      .map { $0.constraints[0].equation }
  }

  @Test func `a limit that no width reaches is found`() throws {
    let rules = ["a.height == 5", "a.right == r.right @750", "a.width <= 200"]
    try expectEqual(equations(rules, 50...199), ["a.width <= 200"])
    // Reached at one end, then in the middle.
    try expectEqual(equations(rules, 50...200), [])
    try expectEqual(equations(rules, 50...300), [])
  }

  @Test func `a violated preference and an equality have an effect`() throws {
    let rules = [
      "a.height == 5", "a.right == r.right", "a.width >= 400 @500", "a.width >= 10 @500",
    ]
    try expectEqual(equations(rules, 50...300), ["a.width >= 10 @500"])
  }

  @Test func `limits of an ambiguous quantity have an effect`() throws {
    let rules = ["a.height == 5", "a.width >= 10", "a.width <= 40"]
    try expectEqual(equations(rules, 50...300), [])
  }

  @Test func `a text wraps for each width of the range`() throws {
    // Nine characters, each as wide as high: two lines if the width is too small for all of them.
    let label = #"{"name": "a", "kind": "label", "text": "aaaa aaaa", "font": 10, "lines": 0}"#
    let rules = ["a.right == r.right", "a.height <= 15"]
    try expectEqual(equations(rules, 95...300, items: label), ["a.height <= 15"])
    try expectEqual(equations(rules, 60...300, items: label), [])
  }

  @Test func `an invalid range of widths is refused`() throws {
    let file = try LayoutFile(Array(#"{"width": 9, "items": [{"name": "a"}]}"#.utf8))
    try file.layOut()
    #expect(throws: LayoutFunctionError.self) { try file.root.lint(widths: -1...5) }
  }
}
