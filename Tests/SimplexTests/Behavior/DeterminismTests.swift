import Foundation
import Simplex
import TestSupport
import Testing

/// Equal calls give equal bits: the random tests cover one process, these cover others.
@Suite("Determinism")
struct DeterminismTests {
  @Test("other processes compute the same bits, also with many equally good solutions")
  func processes() async throws {
    let here = try Self.bits()
    for _ in 0..<3 {
      let result = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        print("bits", try DeterminismTests.bits())
      }
      let output = String(decoding: result.standardOutputContent, as: UTF8.self)
      expect(output.contains("bits \(here)\n"))
    }
  }

  /// Returns the bits of the values of a tie and of the ends of some random sequences of calls.
  private static func bits() throws -> String {
    let (solver, parts) = try PeerBug.sixties()
    var words = parts.map { String(solver[$0].bitPattern, radix: 16) }
    for seed: UInt64 in 1...20 {
      var generator = ScriptGenerator(seed: seed)
      var model = ScriptModel(variableCount: generator.variableCount)
      var loaded = LoadedSolver(variableCount: generator.variableCount)
      for _ in 0..<40 {
        let operation = generator.operation(for: model)
        var next = model
        guard next.apply(operation), (try? loaded.apply(operation)) != nil else { continue }
        model = next
      }
      words += loaded.bits.map { String($0, radix: 16) }
    }
    return words.joined(separator: " ")
  }
}
