private import Simplex

extension TestSystem {
  /// A length cut repeatedly into preferred shares, with minimum parts at a more important level;
  /// the first row states the length.
  package static func mosaic(cuts: Int, seed: UInt64) -> TestSystem {
    var random = SplitMix64(seed: seed)
    var system = TestSystem(variableCount: 2 * cuts + 1)
    func add(
      _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double,
      _ priority: Double
    ) {
      system.constraints.append(
        TestConstraint(
          terms.map { .init($0.0, $0.1) }, relation, constant, priority: priority))
    }
    add([(0, 1)], .equal, 80 * Double(cuts), 750)
    for cut in 0..<cuts {
      let parts = [2 * cut + 1, 2 * cut + 2]
      add([(cut, 1), (parts[0], -1), (parts[1], -1)], .equal, 4, 1000)
      add(
        [(parts[0], 1), (cut, seed % 2 == 0 ? -0.5 : -random.integer(3...7) / 10)], .equal, 0, 500)
      for part in parts {
        add([(part, 1)], .greaterThanOrEqual, 0, 1000)
        add([(part, 1)], .greaterThanOrEqual, random.integer(30...80), 600)
      }
    }
    return system
  }
}
