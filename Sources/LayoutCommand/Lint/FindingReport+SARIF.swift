import Anchors
import AnchorsQuestions
import LayoutFiles

extension FindingReport {
  /// Writes the findings as SARIF 2.1.0, the format that services for code review read.
  func writeSARIF(into json: inout JSONWriter) {
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    writeTool(into: &json)
    json.member("columnKind", "unicodeCodePoints")
    json.key("results")
    json.beginArray()
    var copies: [String: Int] = [:]
    for finding in findings {
      copies[finding.identity, default: 0] += 1
      json.newline()
      write(finding, copy: copies[finding.identity] ?? 1, into: &json)
    }
    json.endArray(onNewLine: !findings.isEmpty)
    json.endObject()
    json.endArray()
    json.endObject()
  }

  private func writeTool(into json: inout JSONWriter) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "layout")
    json.member("version", LayoutProgram.version)
    json.key("rules")
    json.beginArray()
    for rule in LintRule.all {
      json.newline()
      json.beginObject()
      json.member("id", rule.code)
      json.text("shortDescription", rule.summary)
      json.key("defaultConfiguration")
      json.beginObject()
      json.member("level", rule.severity.name)
      json.endObject()
      json.endObject()
    }
    json.endArray(onNewLine: true)
    json.endObject()
    json.endObject()
  }

  private func write(_ finding: FileFinding, copy: Int, into json: inout JSONWriter) {
    json.beginObject()
    json.member("ruleId", finding.code)
    json.key("ruleIndex")
    json.value(Double(LintRule.all.firstIndex { $0.code == finding.code } ?? -1))
    json.member("level", finding.severity.name)
    json.text("message", finding.message + " " + finding.fix)
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", Self.uri(of: finding.file))
    json.endObject()
    json.key("region")
    json.beginObject()
    json.key("startLine")
    json.value(Double(finding.line))
    json.key("startColumn")
    json.value(Double(finding.column))
    json.endObject()
    json.endObject()
    if !finding.name.isEmpty {
      json.key("logicalLocations")
      json.beginArray()
      json.beginObject()
      json.member("name", finding.name)
      let scene = finding.scene.isEmpty ? "" : finding.scene + "/"
      json.member("fullyQualifiedName", scene + finding.name)
      json.member("kind", "element")
      json.endObject()
      json.endArray()
    }
    json.endObject()
    json.endArray()
    json.key("partialFingerprints")
    json.beginObject()
    json.member("layoutFinding/v1", Self.fingerprint(of: "\(finding.identity)\t\(copy)"))
    json.endObject()
    json.endObject()
  }

  /// Returns a path as a relative or absolute reference, all other bytes as `%20`.
  static func uri(of path: String) -> String {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }

  /// Returns the hash of a text in 16 hexadecimal digits, the same on every machine.
  static func fingerprint(of text: String) -> String {
    let digits = String(text.stableHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}

extension JSONWriter {
  /// Writes a member whose value is an object with a text, as SARIF has messages.
  fileprivate mutating func text(_ name: String, _ text: String) {
    key(name)
    beginObject()
    member("text", text)
    endObject()
  }
}
