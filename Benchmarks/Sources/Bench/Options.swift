/// What the command line asks for.
struct Options {
  /// Parts of names of workloads; empty means all.
  var filters: [String] = []
  var sizes: [Int] = []
  var phases: [Phase] = Phase.allCases
  var levels: [Measurement.Level] = Measurement.Level.allCases
  var usesPeers = false
  var isQuick = false
  /// Whether memory that is freed goes back to the system, to be mapped again by the next run.
  var returnsMemory = false
  var listsOnly = false
  var showsHelp = false
  var jsonPath: String?
  var comparePath: String?
  var plotPath: String?
  var showsGoals = false
  var checks = false
  var records = false
  /// Workload and size whose rows are printed.
  var rows: (workload: String, size: Int)?
  /// What is run once for a profiler.
  var profile: (workload: String, size: Int, phase: Phase)?

  static let help = """
    usage: bench [options]

      --filter A,B      workloads whose name contains A or B; stacks are one of them
      --sizes 10,100    these sizes instead of each workload's own
      --phases A,B      of cold, onebyone, edit, readd
      --levels A,B      of simplex (the solver) and anchors (trees of views)
      --peers           compare with Kiwi; build its driver first: Benchmarks/peers.sh
      --quick           fewer samples and smaller peers: under a minute
      --fresh-memory    let the allocator return memory to the system between runs
      --json FILE       write the results
      --compare FILE    compare with results written earlier
      --plot DIR        write a chart per workload
      --goals           measure the goals and say which are met
      --check           compare counters with Benchmarks/Thresholds; fails above them
      --record          write the counters there
      --list            name the workloads
      --help            this text
      --rows NAME SIZE            print the constraints of a problem
      --profile NAME SIZE PHASE   run a phase once between two marks for a profiler;
                                  anchors/NAME for a tree of views

    """
}

/// A command line that makes no sense.
struct UsageError: Error {
  let text: String
}

extension Options {
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(_ option: String) throws -> String {
      guard let value = rest.popFirst() else { throw UsageError(text: "\(option) needs a value") }
      return value
    }
    func size(_ text: String) throws -> Int {
      guard let size = Int(text), size > 0 else {
        throw UsageError(text: "\(text) is not a size")
      }
      return size
    }
    func phase(_ text: String) throws -> Phase {
      guard let phase = Phase(rawValue: text) else {
        throw UsageError(text: "\(text) is not a phase")
      }
      return phase
    }
    func level(_ text: String) throws -> Measurement.Level {
      guard let level = Measurement.Level(rawValue: text) else {
        throw UsageError(text: "\(text) is not a level")
      }
      return level
    }
    func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

    while let option = rest.popFirst() {
      switch option {
      case "--filter": filters = list(try value(option))
      case "--sizes": sizes = try list(value(option)).map(size)
      case "--phases": phases = try list(value(option)).map(phase)
      case "--levels": levels = try list(value(option)).map(level)
      case "--peers": usesPeers = true
      case "--quick": isQuick = true
      case "--json": jsonPath = try value(option)
      case "--compare": comparePath = try value(option)
      case "--plot": plotPath = try value(option)
      case "--goals": showsGoals = true
      case "--check": checks = true
      case "--record": records = true
      case "--fresh-memory": returnsMemory = true
      case "--list": listsOnly = true
      case "--help": showsHelp = true
      case "--rows": rows = (try value(option), try size(value(option)))
      case "--profile":
        profile = (try value(option), try size(value(option)), try phase(value(option)))
      default: throw UsageError(text: "there is no option \(option)")
      }
    }
  }

  /// Whether the stack systems are wanted.
  var includesStacks: Bool { includes("stacks", .simplex) }

  /// The workloads that are wanted.
  var workloads: [Workload] { Workload.all.filter { includes($0.name, .simplex) } }

  /// The trees of views that are wanted.
  var treeWorkloads: [TreeWorkload] { TreeWorkload.all.filter { includes($0.name, .anchors) } }

  private func includes(_ name: String, _ level: Measurement.Level) -> Bool {
    levels.contains(level) && (filters.isEmpty || filters.contains { name.contains($0) })
  }
}
