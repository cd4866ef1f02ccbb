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
  let snapshot = Snapshot(named: name, fileID: fileID, filePath: filePath)
  let outcome: Snapshot.Outcome
  do {
    outcome = try snapshot.compare(text, recording: recording)
  } catch {
    Issue.record("snapshot \(snapshot.file.path): \(error)", sourceLocation: sourceLocation)
    return
  }
  let failure: Comment
  switch outcome {
  case .matched:
    try? FileManager.default.removeItem(at: snapshot.failedDrawing)
    return
  case .recorded:
    print("recorded \(snapshot.file.path): review it before committing")
    try? FileManager.default.removeItem(at: snapshot.failedDrawing)
    return
  case .missing:
    failure = "no snapshot at \(snapshot.file.path); SNAPSHOT_RECORD=1 records this:\n\(text)"
  case .different(let difference):
    failure = "differs from \(snapshot.file.path) (- recorded, + now):\n\(difference)"
  }
  Issue.record(failure, sourceLocation: sourceLocation)
  Attachment.record(Array(text.utf8), named: "\(name).txt", sourceLocation: sourceLocation)
  if let drawing {
    attach(drawing(), of: snapshot, named: name, sourceLocation: sourceLocation)
  }
}

/// Writes a drawing next to the record and attaches it to the test.
private func attach(
  _ svg: String, of snapshot: Snapshot, named name: String, sourceLocation: SourceLocation
) {
  let file = snapshot.failedDrawing
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: file)
  } catch {
    Issue.record("drawing \(file.path): \(error)", sourceLocation: sourceLocation)
  }
  Attachment.record(Array(svg.utf8), named: "\(name).failed.svg", sourceLocation: sourceLocation)
}
