import TestSupport
import Testing

@Suite("The generator of random systems")
struct GeneratorTests {
  @Test("SplitMix64 draws the published numbers for seed 1234567")
  func splitMix() {
    var random = SplitMix64(seed: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    expectEqual(expected.map { _ in random.next() }, expected)
  }

  @Test(
    "the generator makes equal systems for equal seeds only", arguments: SystemKind.allCases)
  func repeatable(kind: SystemKind) {
    let systems = (1...20).map { seed in
      var generator = SystemGenerator(seed: UInt64(seed))
      return generator.system(kind)
    }
    var again = SystemGenerator(seed: 1)
    expectEqual(again.system(kind), systems[0])
    #expect(systems.filter { $0 == systems[0] }.count < 5)
  }

  @Test("generated systems have a solution within 128 bits", arguments: SystemKind.allCases)
  func satisfiable(kind: SystemKind) throws {
    var overflows = 0
    for seed: UInt64 in 1...60 {
      var generator = SystemGenerator(seed: seed)
      let system = generator.system(kind)
      do {
        let solution = try ReferenceSolver.solve(system)
        #expect(solution != nil, "\(kind) \(seed)")
      } catch {
        overflows += 1
      }
    }
    #expect(overflows <= 1, "\(kind)")
  }
}
