import PeerInterface

/// Another solver, through a driver that speaks the peer interface.
final class PeerContender: Contender {
  let name: String
  private let functions: PeerFunctions
  private let rows: FlatRows
  private let problem: Problem
  private var session: PeerSession?
  private var values: [Double]

  init(_ functions: PeerFunctions, _ problem: Problem) {
    self.functions = functions
    self.problem = problem
    name = String(cString: functions.name)
    rows = FlatRows(problem)
    values = [Double](repeating: 0, count: problem.variableCount)
  }

  deinit {
    if let session { functions.close(session) }
  }

  /// Adding one at a time is the only way there is, so the cold run stands for both.
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
      case .cold, .onebyone:
        functions.cold(rows.problem, Int32(repetitions), &values)
      case .edit:
        functions.edit(
          session, problem.editValues.0, problem.editValues.1, Int32(repetitions))
      case .readd:
        functions.readd(session, Int32(repetitions))
      }
    if result.isNaN { throw ContenderFailure(text: "\(name) refuses the \(phase.rawValue) run") }
    return result
  }

  func answer(after phase: Phase) throws -> [Double] {
    if let session, phase == .edit || phase == .readd { functions.read(session, &values) }
    return values
  }
}
