import Anchors
import Foundation
import LayoutFiles
import TestSupport
import Testing

extension ExampleLayouts {
  private struct Result: Decodable {
    struct Frame: Decodable {
      let x, y, width, height: Double
    }
    struct Extent: Decodable {
      let width, height: Double
    }
    let size: Extent
    let items: [String: Frame]
    let ambiguous: [String]
  }

  /// The frames in the result of an example, by item name; the name of the root is "".
  static func frames(_ name: String) throws -> [String: Rect] {
    let file = try LayoutFile(try bytes(name))
    try file.layOut()
    var json = JSONWriter()
    file.writeResult(into: &json)
    let result = try JSONDecoder().decode(Result.self, from: Data(json.bytes))
    expectEmpty(result.ambiguous)
    var frames = result.items.mapValues {
      Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    frames[""] = Rect(x: 0, y: 0, width: result.size.width, height: result.size.height)
    return frames
  }

  /// Compares all frames of an example with independently computed ones.
  static func expect(
    _ name: String, _ expected: KeyValuePairs<String, Rect>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let frames = try frames(name)
    #expect(Set(expected.map(\.key)) == Set(frames.keys), sourceLocation: sourceLocation)
    for (item, rect) in expected {
      let frame = try #require(frames[item], sourceLocation: sourceLocation)
      let differences = [
        frame.minX - rect.minX, frame.minY - rect.minY, frame.width - rect.width,
        frame.height - rect.height,
      ]
      #expect(
        differences.allSatisfy { abs($0) < 1e-9 }, "\(item) is \(frame), not \(rect)",
        sourceLocation: sourceLocation)
    }
  }
}
