/// The options of the command line.
struct Options {
  /// The treatment of freed memory: the default of the C library, kept in the process, or first one
  /// and then the other.
  enum Memory: String {
    case standard = "default"
    case kept, both
  }

  /// Names of workloads, or parts of names; empty for all.
  var filters: [String] = []
  var sizes: [Int] = []
  var phases = Phase.allCases
  var memory = Memory.standard
  var usesPeers = false
  var isQuick = false
  var jsonPath: String?
  var comparePath: String?
  var plotPath: String?
  var action = Action.measure

  /// The action of the command.
  enum Action {
    case measure, goals, check, record, list, help
    /// Switches sets of shortcuts off; each shortcut alone without a set.
    case ablate([String])
    /// Prints the rows of a problem.
    case rows(workload: String, size: Int)
    /// Runs a phase once for a profiler.
    case profile(workload: String, size: Int, phase: Phase)
  }

  static let help = """
    usage: bench [options]

      --filter A,B      workloads called A or B; where none is, those whose name contains it
                        (trees of views are called anchors/NAME)
      --sizes 10,100    these sizes instead of each workload's own
      --phases A,B      of cold, onebyone, edit, readd
      --memory MODE     freed memory: default (as the C library has it), kept (in the process,
                        so that nothing is mapped again), or both
      --peers           compare with Kiwi; build its driver first: Benchmarks/peers.sh
      --quick           fewer samples and smaller peers
      --json FILE       write the results
      --compare FILE    compare with results written earlier
      --plot DIR        write a chart per workload
      --goals           measure the goals and say which are met
      --check           compare counted work with Benchmarks/Thresholds.json; fails above it
      --record          write the counted work there
      --ablate [A,B+C]  measure the workloads with shortcuts of the solver switched off, here A,
                        then B and C together; by default each alone. Scripts/bench.sh --ablate
                        builds with the trait that this needs
      --list            name the workloads
      --help            this text
      --rows NAME SIZE            print the constraints of a problem
      --profile NAME SIZE PHASE   run a phase once between two marks for a profiler

    """
}

/// An invalid command line.
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
    func parsed<Value>(_ text: String, _ kind: String, _ parse: (String) -> Value?) throws -> Value
    {
      guard let value = parse(text) else { throw UsageError(text: "'\(text)' is not a \(kind)") }
      return value
    }
    func size(_ text: String) throws -> Int {
      try parsed(text, "size") { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    }
    func phase(_ text: String) throws -> Phase {
      try parsed(text, "phase", Phase.init)
    }
    func list(_ text: String) -> [String] { text.split(separator: ",").map(String.init) }

    while let option = rest.popFirst() {
      switch option {
      case "--filter": filters = list(try value(option))
      case "--sizes": sizes = try list(value(option)).map(size)
      case "--phases": phases = try list(value(option)).map(phase)
      case "--memory": memory = try parsed(value(option), "memory mode", Memory.init)
      case "--peers": usesPeers = true
      case "--quick": isQuick = true
      case "--json": jsonPath = try value(option)
      case "--compare": comparePath = try value(option)
      case "--plot": plotPath = try value(option)
      case "--goals": action = .goals
      case "--check": action = .check
      case "--record": action = .record
      case "--ablate":
        let isOption = rest.first?.hasPrefix("-") ?? true
        action = .ablate(isOption ? [] : list(try value(option)))
      case "--list": action = .list
      case "--help": action = .help
      case "--rows": action = .rows(workload: try value(option), size: try size(value(option)))
      case "--profile":
        action = .profile(
          workload: try value(option), size: try size(value(option)),
          phase: try phase(value(option)))
      default: throw UsageError(text: "there is no option \(option)")
      }
    }
    try verifyFilters()
  }

  private func verifyFilters() throws {
    for filter in filters where !Workload.all.contains(where: { $0.name.contains(filter) }) {
      throw UsageError(text: "there is no workload '\(filter)'; --list names them all")
    }
  }

  /// The selected workloads.
  var workloads: [Workload] {
    if filters.isEmpty { return Workload.all }
    return Workload.all.filter { workload in
      filters.contains { filter in
        let isName = Workload.all.contains { $0.name == filter }
        return isName ? workload.name == filter : workload.name.contains(filter)
      }
    }
  }

  /// The selected sizes, or by default those of the workload.
  func sizes(of workload: Workload) -> [Int] {
    if !sizes.isEmpty { return sizes }
    return isQuick ? workload.quickSizes ?? workload.sizes : workload.sizes
  }
}
