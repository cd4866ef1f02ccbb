package import Testing

/// Counts differences in many random systems and reports the first few in full.
package struct MismatchLog {
  private var systems = 0
  private var overflows = 0
  private var mismatches: [String] = []

  /// Makes an empty log.
  package init() {}

  /// True if enough systems differ to stop.
  package var isFull: Bool { mismatches.count >= 5 }

  /// Counts another system.
  package mutating func beginSystem() { systems += 1 }

  /// Counts a system that the reference could not solve within 128 bits.
  package mutating func addOverflow() { overflows += 1 }

  /// Adds a difference.
  package mutating func add(_ name: String, _ text: String) {
    mismatches.append("\(name)\n\(text)")
  }

  /// Fails the test if anything differed, or if the reference solved too few systems.
  package func report(sourceLocation: SourceLocation = #_sourceLocation) {
    if !mismatches.isEmpty {
      let stopped = isFull ? ", then stopped" : ""
      Issue.record(
        """
        \(mismatches.count) of \(systems) systems differ\(stopped):
        \(mismatches.joined(separator: "\n\n"))
        """, sourceLocation: sourceLocation)
    }
    #expect(
      overflows * 20 <= systems, "the reference gave up on \(overflows) of \(systems) systems",
      sourceLocation: sourceLocation)
  }
}
