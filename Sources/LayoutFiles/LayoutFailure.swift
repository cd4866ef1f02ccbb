public import Anchors

/// The reason why a well-formed layout file cannot be laid out.
public struct LayoutFailure: Error, Sendable {
  /// The name of the failure's kind in results, for example `unsatisfiable`.
  public let kind: String
  /// The conflicting constraints; those of the file as written there.
  public let constraints: [String]
  /// The failure and its remedy.
  public let explanation: String
  /// The line of the first of the constraints in the file, counted from 1.
  public let line: Int
  /// The report on the conflict, or nil for other failures.
  public let conflict: ConflictReport?
  /// The texts and positions of the constraints in the file.
  private let locations: [ConstraintLocation]

  /// Describes the failure in terms of the file.
  ///
  /// - Parameters:
  ///   - error: The error of the layout.
  ///   - writer: The writer of the file's constraints.
  init(_ error: LayoutError, _ writer: ConstraintWriter) {
    let summaries = Self.summaries(of: error)
    locations = summaries.map { writer.location(of: $0) }
    line = locations.compactMap { $0.line }.min() ?? 1
    var conflict: ConflictReport?
    let names = locations.map { $0.text }
    switch error {
    case .unsatisfiable(let report):
      kind = "unsatisfiable"
      constraints = names
      conflict = writer.inWordsOfFile(report)
      let members = zip(locations, summaries).map { location, summary in
        location.line == nil ? location.description(of: summary) : location.text
      }
      explanation = "these \(ConflictReport.headline): " + members.joined(separator: "; ")
    case .invalidConstraints:
      kind = "invalidConstraints"
      constraints = names
      let reasons = zip(summaries, names).map { summary, written in
        summary.fault.map { "\(written) (\($0.explanation))" } ?? written
      }
      explanation = "these constraints are invalid: " + reasons.joined(separator: "; ")
    case .noCommonAncestor:
      kind = "noCommonAncestor"
      constraints = names
      explanation =
        "these constraints relate items of different trees: " + names.joined(separator: "; ")
    case .invalidNumber(let reason):
      kind = "invalidNumber"
      constraints = []
      explanation = reason
    case .layoutLoop(let names):
      kind = "layoutLoop"
      constraints = []
      explanation =
        "layout loop: these views invalidate the layout every time they are laid out: "
        + names.joined(separator: ", ")
    case .solver(let reason):
      kind = "solver"
      constraints = []
      explanation = reason
    }
    self.conflict = conflict
  }

  private static func summaries(of error: LayoutError) -> [ConstraintSummary] {
    switch error {
    case .unsatisfiable(let report): report.members.map { $0.summary }
    case .invalidConstraints(let list), .noCommonAncestor(let list): list
    case .invalidNumber, .layoutLoop, .solver: []
    }
  }

  /// The message for people; for a conflict, with a line for each constraint and possible remedies.
  public var message: String {
    guard let conflict else { return explanation }
    return "these \(ConflictReport.headline):"
      + conflict.details { locations[$0].description(of: conflict.members[$0].constraint.summary) }
  }

  /// Writes the failure as the result of the file: `{"error":{"kind":…}}`.
  ///
  /// A conflict has `members`, each a constraint with its multiplier, `gap`, `arithmetic`, `cures`,
  /// `hints`, `more`, and of a large conflict `unverified`.
  ///
  /// - Parameter json: The writer to write into.
  public func write(into json: inout JSONWriter) {
    json.beginObject()
    json.key("error")
    writeError(into: &json)
    json.endObject()
  }

  /// Writes the value of `error`.
  public func writeError(into json: inout JSONWriter) {
    json.beginObject()
    json.key("kind")
    json.value(kind)
    json.key("constraints")
    json.beginArray()
    for constraint in constraints { json.value(constraint) }
    json.endArray()
    json.key("explanation")
    json.value(explanation)
    if let conflict { json.writeMembers(of: conflict, locations) }
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes the proof of a conflict and its remedies into the open object.
  mutating func writeMembers(of conflict: ConflictReport, _ locations: [ConstraintLocation]) {
    key("members")
    beginArray()
    for (member, location) in zip(conflict.members, locations) {
      beginObject()
      location.writeMembers(of: member.constraint, into: &self)
      key("multiplier")
      value(member.multiplier)
      endObject()
    }
    endArray()
    key("gap")
    value(conflict.gap)
    key("arithmetic")
    value(conflict.arithmetic)
    key("cures")
    beginArray()
    for cure in conflict.cures { value(cure) }
    endArray()
    key("hints")
    beginArray()
    for hint in conflict.hints { value(hint) }
    endArray()
    if conflict.unverified > 0 {
      key("unverified")
      value(Double(conflict.unverified))
    }
    key("more")
    value(Double(conflict.more))
  }

  private mutating func value(_ cure: ConflictCure) {
    beginObject()
    key("change")
    switch cure.change {
    case .remove: value("remove")
    case .priority: value("priority")
    case .constant: value("constant")
    }
    key("member")
    value(Double(cure.member))
    switch cure.change {
    case .remove: break
    case .priority(let priority):
      key("priority")
      value(priority.rawValue)
    case .constant(let constant):
      key("constant")
      value(constant)
    }
    key("solves")
    value(cure.solves)
    key("preservesOrder")
    value(cure.preservesOrder)
    endObject()
  }

  private mutating func value(_ hint: ConflictHint) {
    beginObject()
    key("code")
    value(hint.code.name)
    key("text")
    value(hint.text)
    key("member")
    value(Double(hint.member))
    endObject()
  }
}
