private import Foundation

/// The number and the seeds of the random systems of a run.
///
/// Set by the environment: `ANCHORS_RANDOM_SYSTEMS` is the number over all random tests, by default
/// 100; `ANCHORS_RANDOM_SEED` is the first seed, by default 1.
package enum RandomPlan {
  /// The number of systems over all random tests.
  package static var systems: Int { number("ANCHORS_RANDOM_SYSTEMS") ?? 100 }

  /// True if tests use large inputs, too: in optimized builds, with 4 000 systems or more.
  package static var isLong: Bool { systems >= 4000 }

  /// The seeds of one test.
  ///
  /// - Parameter share: The test's share of all systems, from 0 to 1. There is at least one seed.
  /// - Returns: Consecutive seeds.
  package static func seeds(share: Double) -> Range<UInt64> {
    let first = UInt64(clamping: number("ANCHORS_RANDOM_SEED") ?? 1)
    return first..<(first + UInt64(clamping: max(1, Int(Double(systems) * share))))
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
