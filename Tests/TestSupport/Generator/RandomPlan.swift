private import Foundation

/// How many random systems a run tries, and which.
///
/// The environment decides: `ANCHORS_RANDOM_SYSTEMS` is the number over all random tests, 1 000
/// unless given; `ANCHORS_RANDOM_SEED` is the first seed, 1 unless given.
package enum RandomPlan {
  /// The number of systems over all random tests.
  package static var systems: Int { number("ANCHORS_RANDOM_SYSTEMS") ?? 1000 }

  /// Whether tests take their large inputs too: in a run of 4 000 systems or more, which is one of an
  /// optimized build.
  package static var isLong: Bool { systems >= 4000 }

  /// The seeds of one test.
  ///
  /// - Parameter share: The test's part of all systems, from 0 to 1; at least one seed is given.
  /// - Returns: Consecutive seeds.
  package static func seeds(share: Double) -> Range<UInt64> {
    let first = UInt64(clamping: number("ANCHORS_RANDOM_SEED") ?? 1)
    return first..<(first + UInt64(clamping: max(1, Int(Double(systems) * share))))
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
