/// Counted work of every workload, to be held against what was recorded.
struct ThresholdSuite {
  /// What was counted, by name of the workload.
  private(set) var counted: [(name: String, thresholds: [Threshold])] = []

  static var steps: Int {
    Workload.all.count + TreeWorkload.all.count + StackSuite.familyCount
  }

  init(report: Report) throws {
    for workload in Workload.all {
      report.progress("counting \(workload.name)")
      var thresholds: [Threshold] = []
      for size in workload.countedSizes {
        let contender = SimplexContender(workload.make(size))
        for phase in Phase.allCases where size <= 1000 || phase == .cold {
          thresholds.append(
            Threshold(size: size, phase: phase.rawValue, try contender.counters(phase)))
        }
      }
      counted.append((workload.name, thresholds))
    }
    for workload in TreeWorkload.all {
      report.progress("counting trees of \(workload.name)")
      var thresholds: [Threshold] = []
      for size in workload.sizes {
        let contender = TreeContender(workload, size)
        for phase in Phase.allCases where contender.takesPart(in: phase) {
          thresholds.append(
            Threshold(size: size, phase: phase.rawValue, try contender.counters(phase)))
        }
      }
      counted.append(("anchors-\(workload.name)", thresholds))
    }
    let suite = StackSuite(size: 100, timed: false, report: report)
    counted.append(
      (
        "stacks",
        suite.families.map { Threshold(size: $0.size, phase: "\($0.name) cold", $0.total) }
      ))
  }

  /// Writes a file per workload.
  func record(in folder: String) throws {
    for (name, thresholds) in counted {
      try Threshold.write(thresholds, to: "\(folder)/\(name).json")
    }
  }

  /// What costs more than recorded, a line each.
  func excesses(over folder: String) throws -> [String] {
    var lines: [String] = []
    for (name, thresholds) in counted {
      guard let recorded = try? Threshold.read(from: "\(folder)/\(name).json") else {
        lines.append("\(name): no threshold is recorded; bench --record writes one")
        continue
      }
      for found in thresholds {
        let what = "\(name) \(found.size) \(found.phase)"
        let limit = recorded.first { $0.size == found.size && $0.phase == found.phase }
        guard let limit else {
          lines.append("\(what): no threshold is recorded; bench --record writes one")
          continue
        }
        lines += limit.excesses(of: found).map { "\(what): \($0)" }
      }
    }
    return lines
  }

  /// How many of the recorded numbers are now lower.
  func improvements(over folder: String) -> Int {
    counted.reduce(0) { sum, entry in
      guard let recorded = try? Threshold.read(from: "\(folder)/\(entry.name).json") else {
        return sum
      }
      return sum
        + entry.thresholds.count { found in
          recorded.contains {
            $0.size == found.size && $0.phase == found.phase && !found.excesses(of: $0).isEmpty
          }
        }
    }
  }
}
