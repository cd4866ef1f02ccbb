import Simplex

/// A solver behind the pointer that a C program has.
struct Handle {
  /// A constraint of the C program.
  struct Row {
    let id: ConstraintID
    /// The factor by which its row is multiplied.
    let weight: Double
  }

  /// Everything that an update may change.
  struct State {
    /// The variables by their numbers; nil for one that was removed.
    var variables: [Variable?] = []
    /// The numbers of variables by their positions in the solver, -1 for none.
    var numbersByPosition: [Int32] = []
    var freeVariables: [Int32] = []
    /// The constraints by their numbers; nil for one that was removed.
    var rows: [Row?] = []
    var freeRows: [Int32] = []
  }

  var solver = Solver()
  var state = State()
  /// The update that has begun, with the tables from before it.
  var update: (savepoint: Solver.UpdateSavepoint, state: State)?
  /// The reason of the last call that failed, in UTF-8.
  var message: [UInt8] = []
  var conflict: [(member: Int32, multiplier: Double)] = []

  /// Returns the variable of a number, or nil if there is none.
  func variable(_ number: Int32) -> Variable? {
    let index = Int(number)
    return state.variables.indices.contains(index) ? state.variables[index] : nil
  }

  /// Returns the constraint of a number, or nil if there is none.
  func row(_ number: Int32) -> Row? {
    let index = Int(number)
    return state.rows.indices.contains(index) ? state.rows[index] : nil
  }

  /// Gives a variable a number.
  mutating func number(_ variable: Variable) -> Int32 {
    let number = state.freeVariables.popLast() ?? Int32(truncatingIfNeeded: state.variables.count)
    if Int(number) == state.variables.count {
      state.variables.append(variable)
    } else {
      state.variables[Int(number)] = variable
    }
    while state.numbersByPosition.count <= variable.position { state.numbersByPosition.append(-1) }
    state.numbersByPosition[variable.position] = number
    return number
  }

  /// Gives a constraint a number.
  mutating func number(_ row: Row) -> Int32 {
    guard let number = state.freeRows.popLast() else {
      state.rows.append(row)
      return Int32(truncatingIfNeeded: state.rows.count - 1)
    }
    state.rows[Int(number)] = row
    return number
  }

  /// Returns the number of a constraint of the solver, or -1 if the C program has none for it.
  func number(of id: ConstraintID) -> Int32 {
    let index = state.rows.firstIndex { $0?.id == id }
    return Int32(truncatingIfNeeded: index ?? -1)
  }

  /// Stores the reason of a failure, and returns its status.
  mutating func fail(_ status: Status, _ reason: String) -> Int32 {
    message = Array(reason.utf8)
    conflict = []
    return status.rawValue
  }

  /// Stores the reason of a failure of the solver, and returns its status.
  ///
  /// - Parameter weights: The weights of the rows that the call would have added.
  mutating func fail(_ error: SolverError, weights: [Double] = []) -> Int32 {
    let status = fail(Status(error), error.description)
    guard case .unsatisfiable(let found) = error else { return status }
    conflict = found.members.map { member in
      // The C program knows rows without their weight, so that the multiplier has it.
      switch member.source {
      case .existing(let id):
        let number = number(of: id)
        return (number, member.multiplier * (row(number)?.weight ?? 1))
      case .rejected(let position):
        let weight = weights.indices.contains(position) ? weights[position] : 1
        return (Int32(truncatingIfNeeded: -1 - position), member.multiplier * weight)
      }
    }
    return status
  }
}

/// The results of calls, as in `anchors_solver.h`.
enum Status: Int32 {
  case ok = 0
  case unsatisfiable, unknownVariable, unknownConstraint, variableInUse, unknownEdit, duplicateEdit
  case requiredEdit, invalidNumber, invalidPriority, pivotLimit, illConditioned
  case invalidArgument, noUpdate

  init(_ error: SolverError) {
    switch error {
    case .unsatisfiable: self = .unsatisfiable
    case .unknownVariable: self = .unknownVariable
    case .unknownConstraint: self = .unknownConstraint
    case .variableInUse: self = .variableInUse
    case .unknownEdit: self = .unknownEdit
    case .duplicateEdit: self = .duplicateEdit
    case .requiredEdit: self = .requiredEdit
    case .invalidNumber: self = .invalidNumber
    case .invalidPriority: self = .invalidPriority
    case .pivotLimit: self = .pivotLimit
    case .illConditioned: self = .illConditioned
    }
  }
}

/// The pointer that a C program has.
typealias SolverPointer = UnsafeMutableRawPointer

extension Handle {
  /// Runs a call on the solver behind a pointer; its errors become statuses.
  static func call(
    _ pointer: SolverPointer?, weights: [Double] = [],
    _ body: (inout Handle) throws(SolverError.Thrown) -> Int32
  ) -> Int32 {
    guard let handle = pointer?.assumingMemoryBound(to: Handle.self) else {
      return Status.invalidArgument.rawValue
    }
    do {
      let status = try body(&handle.pointee)
      if status == Status.ok.rawValue {
        handle.pointee.message.removeAll(keepingCapacity: true)
        handle.pointee.conflict.removeAll(keepingCapacity: true)
      }
      return status
    } catch {
      #if hasFeature(Embedded)
      return handle.pointee.fail(error, weights: weights)
      #else
      guard let error = error as? SolverError else { return Status.illConditioned.rawValue }
      return handle.pointee.fail(error, weights: weights)
      #endif
    }
  }

  /// Reads the solver behind a pointer; nil for null.
  static func read<Result>(_ pointer: UnsafeRawPointer?, _ body: (Handle) -> Result) -> Result? {
    guard let handle = pointer?.assumingMemoryBound(to: Handle.self) else { return nil }
    return body(handle.pointee)
  }
}

/// Copies a list into a buffer of the caller, if it has room, and returns the count.
func copy<Element: BitwiseCopyable>(
  _ list: [Element], to buffer: UnsafeMutablePointer<Element>?, _ capacity: Int32
) -> Int32 {
  if let buffer, list.count <= Int(capacity) {
    for (index, element) in list.enumerated() { buffer[index] = element }
  }
  return Int32(truncatingIfNeeded: list.count)
}
