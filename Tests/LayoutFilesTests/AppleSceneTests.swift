import AnchorsTesting
import Foundation
import TestSupport
import Testing

/// The layouts of `Tests/Fixtures/Apple` compared with Apple's frames.
///
/// The number of layouts that agree must not fall.
@Suite struct AppleSceneTests {
  private static let file = PackageFolder.url("Tests/Fixtures/Apple/outcomes.txt")

  /// Number of parts of the scenes, which are laid out in parallel.
  private static let parts = 8

  @Test(
    "scenes of Interface Builder that agreed with Apple's frames still do",
    arguments: 0..<parts)
  func outcomes(part: Int) throws {
    let all = try AppleScene.all()
    try #require(all.count == 1_969)
    let scenes = Array(
      all[all.count * part / Self.parts..<all.count * (part + 1) / Self.parts])
    let found = try scenes.map { try $0.outcome() }
    let (lost, gained) = Self.changes(from: try Self.recorded(), to: found, of: scenes)
    expectEmpty(lost, "no longer agree")
    expectEmpty(gained, "record with SNAPSHOT_RECORD=1 that they agree")
  }

  @Test("the table of scenes counts agreeing scenes and lists all others") func table() throws {
    let (scenes, known) = (try AppleScene.all(), try Self.recorded())
    let text = Self.text(scenes.map { known[$0.id] ?? .agrees }, of: scenes)
    try expectEqual(String(contentsOf: Self.file, encoding: .utf8), text)
  }

  @Test("newly agreeing scenes are recorded", .enabled(if: Snapshot.isRecording))
  func record() throws {
    let scenes = try AppleScene.all()
    let found = try scenes.map { try $0.outcome() }
    let (lost, _) = Self.changes(from: try Self.recorded(), to: found, of: scenes)
    try #require(lost.isEmpty, "a loss is not recorded")
    try Data(Self.text(found, of: scenes).utf8).write(to: Self.file)
  }

  @Test("lost and gained scenes are distinguished")
  func changes() {
    let scenes = ["a", "b", "c"].map {
      AppleScene(id: $0, kind: "rules", frames: [:], layout: [])
    }
    let text = Self.text([.agrees, .differs, .refused], of: scenes)
    let known = Self.outcomes(in: text)
    expectEqual(known, ["b": .differs, "c": .refused])
    let (lost, gained) = Self.changes(from: known, to: [.refused, .agrees, .differs], of: scenes)
    expect(lost == ["a"] && gained == ["b"])
  }

  private static func recorded() throws -> [String: AppleScene.Outcome] {
    outcomes(in: try String(contentsOf: file, encoding: .utf8))
  }

  /// The outcomes of scenes that do not agree, read from a text.
  private static func outcomes(in text: String) -> [String: AppleScene.Outcome] {
    var known: [String: AppleScene.Outcome] = [:]
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.count == 2, let outcome = AppleScene.Outcome(rawValue: String(words[1])) {
        known[String(words[0])] = outcome
      }
    }
    return known
  }

  private static func changes(
    from known: [String: AppleScene.Outcome], to found: [AppleScene.Outcome],
    of scenes: [AppleScene]
  ) -> (lost: [String], gained: [String]) {
    var (lost, gained): ([String], [String]) = ([], [])
    for (scene, outcome) in zip(scenes, found) {
      let agreed = known[scene.id] == nil
      if agreed, outcome != .agrees { lost.append(scene.id) }
      if !agreed, outcome == .agrees { gained.append(scene.id) }
    }
    return (lost, gained)
  }

  /// The counts by kind, then the scenes that do not agree.
  private static func text(_ found: [AppleScene.Outcome], of scenes: [AppleScene]) -> String {
    var kinds: [String] = []
    for scene in scenes where !kinds.contains(scene.kind) { kinds.append(scene.kind) }
    var lines: [String] = []
    for kind in kinds.sorted() + [""] {
      let counts = AppleScene.Outcome.allCases.map { outcome in
        let count = zip(scenes, found).count {
          (kind.isEmpty || $0.kind == kind) && $1 == outcome
        }
        return "\(count) \(outcome.rawValue)"
      }
      lines.append("\(kind.isEmpty ? "all" : kind): " + counts.joined(separator: ", "))
    }
    lines.append("")
    for (scene, outcome) in zip(scenes, found) where outcome != .agrees {
      lines.append("\(scene.id) \(outcome.rawValue)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
