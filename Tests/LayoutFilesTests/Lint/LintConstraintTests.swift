import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Lint findings that depend on constraints.
@Suite struct LintConstraintTests {
  private static let a = #"{"name": "a"}"#
  private static let two = #"{"name": "a"}, {"name": "b"}"#

  @Test(arguments: [
    ("a.trailing == r.trailing + 5", "a.trailing == r.trailing - 5"),
    ("a.right >= r.right + 5", "a.right >= r.right - 5"),
    ("a.bottom == r.bottom + 0.5", "a.bottom == r.bottom - 0.5"),
    ("r.trailing == a.trailing - 5", "r.trailing == a.trailing + 5"),
    ("r.bottom <= a.bottom - 5", "r.bottom <= a.bottom + 5"),
    ("a.trailing >= r.trailing + 5 @600", "a.trailing >= r.trailing - 5 @600"),
  ])
  func `a constant of the wrong sign at a far edge is found in every spelling`(
    _ written: String, _ cure: String
  ) throws {
    let found = try LintCase(Self.a, ["a.left == r.left", "a.top == r.top", written])
    expectEqual(found.equations(.trailingSign), [written])
    expectEqual(found.items(.trailingSign), [["a"]])
    expect(found.findings(.trailingSign)[0].fix.hasSuffix(cure))
    expect(found.report.hasWarnings)
  }

  @Test(arguments: [
    "a.trailing == r.trailing - 5", "r.trailing == a.trailing + 5", "a.trailing <= r.trailing + 5",
    "r.trailing >= a.trailing - 5", "a.leading == r.leading + 5", "a.bottom == r.top + 5",
    "a.trailing == r.trailing", "a.trailing == r.margins.trailing + 5",
    "a.right == 0.5 * r.right + 5",
  ])
  func `a trailing edge that must or may be inside has no wrong sign`(_ written: String) throws {
    try expectEmpty(LintCase(Self.a, [written]).items(.trailingSign))
  }

  @Test func `a wrong sign is found in right-to-left layouts and distances, not between siblings`()
    throws
  {
    let mirrored = try LintCase(
      Self.a, ["a.trailing == r.trailing + 5", "a.width == 10"],
      settings: #""width": 100, "height": 100, "direction": "rightToLeft","#)
    expectEqual(mirrored.items(.trailingSign), [["a"]])
    let distance = try LintCase(Self.a, ["(a.trailing -> r.trailing) == -5", "a.width == 10"])
    expectEqual(distance.items(.trailingSign), [["a"]])
    let inside = try LintCase(Self.a, ["(a.trailing -> r.trailing) == 5", "a.width == 10"])
    expectEmpty(inside.items(.trailingSign))
    let siblings = try LintCase(Self.two, ["a.trailing == b.trailing + 5"])
    expectEmpty(siblings.items(.trailingSign))
  }

  @Test func `a violated preference to extend outside is no wrong sign`() throws {
    let found = try LintCase(
      Self.a, ["a.trailing == r.trailing + 5 @600", "a.trailing <= r.trailing"])
    expectEmpty(found.items(.trailingSign))
  }

  @Test func `an exact copy of a constraint is found`() throws {
    let found = try LintCase(
      Self.a,
      ["a.width == 10", "a.left == r.left + 1", "a.width == 10", "a.left == r.left + 1 @900"])
    expectEqual(found.equations(.duplicate), ["a.width == 10"])
    expectEqual(found.findings(.duplicate)[0].constraints.count, 2)
    // The copy is not redundant as well.
    expectEmpty(found.equations(.redundant))
  }

  @Test func `each copy of a constraint is found once`() throws {
    let found = try LintCase(Self.a, ["a.width <= 10", "a.width <= 10", "a.width <= 10"])
    expectEqual(found.equations(.duplicate), ["a.width <= 10", "a.width <= 10"])
  }

  @Test func `constraints that differ in a number, a relation or an edge are no copies`() throws {
    let found = try LintCase(
      Self.two,
      [
        "a.left == r.left + 1", "a.left >= r.left + 1", "a.left == r.left + 1 @999",
        "a.leading == r.leading + 1", "b.left == r.left + 1", "a.width == 2 * b.width",
        "a.width == 3 * b.width @10", "a.width == 2 * b.height @10",
      ])
    expectEmpty(found.equations(.duplicate))
  }

  @Test func `a required constraint that earlier equalities imply is noted`() throws {
    let found = try LintCase(
      Self.two,
      [
        "a.left == r.left + 10", "a.width == 20", "a.right == r.left + 30", "b.width == a.width",
        "b.width >= 5", "b.left == a.right", "b.right <= r.right",
      ])
    expectEqual(found.equations(.redundant), ["a.right == r.left + 30", "b.width >= 5"])
    expect(found.findings(.redundant).allSatisfy { $0.severity == .note })
  }

  @Test func `a constraint implied by the requested size alone is not redundant`() throws {
    let found = try LintCase(
      Self.a, ["a.left == r.left", "a.right == r.right", "a.width == 100", "a.width <= 400"])
    // The third implies the last, and only the requested size implies the third.
    expectEqual(found.equations(.redundant), ["a.width <= 400"])
  }

  @Test func `preferences and inequalities imply nothing and are not redundant`() throws {
    let found = try LintCase(
      Self.two,
      ["a.width == 10 @999", "a.width >= 10", "a.width <= 10", "b.width == 10", "b.width == 10 @5"])
    expectEmpty(found.equations(.redundant))
  }

  @Test func `constraints of stacks and margin guides imply others`() throws {
    let stack = try LintCase(
      #"""
      {"name": "s", "kind": "stack", "distribution": "fillEqually"},
      {"name": "a", "in": "s"}, {"name": "b", "in": "s"}
      """#, ["s.left == r.left", "s.width == 60", "a.width == b.width"])
    expectEqual(stack.equations(.redundant), ["a.width == b.width"])
    let margins = try LintCase(
      Self.a, ["a.left == r.margins.left", "a.left == r.left + 8", "a.width == 5"])
    expectEqual(margins.equations(.redundant), ["a.left == r.left + 8"])
  }

  @Test func `factors and sums over a chain are combined`() throws {
    let names = (0..<50).map { "n\($0)" }
    let items = names.map { #"{"name": "\#($0)"}"# }.joined(separator: ",")
    var constraints = ["n0.left == r.left", "n0.width == 3"]
    for (before, name) in zip(names, names.dropFirst()) {
      constraints.append("\(name).left == \(before).right + 1")
      constraints.append("\(name).width == \(before).width")
    }
    // 50 widths of 3, 49 gaps of 1.
    constraints.append("n49.right == n0.left + 199")
    constraints.append("n20.width == 0.5 * n10.width + 1.5")
    let found = try LintCase(items, constraints, settings: #""width": 400, "height": 9,"#)
    expectEqual(
      found.equations(.redundant),
      [
        "n49.right == n0.left + 199", "n20.width == 0.5 * n10.width + 1.5",
      ])
  }

  @Test func `a constant size of an item with content is noted on that axis`() throws {
    let wide = #"{"name": "a", "intrinsic": {"width": 30}}"#
    let found = try LintCase(wide, ["a.width == 20", "a.height == 5"])
    expectEqual(found.quantities(.fixedContent), ["a.width"])
    expectEqual(found.equations(.fixedContent), ["a.width == 20"])
    for written in ["a.width <= 20", "a.width == 20 @999", "a.width == 0.2 * r.width"] {
      try expectEmpty(LintCase(wide, [written]).items(.fixedContent), "\(written)")
    }
  }

  @Test func `an item with leading and right constraints mixes directions, its superview does not`()
    throws
  {
    let found = try LintCase(
      Self.two,
      [
        "a.leading == r.leading", "a.right == r.right", "b.left == r.left", "b.right == r.right",
      ])
    expectEqual(found.items(.mixedDirections), [["a"]])
    expectEqual(
      found.findings(.mixedDirections)[0].constraints.map(\.equation),
      ["a.right == r.right", "a.leading == r.leading"])
    expect(found.report.hasWarnings)
    let plain = try LintCase(
      Self.two, ["a.leading == r.leading", "a.centerX == r.centerX", "b.left == r.left"])
    expectEmpty(plain.items(.mixedDirections))
  }
}
