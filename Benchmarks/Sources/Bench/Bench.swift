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
    if options.listsOnly {
      for workload in options.workloads {
        let sizes = workload.sizes.map(String.init).joined(separator: ", ")
        print("\(workload.name): \(sizes) \(workload.unit)")
      }
      return true
    }
    if let (name, size) = options.rows {
      print(try named(name).make(size).text, terminator: "")
      return true
    }
    if let (name, size, phase) = options.profile {
      try profile(try named(name).make(size), phase)
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

  private static func measure(_ options: Options) throws -> Bool {
    var runner = Runner(peer: options.usesPeers ? try loadPeer() : nil)
    if options.isQuick {
      runner.isQuick = true
      runner.interleaver.budget = 1e8
      runner.interleaver.sampleLength = 2e5
    }
    var plan: [(Workload, Int)] = []
    for workload in options.workloads {
      for size in options.sizes.isEmpty ? workload.sizes : options.sizes {
        plan.append((workload, size))
      }
    }
    let report = Report(steps: plan.count)
    var measurements: [Measurement] = []
    for (workload, size) in plan {
      report.progress("\(workload.name) \(size) \(workload.unit)")
      do {
        measurements += try runner.measure(workload, size, options.phases, report: report)
      } catch let failure as ContenderFailure {
        report.fault("\(workload.name) \(size): \(failure.text)")
      } catch {
        report.fault("\(workload.name) \(size): \(error)")
      }
    }
    report.finish()
    print(Table(measurements).text)
    for remark in report.remarks { print("remark: \(remark)") }
    for fault in report.faults { print("FAULT: \(fault)") }
    let records = Record.records(measurements)
    if let path = options.comparePath {
      print(Comparison.table(records, against: try Record.read(from: path)).text)
    }
    if let path = options.jsonPath { try Record.write(records, to: path) }
    return report.faults.isEmpty
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
  private static func profile(_ problem: Problem, _ phase: Phase) throws {
    let contender = SimplexContender(problem)
    try contender.prepare(phase)
    _ = try contender.run(phase, repetitions: 2)
    try profiledRegion(contender, phase)
  }
}

/// The function that profilers are told to look at.
@inline(never)
func profiledRegion(_ contender: SimplexContender, _ phase: Phase) throws {
  _ = try contender.run(phase, repetitions: 2)
}
