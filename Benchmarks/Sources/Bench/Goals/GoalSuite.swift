import Glibc

/// Measures every goal.
///
/// A goal on time is a ratio of medians within this run; the others are counts.
struct GoalSuite {
  private(set) var goals: [Goal] = []
  let runner: Runner
  let report: Report

  static let steps = 36 + StackSuite.familyCount

  init(_ runner: Runner, report: Report) {
    self.runner = runner
    self.report = report
    addCold()
    addOrder()
    addEdits()
    addGrowth()
    addMemory()
    addStacks()
    addTrees()
  }

  // MARK: Against the peer

  private mutating func addCold() {
    addCold("chain", [10: 10, 100: 50, 1000: 1000])
    addCold("cards", [1: 8, 10: 30, 100: 250, 1000: 2500])
    addCold("grid", [10: 5, 100: 150, 1000: 50000])
    addCold("nested", [10: 6, 100: 25, 1000: 250])
    for (size, factor) in [(10, 1.5), (1000, 100)] {
      let measured = measure("chain", size, [.onebyone, .cold]).first { $0.phase == .onebyone }
      add("chain \(size), one call per constraint", .atLeast(factor), "x", measured?.ratio)
    }
  }

  private mutating func addCold(_ workload: String, _ factors: KeyValuePairs<Int, Double>) {
    for (size, factor) in factors {
      let measured = measure(workload, size, [.cold]).first
      add("\(workload) \(size), cold", .atLeast(factor), "x", measured?.ratio)
    }
  }

  private mutating func addEdits() {
    for (workload, size, factor) in [("chain", 10, 1.0), ("chain", 1000, 5), ("cards", 1000, 3000)]
    {
      let measured = measure(workload, size, [.edit]).first
      add("\(workload) \(size), edit", .atLeast(factor), "x", measured?.ratio)
      if size == 1000 { addHandGoal(measured) }
    }
    for workload in ["grid", "nested"] {
      addHandGoal(measure(workload, 1000, [.edit]).first)
    }
    let one = contender(Problem.cards(1), .edit)
    let many = contender(Problem.cards(1000), .edit)
    let times = interleave([one, many])
    add("editing 1 of 1000 cards, against 1 of 1", .atMost(2), "x", quotient(times, 1, 0))
    let readd = measure("chain", 1000, [.readd]).first
    add("chain 1000, remove one and add it back", .atLeast(100), "x", readd?.ratio)
  }

  private mutating func addHandGoal(_ measured: Measurement?) {
    guard let measured else { return }
    add(
      "\(measured.workload) \(measured.size), resize against by hand", .atMost(20), "x",
      measured.costOverHand)
  }

  private mutating func addOrder() {
    let tracks = [Problem.chain(1000), Problem.reversedChain(1000), Problem.shuffledChain(1000)]
      .map { contender($0, .cold) }
    report.progress("order of the chain's constraints")
    let times = interleave(tracks)
    add("chain 1000 reversed, against natural order", .atMost(1.5), "x", quotient(times, 1, 0))
    add("chain 1000 shuffled, against natural order", .atMost(1.5), "x", quotient(times, 2, 0))
  }

  // MARK: Counts

  private mutating func addGrowth() {
    // Sizes that stand for 1 000 and 100 000 views.
    let sizes = [
      ("chain", 1000, 100_000), ("cards", 167, 16_667), ("grid", 1000, 100_000),
      ("nested", 500, 50_000),
    ]
    for (workload, small, large) in sizes {
      report.progress("growth of \(workload)")
      let cells = [small, large].map { counters(workload, $0, .cold)?.cells }
      var exponent: Double?
      if let before = cells[0], let after = cells[1], before > 0 {
        exponent = log(after / before) / log(Double(large) / Double(small))
      }
      add(
        "\(workload), growth of cells from 1 000 to 100 000 views", .atMost(1.1), "", exponent)
    }
  }

  private mutating func addMemory() {
    let allocations = ["chain", "cards", "grid", "nested"].map {
      counters($0, 1000, .edit)?.allocations
    }
    add(
      "allocations per suggest, the most of four workloads at 1000", .atMost(0), "",
      allocations.contains(nil) ? nil : allocations.compactMap(\.self).max())
    let bytes = counters("chain", 100_000, .cold)?.bytes
    add("memory of chain 100 000", .atMost(200), "MB", bytes.map { $0 / 1e6 })
  }

  private mutating func addStacks() {
    let suite = StackSuite(size: 1000, timed: false, report: report)
    func most(_ accept: (StackSuite.Family) -> Bool) -> Double? {
      suite.families.filter(accept).compactMap(\.mostPivots).max()
    }
    add(
      "pivots, stacks of 1000 views, fitting container", .atMost(10), "",
      most { $0.container == .fitting })
    add(
      "pivots, stacks of 1000 views, fitting in both directions", .atMost(10), "",
      most { $0.container == .fittingBoth })
    add(
      "pivots, stacks of 1000 views, larger container, all but equalCentering", .atMost(1), "",
      most { $0.container == .larger && $0.distribution != .equalCentering })
  }

  // MARK: Parts

  mutating func add(
    _ subject: String, _ bound: Goal.Bound, _ unit: String, _ figure: Double?
  ) {
    goals.append(Goal(subject: subject, bound: bound, unit: unit, figure: figure))
  }

  func measure(_ name: String, _ size: Int, _ phases: [Phase]) -> [Measurement] {
    report.progress("\(name) \(size) \(phases.map(\.rawValue).joined(separator: ", "))")
    guard let workload = Workload.all.first(where: { $0.name == name }) else { return [] }
    do {
      return try runner.measure(workload, size, phases, report: report)
    } catch {
      report.fault("\(name) \(size): \(error)")
      return []
    }
  }

  private func counters(_ name: String, _ size: Int, _ phase: Phase) -> Counters? {
    guard let workload = Workload.all.first(where: { $0.name == name }) else { return nil }
    do {
      return try SimplexContender(workload.make(size)).counters(phase)
    } catch {
      report.fault("\(name) \(size) \(phase.rawValue): \(error)")
      return nil
    }
  }

  private func contender(_ problem: Problem, _ phase: Phase) -> Interleaver.Track {
    Interleaver.Track(contender: SimplexContender(problem), phase: phase, firstRun: 0)
  }

  private func interleave(_ tracks: [Interleaver.Track]) -> [Samples]? {
    do {
      for track in tracks { try track.contender.prepare(track.phase) }
      return try runner.interleaver.measure(tracks)
    } catch {
      report.fault("\(error)")
      return nil
    }
  }

  private func quotient(_ samples: [Samples]?, _ upper: Int, _ lower: Int) -> Double? {
    samples.map { $0[upper].median / $0[lower].median }
  }
}
