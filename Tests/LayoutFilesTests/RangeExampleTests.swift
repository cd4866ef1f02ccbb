import Anchors
import AnchorsQuestions
import Foundation
import LayoutFiles
import TestSupport
import Testing

/// The files of `Examples/ranges` as functions of a size and of their metrics.
@Suite struct RangeExampleTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: PackageFolder.url("Examples/ranges/\(name).json")))
  }

  /// The file with another value of a metric in its text.
  private static func file(_ name: String, _ metric: String, _ value: Double) throws -> LayoutFile {
    let text = String(decoding: try bytes(name), as: UTF8.self)
    let parts = text.components(separatedBy: "\"\(metric)\": ")
    try #require(parts.count == 2)
    let rest = parts[1].drop { "0123456789.-".contains($0) }
    return try LayoutFile(Array("\(parts[0])\"\(metric)\": \(value)\(rest)".utf8))
  }

  @Test func `the width function of cards gives the frames of layouts`() throws {
    let bytes = try Self.bytes("cards")
    let check = FunctionCheck(makeFile: { try LayoutFile(bytes) }) { file, width in
      try file.layOut(width: width, height: nil)
    }
    let function = try LayoutFile(bytes).root.layoutFunction(of: .width, in: 200...600)
    try expectNil(check.fault(of: function, places: 3))
    // A row of at most 360 between edges of 16; the function changes there and where texts rewrap.
    expect(function.from == 200 && function.to == 600 && function.pieces.count >= 5)
    expect(function.pieces.contains { $0.from == 16 + 360 + 16 })
    let rewrapped = function.pieces.flatMap { $0.rewrapped }
    expect(rewrapped.contains("name") && rewrapped.contains("role"))
  }

  @Test func `the minimum width of cards is that of the smallest photo and its spacings`() throws {
    let file = try LayoutFile(try Self.bytes("cards"))
    let function = try file.layoutFunction(of: try file.parameter("page.width"), in: 0...200)
    expectEqual(function.from, 16 + 64 + 8 + 16)
    expectEqual(function.below?.gap, 1)
  }

  @Test(arguments: ["gap", "edge"])
  func `the function of a metric changes all constraints that use it`(_ metric: String) throws {
    let bytes = try Self.bytes("cards")
    let file = try LayoutFile(bytes)
    let function = try file.layoutFunction(of: try file.parameter(metric), in: 0...30)
    expect(function.parameter == metric && !function.pieces.isEmpty)
    var places = 0
    for piece in function.pieces {
      for share in [0.25, 0.5, 0.75] {
        let value = piece.from + share * (piece.to - piece.from)
        let other = try Self.file("cards", metric, value)
        try other.layOut()
        for entry in other.root.layoutFrames {
          let frame = try #require(function.frame(of: entry.node.name, at: value))
          expect(
            frame.isClose(to: entry.frame), "\(entry.node.name) with \(metric) = \(value): \(frame)"
          )
        }
        places += 1
      }
    }
    #expect(places > 2)
  }

  /// A list of 1 000 texts of three to twelve words, one below the other.
  private static func list() throws -> LayoutFile {
    var random = SplitMix64(seed: 1)
    let words = ["alpha", "beta", "gamma", "delta", "epsilon", "omicron", "upsilon"]
    let items = (0..<1000).map { row in
      let text = (0..<Int.random(in: 3...12, using: &random)).map { _ in random.pick(words) }
      return
        #"{"name":"r\#(row)","kind":"label","lines":0,"text":"\#(text.joined(separator: " "))"}"#
    }
    let list = #"{"root":"list","kind":"stack","axis":"vertical","spacing":4,"items":["#
    return try LayoutFile(Array((list + items.joined(separator: ",") + "]}").utf8))
  }

  @Test func `a list of 1 000 texts has a width function, which a limit of segments cuts short`()
    throws
  {
    let file = try Self.list()
    let parameter = try file.parameter(nil)
    let function = try file.layoutFunction(of: parameter, in: 300...301)
    try #require(function.pieces.count > 1)
    let end = function.pieces[0].to
    let other = try Self.list()
    try other.layOut(width: 301, height: nil)
    for entry in other.root.layoutFrames {
      let frame = try #require(function.frame(of: entry.node.name, at: 301))
      expect(frame.isClose(to: entry.frame), "\(entry.node.name)")
    }
    let error = #expect(throws: LayoutFunctionError.self) {
      try file.layoutFunction(of: parameter, in: 300...301, maximumPieces: 1)
    }
    guard case .tooManyPieces(let limit, let known) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    expect(limit == 1 && known == end)
  }
}

extension Rect {
  /// Tells whether all numbers are equal within a millionth of a point.
  fileprivate func isClose(to other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude < 1e-6 }
  }
}
