import Foundation
import LayoutFiles
import TestSupport
import Testing

@Suite struct JSONWriterTests {
  private func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  @Test func `written JSON has commas between values only`() {
    let written = text { json in
      json.beginObject()
      json.key("a")
      json.beginArray()
      json.value(1)
      json.beginObject()
      json.endObject()
      json.value("x")
      json.endArray()
      json.key("b")
      json.value(true)
      json.endObject()
    }
    expectEqual(written, #"{"a":[1,{},"x"],"b":true}"#)
  }

  @Test func `each value may begin a line`() {
    let written = text { json in
      json.beginArray()
      json.newline()
      json.value(1)
      json.newline()
      json.value(2)
      json.endArray(onNewLine: true)
      json.lineBreak()
    }
    expectEqual(written, "[\n1,\n2\n]\n")
  }

  @Test(arguments: [
    0, -0.0, 1, -17, 0.1, 20.4, 1.0 / 3, 125.681, 1e9, 1e300, 123_456_789.123_456_78,
    -2.5e-7, .leastNonzeroMagnitude, 9_007_199_254_740_992,
  ])
  func `numbers are read back unchanged`(number: Double) throws {
    let written = text { $0.value(number) }
    expectEqual(Double(written), number)
    // Foundation's reader does not always return the nearest double.
    let value = try JSONSerialization.jsonObject(
      with: Data(written.utf8), options: .fragmentsAllowed)
    #expect(abs((value as? Double ?? .nan) - number) <= number.magnitude.ulp)
  }

  @Test func `whole numbers have no fraction`() {
    expectEqual(text { $0.value(320) }, "320")
    expectEqual(text { $0.value(-0.0) }, "0")
  }

  @Test func `numbers that are not finite are written as null`() {
    expectEqual(text { $0.value(Double.nan) }, "null")
    expectEqual(text { $0.value(-Double.infinity) }, "null")
  }

  @Test(arguments: [
    "", "plain", "\"quoted\" \\ slash / é 山 👩‍👩‍👧", "line\nfeed\r\ttab",
    "\u{0}\u{1}\u{1F}\u{7F}\u{2028}",
  ])
  func `texts are read back unchanged`(original: String) throws {
    let written = text { $0.value(original) }
    let value = try JSONSerialization.jsonObject(
      with: Data(written.utf8), options: .fragmentsAllowed)
    expectEqual(value as? String, original)
    expect(!written.utf8.contains { $0 < 0x20 })
  }
}
