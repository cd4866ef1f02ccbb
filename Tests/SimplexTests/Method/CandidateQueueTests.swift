import Buffers
import TestSupport
import Testing

@testable import Simplex

/// The queue of improving directions.
@Suite("Candidate queue")
struct CandidateQueueTests {
  private static let entries = 40

  private func entry(_ number: Int) -> BasisEntry {
    number % 2 == 0
      ? BasisEntry(row: Int32(number / 2)) : BasisEntry(holdOf: Int32(number / 2))
  }

  private func candidate(_ number: Int, slope: Double, precedence: Int) -> Candidate {
    Candidate(
      entry: entry(number), direction: 1, slope: slope, precedence: precedence,
      order: UInt64(number))
  }

  /// The numbers of entries in the expected order of steps.
  private func order(_ waiting: [Int: Candidate]) -> [Int] {
    waiting.sorted {
      let (first, second) = ($0.value, $1.value)
      if first.precedence != second.precedence { return first.precedence > second.precedence }
      return first.slope == second.slope ? $0.key < $1.key : first.slope < second.slope
    }.map(\.key)
  }

  @Test("candidates are popped steepest first, each once and as last inserted")
  func order() {
    var random = SplitMix64(seed: 5)
    var queue = CandidateQueue()
    var arena = Arena(bytes: Arena.size(2 * Self.entries, of: Int32.self))
    defer {
      queue.free()
      arena.free()
    }
    queue.carve(variables: Self.entries, rows: Self.entries, from: &arena)
    var waiting: [Int: Candidate] = [:]
    for step in 0..<5_000 {
      let number = Int.random(in: 0..<Self.entries, using: &random)
      switch Int.random(in: 0..<100, using: &random) {
      case 0..<60:
        let new = candidate(
          number, slope: -.random(in: 1...6, using: &random).rounded(),
          precedence: .random(in: 0..<2, using: &random))
        queue.insert(new)
        waiting[number] = new
      case 60..<80:
        queue.remove(entry(number))
        waiting[number] = nil
      case 80..<99:
        let first = order(waiting).first
        expectEqual(queue.popFirst()?.order, first.map { UInt64($0) }, "step \(step)")
        if let first { waiting[first] = nil }
      default:
        queue.removeAll()
        waiting = [:]
      }
      expectEqual(queue.count, waiting.count)
    }
    for number in order(waiting) { expectEqual(queue.popFirst()?.order, UInt64(number)) }
    expectNil(queue.popFirst())
  }
}
