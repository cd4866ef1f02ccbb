import Anchors
import LayoutFiles
import TestSupport
import Testing

/// The JSON syntax of layout files, apart from its meaning.
@Suite struct JSONReaderTests {
  /// A file, the line and column of its fault, and a part of the message.
  private static let faults: [(String, Int, Int, String)] = [
    ("", 1, 1, "empty"),
    (" \n ", 1, 1, "empty"),
    ("{", 1, 2, "name in quotes"),
    ("{\"a\"", 1, 5, "':'"),
    ("{\"a\":", 1, 6, "expected a value"),
    ("{\"width\":1", 1, 11, "',' or '}'"),
    ("{\"items\":[", 1, 11, "expected a value"),
    ("{\"items\":[1", 1, 12, "',' or ']'"),
    ("{\"items\":[1,]}", 1, 13, "expected a value"),
    ("{\"width\":1,}", 1, 12, "name in quotes"),
    ("{'width':1}", 1, 2, "name in quotes"),
    ("{\"width\" 1}", 1, 10, "':'"),
    ("{\"width\":1 \"height\":2}", 1, 12, "',' or '}'"),
    ("{\"width\":1}}", 1, 12, "unexpected text after"),
    ("{}{}", 1, 3, "unexpected text after"),
    ("{\n \"width\": tru\n}", 2, 11, "expected a value"),
    ("{\n\n \"width\": /* no */ 1}", 3, 11, "expected a value"),
    ("{\"width\":01}", 1, 10, "begin with 0"),
    ("{\"width\":+1}", 1, 10, "expected a value"),
    ("{\"width\":1.}", 1, 12, "expected a digit"),
    ("{\"width\":.5}", 1, 10, "expected a value"),
    ("{\"width\":-}", 1, 11, "expected a digit"),
    ("{\"width\":1e}", 1, 12, "expected a digit"),
    ("{\"width\":1e999}", 1, 10, "too large"),
    ("{\"width\":NaN}", 1, 10, "expected a value"),
    ("{\"root\":\"a}", 1, 9, "unterminated string"),
    ("{\"root\":\"a\n\"}", 1, 9, "unterminated string"),
    ("{\"root\":\"a\tb\"}", 1, 11, "control character"),
    ("{\"root\":\"\\x\"}", 1, 10, "unknown escape"),
    ("{\"root\":\"\\u12\"}", 1, 10, "four hexadecimal digits"),
    ("{\"root\":\"\\uD83D\"}", 1, 10, "surrogate"),
    ("{\"root\":\"\\uDE00\"}", 1, 10, "surrogate"),
    ("{\"width\":1,\"width\":2}", 1, 12, "duplicate member"),
    ("{\r\n\"width\":\r\n!}", 3, 1, "expected a value"),
    ("{\"é\":1,\n\"山\":?}", 2, 5, "expected a value"),
  ]

  /// The error of reading a text as a layout file.
  private func failure(_ text: String) -> LayoutFileError? {
    failure(Array(text.utf8))
  }

  private func failure(_ bytes: [UInt8]) -> LayoutFileError? {
    do throws(LayoutFileError) {
      _ = try LayoutFile(bytes)
      return nil
    } catch {
      return error
    }
  }

  /// Reads a literal as the name of an item.
  private func name(_ literal: String) throws -> String {
    let file = try LayoutFile(Array(#"{"root":"r","width":1,"items":[{"name":\#(literal)}]}"#.utf8))
    return try #require(file.root.subviews.first).name
  }

  @Test(arguments: faults)
  func `invalid JSON is reported at its line and column`(
    text: String, line: Int, column: Int, words: String
  ) throws {
    let error = try #require(failure(text))
    expectEqual(error.line, line, "\(error)")
    expectEqual(error.column, column, "\(error)")
    expect(error.message.contains(words), "\(error)")
  }

  @Test func `bytes that are not UTF-8 are refused`() throws {
    let error = try #require(failure(Array("{\"root\":\"".utf8) + [0xFF] + Array("\"}".utf8)))
    expect(error.message.contains("UTF-8"))
  }

  @Test func `values nested too deeply are refused`() throws {
    for bracket in ["[", "{\"a\":"] {
      let error = try #require(failure(String(repeating: bracket, count: 1_000_000)))
      expect(error.message.contains("100 deep"))
    }
  }

  @Test(arguments: [
    (#""plain""#, "plain"), (#""\u00e9""#, "é"), (#""\u5C71""#, "山"), ("\"é山\"", "é山"),
    (#""\uD835\uDC82""#, "𝒂"),
  ])
  func `texts may be written plainly or escaped`(literal: String, text: String) throws {
    try expectEqual(name(literal), text)
  }

  @Test func `every escape in a JSON string is resolved`() throws {
    let json = #"{"width":1,"items":[{"name":"a","kind":"label","text":"\"\\\/\b\f\n\r\t\u0041"}]}"#
    let file = try LayoutFile(Array(json.utf8))
    let label = try #require(file.root.subviews.first as? Label)
    expectEqual(label.text, "\"\\/\u{8}\u{C}\n\r\tA")
  }

  @Test func `a byte order mark and any space are allowed`() throws {
    let json = "\u{FEFF} \t\r\n{ \"width\" : 1.5E+1 , \"height\" :\n-0 } \n"
    let file = try LayoutFile(Array(json.utf8))
    try file.layOut()
    expectEqual(file.root.frame.width, 15)
  }

  @Test func `truncated and changed files are read or fail without a trap`() {
    let json = Array(
      #"{"root":"r","width":10,"items":[{"name":"a","hidden":true}],"constraints":["a.top == r.top + 1.5 @7"]}"#
        .utf8)
    var failures = 0
    for position in json.indices {
      if failure(Array(json[..<position])) != nil { failures += 1 }
      for byte in [0x00, 0x22, 0x5C, 0x7B, 0x39, 0xFF] as [UInt8] {
        var changed = json
        changed[position] = byte
        _ = failure(changed)
      }
    }
    expectEqual(failures, json.count)
  }
}
