import Anchors

/// Why a layout file that is well formed cannot be laid out.
public struct LayoutFailure: Error, Sendable {
  /// The kind of failure by its name in results, for example `unsatisfiable`.
  public let kind: String
  /// The conflicting constraints, as written in the file if they are from it.
  public let constraints: [String]
  /// What is wrong and how to fix it.
  public let explanation: String
  /// The line of the first of the constraints in the file, counted from 1.
  public let line: Int

  /// Describes the failure in terms of the file.
  ///
  /// - Parameters:
  ///   - error: The error of the layout.
  ///   - line: The line to name.
  ///   - text: The text of a constraint in the file, or nil if the constraint is implied.
  init(_ error: LayoutError, line: Int, text: (ConstraintSummary) -> String?) {
    self.line = line
    let name: (ConstraintSummary) -> String = { text($0) ?? $0.equation }
    switch error {
    case .unsatisfiable(let report):
      kind = "unsatisfiable"
      constraints = report.members.map(name)
      let members = report.members.map { text($0) ?? Self.description(ofImplied: $0) }
      explanation = "these \(ConflictReport.headline): " + members.joined(separator: "; ")
    case .invalidConstraints(let summaries):
      kind = "invalidConstraints"
      constraints = summaries.map(name)
      let reasons = zip(summaries, constraints).map { summary, written in
        summary.fault.map { "\(written) (\($0.explanation))" } ?? written
      }
      explanation = "these constraints are invalid: " + reasons.joined(separator: "; ")
    case .noCommonAncestor(let summaries):
      kind = "noCommonAncestor"
      constraints = summaries.map(name)
      explanation =
        "these constraints relate items of different trees: "
        + constraints.joined(separator: "; ")
    case .invalidNumber(let reason):
      kind = "invalidNumber"
      constraints = []
      explanation = reason
    case .layoutLoop(let names):
      kind = "layoutLoop"
      constraints = []
      explanation = "layout never came to rest at " + names.joined(separator: ", ")
    case .solver(let reason):
      kind = "solver"
      constraints = []
      explanation = reason
    }
  }

  /// A constraint that the file does not state, with the reason for it.
  private static func description(ofImplied member: ConstraintSummary) -> String {
    guard member.kind == .constraint else { return member.description }
    return member.identifier.map { "\(member.equation) (\($0))" } ?? member.equation
  }

  /// Writes the failure as the result of the file: `{"error":{"kind":…}}`.
  ///
  /// - Parameter json: Where to write.
  public func write(into json: inout JSONWriter) {
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.key("kind")
    json.value(kind)
    json.key("constraints")
    json.beginArray()
    for constraint in constraints { json.value(constraint) }
    json.endArray()
    json.key("explanation")
    json.value(explanation)
    json.endObject()
    json.endObject()
  }
}
