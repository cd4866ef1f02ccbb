import Anchors
public import AnchorsQuestions

extension ConstraintWriter {
  /// Writes findings as an object.
  ///
  /// `{"findings":[{"code":…,"severity":…,"items":[…],"quantities":[…],"constraints":[…],
  /// "text":…,"fix":…}]}`
  ///
  /// If more findings of a code may exist than are listed, `incomplete` has the code.
  public func write(_ report: LintReport, into json: inout JSONWriter) {
    json.beginObject()
    json.key("findings")
    json.beginArray()
    for (finding, locations) in zip(report.findings, locations(of: report)) {
      json.newline()
      write(finding, at: locations, into: &json)
    }
    json.endArray(onNewLine: !report.findings.isEmpty)
    if !report.incompleteCodes.isEmpty {
      json.key("incomplete")
      json.beginArray()
      for code in report.incompleteCodes { json.value(code.name) }
      json.endArray()
    }
    json.endObject()
  }

  private func write(
    _ finding: LintFinding, at locations: [ConstraintLocation], into json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("code")
    json.value(finding.code.name)
    json.key("severity")
    json.value(finding.severity.name)
    for (key, names) in [("items", finding.items), ("quantities", finding.quantities)] {
      json.key(key)
      json.beginArray()
      for name in names { json.value(name) }
      json.endArray()
    }
    json.key("constraints")
    json.beginArray()
    for (constraint, location) in zip(finding.constraints, locations) {
      json.beginObject()
      location.writeMembers(of: constraint, into: &json)
      json.endObject()
    }
    json.endArray()
    json.key("text")
    json.value(finding.text)
    json.key("fix")
    json.value(finding.fix)
    json.endObject()
  }

  /// Returns the findings for people, each on a line like those of compilers.
  ///
  /// ```
  /// card.json:9: warning: title ends outside card: … [trailingSign]
  /// ```
  ///
  /// With details, more lines belong to it:
  ///
  /// ```
  ///     title.trailing == card.trailing + pad
  ///     To keep it inside, negate the constant: title.trailing == card.trailing - 5
  /// ```
  ///
  /// - Parameters:
  ///   - report: The findings.
  ///   - file: The name of the file for messages.
  ///   - inDetail: Whether to include constraints, remedies, and observations about the layout's
  ///     intention; otherwise, a last line has the number of omitted observations.
  /// - Returns: The lines, each with its line break; empty without findings.
  public func text(of report: LintReport, file: String, inDetail: Bool) -> String {
    var text = ""
    var omitted = 0
    for (finding, locations) in zip(report.findings, locations(of: report)) {
      if !inDetail, finding.isObservation {
        omitted += 1
        continue
      }
      text += file
      if let line = locations.first?.line { text += ":\(line)" }
      text += ": \(finding.severity.name): \(finding.text) [\(finding.code.name)]\n"
      guard inDetail else { continue }
      for (constraint, location) in zip(finding.constraints, locations) {
        text += "    " + mention(constraint, at: location, file: file) + "\n"
      }
      text += "    \(finding.fix)\n"
    }
    if omitted > 0 {
      if text.isEmpty { text += "\(file): no findings\n" }
      text += "\(file): \(omitted) \(omitted == 1 ? "note" : "notes") more with --verbose\n"
    }
    for code in report.incompleteCodes {
      text += "\(file): note: more findings of \(code.name) may exist than are listed\n"
    }
    return text
  }

  /// Returns the position of the first constraint of each finding, or nil if it has none, and the
  /// constraints with their positions.
  package func places(
    of report: LintReport
  ) -> [(range: SourceRange?, constraints: [String])] {
    zip(report.findings, locations(of: report)).map { finding, locations in
      let texts = zip(finding.constraints, locations).map { $1.description(of: $0.summary) }
      return (locations.first?.range, texts)
    }
  }

  /// Returns the positions of each finding's constraints in the file.
  ///
  /// Duplicates have the same description, but two positions.
  private func locations(of report: LintReport) -> [[ConstraintLocation]] {
    var copies: [String: Int] = [:]
    return report.findings.map { finding in
      var locations = finding.constraints.map { location(of: $0.summary) }
      if finding.code == .duplicate, let first = finding.constraints.first?.summary,
        finding.constraints.last?.summary == first
      {
        copies[first.description, default: 0] += 1
        locations[0] = location(of: first, copy: copies[first.description] ?? 0)
      }
      return locations
    }
  }

  /// Returns a constraint with its line, or with its source if it is not in the file.
  private func mention(
    _ constraint: ReportedConstraint, at location: ConstraintLocation, file: String
  ) -> String {
    if let line = location.line { return "\(location.text) (\(file):\(line))" }
    guard let system = constraint.system else { return constraint.equation }
    return "\(constraint.equation) (\(system.explanation))"
  }
}

extension SystemSource {
  /// The source of a constraint that is not in the file.
  var explanation: String {
    switch self {
    case .rootSize: "the requested size"
    case .contentSize: "its content size"
    case .stack: "a stack"
    case .autoresizing: "its frame or autoresizing mask"
    case .margins: "margins"
    case .scroll: "a scroll view"
    case .nonNegative: "sizes are never negative"
    }
  }
}
