import Glibc

/// Holds counted work against the most that was recorded for it.
enum Thresholds {
  /// Counts the work of every workload.
  static func count(_ report: Report) -> [Record] {
    Workload.all.flatMap { workload in
      report.step("counting \(workload.name)") {
        var records: [Record] = []
        let sizes = workload.quickSizes ?? workload.sizes
        // Objects that the runtime makes once, at their first use, do not count.
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

  /// The geometric mean that a counter may reach over all cases, as a multiple of what is recorded.
  ///
  /// Low enough that work cannot grow by a percent a change, and above 1 because a clean-up that
  /// visits a cell more in one case, and less in another, is welcome.
  static let meanLimit = 1.002

  /// Prints the counters that exceed their limits: a band for each case, a mean for all of them.
  ///
  /// - Returns: Whether all counters are within their limits.
  static func check(_ records: [Record], against recorded: [Record]) -> Bool {
    var excesses: [String] = []
    var improved = 0
    var means = GeometricMeans()
    for record in records {
      guard let limit = record.counterpart(in: recorded) else {
        excesses.append("\(record.title): no threshold is recorded; bench --record writes one")
        continue
      }
      means.add(record.counters, limit.counters)
      excesses += record.counters.excesses(over: limit.counters).map { "\(record.title): \($0)" }
      if !limit.counters.excesses(over: record.counters).isEmpty { improved += 1 }
    }
    for (name, mean) in means.all {
      let text = "\(name): geometric mean \(Format.decimals(mean, 4)) of what is recorded"
      print(text)
      if mean > meanLimit { excesses.append("\(text), above \(Format.decimals(meanLimit, 4))") }
    }
    for line in excesses { print(line) }
    if improved > 0 { print("\(improved) phases are below their band: bench --record") }
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

/// The geometric means of counters, relative to what is recorded for them.
struct GeometricMeans {
  private var sums = [0.0, 0, 0, 0, 0]
  private var counts = [0.0, 0, 0, 0, 0]

  /// Adds a case; one is added to both numbers, so that counters of 0 have a ratio.
  mutating func add(_ found: Counters, _ limit: Counters) {
    for (index, (_, value)) in Counters.parts.enumerated() {
      guard let found = value(found), let limit = value(limit) else { continue }
      sums[index] += log((found + 1) / (limit + 1))
      counts[index] += 1
    }
  }

  /// The counters' names and means; 1 for a counter of no case.
  var all: [(name: String, mean: Double)] {
    Counters.parts.enumerated().map { index, part in
      (part.name, counts[index] > 0 ? exp(sums[index] / counts[index]) : 1)
    }
  }
}

extension Counters {
  /// The counters that have thresholds.
  static var parts: [(name: String, value: (Counters) -> Double?)] {
    [
      ("pivots", { $0.pivots }), ("cells", { $0.cells }), ("allocations", { $0.allocations }),
      ("bytes", { $0.bytes }), ("bytes at once", { $0.peak }),
    ]
  }

  /// The counters above the band of a case, in words.
  ///
  /// The band is 3 % wide, and at least 2 pivots or allocations, 16 cells and 256 bytes.
  func excesses(over limit: Counters) -> [String] {
    zip(Counters.parts, [2.0, 16, 2, 256, 256]).compactMap { part, least in
      guard let limit = part.value(limit), let found = part.value(self),
        found > limit + max(limit * 0.03, least)
      else { return nil }
      let relative = limit > 0 ? " (+\(Format.decimals((found / limit - 1) * 100, 1)) %)" : ""
      return "\(part.name) \(Format.count(found)) instead of \(Format.count(limit))\(relative)"
    }
  }
}
