private import Foundation
public import Testing

/// Expects a text to equal the one recorded under a name.
///
/// The record is `Tests/<Target>/Snapshots/<TestFile>/<name>.txt`. Run the tests with
/// `SNAPSHOT_RECORD=1` to write it, and review it before committing; a snapshot without a review
/// proves nothing.
///
/// ```swift
/// assertSnapshot(of: card.frameDescription, named: "junior-320") { svg(of: card) }
/// ```
///
/// - Parameters:
///   - text: The text of the test. A newline is appended if it has none at the end.
///   - name: The name of the record, unique within the test file.
///   - recording: Whether to write the record instead of comparing with it.
///   - fileID: The `#fileID` of the test.
///   - filePath: The `#filePath` of the test.
///   - sourceLocation: The location at which a failure is reported.
///   - drawing: Draws the result of the test as SVG, only on a failure. The drawing is written next
///     to the record as `<name>.failed.svg` and attached to the test.
public func assertSnapshot(
  of text: String, named name: String, recording: Bool = Snapshot.isRecording,
  fileID: String = #fileID, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation, drawing: (() -> String)? = nil
) {
  snapshotProblems(
    of: text, named: name, recording: recording, fileID: fileID, filePath: filePath,
    drawing: drawing
  ).record(sourceLocation)
}

/// The difference between a text and the recorded one.
func snapshotProblems(
  of text: String, named name: String, recording: Bool, fileID: String, filePath: String,
  drawing: (() -> String)?
) -> [Problem] {
  let snapshot = Snapshot(named: name, fileID: fileID, filePath: filePath)
  let outcome: Snapshot.Outcome
  do {
    outcome = try snapshot.compare(text, recording: recording)
  } catch {
    return [Problem("snapshot \(snapshot.file.path): \(error)")]
  }
  let failure: String
  switch outcome {
  case .matched:
    try? FileManager.default.removeItem(at: snapshot.failedDrawing)
    return []
  case .recorded:
    print("recorded \(snapshot.file.path): review it before committing")
    try? FileManager.default.removeItem(at: snapshot.failedDrawing)
    return []
  case .missing:
    failure = "no snapshot at \(snapshot.file.path); SNAPSHOT_RECORD=1 records this:\n\(text)"
  case .different(let difference):
    failure = "differs from \(snapshot.file.path) (- recorded, + now):\n\(difference)"
  }
  var problems = [Problem(failure, attachments: [(text, "\(name).txt")])]
  guard let drawing else { return problems }
  let svg = drawing()
  problems[0].attachments.append((svg, "\(name).failed.svg"))
  let file = snapshot.failedDrawing
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: file)
  } catch {
    problems.append(Problem("drawing \(file.path): \(error)"))
  }
  return problems
}
