import AllocationCounter
import Glibc
import PeerInterface

/// The command `bench`.
@main
struct Bench {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      let succeeded = try run(options)
      exit(succeeded ? 0 : 1)
    } catch let error as UsageError {
      StandardError.write("bench: \(error.text)\n\n\(Options.help)")
      exit(2)
    } catch let error as ContenderFailure {
      StandardError.write("bench: \(error.text)\n")
      exit(1)
    } catch {
      StandardError.write("bench: \(error)\n")
      exit(1)
    }
  }

  /// - Returns: whether all answers and counters are as they should be.
  private static func run(_ options: Options) throws -> Bool {
    if options.showsHelp {
      print(Options.help, terminator: "")
      return true
    }
    if !options.returnsMemory { allocationsKeepMemory() }
    if options.listsOnly {
      for workload in options.workloads {
        let sizes = workload.sizes.map(String.init).joined(separator: ", ")
        print("simplex \(workload.name): \(sizes) \(workload.unit)")
      }
      for workload in options.treeWorkloads {
        let sizes = workload.sizes.map(String.init).joined(separator: ", ")
        print("anchors \(workload.name): \(sizes) \(workload.unit)")
      }
      return true
    }
    if let (name, size) = options.rows {
      print(try named(name).make(size).text, terminator: "")
      return true
    }
    if let (name, size, phase) = options.profile {
      try profile(try contender(name, size), phase)
      return true
    }
    return try measure(options)
  }

  private static func named(_ name: String) throws -> Workload {
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      throw UsageError(text: "there is no workload \(name)")
    }
    return workload
  }

  /// Ours on a workload, or on a tree of views if the name starts with `anchors/`.
  private static func contender(_ name: String, _ size: Int) throws -> any Contender {
    guard name.hasPrefix("anchors/") else {
      return SimplexContender(try named(name).make(size))
    }
    guard let tree = TreeWorkload.all.first(where: { "anchors/\($0.name)" == name }) else {
      throw UsageError(text: "there is no workload \(name)")
    }
    return TreeContender(tree, size)
  }

  private static func measure(_ options: Options) throws -> Bool {
    try AllocationProbe.verify()
    if options.checks || options.records { return try count(options) }
    var runner = Runner(peer: options.usesPeers ? try loadPeer() : nil)
    if options.isQuick {
      runner.isQuick = true
      runner.interleaver.budget = 1e8
      runner.interleaver.sampleLength = 1e6
    }
    if options.showsGoals {
      let report = Report(steps: GoalSuite.steps)
      let goals = GoalSuite(runner, report: report).goals
      report.finish()
      print(Goal.table(goals).text)
      return tell(report)
    }
    return try measure(options, runner)
  }

  private static func measure(_ options: Options, _ runner: Runner) throws -> Bool {
    let plan = plan(options, runner)
    var stackSizes: [Int] = []
    if options.includesStacks {
      stackSizes = options.sizes.isEmpty ? [options.isQuick ? 100 : 1000] : options.sizes
    }
    let report = Report(steps: plan.count + stackSizes.count * StackSuite.familyCount)
    var measurements: [Measurement] = []
    for (name, measure) in plan {
      report.progress(name)
      do {
        measurements += try measure(report)
      } catch let failure as ContenderFailure {
        report.fault("\(name): \(failure.text)")
      } catch {
        report.fault("\(name): \(error)")
      }
    }
    let stacks = stackSizes.map { StackSuite(size: $0, timed: true, report: report) }
    report.finish()
    if !measurements.isEmpty { print(Table(measurements).text) }
    for suite in stacks { print(suite.table.text) }
    let records = Record.records(measurements)
    if let path = options.comparePath {
      print(Comparison.table(records, against: try Record.read(from: path)).text)
    }
    if let path = options.jsonPath { try Record.write(records, to: path) }
    if let path = options.plotPath { try Chart.write(measurements, to: path) }
    return tell(report)
  }

  /// The sizes that are asked for, or else those of the workload.
  private static func sizes(_ options: Options, _ usual: [Int], _ quick: [Int]?) -> [Int] {
    if !options.sizes.isEmpty { return options.sizes }
    return options.isQuick ? quick ?? usual : usual
  }

  /// What is measured, by name.
  private static func plan(
    _ options: Options, _ runner: Runner
  ) -> [(name: String, measure: (Report) throws -> [Measurement])] {
    var plan: [(name: String, measure: (Report) throws -> [Measurement])] = []
    for workload in options.workloads {
      for size in sizes(options, workload.sizes, workload.quickSizes) {
        plan.append(
          (
            "\(workload.name) \(size) \(workload.unit)",
            { try runner.measure(workload, size, options.phases, report: $0) }
          ))
      }
    }
    for workload in options.treeWorkloads {
      for size in sizes(options, workload.sizes, workload.quickSizes) {
        plan.append(
          (
            "tree of \(workload.name) \(size) \(workload.unit)",
            { try runner.measure(workload, size, options.phases, report: $0) }
          ))
      }
    }
    return plan
  }

  /// Counts work and records it, or holds it against what was recorded.
  private static func count(_ options: Options) throws -> Bool {
    let report = Report(steps: ThresholdSuite.steps)
    let suite = try ThresholdSuite(report: report)
    report.finish()
    let folder = try thresholdFolder()
    if options.records {
      try suite.record(in: folder)
      print("Recorded \(suite.counted.count) workloads in \(folder).")
      return tell(report)
    }
    let excesses = try suite.excesses(over: folder)
    for line in excesses { print(line) }
    let improved = suite.improvements(over: folder)
    if improved > 0 { print("\(improved) phases cost less than recorded: bench --record") }
    print(
      excesses.isEmpty
        ? "No workload costs more than recorded."
        : "\(excesses.count) numbers are above Benchmarks/Thresholds.")
    return tell(report) && excesses.isEmpty
  }

  /// Prints what was noticed; true if nothing was wrong.
  private static func tell(_ report: Report) -> Bool {
    for remark in report.remarks { print("remark: \(remark)") }
    for fault in report.faults { print("FAULT: \(fault)") }
    return report.faults.isEmpty
  }

  /// The folder is found from the root of the project and from `Benchmarks`.
  private static func thresholdFolder() throws -> String {
    for folder in ["Benchmarks/Thresholds", "Thresholds"] where access(folder, F_OK) == 0 {
      return folder
    }
    throw UsageError(text: "there is no folder Benchmarks/Thresholds here")
  }

  private static func loadPeer() throws -> PeerFunctions {
    let path = "Benchmarks/.peers/libkiwidriver.so"
    for prefix in ["", "../"] {
      if let functions = peerLoad(prefix + path) { return functions.pointee }
    }
    throw UsageError(
      text: "no driver: \(String(cString: peerLoadError()))\nbuild it with Benchmarks/peers.sh")
  }

  /// Runs the phase once, the part that counts inside `profiledRegion`.
  private static func profile(_ contender: any Contender, _ phase: Phase) throws {
    try contender.prepare(phase)
    _ = try contender.run(phase, repetitions: 2)
    try profiledRegion(contender, phase)
  }
}

/// The function that profilers are told to look at.
@inline(never)
func profiledRegion(_ contender: any Contender, _ phase: Phase) throws {
  _ = try contender.run(phase, repetitions: 2)
}
