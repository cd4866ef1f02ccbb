import Foundation
import Simplex

/// Random calls as a record for `layout replay`; Docs/Replay.md describes the format.
package enum ScriptRecord {
  /// The record of a sequence of calls, without answers.
  package static func text(_ operations: [ScriptOperation], variableCount: Int) -> String {
    (["v \(variableCount)"] + operations.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  /// Writes the record of a system whose constraints are added together or one by one.
  ///
  /// - Returns: The path, or why there is none.
  package static func write(
    _ system: TestSystem, isOneByOne: Bool = false, name: String
  ) -> String {
    let calls: [ScriptOperation] =
      isOneByOne
      ? system.constraints.enumerated().map { .add($0.element, slot: $0.offset) }
      : [.addAll(system.constraints, slot: 0)]
    return write(text(calls, variableCount: system.variableCount), name: name)
  }

  /// Writes a record to `.build/records` of this package or to the folder `ANCHORS_RECORDS`.
  ///
  /// - Returns: The path, or why there is none.
  package static func write(_ text: String, name: String) -> String {
    let named = ProcessInfo.processInfo.environment["ANCHORS_RECORDS"]
    let folder = named.map { URL(fileURLWithPath: $0) } ?? PackageFolder.url(".build/records")
    let file = folder.appendingPathComponent(name.replacing(" ", with: "-") + ".txt")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "record: \(file.path)"
    } catch {
      return "no record: \(error)"
    }
  }

  private static func lines(_ operation: ScriptOperation) -> [String] {
    switch operation {
    case .add(let constraint, let slot): [row(constraint, slot)]
    case .addAll(let constraints, let slot):
      ["b \(constraints.count)"]
        + constraints.enumerated().map { row($0.element, slot + $0.offset) }
    case .remove(let slot): ["r c\(slot)"]
    case .setConstant(let constant, let slot): ["c c\(slot) \(constant)"]
    case .setPriority(let priority, let slot): ["p c\(slot) \(priority)"]
    case .addEdit(let variable, let priority, let value):
      ["u 2", "e \(variable) \(priority)", "s \(variable) \(value)"]
    case .suggest(let value, let variable): ["s \(variable) \(value)"]
    case .removeEdit(let variable): ["d \(variable)"]
    case .renew(let variable): ["m \(variable)"]
    case .transaction(let operations): ["u \(operations.count)"] + operations.flatMap(lines)
    case .abandoned(let operations): ["U \(operations.count)"] + operations.flatMap(lines)
    }
  }

  private static func row(_ constraint: TestConstraint, _ slot: Int) -> String {
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      case .equal: "=="
      }
    let terms = constraint.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
    return "a c\(slot) \(constraint.priority) \(relation) \(constraint.constant) "
      + "\(constraint.terms.count)\(terms)"
  }
}
