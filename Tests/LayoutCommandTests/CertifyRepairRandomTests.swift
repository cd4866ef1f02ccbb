import LayoutCommand
import TestSupport
import Testing

/// Patches of random forms: each failure with a repair is gone, and nothing else has come.
@Suite struct CertifyRepairRandomTests {
  /// Files of a form with rows of several kinds, each with texts in three languages.
  private static func files(_ random: inout SplitMix64) -> [String: String] {
    var items: [String] = []
    var constraints: [String] = []
    var texts = ["en": "", "de": "", "fr": ""]
    func words(_ count: Int) -> String {
      (0..<count).map { _ in
        String(repeating: "n", count: Int.random(in: 2...9, using: &random))
      }.joined(separator: " ")
    }
    func addLabel(_ name: String, _ more: String = "") {
      items.append(
        #"{"name": "\#(name)", "kind": "label", "text": "n", "key": "\#(name)", "font": 10\#(more)}"#
      )
      let base = words(2)
      for language in ["en", "de", "fr"] {
        let count = language == "en" ? 0 : Int.random(in: 0...3, using: &random)
        let text = count == 0 ? base : base + " " + words(count)
        texts[language]? += "\"\(name)\" = \"\(text)\";\n"
      }
    }
    var above = "form.top"
    for row in 0..<3 {
      let (one, other) = ("one\(row)", "other\(row)")
      addLabel(one)
      constraints += ["\(one).leading == form.leading + 8", "\(one).top == \(above) + 8"]
      above = "\(one).bottom"
      switch Int.random(in: 0..<4, using: &random) {
      case 0: constraints.append("\(one).width == 190")
      case 1:
        addLabel(other)
        constraints += [
          "\(other).trailing == form.trailing - 8",
          "\(other).firstBaseline == \(one).firstBaseline",
        ]
      case 2: constraints.append("\(one).trailing == form.trailing - 8")
      default:
        constraints += ["\(one).height == 12", "\(one).trailing <= form.trailing - 8"]
      }
    }
    constraints.append("form.bottom == \(above) + 8")
    var files = texts.map { ("App/\($0).lproj/form.strings", $1) }
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ",\n  ")
    files.append(
      (
        "App/form.json",
        """
        {"root": "form", "textMeasurer": "square", "items": [
          \(items.joined(separator: ",\n  "))
        ], "constraints": [
          \(list)
        ]}
        """
      ))
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// The failures of a run by their sentences without numbers, and the patch.
  private static func run(
    _ files: [String: String]
  ) throws -> (failures: [String: AnswerJSON], patch: String) {
    let system = MemorySystem(files)
    _ = LayoutProgram(system: system).run(
      [
        "certify", "App/form.json", "--format", "json", "--widths", "300..400", "--patch", "a.diff",
      ])
    let found = try AnswerJSON(system.output)["scenes"][0]["certificates"][0]["failures"].elements
    var failures: [String: AnswerJSON] = [:]
    for failure in found {
      let words = ["property", "item", "other"].map { failure[$0].text }
      failures[words.joined(separator: " ")] = failure
    }
    return (failures, String(decoding: system.files["a.diff"] ?? [], as: UTF8.self))
  }

  @Test func `a patch repairs and loses nothing`() throws {
    var random = SplitMix64(seed: 20)
    var (count, repaired) = (0, 0)
    for _ in 0..<10 {
      var files = Self.files(&random)
      let before = try Self.run(files)
      let certain = before.failures.filter { $0.value["certainty"] == "fails" }
      guard !before.patch.isEmpty, let file = files["App/form.json"] else { continue }
      guard let patched = CertifyRepairTests.applied(before.patch, to: file) else {
        expect(false, "not applied: \(before.patch)")
        continue
      }
      files["App/form.json"] = patched
      let after = try Self.run(files)
      for (name, failure) in after.failures {
        expect(before.failures[name] != nil, "\(name) is new: \(before.patch)")
        expect(
          failure["certainty"] != "fails" || certain[name] != nil, "\(name) is certain: \(patched)")
      }
      count += certain.count
      repaired += certain.count { after.failures[$0.key] == nil }
    }
    // Some texts have no room at all.
    expect(count > 10 && repaired * 2 > count, "\(repaired) of \(count)")
  }
}
