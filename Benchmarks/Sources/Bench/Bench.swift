import AllocationCounter
import Glibc
import PeerInterface

/// The command `bench`.
@main
struct Bench {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      exit(try run(options) ? 0 : 1)
    } catch let error as UsageError {
      Report.write("bench: \(error.text)\n\n\(Options.help)")
      exit(2)
    } catch {
      Report.write("bench: \((error as? ContenderFailure)?.text ?? "\(error)")\n")
      exit(1)
    }
  }

  /// - Returns: Whether all answers and counters are as expected.
  private static func run(_ options: Options) throws -> Bool {
    if options.memory == .kept { allocationsKeepMemory() }
    switch options.action {
    case .help: print(Options.help, terminator: "")
    case .list:
      for workload in options.workloads {
        print("\(workload.name): \(workload.sizes) \(workload.unit)")
      }
    case .rows(let name, let size):
      guard case .rows(let make) = try Workload.named(name).source else {
        throw UsageError(text: "\(name) is a tree of views, not rows")
      }
      print(make(size).text, terminator: "")
    case .profile(let name, let size, let phase):
      let contender = try Workload.named(name).makeOurs(size)
      guard contender.takesPart(in: phase) else {
        throw UsageError(text: "\(name) has no phase \(phase)")
      }
      try contender.prepare(phase)
      _ = try contender.run(phase, repetitions: 4)
      try profiledRegion(contender, phase)
    case .check, .record:
      // The sizes of blocks, and so the room of lists, depend on what the allocator keeps.
      allocationsKeepMemory()
      try AllocationProbe.verify()
      return try count(records: options.action)
    case .ablate(let sets):
      allocationsKeepMemory()
      try AllocationProbe.verify()
      #if Ablation
      return try Ablation.run(options.workloads, sets)
      #else
      _ = sets
      throw UsageError(text: "--ablate needs a build with --traits Ablation")
      #endif
    case .measure, .goals:
      try AllocationProbe.verify()
      if let path = options.jsonPath { try Record.verifyWritable(path) }
      var runner = Runner(peer: options.usesPeers ? try loadPeer() : nil)
      if options.isQuick {
        runner.isQuick = true
        runner.interleaver.budget = 1e8
        runner.interleaver.sampleLength = 1e6
      }
      guard case .goals = options.action else { return try measure(options, runner) }
      let report = Report(steps: GoalSuite.steps)
      print(GoalSuite(runner, report).table.text)
      return report.finish()
    }
    return true
  }

  private static func measure(_ options: Options, _ runner: Runner) throws -> Bool {
    let earlier = try options.comparePath.map(Record.read)
    let plan = options.workloads.flatMap { workload in
      options.sizes(of: workload).map { (workload, $0) }
    }
    let passes = options.memory == .both ? 2 : 1
    let report = Report(steps: passes * plan.count)
    var records: [Record] = []
    for (workload, size) in plan {
      let what = "\(workload.name) \(size) \(workload.unit)"
      records +=
        report.step(what) {
          try runner.measure(workload, size, options.phases, report)
        } ?? []
    }
    if options.memory == .both {
      // In this order, because the C library does not return to its defaults.
      allocationsKeepMemory()
      let alone = Runner(peer: nil, interleaver: runner.interleaver)
      for (workload, size) in plan {
        let again = report.step("\(workload.name) \(size) \(workload.unit), memory kept") {
          try alone.measure(workload, size, options.phases, Report(steps: 0))
        }
        for index in records.indices {
          guard let kept = records[index].counterpart(in: again ?? []) else { continue }
          records[index].kept = kept.ours
        }
      }
    }
    print(Table(records).text)
    if let earlier { print(Table(records, against: earlier).text) }
    if let path = options.jsonPath { try Record.write(records, to: path) }
    if let path = options.plotPath { try Chart.write(records, to: path) }
    return report.finish()
  }

  /// Counts work, and records it or compares it with the recorded limits.
  private static func count(records action: Options.Action) throws -> Bool {
    let path = try Thresholds.path()
    let report = Report(steps: Workload.all.count)
    if case .record = action {
      try Record.verifyWritable(path)
      let records = Thresholds.count(report)
      try Record.write(records, to: path)
      print("Recorded \(records.count) phases in \(path).")
      return report.finish()
    }
    let recorded = try Record.read(from: path)
    let isWithin = Thresholds.check(Thresholds.count(report), against: recorded)
    return report.finish() && isWithin
  }

  private static func loadPeer() throws -> PeerFunctions {
    for prefix in ["", "../"] {
      if let functions = peerLoad(prefix + "Benchmarks/.peers/libkiwidriver.so") {
        return functions.pointee
      }
    }
    throw UsageError(
      text: "no driver: \(String(cString: peerLoadError()))\nbuild it with Benchmarks/peers.sh")
  }
}

/// The function that profilers are told to profile.
@inline(never)
func profiledRegion(_ contender: any Contender, _ phase: Phase) throws {
  _ = try contender.run(phase, repetitions: 2)
}
