import Foundation
import LayoutCommand
import TestSupport
import Testing

/// `layout lint` over several files and folders, and its formats for programs.
@Suite struct LintFilesTests {
  /// A xib with a view that is twice 10 points wide, in the lines 6 and 7 after `lines` others.
  private static func xib(_ name: String = "bar", lines: Int = 0, width: Int = 10) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
    <view id="r" userLabel="card"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
    <view id="a" userLabel="\(name)" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="0" width="\(width)" height="10"/>
    <constraints>\(String(repeating: "\n", count: lines))
    <constraint firstAttribute="height" constant="10" id="h"/>
    <constraint firstAttribute="width" constant="\(width)" id="c"/>
      <constraint firstAttribute="width" constant="\(width)" id="d"/>
    </constraints></view></subviews><constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="l"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" id="t"/>
    </constraints></view></objects></document>
    """
  }
  private static let layout = """
    {"width": 10, "height": 10, "items": [{"name": "a"}],
     "constraints": ["a.left == root.left", "a.top == root.top", "a.width == 1", "a.height == 1",
      "a.width == 1"]}
    """

  private func run(
    _ arguments: String..., files: [String: String] = [:]
  ) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem(
      [
        "app/b.xib": Self.xib(), "app/a.storyboard": "<document>", "app/data.json": "{}",
        "app/card.json": Self.layout, "app/Pods/c.xib": Self.xib(), "app/.git/d.xib": Self.xib(),
        "app/sub/mac.xib":
          #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" targetRuntime="MacOSX.Cocoa"/>"#,
      ].merging(files) { $1 })
    return (LayoutProgram(system: system).run(["lint"] + arguments), system)
  }

  @Test func `a folder is checked in the order of names, and a damaged file is a finding`() throws {
    let (status, system) = run("app", "missing.xib", "--format", "json")
    expect(status == .wrongInput && system.messages.isEmpty)
    let report = try AnswerJSON(system.output)
    let findings = (0..<20).map { report["findings"][$0] }.filter { $0 != .null }
    let warnings = findings.filter { $0["level"] != .string("note") }
    expectEqual(
      warnings.map { $0["file"].text },
      ["app/a.storyboard", "app/b.xib", "app/card.json", "missing.xib"])
    expectEqual(
      warnings.map { $0["code"].text }, ["unreadable", "duplicate", "duplicate", "unreadable"])
    expect(
      warnings[0]["message"].text.contains("unterminated element 'document'"), "\(warnings[0])")
    // The copy in the seventh line, where the name begins in the fourth column.
    expect(warnings[1]["line"] == .number(7) && warnings[1]["column"] == .number(4))
    expect(warnings[1]["scene"].text == "card" && warnings[1]["sceneID"].text == "r")
    expect(warnings[1]["name"].text == "bar" && warnings[1]["id"].text == "a")
    expect(!warnings[1]["message"].text.isEmpty && !warnings[1]["fix"].text.isEmpty)
    // A file for a Mac is left out; other JSON files, Pods and hidden folders are not even counted.
    let mac = findings.filter { $0["file"].text == "app/sub/mac.xib" }
    expectEqual(mac.map { $0["code"].text }, ["otherSystem"])
    expect(report["files"] == .number(5) && report["scenes"] == .number(1))
  }

  @Test func `errors and warnings decide the status, notes do not`() {
    expectEqual(run("app/b.xib").0, .notLaidOut)
    expectEqual(run("app/b.xib", "--allow", "duplicate").0, .done)
    expectEqual(run("app/sub").0, .done)
    expectEqual(run("app/a.storyboard").0, .wrongInput)
    let text = run("app/b.xib").1.output
    expect(
      text.hasPrefix(
        "app/b.xib:7:4: warning: Duplicate of an earlier constraint. [duplicate]\n"), "\(text)")
    expect(text.contains("in 1 file with 1 scene\n"))
  }

  @Test func `a baseline leaves out what it lists, also in other lines, but no further copy`() {
    let (written, before) = run("app/b.xib", "--write-baseline", "known")
    expectEqual(written, .done)
    let baseline = String(decoding: before.files["known"] ?? [], as: UTF8.self)
    expect(baseline.contains("\n1\tapp/b.xib\tr\ta\tduplicate\n"))
    let same = run(
      "app/b.xib", "--baseline", "known",
      files: ["known": baseline, "app/b.xib": Self.xib(lines: 7, width: 11)])
    expect(same.0 == .done && same.1.output.hasPrefix("no findings, "), "\(same.1.output)")
    let end = "</constraints></view></subviews>"
    let copy = #"<constraint firstAttribute="width" constant="10" id="e"/>"#
    let twice = Self.xib().replacingOccurrences(of: end, with: copy + end)
    let more = run(
      "app/b.xib", "--baseline", "known", files: ["known": baseline, "app/b.xib": twice])
    expect(more.0 == .notLaidOut && more.1.output.contains("1 warning"), "\(more.1.output)")
    let wrong = run("app/b.xib", "--baseline", "known", files: ["known": "1\tx\n"])
    expect(wrong.0 == .wrongInput && wrong.1.messages.contains("known:1: expected a number"))
    expectEqual(run("app/b.xib", "--baseline", "missing").0, .wrongInput)
  }

  @Test func `SARIF has rules, levels, locations and fingerprints that ignore lines`() throws {
    let (status, system) = run("app", "--format", "sarif")
    expectEqual(status, .wrongInput)
    let log = try AnswerJSON(system.output)
    expectEqual(log["version"].text, "2.1.0")
    let driver = log["runs"][0]["tool"]["driver"]
    expect(driver["name"].text == "layout" && !driver["version"].text.isEmpty)
    let results = (0..<20).map { log["runs"][0]["results"][$0] }.filter { $0 != .null }
    // Without --verbose, the file for another system is not among them.
    expectEqual(results.count, 3)
    let all = try AnswerJSON(run("app", "--format", "sarif", "--verbose").1.output)
    expectEqual(all["runs"][0]["results"][3]["ruleId"].text, "otherSystem")
    for result in results {
      guard case .number(let index) = result["ruleIndex"] else {
        Issue.record("no index")
        continue
      }
      let rule = driver["rules"][Int(index)]
      expect(rule["id"] == result["ruleId"] && !rule["shortDescription"]["text"].text.isEmpty)
      expect(["note", "warning", "error"].contains(result["level"].text))
      expect(!result["message"]["text"].text.isEmpty)
      expectEqual(result["partialFingerprints"]["layoutFinding/v1"].text.utf8.count, 16)
    }
    let place = results[1]["locations"][0]
    expectEqual(place["physicalLocation"]["artifactLocation"]["uri"].text, "app/b.xib")
    expectEqual(place["physicalLocation"]["region"]["startLine"], .number(7))
    expectEqual(place["logicalLocations"][0]["fullyQualifiedName"].text, "card/bar")
    let moved = run("app", "--format", "sarif", files: ["app/b.xib": Self.xib(lines: 3)]).1
    let other = try AnswerJSON(moved.output)["runs"][0]["results"][1]
    expectEqual(other["partialFingerprints"], results[1]["partialFingerprints"])
    expectEqual(other["locations"][0]["physicalLocation"]["region"]["startLine"], .number(10))
  }

  @Test func `paths are percent-encoded in SARIF`() throws {
    let (_, system) = run(
      "./my app/ü.xib", "--format", "sarif", files: ["./my app/ü.xib": Self.xib()])
    let result = try AnswerJSON(system.output)["runs"][0]["results"][0]
    let uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    expectEqual(uri.text, "my%20app/%C3%BC.xib")
  }

  @Test func `scenes are checked as in the file and on each device, each finding once`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
      <viewController id="v" customClass="Home"><view key="view" id="r"><rect key="frame" x="0" y="0" width="400" height="50"/><subviews>
      <label id="a" userLabel="title" text="Hi" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="380" y="0" width="20" height="20"/></label>
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="380" id="l"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" id="t"/>
      </constraints></view></viewController></objects></document>
      """
    let (_, own) = run("h.xib", files: ["h.xib": text])
    expect(!own.output.contains("outsideSuperview"))
    let (status, system) = run(
      "h.xib", "--device", "iphone-15-plus", "--device", "iphone-se", "--device", "320x480",
      files: ["h.xib": text])
    let lines = system.output.split(separator: "\n").filter { $0.contains("[outsideSuperview]") }
    expect(status == .notLaidOut && lines.count == 1)
    expect(lines.first?.contains("on iphone-se.") ?? false, "\(lines)")
    expectEqual(run("h.xib", "--scene", "Home", files: ["h.xib": text]).0, .done)
    expectEqual(run("h.xib", "--scene", "Nobody", files: ["h.xib": text]).0, .wrongInput)
  }
}
