import Glibc

/// Holds counted work against the most that was recorded for it.
enum Thresholds {
  /// Counts the work of every workload.
  static func count(_ report: Report) -> [Record] {
    Workload.all.flatMap { workload in
      report.step("counting \(workload.name)") {
        var records: [Record] = []
        let sizes = workload.quickSizes ?? workload.sizes
        // What the runtime of the language makes once, when something is first used, does not count.
        if let size = sizes.first, let phase = workload.phases.first {
          _ = try workload.makeOurs(size).counters(phase)
        }
        for size in sizes {
          let ours = workload.makeOurs(size)
          for phase in workload.phases {
            records.append(Record(workload, size, phase, try ours.counters(phase)))
          }
        }
        if let size = workload.largeSize {
          let counters = try workload.makeOurs(size).counters(.cold)
          records.append(Record(workload, size, .cold, counters))
        }
        return records
      } ?? []
    }
  }

  /// Prints what costs more than recorded.
  ///
  /// - Returns: Whether nothing does.
  static func check(_ records: [Record], against recorded: [Record]) -> Bool {
    var excesses: [String] = []
    var improved = 0
    for record in records {
      guard let limit = record.counterpart(in: recorded) else {
        excesses.append("\(record.title): no threshold is recorded; bench --record writes one")
        continue
      }
      excesses += record.counters.excesses(over: limit.counters).map { "\(record.title): \($0)" }
      if !limit.counters.excesses(over: record.counters).isEmpty { improved += 1 }
    }
    for line in excesses { print(line) }
    if improved > 0 { print("\(improved) phases cost less than recorded: bench --record") }
    print(
      excesses.isEmpty
        ? "No workload costs more than recorded."
        : "\(excesses.count) numbers are above Benchmarks/Thresholds.json.")
    return excesses.isEmpty
  }

  /// The file, found from the root of the project and from `Benchmarks`.
  static func path() throws -> String {
    for folder in ["Benchmarks", "."] where access("\(folder)/Package.swift", F_OK) == 0 {
      return "\(folder)/Thresholds.json"
    }
    throw UsageError(text: "there is no folder Benchmarks here")
  }
}

extension Counters {
  /// Where this costs more than another, in words, and by how much.
  ///
  /// Pivots and cells hold exactly. Swift's arrays grow into the room that a block happens to have,
  /// so that allocations may exceed by a thousandth and bytes by a hundredth or a few words.
  func excesses(over limit: Counters) -> [String] {
    func excess(
      _ what: String, _ limit: Double?, _ found: Double?, part: Double = 0, atLeast: Double = 0
    ) -> String? {
      guard let limit, let found, found > limit + max(limit * part, atLeast) else { return nil }
      let relative = limit > 0 ? " (+\(Format.decimals((found / limit - 1) * 100, 1)) %)" : ""
      return "\(what) \(Format.count(found)) instead of \(Format.count(limit))\(relative)"
    }
    return [
      excess("pivots", limit.pivots, pivots), excess("cells", limit.cells, cells),
      excess("allocations", limit.allocations, allocations, part: 0.001),
      excess("bytes", limit.bytes, bytes, part: 0.01, atLeast: 64),
      excess("bytes at once", limit.peak, peak, part: 0.01, atLeast: 64),
    ].compactMap(\.self)
  }
}
