import TestSupport
import Testing

@testable import Anchors
@testable import AnchorsQuestions

/// The sweep that finds overlaps, compared with all pairs.
@Suite struct OverlapSweepTests {
  private func pairs(_ boxes: [Rect], limit: Int = .max) -> [[Int]] {
    var sweep = OverlapSweep(boxes, tolerance: 0.001)
    return sweep.pairs(limit: limit) { _, _ in true }.map { [$0.lower, $0.upper] }
      .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
  }

  private func allPairs(_ boxes: [Rect]) -> [[Int]] {
    var found: [[Int]] = []
    for lower in boxes.indices {
      for upper in boxes.indices.dropFirst(lower + 1) {
        let width =
          min(boxes[lower].maxX, boxes[upper].maxX) - max(boxes[lower].minX, boxes[upper].minX)
        let height =
          min(boxes[lower].maxY, boxes[upper].maxY) - max(boxes[lower].minY, boxes[upper].minY)
        if width > 0.001, height > 0.001 { found.append([lower, upper]) }
      }
    }
    return found
  }

  @Test func `random rectangles on a coarse grid have the overlaps of a comparison of all pairs`() {
    var random = SplitMix64(seed: 14)
    for round in 0..<300 {
      let boxes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        Rect(
          x: Double(Int.random(in: 0...12, using: &random)),
          y: Double(Int.random(in: 0...12, using: &random)),
          width: Double(Int.random(in: 0...6, using: &random)),
          height: Double(Int.random(in: 0...6, using: &random)))
      }
      expectEqual(pairs(boxes), allPairs(boxes), "round \(round)")
    }
  }

  @Test func `overlapping rectangles are listed up to the limit`() {
    let heap = [Rect](repeating: Rect(x: 0, y: 0, width: 5, height: 5), count: 100)
    expectEqual(pairs(heap).count, 100 * 99 / 2)
    expectEqual(pairs(heap, limit: 7).count, 7)
    expect(pairs([]).isEmpty && pairs([heap[0]]).isEmpty)
  }

  /// Ten thousand rectangles without an overlap, in arrangements in which a plain sweep in one
  /// direction compares all pairs.
  @Test(arguments: ["rows", "columns", "grid", "rows beside columns"])
  func `rectangles with few overlaps need few comparisons`(_ arrangement: String) {
    let count = 10_000
    let boxes = (0..<count).map { index -> Rect in
      let place = Double(index)
      switch arrangement {
      case "rows": return Rect(x: 0, y: place * 10, width: 300, height: 10)
      case "columns": return Rect(x: place * 10, y: 0, width: 10, height: 300)
      case "grid":
        return Rect(x: Double(index % 100) * 10, y: Double(index / 100) * 10, width: 10, height: 10)
      default:
        return index % 2 == 0
          ? Rect(x: 0, y: place, width: 100, height: 2)
          : Rect(x: 200 + place, y: 0, width: 2, height: 20_000)
      }
    }
    var sweep = OverlapSweep(boxes, tolerance: 0.001)
    expect(sweep.pairs(limit: 10) { _, _ in true }.isEmpty)
    // There are fifty million pairs.
    #expect(sweep.steps < 150 * count)
  }
}
