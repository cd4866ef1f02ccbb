/// Writes JSON text into a byte buffer, value by value, with commas.
///
/// The order of calls is that of the text: `beginObject`, `key`, a value, `endObject`. Only the
/// bytes are stored, so that a document of any length needs constant memory if they are taken
/// repeatedly.
///
/// ```swift
/// var json = JSONWriter()
/// json.beginObject()
/// json.key("width")
/// json.value(320)
/// json.endObject()          // {"width":320}
/// ```
public struct JSONWriter: Sendable {
  /// The UTF-8 text written since the last `detachBytes`.
  public private(set) var bytes: [UInt8] = []

  /// Flags of the open objects and arrays: true once one has a value.
  private var hasValue: [Bool] = []
  private var followsKey = false

  /// Creates a writer without text.
  public init() {}

  /// Returns the bytes written since the last call; objects and arrays stay open.
  ///
  /// - Complexity: O(1).
  public mutating func detachBytes() -> [UInt8] {
    var detached: [UInt8] = []
    swap(&detached, &bytes)
    return detached
  }

  /// Starts an object, as the document, a member's value or an element.
  public mutating func beginObject() {
    separate()
    bytes.append(UInt8(ascii: "{"))
    hasValue.append(false)
  }

  /// Ends the innermost object.
  public mutating func endObject() {
    bytes.append(UInt8(ascii: "}"))
    _ = hasValue.popLast()
  }

  /// Starts an array, as the document, a member's value or an element.
  public mutating func beginArray() {
    separate()
    bytes.append(UInt8(ascii: "["))
    hasValue.append(false)
  }

  /// Ends the innermost array, optionally with its bracket on a line of its own.
  public mutating func endArray(onNewLine: Bool = false) {
    if onNewLine { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(UInt8(ascii: "]"))
    _ = hasValue.popLast()
  }

  /// Writes the name of a member; its value must be next.
  public mutating func key(_ name: String) {
    separate()
    appendQuoted(name)
    bytes.append(UInt8(ascii: ":"))
    followsKey = true
  }

  /// Starts a new line before the next value, which helps line-based tools.
  public mutating func newline() {
    separate()
    bytes.append(UInt8(ascii: "\n"))
    followsKey = true
  }

  /// Ends the line, after the document or between documents.
  public mutating func lineBreak() {
    bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let last = hasValue.indices.last else { return }
    if hasValue[last] { bytes.append(UInt8(ascii: ",")) }
    hasValue[last] = true
  }
}

extension JSONWriter {
  /// Writes a string, quoted and escaped.
  public mutating func value(_ text: String) {
    separate()
    appendQuoted(text)
  }

  /// Writes a number so that reading it back yields the same number.
  ///
  /// An integer has no decimal point; other numbers have the fewest digits that identify them. NaN
  /// and infinities are written as `null`.
  public mutating func value(_ number: Double) {
    separate()
    guard number.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    bytes.append(contentsOf: number.shortest.utf8)
  }

  /// Writes `null`.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) {
    separate()
    bytes.append(contentsOf: (flag ? "true" : "false").utf8)
  }

  private mutating func appendQuoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    defer { bytes.append(UInt8(ascii: "\"")) }
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    guard !isPlain else { return bytes.append(contentsOf: text.utf8) }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\r"): bytes.append(contentsOf: "\\r".utf8)
      case UInt8(ascii: "\t"): bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
  }
}
