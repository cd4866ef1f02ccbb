import Anchors
import LayoutFiles

extension XMLDocument {
  /// Returns a number of an attribute, or nil without the attribute.
  ///
  /// - Throws: `Fault` if it is no finite number within ±1e9.
  func number(_ element: Int, _ name: StaticString) throws(Fault) -> Double? {
    guard let range = valueRange(element, name) else { return nil }
    return try number(in: range, "\(name)")
  }

  /// Reads a number, a fraction such as `1/3` or a ratio such as `16:9`.
  func factor(_ element: Int, _ name: StaticString) throws(Fault) -> Double? {
    guard let range = valueRange(element, name) else { return nil }
    for offset in range.start..<range.end
    where bytes[offset] == UInt8(ascii: ":") || bytes[offset] == UInt8(ascii: "/") {
      let numerator = try number(in: SourceRange(range.start, offset), "\(name)")
      let denominator = try number(in: SourceRange(offset + 1, range.end), "\(name)")
      guard denominator != 0 else {
        throw Fault("'\(name)' has the divisor 0", at: range)
      }
      return numerator / denominator
    }
    return try number(in: range, "\(name)")
  }

  /// Reads a range that contains nothing but a number.
  func number(in range: SourceRange, _ name: String) throws(Fault) -> Double {
    var (start, end) = (range.start, range.end)
    while start < end, bytes[start] == 0x20 { start += 1 }
    while end > start, bytes[end - 1] == 0x20 { end -= 1 }
    let isPlain =
      end > start
      && bytes[start..<end].allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
        default: false
        }
      }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    guard isPlain, let number = Double(text) else {
      throw Fault("'\(name)' expects a number, not '\(text)'", at: range)
    }
    guard number.magnitude <= 1e9 else {
      throw Fault("'\(name)' expects a number within ±1e9", at: range)
    }
    return number
  }

  /// Returns whether an attribute is `YES`.
  func isTrue(_ element: Int, _ name: StaticString) -> Bool { has(element, name, "YES") }

  /// Returns whether a text shrinks to fit, which Xcode writes by leaving `NO` out.
  func shrinksText(_ element: Int) -> Bool {
    if valueRange(element, "adjustsFontSizeToFit") != nil {
      return isTrue(element, "adjustsFontSizeToFit")
    }
    return valueRange(element, "minimumScaleFactor") != nil
      || valueRange(element, "minimumFontSize") != nil
  }

  /// Returns the frame of a view, or nil if the file has none.
  ///
  /// - Throws: `Fault` if a number is wrong, or a size negative.
  func frame(_ element: Int) throws(Fault) -> Rect? {
    guard let rect = child(element, "rect", key: "frame") else { return nil }
    let width = try number(rect, "width") ?? 0
    let height = try number(rect, "height") ?? 0
    guard width >= 0, height >= 0 else {
      throw Fault("the size of a frame must not be negative", at: range(rect))
    }
    return Rect(
      x: try number(rect, "x") ?? 0, y: try number(rect, "y") ?? 0, width: width, height: height)
  }
}
