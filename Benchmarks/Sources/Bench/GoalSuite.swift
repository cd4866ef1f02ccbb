import AllocationCounter
import Anchors
import Glibc

/// Measures every goal of `Benchmarks/Goals.md`.
///
/// A goal on time is a ratio of medians within this run; the others are counts.
struct GoalSuite {
  private(set) var table = Table(["goal", "asked", "found", "met"], leftColumns: 1)
  private let runner: Runner
  private let report: Report
  private var measured: [Record] = []

  static let steps = 49

  init(_ runner: Runner, _ report: Report) {
    self.runner = runner
    self.report = report
    addAgainstPeer()
    addAgainstHand()
    addGrowth()
    addStackPivots()
    addTrees()
    addQuestions()
  }

  // MARK: The solver

  private mutating func addAgainstPeer() {
    let cold: KeyValuePairs<String, KeyValuePairs<Int, Double>> = [
      "chain": [10: 10, 100: 50, 1000: 1000], "cards": [1: 8, 10: 30, 100: 250, 1000: 2500],
      "grid": [10: 5, 100: 150, 1000: 50000], "nested": [10: 6, 100: 25, 1000: 250],
    ]
    for (workload, factors) in cold {
      for (size, factor) in factors {
        let record = measure(workload, size, .cold)
        addMinimum("\(workload) \(size), cold", factor, "x", record?.ratio)
      }
    }
    for (size, factor) in [(10, 1.5), (1000, 100)] {
      let oneByOne = quotient(
        measure("chain", size, .cold)?.peerTime, measure("chain", size, .onebyone)?.ours)
      addMinimum("chain \(size), one call per constraint", factor, "x", oneByOne)
    }
    for (name, size, factor) in [("chain", 10, 1.0), ("chain", 1000, 5), ("cards", 1000, 3000)] {
      addMinimum("\(name) \(size), edit", factor, "x", measure(name, size, .edit)?.ratio)
    }
    addMinimum(
      "chain 1000, remove one and add it back", 100, "x", measure("chain", 1000, .readd)?.ratio)
  }

  private mutating func addAgainstHand() {
    for name in ["chain", "cards", "grid", "nested"] {
      let record = measure(name, 1000, .edit)
      addMaximum("\(name) 1000, resize against by hand", 25, "x", record?.costOverHand)
    }
    let (one, many) = (measure("cards", 1, .edit), measure("cards", 1000, .edit))
    addMaximum("editing 1 of 1000 cards, against 1 of 1", 2, "x", quotient(many?.ours, one?.ours))
    for order in ["reversed", "shuffled"] {
      let times = ["chain-\(order)", "chain"].map { measure($0, 1000, .cold)?.ours }
      addMaximum(
        "chain 1000 \(order), against natural order", 1.5, "x", quotient(times[0], times[1]))
    }
  }

  private mutating func addGrowth() {
    // Sizes that correspond to 1 000 and 100 000 views.
    let sizes = [
      ("chain", 1000, 100_000), ("cards", 167, 16_667), ("grid", 1000, 100_000),
      ("nested", 500, 50_000),
    ]
    for (name, small, large) in sizes {
      let cells = [small, large].map { count(name, $0, .cold)?.cells }
      let exponent = quotient(cells[1], cells[0]).map {
        log($0) / log(Double(large) / Double(small))
      }
      addMaximum("\(name), growth of cells from 1 000 to 100 000 views", 1.1, "", exponent)
    }
    let allocations = sizes.compactMap { count($0.0, 1000, .edit)?.allocations }
    addMaximum(
      "allocations per suggest, the most of four workloads at 1000", 0, "", allocations.max())
    let bytes = count("chain", 100_000, .cold)?.bytes
    addMaximum("memory of chain 100 000", 200, "MB", bytes.map { $0 / 1e6 })
  }

  private mutating func addStackPivots() {
    let goals: [(String, StackSystem.Container, Double)] = [
      ("fitting container", .fitting, 10), ("fitting in both directions", .fittingBoth, 10),
      ("larger container, all but equalCentering", .larger, 1),
    ]
    for (title, container, limit) in goals {
      let pivots = report.step("pivots of stacks, \(title)") {
        try StackSystem.Distribution.allCases
          .filter { container != .larger || $0 != .equalCentering }
          .flatMap { StackSystem.family($0, container, 1000) }
          .compactMap { try SimplexContender(Problem.stacks([$0])).counters(.cold).pivots }
      }
      addMaximum("pivots, stacks of 1000 views, \(title)", limit, "", pivots?.max())
    }
  }

  // MARK: Trees of views

  private mutating func addTrees() {
    let card = measure("cards", 1, .cold)
    let cardTree = measure("anchors/cards", 1, .cold)?.ours
    addMaximum(
      "one card as views, against the solver alone", 3, "x", quotient(cardTree, card?.ours))
    addMinimum(
      "one card as views, against the peer on the bare constraints", 1, "x",
      quotient(card?.peerTime, cardTree))
    // The root, the cards, and the photo and four labels of each move.
    let allowed = measure("window", 1000, .edit)?.ours.map { 5 * $0 + 25 * (1 + 6 * 1000) }
    addMaximum(
      "resizing a window of 1000 cards, against 5 solver edits and 25 ns a frame", 1, "x",
      quotient(measure("anchors/window", 1000, .edit)?.ours, allowed))
    addMaximum(
      "allocations per constraint made by the chain", 3, "",
      report.step("allocations of the chain", Self.chainAllocations))
    addMaximum(
      "a stack of 1000 labels cold, against the same chain of anchors", 2, "x",
      quotient(
        measure("anchors/label-stack", 1000, .cold)?.ours,
        measure("anchors/label-chain", 1000, .cold)?.ours))
    addMaximum(
      "hiding the last of 1000 labels in a stack, against the last of 100", 2, "x",
      quotient(
        measure("anchors/label-stack", 1000, .edit)?.ours,
        measure("anchors/label-stack", 100, .edit)?.ours))
    for leaves in [1024, 7776] {
      let times = [leaves, 243].map { size in
        measure("anchors/stack-nest", size, .cold)?.ours.map { $0 / Double(size) }
      }
      addMaximum(
        "stacks five deep, time per leaf with \(leaves) leaves against 243", 1.25, "x",
        quotient(times[0], times[1]))
    }
  }

  private mutating func addQuestions() {
    let costs = report.step("questions about layouts") {
      try QuestionCosts(time: { try Interleaver.time($0) }).all()
    }
    for cost in costs ?? [] { addMaximum(cost.goal, cost.limit, "x", cost.found) }
    let functions = report.step("layouts as functions of their width") {
      try FunctionCosts(time: { try Interleaver.time($0) }).all()
    }
    for cost in functions ?? [] { addMaximum(cost.goal, cost.limit, "x", cost.found) }
  }

  private static func chainAllocations() -> Double {
    let root = View("root")
    let views = (0..<1000).map { _ in View("view") }
    for view in views { root.addSubview(view) }
    allocationCountingStart()
    for view in views { view.topAnchor(equalTo: root.topAnchor, constant: 5) }
    return Double(allocationCountingStop().allocations) / Double(views.count)
  }

  // MARK: Parts

  private mutating func addMinimum(
    _ goal: String, _ limit: Double, _ unit: String, _ found: Double?
  ) {
    add(goal, "≥ \(Format.significant(limit)) \(unit)", unit, found) { $0 >= limit }
  }

  private mutating func addMaximum(
    _ goal: String, _ limit: Double, _ unit: String, _ found: Double?
  ) {
    add(goal, "≤ \(Format.significant(limit)) \(unit)", unit, found) { $0 <= limit }
  }

  private mutating func add(
    _ goal: String, _ asked: String, _ unit: String, _ found: Double?, _ isMet: (Double) -> Bool
  ) {
    table.append([
      goal, asked, found.map { "\(Format.significant($0)) \(unit)" } ?? "–",
      found.map { isMet($0) ? "yes" : "NO" } ?? "not measured",
    ])
  }

  /// Measures one phase of a workload, once.
  private mutating func measure(_ name: String, _ size: Int, _ phase: Phase) -> Record? {
    if let known = measured.first(where: {
      $0.workload == name && $0.size == size && $0.phase == phase.rawValue
    }) {
      return known
    }
    let records = report.step("\(name) \(size) \(phase)") {
      try runner.measure(try Workload.named(name), size, [phase], report)
    }
    measured += records ?? []
    return records?.first
  }

  private func count(_ name: String, _ size: Int, _ phase: Phase) -> Counters? {
    report.step("counting \(name) \(size) \(phase)") {
      try Workload.named(name).makeOurs(size).counters(phase)
    }
  }
}
