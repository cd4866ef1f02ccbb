#if Ablation
import Glibc
@_spi(Ablation) import Simplex

/// Measures each workload with one shortcut of the solver switched off at a time.
struct Ablation {
  /// The work of a case, once with all shortcuts and once without one of them.
  struct Case {
    let title: String
    /// Time without the shortcut relative to that with it; the minimum of several runs each.
    let time: Double
    /// Cells without the shortcut, as a multiple of those with it; nil for trees.
    let cells: Double?
  }

  /// The length of one sample in nanoseconds; short work is repeated to fill it.
  private static let sampleLength = 5e5
  private static let rounds = 5
  /// The time from which a case is run once only, in nanoseconds.
  private static let longRun = 2e8

  /// The ratio from which larger sizes need not be measured.
  private static let clearGain = 5.0
  /// The time of one run, in nanoseconds, from which larger sizes would take minutes.
  private static let slowRun = 2e6

  private var cases = Shortcut.allCases.map { _ in [Case]() }
  private var failures = Shortcut.allCases.map { _ in [String]() }

  /// Runs the workloads and prints the table.
  ///
  /// - Returns: Whether all of them ran with all shortcuts.
  static func run(_ workloads: [Workload]) -> Bool {
    var ablation = Ablation()
    let report = Report(steps: workloads.count)
    for workload in workloads {
      report.step(workload.name) { try ablation.measure(workload) }
    }
    print(ablation.table.text)
    for (shortcut, failures) in zip(Shortcut.allCases, ablation.failures) where !failures.isEmpty {
      print("Without \(shortcut) these fail: \(failures.joined(separator: ", "))")
    }
    return report.finish()
  }

  private mutating func measure(_ workload: Workload) throws {
    defer { Shortcut.disabled = 0 }
    var stopped = Shortcut.allCases.map { _ in false }
    var isSlow = false
    for size in (workload.quickSizes ?? workload.sizes).sorted() where !isSlow {
      for phase in workload.phases {
        let title = "\(workload.name) \(size) \(phase)"
        Shortcut.disabled = 0
        let complete = workload.makeOurs(size)
        let cells = try complete.counters(phase).cells
        try complete.prepare(phase)
        let length = try Interleaver.time { try complete.run(phase, repetitions: 1) }
        if length > Self.slowRun { isSlow = true }
        for shortcut in Shortcut.allCases where !stopped[shortcut.rawValue] {
          do {
            let reduced = try without(shortcut) { try counted(workload, size, phase) }
            let time = try timeRatio(workload, size, phase, shortcut)
            let ratio = reduced.flatMap { reduced in
              cells.map { (reduced + 1) / ($0 + 1) }
            }
            cases[shortcut.rawValue].append(Case(title: title, time: time, cells: ratio))
            // The next size could take minutes.
            if max(time, ratio ?? 1) > Self.clearGain { stopped[shortcut.rawValue] = true }
          } catch {
            failures[shortcut.rawValue].append(title)
          }
        }
      }
    }
  }

  private func counted(_ workload: Workload, _ size: Int, _ phase: Phase) throws -> Double? {
    try workload.makeOurs(size).counters(phase).cells
  }

  private func without<Value>(_ shortcut: Shortcut, _ body: () throws -> Value) rethrows -> Value {
    Shortcut.disabled = 1 << UInt32(shortcut.rawValue)
    defer { Shortcut.disabled = 0 }
    return try body()
  }

  private func timeRatio(
    _ workload: Workload, _ size: Int, _ phase: Phase, _ shortcut: Shortcut
  ) throws -> Double {
    let (complete, reduced) = (workload.makeOurs(size), workload.makeOurs(size))
    try complete.prepare(phase)
    try without(shortcut) { try reduced.prepare(phase) }
    let first = try Interleaver.time { try complete.run(phase, repetitions: 2) } / 2
    let repetitions = max(1, min(10_000, Int(Self.sampleLength / first)))
    var (least, leastReduced) = (Double.infinity, Double.infinity)
    for _ in 0..<(first > Self.longRun ? 1 : Self.rounds) {
      least = min(
        least, try Interleaver.time { try complete.run(phase, repetitions: repetitions) })
      leastReduced = min(
        leastReduced,
        try without(shortcut) {
          try Interleaver.time { try reduced.run(phase, repetitions: repetitions) }
        })
    }
    return leastReduced / least
  }

  private var table: Table {
    var table = Table(
      [
        "without", "cells", "time", "shapes that gain 2 %", "most cells", "", "most time", "",
      ], leftColumns: 1)
    for (shortcut, cases) in zip(Shortcut.allCases, cases) {
      let counted = cases.filter { $0.cells != nil }
      guard let slowest = cases.max(by: { $0.time < $1.time }),
        let largest = counted.max(by: { ($0.cells ?? 0) < ($1.cells ?? 0) })
      else { continue }
      let gaining = cases.filter { $0.time > 1.02 && ($0.cells ?? 2) > 1.02 }
      table.append([
        "\(shortcut)", Format.decimals(Self.mean(counted.compactMap(\.cells)), 3),
        Format.decimals(Self.mean(cases.map(\.time)), 3), "\(gaining.count) of \(cases.count)",
        Format.decimals(largest.cells ?? 1, 2), largest.title,
        Format.decimals(slowest.time, 2), slowest.title,
      ])
    }
    return table
  }

  private static func mean(_ ratios: [Double]) -> Double {
    ratios.isEmpty ? 1 : exp(ratios.reduce(0) { $0 + log($1) } / Double(ratios.count))
  }
}
#endif
