import Anchors
import Foundation
import TestSupport
import Testing

@testable import AnchorsTesting

/// The assertions pass on correct layouts and fail, with the source location, on wrong ones.
@Suite struct AssertFramesTests {
  /// A root with one view of 60 points at its leading edge.
  private func makeRow(width: Double = 60) -> View {
    let root = View("row")
    let child = View("badge")
    root.addSubview(child)
    child
      .topAnchor(equalTo: root.topAnchor).bottomAnchor(equalTo: root.bottomAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 8)
      .widthAnchor(equalTo: width).heightAnchor(equalTo: 20)
    return root
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("frames-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func `frames are recorded in each size and direction, and then compared`() throws {
    try withFolder { (folder) throws in
      let path = folder + "/RowTests/RowTests.swift"
      func check(_ view: View, recording: Bool) {
        assertFrames(
          of: view, named: "row(_:)", sizes: [100, FrameSize(width: 200, height: 20)],
          recording: recording, fileID: "RowTests/RowTests.swift", filePath: path)
      }
      check(makeRow(), recording: true)
      let records = folder + "/RowTests/Snapshots/RowTests"
      try expectEqual(
        FileManager.default.contentsOfDirectory(atPath: records).sorted(),
        [
          "row-100-left-to-right.txt", "row-100-right-to-left.txt",
          "row-200x20-left-to-right.txt", "row-200x20-right-to-left.txt",
        ])
      try expectEqual(
        String(
          contentsOfFile: records + "/row-100-right-to-left.txt", encoding: .utf8),
        "row (0, 0, 100, 20)\n  badge (32, 0, 60, 20)\n")
      let row = makeRow()
      row.layoutDirection = .rightToLeft
      check(row, recording: false)
      expectEqual(row.layoutDirection, .rightToLeft)
      let problems = frameProblems(
        of: makeRow(width: 61), named: "row(_:)",
        sizes: [100, FrameSize(width: 200, height: 20)], directions: [.leftToRight, .rightToLeft],
        recording: false, fileID: "RowTests/RowTests.swift", filePath: path)
      let edges: [Int] = [8, 8, 100 - 8 - 61, 200 - 8 - 61]
      expectEqual(problems.count, edges.count)
      for (problem, edge) in zip(problems, edges) {
        expect(problem.text.contains("+   badge (\(edge), 0, 61, 20)"), "\(problem.text)")
      }
      expect(FileManager.default.fileExists(atPath: records + "/row-100-left-to-right.failed.svg"))
    }
  }

  @Test func `conflicts are reported with their constraints`() {
    let row = makeRow()
    assertNoConflict(in: row, sizes: [100, 200])
    row.subviews[0].widthAnchor(equalTo: 61)
    let problems = conflictProblems(in: row, [100], [.leftToRight])
    expectEqual(problems.count, 1)
    expect(problems.allSatisfy { $0.text.contains("badge.width == 61") })
  }

  @Test func `the assertion on ambiguity names the items that are ambiguous`() {
    let row = makeRow()
    assertNoAmbiguity(in: row, sizes: [100, 200])
    let loose = View("loose")
    row.addSubview(loose)
    loose.topAnchor(equalTo: row.topAnchor).size(width: 5, height: 5)
    let problems = ambiguityProblems(in: row, [100], [.leftToRight])
    expectEqual(problems.count, 1)
    expect(problems.allSatisfy { $0.text.contains("loose.left") })
  }

  @Test func `views outside their superviews are reported with the distance`() {
    let row = makeRow()
    assertNothingOutside(row, sizes: [68, 100])
    let problems = outsideProblems(in: row, [60], [.leftToRight])
    expectEqual(problems.count, 1)
    expect(problems.allSatisfy { $0.text.contains("badge by 8 at the right") })
    expectEqual(problems.flatMap(\.attachments).map(\.name), ["outside-60-left-to-right.svg"])
    row.subviews[0].isHidden = true
    assertNothingOutside(row, sizes: [60])
  }

  @Test func `content of a scroll view may extend outside`() {
    let scroll = ScrollView("scroll")
    let content = View("content")
    scroll.addSubview(content)
    content.edges(equalTo: scroll.contentLayoutGuide).size(width: 500, height: 500)
    assertNothingOutside(scroll, sizes: [FrameSize(width: 100, height: 100)])
  }
}
