#if Ablation
import Glibc
@_spi(Ablation) import Simplex

/// Measures each workload with shortcuts of the solver switched off, each alone or a set at once.
struct Ablation {
  /// The work of a case, once with all shortcuts and once without those of a set.
  struct Case {
    let title: String
    /// True for a first layout of views.
    let isFirstLayout: Bool
    /// The minimum of several runs, in nanoseconds.
    let complete: Double
    let reduced: Double
    /// Cells without the shortcuts, as a multiple of those with them; nil for trees.
    let cells: Double?

    var time: Double { reduced / complete }
  }

  /// Shortcuts that are switched off together.
  struct Group {
    let title: String
    let mask: UInt32
    var cases = [Case]()
    var failures = [String]()
    /// True once a larger size of the current workload would take minutes.
    var isStopped = false
  }

  /// The length of one sample in nanoseconds; short work is repeated to fill it.
  private static let sampleLength = 5e5
  private static let rounds = 5
  /// The time from which a case is run once only, in nanoseconds.
  private static let longRun = 2e8
  /// The time of one run, in nanoseconds, from which larger sizes would take minutes.
  private static let slowRun = 2e8

  private var groups: [Group]

  /// Creates the measurement of sets such as `boundSwap+lazyPricing`, or of each shortcut alone.
  private init(_ sets: [String]) throws {
    let titles = sets.isEmpty ? Shortcut.allCases.map { "\($0)" } : sets
    groups = try titles.map { title in
      let mask = try title.split(separator: "+").reduce(UInt32(0)) { mask, name in
        guard let shortcut = Shortcut.allCases.first(where: { "\($0)" == name }) else {
          let names = Shortcut.allCases.map { "\($0)" }.joined(separator: ", ")
          throw UsageError(text: "there is no shortcut '\(name)'; there are \(names)")
        }
        return mask | 1 << UInt32(shortcut.rawValue)
      }
      return Group(title: title, mask: mask)
    }
  }

  /// Runs the workloads and prints the table.
  ///
  /// - Parameters:
  ///   - workloads: The workloads, each with all its sizes and phases.
  ///   - sets: The sets, names of shortcuts joined by plus signs; each shortcut alone if empty.
  /// - Returns: Whether all of them ran with all shortcuts.
  /// - Throws: `UsageError` for a set with an unknown name.
  static func run(_ workloads: [Workload], _ sets: [String]) throws -> Bool {
    var ablation = try Ablation(sets)
    let report = Report(steps: workloads.count)
    for workload in workloads {
      report.step(workload.name) { try ablation.measure(workload) }
    }
    print(ablation.table.text)
    for group in ablation.groups where !group.failures.isEmpty {
      print("Without \(group.title) these fail: \(group.failures.joined(separator: ", "))")
    }
    return report.finish()
  }

  private mutating func measure(_ workload: Workload) throws {
    defer { Shortcut.disabled = 0 }
    for index in groups.indices { groups[index].isStopped = false }
    var isSlow = false
    for size in (workload.quickSizes ?? workload.sizes).sorted() where !isSlow {
      for phase in workload.phases {
        let complete = workload.makeOurs(size)
        let cells = try complete.counters(phase).cells
        try complete.prepare(phase)
        let length = try Interleaver.time { try complete.run(phase, repetitions: 1) }
        if length > Self.slowRun { isSlow = true }
        for index in groups.indices where !groups[index].isStopped {
          measure(workload, size, phase, cells, without: &groups[index])
        }
      }
    }
  }

  private func measure(
    _ workload: Workload, _ size: Int, _ phase: Phase, _ cells: Double?,
    without group: inout Group
  ) {
    let title = "\(workload.name) \(size) \(phase)"
    do {
      let fewer = try without(group) { try workload.makeOurs(size).counters(phase).cells }
      let (complete, reduced) = try times(workload, size, phase, group)
      group.cases.append(
        Case(
          title: title, isFirstLayout: workload.isTree && phase == .cold, complete: complete,
          reduced: reduced,
          cells: fewer.flatMap { fewer in cells.map { (fewer + 1) / ($0 + 1) } }))
      if reduced > Self.slowRun { group.isStopped = true }
    } catch {
      group.failures.append(title)
    }
  }

  private func without<Value>(_ group: Group, _ body: () throws -> Value) rethrows -> Value {
    Shortcut.disabled = group.mask
    defer { Shortcut.disabled = 0 }
    return try body()
  }

  /// The least times of one run, with all shortcuts and without those of a group.
  private func times(
    _ workload: Workload, _ size: Int, _ phase: Phase, _ group: Group
  ) throws -> (complete: Double, reduced: Double) {
    let (complete, reduced) = (workload.makeOurs(size), workload.makeOurs(size))
    try complete.prepare(phase)
    try without(group) { try reduced.prepare(phase) }
    let first = try Interleaver.time { try complete.run(phase, repetitions: 2) } / 2
    let repetitions = max(1, min(10_000, Int(Self.sampleLength / first)))
    var (least, leastReduced) = (Double.infinity, Double.infinity)
    for _ in 0..<(first > Self.longRun ? 1 : Self.rounds) {
      least = min(
        least, try Interleaver.time { try complete.run(phase, repetitions: repetitions) })
      leastReduced = min(
        leastReduced,
        try without(group) {
          try Interleaver.time { try reduced.run(phase, repetitions: repetitions) }
        })
    }
    return (least / Double(repetitions), leastReduced / Double(repetitions))
  }

  private var table: Table {
    var table = Table(
      [
        "without", "cells", "time", "first layouts", "cases that gain 2 %", "most cells",
        "most time", "most time more",
      ], leftColumns: 1)
    for group in groups {
      let (cases, counted) = (group.cases, group.cases.filter { $0.cells != nil })
      guard let slowest = cases.max(by: { $0.time < $1.time }),
        let longest = cases.max(by: { $0.reduced - $0.complete < $1.reduced - $1.complete })
      else { continue }
      let largest = counted.max { ($0.cells ?? 0) < ($1.cells ?? 0) }
      let gaining = cases.filter { $0.time > 1.02 && ($0.cells ?? 2) > 1.02 }
      table.append([
        "`\(group.title)`", Format.decimals(Self.mean(counted.compactMap(\.cells)), 3),
        Format.decimals(Self.mean(cases.map(\.time)), 3),
        Format.decimals(Self.mean(cases.filter(\.isFirstLayout).map(\.time)), 3),
        "\(gaining.count) of \(cases.count)",
        largest.map { "\(Format.decimals($0.cells ?? 1, 2)) (\($0.title))" } ?? "",
        Self.text(slowest), Self.text(longest),
      ])
    }
    return table
  }

  /// A multiple with its times, such as `24.7, 500 µs to 12.4 ms (chain 100 edit)`.
  private static func text(_ found: Case) -> String {
    "\(Format.significant(found.time)), \(Format.time(found.complete)) to"
      + " \(Format.time(found.reduced)) (\(found.title))"
  }

  private static func mean(_ ratios: [Double]) -> Double {
    ratios.isEmpty ? 1 : exp(ratios.reduce(0) { $0 + log($1) } / Double(ratios.count))
  }
}
#endif
