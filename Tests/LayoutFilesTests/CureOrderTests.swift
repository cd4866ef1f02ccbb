import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Proposed changes in the order in which a person would consider them, computed for small layouts.
@Suite struct CureOrderTests {
  /// The proposed changes that solve the conflict of a root with items and constraints, as texts.
  private func cures(
    _ size: String, _ items: [String], _ constraints: [String]
  ) throws -> [(text: String, preservesOrder: Bool)] {
    let names = items.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
    let rules = constraints.map { #""\#($0)""# }.joined(separator: ", ")
    let file = try LayoutFile(
      Array(#"{"root": "r", \#(size), "items": [\#(names)], "constraints": [\#(rules)]}"#.utf8))
    do throws(LayoutFailure) {
      try file.layOut()
      return []
    } catch {
      let conflict = try #require(error.conflict)
      return conflict.cures.filter(\.solves).map { cure in
        let constraint = conflict.members[cure.member].equation
        switch cure.change {
        case .constant(let number): return ("\(constraint) -> \(number)", cure.preservesOrder)
        case .priority: return ("\(constraint) @999", cure.preservesOrder)
        case .remove: return ("without \(constraint)", cure.preservesOrder)
        }
      }
    }
  }

  @Test func `the changes for a column too high begin with the root and the highest view`() throws {
    let found = try cures(
      #""width": 320, "height": 139.5"#, ["a", "b", "c", "d"],
      [
        "a.top == r.top + 21", "a.height == 15", "b.top == a.bottom + 14", "b.height == 15",
        "c.top == b.bottom + 3", "c.height == 80", "d.top == c.bottom + 8", "d.height == 15",
        "d.bottom == r.bottom - 18",
      ])
    // 21 + 15 + 14 + 15 + 3 + 80 + 8 + 15 + 18 = 189, 49.5 too many; only c is that high.
    let sane = found.filter(\.preservesOrder).map(\.text)
    expectEqual(
      sane,
      [
        "r.height == 139.5 -> 189.0", "c.height == 80 -> 30.5", "c.height == 80 @999",
        "without c.height == 80",
      ])
    expect(found.prefix(4).allSatisfy { $0.preservesOrder })
    expect(found.dropFirst(4).allSatisfy { !$0.preservesOrder })
  }

  @Test func `the changes for a row too wide begin with lengths that can shrink enough`()
    throws
  {
    let found = try cures(
      #""width": 200, "height": 50"#, ["a", "b"],
      [
        "a.leading == r.leading + 60", "a.width == 80", "b.leading == a.trailing + 40",
        "b.width == 50", "b.trailing == r.trailing - 5",
      ])
    // 60 + 80 + 40 + 50 + 5 = 235: 35 of 235, 80, 60, 50 and 40; the last inset is only 5.
    expectEqual(
      found.prefix(5).map(\.text),
      [
        "r.width == 200 -> 235.0", "a.width == 80 -> 45.0", "a.leading == r.leading + 60 -> 25.0",
        "b.width == 50 -> 15.0", "b.leading == a.trailing + 40 -> 5.0",
      ])
    #expect(found.first { $0.text.hasPrefix("b.trailing") }?.preservesOrder != true)
  }

  @Test func `the changes for two sizes of one view begin with making the earlier the later`()
    throws
  {
    let found = try cures(
      #""width": 200, "height": 50"#, ["a"], ["a.width == 80", "a.width == 100"])
    expectEqual(
      found.map(\.text),
      [
        "a.width == 80 -> 100.0", "a.width == 100 -> 80.0", "a.width == 80 @999",
        "a.width == 100 @999", "without a.width == 80", "without a.width == 100",
      ])
    expect(found.allSatisfy { $0.preservesOrder })
  }

  @Test func `the changes for two views each after the other begin with dropping one order`() throws
  {
    let found = try cures(
      #""width": 400, "height": 50"#, ["a", "b"],
      [
        "a.width == 50", "b.width == 60", "b.leading >= a.trailing + 8",
        "a.leading >= b.trailing + 8",
      ])
    // No width can compensate 8 + 50 + 60 + 8, and a gap would be 8 - 126 = -118.
    expectEqual(
      found.map(\.text),
      [
        "b.leading >= a.trailing + 8 @999", "a.leading >= b.trailing + 8 @999",
        "without b.leading >= a.trailing + 8", "without a.leading >= b.trailing + 8",
        "b.leading >= a.trailing + 8 -> -118.0", "a.leading >= b.trailing + 8 -> -118.0",
      ])
    expect(found.allSatisfy { !$0.preservesOrder })
  }

  @Test func `the changes for a proportion prefer a lower priority to a constant`() throws {
    let found = try cures(
      #""width": 400, "height": 400"#, ["a"],
      ["a.width == 2 * a.height", "a.height == 50", "a.width == 80"])
    // Twice 40 is 80, twice 50 is 100: 20 of 100 and 10 of 50 are the same share.
    expectEqual(
      found.map(\.text),
      [
        "a.height == 50 -> 40.0", "a.width == 80 -> 100.0", "a.height == 50 @999",
        "a.width == 80 @999", "a.width == 2 * a.height @999", "without a.height == 50",
        "without a.width == 80", "without a.width == 2 * a.height",
        "a.width == 2 * a.height -> -20.0",
      ])
  }

  @Test func `the changes begin with an outside edge that can move inside`() throws {
    let found = try cures(
      #""width": 100, "height": 50"#, ["a"],
      ["a.leading == r.leading + 10", "a.trailing == r.trailing + 5", "a.width == 80"])
    // 10 + 80 - 5 = 85 of 100: the width 80 + 15, the edge from 5 outside to 10 inside.
    expectEqual(
      found.prefix(3).map(\.text),
      [
        "a.trailing == r.trailing + 5 -> -10.0", "a.width == 80 -> 95.0",
        "a.leading == r.leading + 10 -> 25.0",
      ])
    expectEqual(found.filter { $0.text.contains("->") }.last?.text, "r.width == 100 -> 85.0")
  }

  @Test func `the error text proposes another requested size`() throws {
    let file = try LayoutFile(
      Array(
        #"""
        {"root": "r", "width": 100, "items": [{"name": "a"}],
         "constraints": ["a.left == r.left + 10", "a.right == r.right", "a.width == 120"]}
        """#.utf8))
    let error = try #require(throws: LayoutFailure.self) { try file.layOut() }
    let lines = error.message.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let first = try #require(lines.firstIndex { $0.hasPrefix("Any one of these") })
    // 10 + 120 = 130, and 120 - 30 = 90.
    expectEqual(lines[first + 1], "request a width of 130 instead")
    expect(lines[first + 2].hasSuffix("to 90"))
    expect(lines.contains { $0.hasPrefix("So does any one of these, but items then overlap") })
  }
}
