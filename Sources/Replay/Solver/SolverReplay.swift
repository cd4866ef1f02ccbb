import Simplex
import SimplexQuestions

/// Replays the calls of a solver record and reports faults.
///
/// It compares recorded answers, and the solver with itself. Required constraints must hold. A call
/// must fail exactly if a new solver rejects all constraints in one batch, and then leave all
/// values unchanged. The violation of each level must equal that in a new solver. Calls that refer
/// to missing objects are skipped.
public struct SolverReplay {
  private var solver = Solver()
  private var variables: [Variable] = []
  private var ids: [String: ConstraintID] = [:]
  private var model = SolverModel()

  private init() {}

  /// The first fault of a record, or nil if there is none.
  ///
  /// - Parameters:
  ///   - record: The calls and their answers.
  ///   - comparesAnswers: Whether a different answer is a fault.
  /// - Returns: The first fault, or nil.
  /// - Complexity: For each call, the cost of solving the whole system in a new solver.
  public static func firstFault(
    of record: SolverRecord, comparesAnswers: Bool = true
  ) -> ReplayFault? {
    var replay = SolverReplay()
    for (index, entry) in record.entries.enumerated() {
      guard let (answer, fault) = replay.step(entry.call) else { continue }
      if let fault { return ReplayFault(entry: index, isAnswer: false, message: fault) }
      guard comparesAnswers, let expected = entry.answer else { continue }
      if let fault = replay.difference(answer, from: expected) {
        return ReplayFault(entry: index, isAnswer: true, message: fault)
      }
    }
    return nil
  }

  /// A copy of a record with the current answers.
  public static func answered(_ record: SolverRecord) -> SolverRecord {
    var replay = SolverReplay()
    var record = record
    for (index, entry) in record.entries.enumerated() {
      record.entries[index].answer = replay.step(entry.call)?.answer
    }
    return record
  }

  /// A part of a failing record that still fails, in which each call is necessary.
  ///
  /// If only an answer differs, the record is cut after that answer, because earlier calls affect
  /// it.
  ///
  /// - Returns: The shorter record, or nil if the record does not fail.
  public static func minimized(_ record: SolverRecord) -> SolverRecord? {
    guard let fault = firstFault(of: record) else { return nil }
    let head = Array(record.entries[...fault.entry])
    guard !fault.isAnswer else { return SolverRecord(head) }
    return minimized(SolverRecord(head)) { firstFault(of: $0, comparesAnswers: false) != nil }
  }

  /// A part of a failing record that still fails, in which each call is necessary; without answers.
  ///
  /// - Parameters:
  ///   - record: A failing record.
  ///   - stillFails: Returns whether a record fails.
  /// - Returns: The shorter record.
  /// - Complexity: at worst O(*n*²) calls of `stillFails`.
  public static func minimized(
    _ record: SolverRecord, while stillFails: (SolverRecord) -> Bool
  ) -> SolverRecord {
    func fails(_ entries: [SolverRecord.Entry]) -> Bool { stillFails(SolverRecord(entries)) }
    var entries = Minimization.minimal(record.entries, stillFails: fails)
    for index in entries.indices {
      entries[index].answer = nil
      switch entries[index].call {
      case .batch(let rows):
        let kept = Minimization.minimal(rows) { part in
          fails(entries.replacing(index, with: SolverRecord.Entry(.batch(part))))
        }
        entries[index] = SolverRecord.Entry(.batch(kept))
      case .update(let calls):
        let kept = Minimization.minimal(calls) { part in
          fails(entries.replacing(index, with: SolverRecord.Entry(.update(part))))
        }
        entries[index] = SolverRecord.Entry(.update(kept))
      default: break
      }
    }
    return SolverRecord(entries)
  }

  // MARK: One call

  /// Performs a call.
  ///
  /// - Returns: Its answer and its fault if it has one, or nil if the call refers to missing
  ///   objects.
  private mutating func step(
    _ call: SolverCall
  ) -> (answer: SolverRecord.Answer, fault: String?)? {
    var next = model
    guard next.apply(call) else { return nil }
    let before = variables.map { solver[$0] }
    do {
      let answer = try apply(call)
      model = next
      return (.exactly(answer ?? point), faultOfPoint())
    } catch {
      let answer = SolverRecord.Answer.refused(kind(of: error))
      let after = variables.prefix(before.count).map { solver[$0] }
      if after.map(\.bitPattern) != before.map(\.bitPattern) {
        return (answer, "the call failed (\(kind(of: error))), but values changed")
      }
      return (answer, faultOfRefusal(error, next))
    }
  }

  private var point: [Double] { variables.map { solver[$0] } }

  private func faultOfPoint() -> String? {
    let point = point
    if let index = point.firstIndex(where: { !$0.isFinite }) {
      return "variable \(index) is \(point[index])"
    }
    if let worst = model.worstExcess(at: point), worst.excess > 1e-6 {
      return "'\(worst.row.text)' is required but violated by \(worst.row.excess(at: point))"
    }
    guard !model.hasOpenEdit, solver.statistics.unfinishedLevels == 0 else { return nil }
    do {
      let fresh = try model.solver()
      guard fresh.solver.statistics.unfinishedLevels == 0 else { return nil }
      let other = fresh.variables.map { fresh.solver[$0] }
      for (mine, theirs) in zip(model.objective(at: point), model.objective(at: other)) {
        let allowed = 1e-6 * max(mine.size, theirs.size)
        if abs(mine.missed - theirs.missed) > allowed {
          return
            "priority \(mine.priority) is violated by \(mine.missed); a new solver violates it by "
            + "\(theirs.missed)"
        }
      }
      return nil
    } catch {
      if case SolverError.illConditioned = error { return nil }
      return "the call succeeded, but a new solver rejects its constraints (\(kind(of: error)))"
    }
  }

  private func faultOfRefusal(_ error: any Error, _ next: SolverModel) -> String? {
    switch error {
    case SolverError.unsatisfiable:
      guard (try? next.solver()) != nil else { return nil }
      return "the call failed, but a new solver accepts its constraints"
    case SolverError.illConditioned, SolverError.invalidNumber, SolverError.invalidPriority,
      SolverError.requiredEdit, SolverError.duplicateEdit, SolverError.variableInUse:
      return nil
    default:
      return "the call failed: \(error)"
    }
  }

  private mutating func apply(_ call: SolverCall) throws -> [Double]? {
    switch call {
    case .start:
      self = SolverReplay()
      return nil
    case .removeAll:
      solver.removeAll()
      (variables, ids) = ([], [:])
      return nil
    default:
      return try Self.apply(call, to: &solver, &variables, &ids)
    }
  }

  /// Static, so that no second reference to the solver's storage causes a copy.
  private static func apply(
    _ call: SolverCall, to solver: inout Solver, _ variables: inout [Variable],
    _ ids: inout [String: ConstraintID]
  ) throws -> [Double]? {
    switch call {
    case .start, .removeAll, .values: break
    case .ranges:
      var answer: [Double] = []
      for variable in variables {
        let range = try solver.range(of: variable)
        answer += [solver[variable], range.lowerBound, range.upperBound]
      }
      return answer
    case .range(let number):
      guard number < variables.count else { return nil }
      let range = try solver.range(of: variables[number])
      let isDetermined = try solver.isDetermined(variables[number])
      return [range.lowerBound, range.upperBound, isDetermined ? 1 : 0]
    case .variables(let count):
      while variables.count < count { variables.append(solver.makeVariable()) }
    case .add(let row):
      guard row.fits(variables, ids) else { return nil }
      ids[row.id] = try solver.add(row.constraint(variables))
    case .batch(let rows):
      let fitting = rows.filter { $0.fits(variables, ids) }
      let added = try solver.add(contentsOf: fitting.map { $0.constraint(variables) })
      for (row, id) in zip(fitting, added) { ids[row.id] = id }
    case .update(let calls), .abandoned(let calls):
      try update(calls, of: &solver, &variables, &ids, isAbandoned: call == .abandoned(calls))
    case .renew(let number):
      guard number < variables.count else { return nil }
      do {
        try solver.remove(variables[number])
      } catch {
        if case SolverError.variableInUse = error { return nil }
        throw error
      }
      variables[number] = solver.makeVariable()
    case .remove(let id):
      if let known = ids.removeValue(forKey: id) { try solver.remove(known) }
    case .setConstant(let id, let constant):
      if let known = ids[id] { try solver.setConstant(constant, of: known) }
    case .setPriority(let id, let priority):
      if let known = ids[id] { try solver.setPriority(Priority(priority), of: known) }
    case .addEdit(let number, let priority):
      guard number < variables.count, !solver.hasEdit(variables[number]) else { return nil }
      try solver.addEdit(variables[number], priority: Priority(priority))
    case .suggest(let number, let value):
      guard number < variables.count, solver.hasEdit(variables[number]) else { return nil }
      try solver.suggest(value, for: variables[number])
    case .removeEdit(let number):
      guard number < variables.count, solver.hasEdit(variables[number]) else { return nil }
      try solver.removeEdit(variables[number])
    }
    return nil
  }

  private static func update(
    _ calls: [SolverCall], of solver: inout Solver, _ variables: inout [Variable],
    _ ids: inout [String: ConstraintID], isAbandoned: Bool
  ) throws {
    let abandoning = SolverError.pivotLimit(-1)
    do {
      (variables, ids) = try solver.update { [variables, ids] inner in
        var (variables, ids) = (variables, ids)
        for call in calls { _ = try apply(call, to: &inner, &variables, &ids) }
        if isAbandoned { throw abandoning }
        return (variables, ids)
      }
    } catch {
      guard isAbandoned, error as? SolverError == abandoning else { throw error }
    }
  }

  private func difference(
    _ answer: SolverRecord.Answer, from expected: SolverRecord.Answer
  ) -> String? {
    if case .near(let values) = expected {
      guard case .exactly = answer else { return "expected values, not '\(answer.text)'" }
      let point = point
      for value in values where value.variable < point.count {
        let found = point[value.variable]
        if abs(found - value.coefficient) > 1e-6 * max(1, abs(value.coefficient)) {
          return "variable \(value.variable) is \(found), expected \(value.coefficient)"
        }
      }
      return nil
    }
    // As text, so that NaN equals itself.
    return answer.text == expected.text ? nil : "'\(answer.text)', expected '\(expected.text)'"
  }
}

extension SolverRow {
  fileprivate func fits(_ variables: [Variable], _ ids: [String: ConstraintID]) -> Bool {
    ids[id] == nil && terms.allSatisfy { $0.variable < variables.count }
  }
}

extension Array {
  func replacing(_ index: Int, with element: Element) -> [Element] {
    var copy = self
    copy[index] = element
    return copy
  }
}

/// The name of the case of a ``SolverError`` in records.
func kind(of error: any Error) -> String {
  (error as? SolverError)?.kind ?? "\(error)"
}

extension SolverError {
  fileprivate var kind: String {
    switch self {
    case .unsatisfiable: "unsatisfiable"
    case .unknownVariable: "unknownVariable"
    case .unknownConstraint: "unknownConstraint"
    case .variableInUse: "variableInUse"
    case .unknownEdit: "unknownEdit"
    case .duplicateEdit: "duplicateEdit"
    case .requiredEdit: "requiredEdit"
    case .invalidNumber: "invalidNumber"
    case .invalidPriority: "invalidPriority"
    case .invalidWeight: "invalidWeight"
    case .pivotLimit: "pivotLimit"
    case .illConditioned: "illConditioned"
    }
  }
}
