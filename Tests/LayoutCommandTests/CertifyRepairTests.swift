import LayoutCommand
import TestSupport
import Testing

/// Repairs that `layout certify` proposes, and patches with them, which the test applies itself.
@Suite struct CertifyRepairTests {
  /// A form with a button, a label between both edges, and one at the leading edge alone.
  private static let form = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
            <viewController id="vc" customClass="FormViewController">
                <view key="view" id="root">
                    <rect key="frame" x="0" y="0" width="375" height="667"/>
                    <subviews>
                        <button id="cancel" userLabel="cancel" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
                            <rect key="frame" x="10" y="30" width="60" height="30"/>
                            <constraints>
                                <constraint firstAttribute="width" constant="60" id="w"/>
                            </constraints>
                            <state key="normal" title="Cancel"/>
                        </button>
                        <label text="Notes" id="notes" userLabel="notes" translatesAutoresizingMaskIntoConstraints="NO">
                            <rect key="frame" x="10" y="90" width="355" height="21"/>
                        </label>
                        <label text="Sounds" id="sounds" userLabel="sounds" translatesAutoresizingMaskIntoConstraints="NO">
                            <rect key="frame" x="10" y="190" width="60" height="21"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="cancel" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c1"/>
                        <constraint firstItem="cancel" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>
                        <constraint firstItem="notes" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c3"/>
                        <constraint firstAttribute="trailing" secondItem="notes" secondAttribute="trailing" constant="10" id="c4"/>
                        <constraint firstItem="notes" firstAttribute="top" secondItem="root" secondAttribute="top" constant="90" id="c5"/>
                        <constraint firstItem="sounds" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="c6"/>
                        <constraint firstItem="sounds" firstAttribute="top" secondItem="notes" secondAttribute="bottom" constant="90" id="c7"/>
                    </constraints>
                </view>
            </viewController>
        </objects>
    </document>

    """

  private static let texts = [
    "App/de.lproj/Form.strings": """
    "cancel.normalTitle" = "Abbrechen";
    "notes.text" = "Einstellungen für Benachrichtigungen und Töne";
    "sounds.text" = "Einstellungen für Benachrichtigungen und Töne";
    """,
    "App/fr.lproj/Form.strings": #""cancel.normalTitle" = "Annuler et revenir";"#,
  ]

  private static func system(_ form: String = form) -> MemorySystem {
    MemorySystem(texts.merging(["App/Form.xib": form]) { $1 })
  }

  private static func text(_ file: [UInt8]?) -> String {
    String(decoding: file ?? [], as: UTF8.self)
  }

  /// Applies a unified difference of one file, whose context must be that of the file.
  static func applied(_ patch: String, to file: String) -> String? {
    var lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    var position = 0
    var shift = 0
    for line in patch.split(separator: "\n").dropFirst(2) where !line.hasPrefix("\\") {
      if line.hasPrefix("@@ -") {
        let number = line.dropFirst(4).prefix { $0.isNumber }
        guard let start = Int(number) else { return nil }
        position = start - 1 + shift
        continue
      }
      if line.hasPrefix("+") {
        lines.insert(line.dropFirst(), at: position)
        shift += 1
        position += 1
        continue
      }
      guard lines.indices.contains(position), lines[position] == line.dropFirst() else {
        return nil
      }
      if line.hasPrefix("-") {
        lines.remove(at: position)
        shift -= 1
      } else {
        position += 1
      }
    }
    return lines.joined(separator: "\n")
  }

  @Test func `each failure of a scene has its repair, and the patched file is proved`() {
    let system = Self.system()
    let status = LayoutProgram(system: system).run(
      ["certify", "App/Form.xib", "--patch", "form.diff"])
    expectEqual(status, .notLaidOut)
    let repairs = system.output.split(separator: "\n").filter { $0.hasPrefix("    Repair: ") }
    expectEqual(
      repairs.map { String($0.dropFirst(12)) },
      [
        "cancel.width >= 60 makes it whole in all languages.",
        "notes with any number of lines makes it whole in all languages.",
        "sounds.trailing <= view_root.trailingMargin and sounds with any number of lines keep it "
          + "visible in all languages.",
      ], "\(system.output)")
    expect(system.output.hasSuffix("3 of 3 failures repaired by the patch\n"), "\(system.output)")
    let patch = Self.text(system.files["form.diff"])
    expect(patch.hasPrefix("--- App/Form.xib\n+++ App/Form.xib\n@@ -9,18 +9,19 @@\n"), "\(patch)")
    guard let patched = Self.applied(patch, to: Self.form) else {
      return expect(false, "not applied: \(patch)")
    }
    // Nothing but these lines differs.
    let expected = Self.form
      .replacing(
        "<constraint firstAttribute=\"width\" constant",
        with: "<constraint firstAttribute=\"width\" relation=\"greaterThanOrEqual\" constant"
      )
      .replacing("text=\"Notes\"", with: "text=\"Notes\" numberOfLines=\"0\"")
      .replacing("text=\"Sounds\"", with: "text=\"Sounds\" numberOfLines=\"0\"")
    let added = patched.split(separator: "\n").filter { $0.contains("trailingMargin") }
    expectEqual(added.count, 1)
    expectEqual(
      patched.replacing(added.first.map { $0 + "\n" } ?? "", with: ""), expected)
    let again = Self.system(patched)
    expectEqual(
      LayoutProgram(system: again).run(["certify", "App/Form.xib", "--strict"]), .done,
      "\(again.output)")
    expect(again.output.hasPrefix("1 scene in 3 languages: 1 proved"), "\(again.output)")
  }

  /// The lines that a patch of the form with other constraints or texts adds, without their spaces.
  private static func added(
    _ form: String, _ german: String
  ) -> (lines: [String], output: String) {
    let system = MemorySystem(["App/Form.xib": form, "App/de.lproj/Form.strings": german])
    _ = LayoutProgram(system: system).run(
      ["certify", "App/Form.xib", "--widths", "320", "--patch", "form.diff"])
    let patch = text(system.files["form.diff"])
    let again = MemorySystem([
      "App/Form.xib": applied(patch, to: form) ?? "", "App/de.lproj/Form.strings": german,
    ])
    expectEqual(
      LayoutProgram(system: again).run(["certify", "App/Form.xib", "--widths", "320", "--strict"]),
      .done, "\(system.output)\(patch)\(again.output)")
    let lines = patch.split(separator: "\n").filter { $0.hasPrefix("+ ") }
    return (lines.map { String($0.dropFirst().drop { $0 == " " }) }, system.output)
  }

  @Test func `a text of one line becomes smaller where it has no other room`() {
    // 300 points are a little less than the text needs, and its height is that of a line.
    let height = "<constraint firstAttribute=\"height\" constant=\"21\" id=\"h\"/>"
    let form = Self.form.replacing(
      "width=\"355\" height=\"21\"/>",
      with: "width=\"355\" height=\"21\"/>\n<constraints>\(height)</constraints>")
    let (lines, output) = Self.added(
      form, "\"notes.text\" = \"Einstellungen zu Mitteilungen und Tönen.\";")
    expect(
      output.contains("notes with a smallest scale of 0.9 makes it whole in all languages."),
      "\(output)")
    let start = "<label text=\"Notes\" adjustsFontSizeToFit=\"YES\" minimumScaleFactor=\"0.9\" "
    expect(lines.count == 1 && lines[0].hasPrefix(start), "\(lines)")
  }

  @Test func `a text that meets its neighbor ends before it`() {
    let form = Self.form
      .replacing(
        "secondItem=\"notes\" secondAttribute=\"bottom\"",
        with: "secondItem=\"notes\" secondAttribute=\"top\""
      )
      .replacing(
        "firstItem=\"sounds\" firstAttribute=\"leading\"",
        with: "firstItem=\"sounds\" firstAttribute=\"trailing\""
      )
      .replacing(
        "secondAttribute=\"leading\" constant=\"10\" id=\"c6\"",
        with: "secondAttribute=\"trailing\" constant=\"-10\" id=\"c6\""
      )
      .replacing("constant=\"90\" id=\"c7\"", with: "id=\"c7\"")
      .replacing(
        "<constraint firstAttribute=\"trailing\" secondItem=\"notes\" secondAttribute=\"trailing\" constant=\"10\" id=\"c4\"/>",
        with: "")
    let (lines, output) = Self.added(
      form,
      "\"notes.text\" = \"Einstellungen zu Mitteilungen\"; \"sounds.text\" = \"Töne und Klänge\";")
    expect(output.contains("notes meets sounds by "), "\(output)")
    expectEqual(lines.count, 3, "\(lines)")
    expect(
      lines.contains {
        $0.hasPrefix("<label text=\"Sounds\" id=")
          || $0.contains("CompressionResistancePriority=\"751\"")
      }, "\(lines)")
    expect(
      lines.contains {
        $0.hasPrefix(
          "<constraint firstItem=\"sounds\" firstAttribute=\"leading\" "
            + "relation=\"greaterThanOrEqual\" secondItem=\"notes\" secondAttribute=\"trailing\" "
            + "constant=\"8\" id=\"")
      }, "\(lines)")
  }

  @Test func `a failure without a repair says so`() throws {
    // A word of 50 points does not fit, and either of two bounds is enough to cut it.
    let files = Self.layout("title.trailing <= form.leading + 30\", \"title.width <= 30")
    let system = MemorySystem(files)
    expectEqual(LayoutProgram(system: system).run(["certify", "App/form.json"]), .notLaidOut)
    expect(
      system.output.contains(
        "No repair of two attributes was found; the constraints above stand in the way.\n"),
      "\(system.output)")
    let json = MemorySystem(files)
    _ = LayoutProgram(system: json).run(["certify", "App/form.json", "--format", "json"])
    let failures = try AnswerJSON(json.output)["scenes"][0]["certificates"][0]["failures"]
    expect(failures[0]["repair"] == [], "\(failures)")
  }

  /// A layout file with a label of 30 points, which needs 50 in German.
  private static func layout(_ width: String) -> [String: String] {
    [
      "App/form.json": """
      {"root": "form", "items": [
        {"name": "title", "kind": "label", "text": "Save", "key": "form.save", "font": 10}],
       "constraints": ["title.leading == form.leading", "title.top == form.top",
        "\(width)", "title.bottom == form.bottom"], "textMeasurer": "square"}
      """,
      "App/en.lproj/form.strings": #""form.save" = "abc";"#,
      "App/de.lproj/form.strings": #""form.save" = "abcde";"#,
    ]
  }

  @Test func `a layout file keeps its formatting`() {
    for (width, repaired) in [
      ("title.width == 30", "title.width >= 30"),
      ("title.width == 30 @900", "title.width >= 30 @900"),
      ("title.width <= 30", "title.width <= 30 @749"),
      ("title.width<=30@800", "title.width<=30@749"),
      ("title.trailing == form.leading + 30", "title.trailing == form.leading + 30 @749"),
    ] {
      let files = Self.layout(width)
      let system = MemorySystem(files)
      let status = LayoutProgram(system: system).run(
        ["certify", "App/form.json", "--patch", "form.diff"])
      expectEqual(status, .notLaidOut)
      let patched = Self.applied(
        Self.text(system.files["form.diff"]), to: files["App/form.json"] ?? "")
      expectEqual(
        patched, Self.layout(repaired)["App/form.json"],
        "\(width): \(system.output)\(Self.text(system.files["form.diff"]))")
    }
  }

  @Test func `a repair that does not hold with the others is left out`() {
    // Of 330 points each label may have 200, but not both.
    let form = """
      {"root": "form", "items": [
        {"name": "one", "kind": "label", "text": "?", "key": "one", "font": 10},
        {"name": "other", "kind": "label", "text": "?", "key": "other", "font": 10}],
       "constraints": ["one.leading == form.leading", "one.top == form.top", "one.width == 100",
        "other.trailing == form.trailing", "other.top == form.top", "other.width == 100",
        "other.leading >= one.trailing", "one.bottom == form.bottom"], "textMeasurer": "square"}
      """
    let long = String(repeating: "a", count: 20)
    let system = MemorySystem([
      "App/form.json": form, "App/en.lproj/form.strings": "\"one\" = \"a\"; \"other\" = \"a\";",
      "App/de.lproj/form.strings": "\"one\" = \"\(long)\";",
      "App/fr.lproj/form.strings": "\"other\" = \"\(long)\";",
      "App/it.lproj/form.strings": "\"one\" = \"\(long)\"; \"other\" = \"\(long)\";",
    ])
    let only = ["certify", "App/form.json", "--widths", "330", "--patch", "a.diff", "--languages"]
    _ = LayoutProgram(system: system).run(only + ["de,fr"])
    expect(system.output.hasSuffix("2 of 2 failures repaired by the patch\n"), "\(system.output)")
    system.standardOutput = []
    _ = LayoutProgram(system: system).run(only + ["it"])
    expect(
      system.output.contains(
        "other.width >= 100 makes it whole in all languages, but not with the other repairs.\n"),
      "\(system.output)")
    expect(system.output.hasSuffix("1 of 2 failures repaired by the patch\n"), "\(system.output)")
    expectEqual(
      Self.applied(Self.text(system.files["a.diff"]), to: form),
      form.replacing("one.width == 100", with: "one.width >= 100"))
  }

  @Test func `a patch is a file of its own, empty if nothing is repaired`() {
    let proved = MemorySystem(Self.layout("title.width >= 30"))
    expectEqual(
      LayoutProgram(system: proved).run(["certify", "App/form.json", "--patch", "a.diff"]), .done)
    expectEqual(proved.files["a.diff"], [])
    expect(proved.output.hasSuffix("0 of 0 failures repaired by the patch\n"), "\(proved.output)")
    for path in ["App/form.json", "-", "same.txt"] {
      let files = Self.layout("title.width == 30")
      let system = MemorySystem(files)
      let status = LayoutProgram(system: system).run(
        ["certify", "App/form.json", "--patch", path, "--output", "same.txt"])
      expectEqual(status, .wrongInput, "\(path)")
      expectEqual(Self.text(system.files["App/form.json"]), files["App/form.json"])
    }
  }
}
