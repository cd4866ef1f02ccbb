import PeerInterface

/// Another solver, through a driver that implements the peer interface.
final class PeerContender: Contender {
  let name: String
  private let functions: PeerFunctions
  private let rows: FlatRows
  private let editValues: (Double, Double)
  private var session: PeerSession?
  private var values: [Double]

  init(_ functions: PeerFunctions, _ problem: Problem) {
    self.functions = functions
    editValues = problem.editValues
    name = String(cString: functions.name)
    rows = FlatRows(problem)
    values = [Double](repeating: 0, count: problem.variableCount)
  }

  deinit {
    if let session { functions.close(session) }
  }

  /// Peers can only add one constraint at a time, so the cold run represents both phases.
  func takesPart(in phase: Phase) -> Bool { phase != .onebyone }

  func prepare(_ phase: Phase) throws {
    guard session == nil, phase == .edit || phase == .readd else { return }
    guard let opened = functions.open(rows.problem) else {
      throw ContenderFailure(text: "\(name) refuses the system")
    }
    session = opened
  }

  func run(_ phase: Phase, repetitions: Int) throws -> Double {
    let result =
      switch phase {
      case .cold, .onebyone: functions.cold(rows.problem, Int32(repetitions), &values)
      case .edit: functions.edit(session, editValues.0, editValues.1, Int32(repetitions))
      case .readd: functions.readd(session, Int32(repetitions))
      }
    if result.isNaN { throw ContenderFailure(text: "\(name) refuses the \(phase.rawValue) run") }
    return result
  }

  func answer(after phase: Phase) throws -> [Double] {
    if let session, phase == .edit || phase == .readd { functions.read(session, &values) }
    return values
  }
}

/// A problem's rows in plain memory, the input of every solver.
final class FlatRows {
  let problem: UnsafeMutablePointer<PeerProblem>
  private var memory: [UnsafeMutableRawPointer] = []

  init(_ source: Problem) {
    problem = .allocate(capacity: 1)
    var memory: [UnsafeMutableRawPointer] = [UnsafeMutableRawPointer(problem)]
    func copy<Element: BitwiseCopyable>(_ array: [Element]) -> UnsafePointer<Element> {
      let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count + 1)
      _ = buffer.initialize(from: array)
      let start = buffer.baseAddress.unsafelyUnwrapped
      memory.append(UnsafeMutableRawPointer(start))
      return UnsafePointer(start)
    }
    problem.initialize(
      to: PeerProblem(
        variableCount: Int32(source.variableCount), rowCount: Int32(source.rowCount),
        ends: copy(source.ends), termVariables: copy(source.termVariables),
        coefficients: copy(source.coefficients), relations: copy(source.relations),
        constants: copy(source.constants), priorities: copy(source.priorities),
        editVariable: source.editVariable, editRow: Int32(source.editRow),
        readdRow: Int32(source.readdRow)))
    self.memory = memory
  }

  deinit {
    for block in memory { block.deallocate() }
  }
}
