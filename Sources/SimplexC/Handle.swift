import Simplex

/// A solver behind the pointer that a C program has.
struct Handle {
  var solver = Solver()
  /// The update that has begun.
  var update: Solver.UpdateSavepoint?
  /// The reason of the last call that failed, in UTF-8.
  var message: [UInt8] = []
  var conflict: [(member: Int64, multiplier: Double)] = []
  /// The variables that a call without room for them found changed.
  var changed: [Variable] = []
}

/// The results of calls, as in `anchors_solver.h`.
enum Status: Int32 {
  case ok = 0
  case unsatisfiable, unknownVariable, unknownConstraint, variableInUse, unknownEdit, duplicateEdit
  case requiredEdit, invalidNumber, invalidPriority, pivotLimit, illConditioned
  case invalidArgument, invalidUpdate, invalidWeight

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
    case .invalidWeight: self = .invalidWeight
    case .pivotLimit: self = .pivotLimit
    case .illConditioned: self = .illConditioned
    }
  }
}

extension Handle {
  /// Runs a call that may change the solver behind a pointer; its errors become statuses.
  @inline(__always)
  static func change(
    _ pointer: UnsafeMutableRawPointer?,
    _ body: (inout Handle) throws(SolverError.Thrown) -> Int32
  ) -> Int32 {
    let status = ask(pointer, body)
    if status == Status.ok.rawValue, let handle = at(pointer), !handle.pointee.message.isEmpty {
      handle.pointee.message = []
      handle.pointee.conflict = []
    }
    return status
  }

  /// Runs a call that changes a variable; its errors become statuses.
  @inline(__always)
  static func change(
    _ pointer: UnsafeMutableRawPointer?, variable: Int64,
    _ body: (inout Solver, Variable) throws(SolverError.Thrown) -> Void
  ) -> Int32 {
    change(pointer) { (handle) throws(SolverError.Thrown) in
      let known = handle.solver.variable(numbered: variable)
      try body(&handle.solver, known)
      return Status.ok.rawValue
    }
  }

  /// Runs a call that changes a constraint; its errors become statuses.
  @inline(__always)
  static func change(
    _ pointer: UnsafeMutableRawPointer?, constraint: Int64,
    _ body: (inout Solver, ConstraintID) throws(SolverError.Thrown) -> Void
  ) -> Int32 {
    change(pointer) { (handle) throws(SolverError.Thrown) in
      let id = handle.solver.constraint(numbered: constraint)
      try body(&handle.solver, id)
      return Status.ok.rawValue
    }
  }

  /// Runs a call that does not change the solver behind a pointer; its errors become statuses.
  @inline(__always)
  static func ask(
    _ pointer: UnsafeMutableRawPointer?,
    _ body: (inout Handle) throws(SolverError.Thrown) -> Int32
  ) -> Int32 {
    guard let handle = at(pointer) else { return Status.invalidArgument.rawValue }
    do throws(SolverError.Thrown) {
      return try body(&handle.pointee)
    } catch {
      #if hasFeature(Embedded)
      return handle.pointee.fail(error)
      #else
      guard let error = error as? SolverError else { return Status.illConditioned.rawValue }
      return handle.pointee.fail(error)
      #endif
    }
  }

  @inline(__always)
  static func at(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Handle>? {
    pointer?.assumingMemoryBound(to: Handle.self)
  }

  /// Stores the reason of a failure, and returns its status.
  @inline(never)
  mutating func fail(_ status: Status, _ reason: String) -> Int32 {
    message = Array(reason.utf8)
    conflict = []
    return status.rawValue
  }

  /// Stores the reason of a failure of the solver, and returns its status.
  @inline(never)
  mutating func fail(_ error: SolverError) -> Int32 {
    var reason = error.text { solver.name(of: $0) ?? $0.description }
    if case .unknownVariable = error {
      // A handle that means nothing has no index either.
      reason =
        "The variable was removed or belongs to another solver; use a handle returned by this solver."
    }
    let status = fail(Status(error), reason)
    guard case .unsatisfiable(let found) = error else { return status }
    conflict = found.members.map { member in
      switch member.source {
      case .existing(let id): (solver.number(of: id), member.multiplier)
      case .rejected(let position): (Int64(-1 - position), member.multiplier)
      }
    }
    return status
  }

  @inline(never)
  mutating func badArguments() -> Int32 {
    fail(
      .invalidArgument,
      "A pointer is null, a count is negative, or a relation is not -1, 0 or 1.")
  }
}

/// Copies a text into a buffer of the caller as `snprintf` does, and returns its length.
///
/// The buffer ends with a zero if it has any room; a longer text is cut between two characters.
func copy(
  _ text: [UInt8], to buffer: UnsafeMutablePointer<UInt8>?, terminatedWithin capacity: Int32
) -> Int32 {
  if let buffer, capacity > 0 {
    var end = min(text.count, Int(capacity) - 1)
    while end > 0, end < text.count, text[end] & 0xC0 == 0x80 { end -= 1 }
    for index in 0..<end { buffer[index] = text[index] }
    buffer[end] = 0
  }
  return Int32(truncatingIfNeeded: text.count)
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
