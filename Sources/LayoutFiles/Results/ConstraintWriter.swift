public import Anchors

/// Writes the constraints of a report in terms of their layout file.
///
/// ```swift
/// let writer = ConstraintWriter(file, name: "card.json")
/// for constraint in file.root.reportedConstraints { writer.write(constraint, into: &json) }
/// ```
///
/// An object is `{"constraint":"title.width == 80","line":7,"file":"card.json","priority":1000,
/// "terms":[["title.width",1]],"relation":"==","constant":80}`, with an `identifier` if the
/// constraint has one. A constraint that is not in the file has `system` instead of a line and a
/// file.
public struct ConstraintWriter {
  private let written: WrittenConstraints
  private let lines: LineIndex
  private let name: String?
  /// The line to report for all constraints, if each line of a file is a layout.
  private let onlyLine: Int?
  /// True for a layout file, false for one of Interface Builder, whose words are those of UIKit.
  private let isLayoutFile: Bool

  /// Creates a writer for the constraints of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: The name of the file for messages, or nil.
  ///   - line: The line to report for all constraints, if the layout is one line of a longer file.
  /// - Complexity: O(*n*) in the length of the file.
  public init(_ file: LayoutFile, name: String?, line: Int? = nil) {
    written = WrittenConstraints(file.constraints)
    lines = file.lines ?? LineIndex(file.bytes)
    self.name = name
    onlyLine = line
    isLayoutFile = file.bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "{")
  }

  /// Returns a report with hints that name members of the file in place of properties in Swift.
  func inWordsOfFile(_ report: ConflictReport) -> ConflictReport {
    guard isLayoutFile else { return report }
    var report = report
    for (index, hint) in report.hints.enumerated() {
      let member = report.members[hint.member]
      guard let quantity = member.constraint.terms.first?.quantity else { continue }
      if hint.code == .autoresizing {
        report.hints[index].text =
          quantity.item + " is pinned by its 'frame'; leave that out if constraints position it"
      } else if member.kind == .minimumContent {
        let extent = quantity.attribute == .width ? "width" : "height"
        report.hints[index].text =
          "the minimum \(extent) of \(quantity.item) is required; "
          + "give its 'minimum' a 'priority' below 1000"
      }
    }
    return report
  }

  /// Returns the constraint as in the file, or its equation if it is not in the file.
  public func text(of constraint: ConstraintSummary) -> String {
    written[constraint]?.text ?? constraint.equation
  }

  /// Returns the line of the constraint, counted from 1, or nil if it is not in the file.
  public func line(of constraint: ConstraintSummary) -> Int? {
    guard let range = written[constraint]?.range else { return nil }
    return onlyLine ?? lines.line(of: range.start)
  }

  /// Returns the position of the constraint, or nil if it is not in the file by itself.
  package func range(of constraint: ConstraintSummary) -> SourceRange? {
    guard let found = written[constraint], !found.isFormat else { return nil }
    return found.range
  }

  /// Writes a constraint as an object.
  public func write(_ constraint: ReportedConstraint, into json: inout JSONWriter) {
    json.beginObject()
    writeMembers(of: constraint, into: &json)
    json.endObject()
  }

  /// Writes the members of a constraint into the open object, which may have others.
  public func writeMembers(of constraint: ReportedConstraint, into json: inout JSONWriter) {
    location(of: constraint.summary).writeMembers(of: constraint, into: &json)
  }

  /// Returns the position of a constraint in the file.
  func location(of constraint: ConstraintSummary) -> ConstraintLocation {
    ConstraintLocation(
      text: text(of: constraint), line: line(of: constraint), file: name,
      range: written[constraint]?.range)
  }

  /// Returns the position of a duplicate of a constraint; `copy` is 1 for the first duplicate.
  func location(of constraint: ConstraintSummary, copy: Int) -> ConstraintLocation {
    let all = written.all(constraint)
    guard all.indices.contains(copy) else { return location(of: constraint) }
    let line = onlyLine ?? lines.line(of: all[copy].range.start)
    return ConstraintLocation(
      text: all[copy].text, line: line, file: name, range: all[copy].range)
  }
}

/// A constraint's text in a layout file, and its position.
struct ConstraintLocation: Sendable {
  let text: String
  /// The line, counted from 1, or nil if the constraint is not in the file.
  let line: Int?
  /// The name of the file, or nil.
  let file: String?
  /// The position in the file, or nil if the constraint is not in it.
  let range: SourceRange?

  /// Returns the text with its position, or with the source of a constraint outside the file.
  func description(of constraint: ConstraintSummary) -> String {
    if let line {
      return text + " (" + (file.map { ShownText.name($0) + ":" } ?? "line ") + "\(line))"
    }
    if constraint.kind != .constraint { return constraint.description }
    return constraint.identifier.map { "\(text) (\($0))" } ?? text
  }

  func writeMembers(of constraint: ReportedConstraint, into json: inout JSONWriter) {
    json.key("constraint")
    json.value(text)
    if let identifier = constraint.identifier {
      json.key("identifier")
      json.value(identifier)
    }
    if let line {
      json.key("line")
      json.value(Double(line))
      if let file {
        json.key("file")
        json.value(file)
      }
    }
    if let system = constraint.system {
      json.key("system")
      json.value(system.name)
    }
    json.key("priority")
    json.value(constraint.priority.rawValue)
    json.key("terms")
    json.value(constraint.terms)
    json.key("relation")
    json.value(constraint.relation.symbol)
    json.key("constant")
    json.value(constraint.constant)
  }
}

extension JSONWriter {
  /// Writes a sum as an array of pairs: `[["title.width",1],["card.width",-1]]`.
  public mutating func value(_ terms: [LayoutTerm]) {
    beginArray()
    for term in terms {
      beginArray()
      value(term.quantity.description)
      value(term.factor)
      endArray()
    }
    endArray()
  }
}
