/// The findings that are known already: identities with their numbers, a line each.
///
/// A finding keeps its identity if lines move.
struct LintBaseline {
  private static let head = "# layout lint baseline 1"
  private var counts: [String: Int] = [:]

  /// Reads a baseline.
  ///
  /// - Throws: `CommandError.file` with the line that is wrong.
  init(_ bytes: [UInt8], name: String) throws(CommandError) {
    let text = String(decoding: bytes, as: UTF8.self)
    var number = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      var line = line
      if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard parts.count == 5, let count = Int(String(decoding: parts[0], as: UTF8.self)), count > 0
      else {
        throw .file(
          "\(name):\(number): expected a number, a file, a scene, a view and a code, with tabs "
            + "between them; write the baseline again with --write-baseline")
      }
      let identity = parts.dropFirst().map { String(decoding: $0, as: UTF8.self) }
        .joined(separator: "\t")
      counts[identity, default: 0] += count
    }
  }

  /// Returns the findings that are not known, in order, and the number of the others.
  func new(_ findings: [FileFinding]) -> (findings: [FileFinding], known: Int) {
    var left = counts
    let new = findings.filter { finding in
      guard let count = left[finding.identity], count > 0 else { return true }
      left[finding.identity] = count - 1
      return false
    }
    return (new, findings.count - new.count)
  }

  /// Returns a baseline of findings, sorted, so that versions can be compared and merged.
  static func text(of findings: [FileFinding]) -> String {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.identity, default: 0] += 1 }
    var text = head + "\n"
    let sorted = counts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for identity in sorted { text += "\(counts[identity] ?? 0)\t\(identity)\n" }
    return text
  }
}
