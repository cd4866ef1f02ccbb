import PeerInterface

/// A problem's rows in plain memory, which every solver is fed from.
final class FlatRows {
  let problem: UnsafeMutablePointer<PeerProblem>
  private let ends: UnsafeMutableBufferPointer<Int32>
  private let termVariables: UnsafeMutableBufferPointer<Int32>
  private let coefficients: UnsafeMutableBufferPointer<Double>
  private let relations: UnsafeMutableBufferPointer<Int8>
  private let constants: UnsafeMutableBufferPointer<Double>
  private let priorities: UnsafeMutableBufferPointer<Double>

  init(_ source: Problem) {
    func copy<Element>(_ array: [Element]) -> UnsafeMutableBufferPointer<Element> {
      let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: max(1, array.count))
      _ = buffer.initialize(from: array)
      return buffer
    }
    ends = copy(source.ends)
    termVariables = copy(source.termVariables)
    coefficients = copy(source.coefficients)
    relations = copy(source.relations)
    constants = copy(source.constants)
    priorities = copy(source.priorities)
    problem = .allocate(capacity: 1)
    problem.initialize(
      to: PeerProblem(
        variableCount: Int32(source.variableCount), rowCount: Int32(source.rowCount),
        ends: ends.baseAddress, termVariables: termVariables.baseAddress,
        coefficients: coefficients.baseAddress, relations: relations.baseAddress,
        constants: constants.baseAddress, priorities: priorities.baseAddress,
        editVariable: source.editVariable, editRow: Int32(source.editRow),
        readdRow: Int32(source.readdRow)))
  }

  deinit {
    ends.deallocate()
    termVariables.deallocate()
    coefficients.deallocate()
    relations.deallocate()
    constants.deallocate()
    priorities.deallocate()
    problem.deallocate()
  }
}
