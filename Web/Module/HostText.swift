import Anchors
import LayoutFiles

/// Measures a text in the host; `numbers` has the request, and receives the measurement.
///
/// - Parameters:
///   - session: The number of the session.
///   - text: The address of the text, in UTF-8.
///   - count: The number of its bytes.
///   - family: The address of the name of the font's family.
///   - familyCount: The number of its bytes.
///   - numbers: Eight numbers: the size, weight and slant (0 upright, 1 italic, 2 oblique) of the
///     font, the width at which lines wrap or NaN, and the maximum number of lines or 0; replaced
///     by width, height, first baseline from the top, last baseline from the bottom, and the number
///     of lines.
@_extern(wasm, module: "host", name: "measure")
private func measureInHost(
  _ session: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32,
  _ family: UnsafePointer<UInt8>?, _ familyCount: Int32, _ numbers: UnsafeMutablePointer<Double>?)

/// Measures the texts of a session with the host's function from now on.
///
/// - Parameter session: The number of the session, which the function receives.
/// - Returns: 0, or -1 if there is no such session.
@c(layout_measure)
public func measure(session: Int32) -> Int32 {
  guard let file = find(session)?.file else { return -1 }
  file.root.textMeasurer = TextMeasurer { request in
    let font = request.font
    var numbers: [Double] = [
      font.size, Double(font.weight), Double(font.slant.rawValue), request.maxWidth ?? .nan,
      Double(request.maxLines), 0, 0, 0,
    ]
    let text = Array(request.text.utf8)
    let family = Array(font.family.utf8)
    text.withUnsafeBufferPointer { text in
      family.withUnsafeBufferPointer { family in
        numbers.withUnsafeMutableBufferPointer { numbers in
          measureInHost(
            session, text.baseAddress, Int32(text.count), family.baseAddress, Int32(family.count),
            numbers.baseAddress)
        }
      }
    }
    return TextMeasurement(
      size: Size(width: numbers[0], height: numbers[1]),
      baselines: Baselines(firstFromTop: numbers[2], lastFromBottom: numbers[3]),
      lineCount: Int(max(0, min(numbers[4], 1e9))))
  }
  return 0
}
