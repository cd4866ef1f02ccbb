import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Hostile input: every file is laid out or refused with a message, in bounded time.
@Suite struct HostileLayoutTests {
  /// The error of reading a file, or nil.
  private func failure(_ bytes: [UInt8]) -> LayoutFileError? {
    do throws(LayoutFileError) {
      _ = try LayoutFile(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func failure(_ json: String) -> LayoutFileError? { failure(Array(json.utf8)) }

  /// The kind of failure of laying a file out, or nil.
  private func layoutFailure(_ json: String) throws -> String? {
    let file = try LayoutFile(Array(json.utf8))
    do throws(LayoutFailure) {
      try file.layOut()
      return nil
    } catch {
      return error.kind
    }
  }

  private static let large = RandomPlan.isLong ? 10_000_000 : 1_000_000

  @Test func `an item in a layout file may have a name of megabytes`() throws {
    let name = String(repeating: "x", count: Self.large)
    let file = try LayoutFile(Array(#"{"root":"\#(name)","width":1,"height":1}"#.utf8))
    try file.layOut()
    expectEqual(file.root.name.utf8.count, Self.large)
  }

  @Test func `an excerpt of a line of megabytes is short`() throws {
    let digits = String(repeating: "1", count: Self.large)
    let error = try #require(failure(#"{"width":\#(digits)}"#))
    expect(error.message.contains("too large"))
    expect(error.text.count <= 76 && error.mark.count <= 76)
    let unknown = try #require(failure(#"{"\#(digits)":1}"#))
    #expect(unknown.text.count <= 76)
  }

  @Test(arguments: ["[", #"{"a":"#, #"{"items":["#])
  func `a million nested brackets are refused`(bracket: String) throws {
    let error = try #require(failure(String(repeating: bracket, count: 1_000_000)))
    expect(error.message.contains("nested more than 100 deep"))
  }

  @Test(arguments: ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "0x10", "1_000", "1e", "+1"])
  func `only finite decimal numbers are numbers`(number: String) throws {
    let width = try #require(failure(#"{"width":\#(number)}"#))
    expect(width.line == 1 && width.column >= 10)
    let rule = #"{"items":[{"name":"a"}],"constraints":["a.width == \#(number)"]}"#
    expect(number == "+1" || failure(rule) != nil)
  }

  @Test func `tiny numbers and negative zero are read from layout files`() throws {
    for number in ["1e-400", "-0", "5e-324", "0.0000000000001"] {
      try expectNil(layoutFailure(#"{"width":\#(number),"height":\#(number)}"#))
    }
  }

  @Test func `bytes of other encodings are refused at their position`() throws {
    let utf16 = try #require(failure([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]))
    expect(utf16.line == 1 && utf16.column == 1)
    for name in [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE5, 0xB1]] {
      let bytes = Array(#"{"root":""#.utf8) + name.map { UInt8($0) } + Array(#""}"#.utf8)
      let error = try #require(failure(bytes))
      expect(error.message.contains("not UTF-8") && error.column == 9)
    }
    #expect(failure(Array(repeating: 0, count: 1000)) != nil)
  }

  @Test func `a file of a byte order mark is empty, and the mark is in no column`() throws {
    try expect(#require(failure("\u{FEFF}")).message.contains("empty"))
    let error = try #require(failure("\u{FEFF}{\"width\":x}"))
    expect(error.column == 10 && error.text == "{\"width\":x}")
  }

  @Test func `cyclic parents are refused at any length of the cycle`() throws {
    let count = 5000
    let items = (0..<count).map { #"{"name":"i\#($0)","in":"i\#(($0 + 1) % count)"}"# }
    let error = try #require(failure(#"{"items":[\#(items.joined(separator: ","))]}"#))
    expect(error.message.hasPrefix("cycle in \"in\": "))
  }

  /// The baseline of a row depends on the heights of the stacks in it, recursively.
  @Test func `deeply nested stacks on baselines are laid out`() throws {
    let count = 40
    let items = (0..<count).map { depth in
      let place = depth > 0 ? #", "in": "s\#(depth - 1)""# : ""
      let axis = depth % 2 == 0 ? "horizontal" : "vertical"
      return """
        {"name": "s\(depth)"\(place), "kind": "stack", "axis": "\(axis)",
         "alignment": "lastBaseline"},
        {"name": "v\(depth)", "in": "s\(depth)", "intrinsic": {"width": 10, "height": 10}}
        """
    }
    let json = #"{"width":1000,"height":1000,"items":[\#(items.joined(separator: ","))]}"#
    try expectNil(layoutFailure(json))
  }

  @Test func `a conflict of a long chain lists each link as written`() throws {
    let count = 1000
    let links = (1..<count).map { "\"i\($0).left == i\($0 - 1).right + 1\"" }
    let widths = (0..<count).map { "\"i\($0).width == 5\"" }
    let items = (0..<count).map { #"{"name":"i\#($0)"}"# }.joined(separator: ",")
    let rules = (links + widths + ["\"(i0.left -> i999.right) == 3\""]).joined(separator: ",")
    let json = #"{"width":9,"height":9,"items":[\#(items)],"constraints":[\#(rules)]}"#
    let file = try LayoutFile(Array(json.utf8))
    let failure = #expect(throws: LayoutFailure.self) { try file.layOut() }
    expect(failure?.kind == "unsatisfiable" && failure?.constraints.count == 2 * count)
  }

  @Test func `numbers whose combination is too large are reported with rule and line`() throws {
    let chain = ["a.width == 3", "b.width == 1e8 * a.width", "c.width == 1e8 * b.width"]
    for (rules, named) in [
      (["a.width == 3", "a.width == -1e9 * a.width"], "a.width == -1e9 * a.width"),
      (chain, "b.width == 1e8 * a.width"),
    ] {
      let json = """
        {"root": "r", "width": 1, "height": 1,
         "items": [{"name": "a"}, {"name": "b"}, {"name": "c"}],
         "constraints": [
         \(rules.map { "\"\($0)\"" }.joined(separator: ",\n"))]}
        """
      let failure = #expect(throws: LayoutFailure.self) {
        try LayoutFile(Array(json.utf8)).layOut()
      }
      expectEqual(failure?.kind, "invalidConstraints")
      expectEqual(failure?.constraints.contains(named), true)
      #expect(failure?.line ?? 0 >= 4)
      expectEqual(failure?.explanation.contains("make its numbers too large"), true)
    }
  }

  @Test func `numbers at the limits are laid out or refused`() throws {
    for (rule, kind) in [
      ("a.width == 1e9", nil), ("a.left == r.left - 1e9", nil),
      ("a.width == 1e-9 * r.width", nil), ("a.width == -1 * r.width", "unsatisfiable"),
      ("a.width == a.width + 1e-3", "unsatisfiable"), ("a.left == a.left", nil),
    ] as [(String, String?)] {
      let json =
        #"{"root":"r","width":1e9,"height":1,"items":[{"name":"a"}],"constraints":["\#(rule)"]}"#
      try expectEqual(layoutFailure(json), kind, "\(rule)")
    }
  }

  @Test(arguments: 0..<4)
  func `damaged examples are laid out or refused`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let originals = try ExampleLayouts.names.map(ExampleLayouts.bytes)
    var laidOut = 0
    for _ in 0..<300 {
      guard var bytes = originals.randomElement(using: &random) else { continue }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(.random(in: 0...255, using: &random), at: place)
        case 2: bytes[place] = .random(in: 0x20...0x7E, using: &random)
        default:
          let digit = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }.randomElement(
            using: &random)
          if let digit { bytes[digit] = .random(in: 0x30...0x39, using: &random) }
        }
      }
      guard let file = try? LayoutFile(bytes) else { continue }
      if (try? file.layOut()) != nil {
        laidOut += 1
        expect(file.root.frame.width.isFinite && file.root.frame.height.isFinite)
      }
    }
    #expect(laidOut > 0)
  }
}
