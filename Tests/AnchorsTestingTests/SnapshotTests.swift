import Foundation
import TestSupport
import Testing

@testable import AnchorsTesting

@Suite("Snapshots")
struct SnapshotTests {
  /// Runs a test with a temporary folder, removed afterward.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("snapshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private func snapshot(named name: String, in folder: URL) -> Snapshot {
    Snapshot(
      named: name, fileID: "CardTests/JuniorTests.swift",
      filePath: folder.path + "/CardTests/Cards/JuniorTests.swift")
  }

  @Test("snapshots are in the folder of the target, one folder per test file")
  func place() throws {
    try withFolder { (folder) throws in
      let file = snapshot(named: "at 320 / wide", in: folder).file
      expectEqual(file.path, folder.path + "/CardTests/Snapshots/JuniorTests/at-320---wide.txt")
    }
  }

  @Test("a snapshot is missing, then recorded, then matched, then different")
  func life() throws {
    try withFolder { (folder) throws in
      let subject = snapshot(named: "card", in: folder)
      try expectEqual(subject.compare("photo 5 5\n", recording: false), .missing)
      try expectEqual(subject.compare("photo 5 5\n", recording: true), .recorded)
      try expectEqual(subject.compare("photo 5 5", recording: false), .matched)
      try expectEqual(
        subject.compare("photo 5 6\n", recording: false), .different("- photo 5 5\n+ photo 5 6\n"))
      try expectEqual(subject.compare("photo 5 5\n", recording: false), .matched)
    }
  }

  @Test("snapshots with different code points differ, such as é and e with an accent")
  func codePoints() throws {
    try withFolder { (folder) throws in
      let subject = snapshot(named: "name", in: folder)
      try expectEqual(subject.compare("Jos\u{e9}\n", recording: true), .recorded)
      #expect(try subject.compare("Jose\u{301}\n", recording: false) != .matched)
    }
  }

  @Test("a mismatch leaves a drawing, which is removed once the snapshot matches")
  func drawing() throws {
    try withFolder { (folder) throws in
      let subject = snapshot(named: "card", in: folder)
      _ = try subject.compare("photo 5 5\n", recording: true)
      let path = folder.path + "/CardTests/Cards/JuniorTests.swift"
      let problems = snapshotProblems(
        of: "photo 6 5\n", named: "card", recording: false, fileID: "CardTests/JuniorTests.swift",
        filePath: path
      ) { "<svg/>" }
      expectEqual(problems.count, 1)
      expectEqual(problems.flatMap(\.attachments).map(\.text), ["photo 6 5\n", "<svg/>"])
      try expectEqual(String(contentsOf: subject.failedDrawing, encoding: .utf8), "<svg/>")
      assertSnapshot(
        of: "photo 5 5\n", named: "card", recording: false, fileID: "CardTests/JuniorTests.swift",
        filePath: path
      ) { "<svg/>" }
      expect(!FileManager.default.fileExists(atPath: subject.failedDrawing.path))
    }
  }

  @Test("a snapshot difference is shown with three lines of context")
  func difference() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacingOccurrences(of: "line 6\n", with: "line six\nline six and a half\n")
    let expected = """
      ⋯
        line 3
        line 4
        line 5
      - line 6
      + line six
      + line six and a half
        line 7
        line 8
        line 9
      ⋯

      """
    expectEqual(LineDifference.describe(from: old, to: new), expected)
    expectEqual(LineDifference.describe(from: old, to: old), "")
  }
}
