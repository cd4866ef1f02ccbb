import Anchors
import AnchorsQuestions
import LayoutFiles

/// The findings of a run, and how many there were besides.
struct FindingReport {
  private(set) var findings: [FileFinding]
  let counts: (files: Int, scenes: Int)
  /// The number of findings that the baseline has.
  let known: Int

  /// The status: wrong input for a file that cannot be read, not laid out for warnings and errors.
  var status: CommandStatus {
    var status = CommandStatus.done
    for finding in findings where finding.severity != .note {
      status.raise(to: finding.code == "unreadable" ? .wrongInput : .notLaidOut)
    }
    return status
  }

  /// Removes the notes that many good files have.
  mutating func removeObservations() {
    findings.removeAll { $0.isObservation && $0.severity == .note }
  }

  /// Returns the findings for people, each on a line like those of compilers.
  func text(inDetail: Bool) -> String {
    var text = ""
    var omitted = 0
    for finding in findings {
      if !inDetail, finding.isObservation, finding.severity == .note {
        omitted += 1
        continue
      }
      let place = "\(ShownText.name(finding.file)):\(finding.line):\(finding.column): "
      text += place + finding.severity.name + ": " + ShownText.sentence(finding.message)
      text += " [\(finding.code)]\n"
      guard inDetail else { continue }
      if !finding.scene.isEmpty {
        text += "    in \(ShownText.name(finding.scene)) (\(ShownText.name(finding.sceneID)))\n"
      }
      for constraint in finding.constraints { text += "    \(ShownText.sentence(constraint))\n" }
      text += "    \(finding.fix)\n"
    }
    return text + summary(omitted) + "\n"
  }

  private func summary(_ omitted: Int) -> String {
    var parts: [String] = []
    for (severity, name) in [("error", "error"), ("warning", "warning"), ("note", "note")] {
      let count = findings.count { $0.severity.name == severity } - (name == "note" ? omitted : 0)
      if count > 0 { parts.append(Self.count(count, name)) }
    }
    var text = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    if omitted > 0 { text += ", \(Self.count(omitted, "note")) more with --verbose" }
    if known > 0 { text += ", \(known) in the baseline" }
    text += " in \(Self.count(counts.files, "file"))"
    return counts.scenes > 0 ? text + " with \(Self.count(counts.scenes, "scene"))" : text
  }

  private static func count(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }

  /// Writes all findings.
  ///
  /// `{"findings": [{"file", "line", "column", …}], "files", "scenes", "known"}`
  func write(into json: inout JSONWriter) {
    json.beginObject()
    json.key("findings")
    json.beginArray()
    for finding in findings {
      json.newline()
      json.beginObject()
      for (key, value) in [("file", finding.file)] { json.member(key, value) }
      json.key("line")
      json.value(Double(finding.line))
      json.key("column")
      json.value(Double(finding.column))
      for (key, value) in [
        ("scene", finding.scene), ("sceneID", finding.sceneID), ("id", finding.id),
        ("name", finding.name), ("code", finding.code), ("level", finding.severity.name),
        ("message", finding.message), ("fix", finding.fix),
      ] {
        json.member(key, value)
      }
      if !finding.constraints.isEmpty {
        json.key("constraints")
        json.beginArray()
        for constraint in finding.constraints { json.value(constraint) }
        json.endArray()
      }
      json.endObject()
    }
    json.endArray(onNewLine: !findings.isEmpty)
    for (key, count) in [("files", counts.files), ("scenes", counts.scenes), ("known", known)] {
      json.key(key)
      json.value(Double(count))
    }
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes a member whose value is a text.
  mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }
}
