public import Foundation

/// A text kept in a file, which a test compares with what it made.
public struct Snapshot {
  /// What comparing came to.
  public enum Outcome: Equatable {
    /// The text is the one on file.
    case matched
    /// There is no file yet.
    case missing
    /// The text is another; the difference from the file, line by line.
    case different(String)
    /// The text was written to the file.
    case recorded
  }

  /// Whether the environment asks for recording, `SNAPSHOT_RECORD=1`.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1"
  }

  /// The file: `Tests/<Target>/Snapshots/<TestFile>/<name>.txt`.
  public let file: URL

  /// The snapshot of a name for a test file.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot. Characters other than letters, digits, `-`, `_` and `.`
  ///     become `-`.
  ///   - fileID: The test's `#fileID`, `<Target>/<TestFile>.swift`.
  ///   - filePath: The test's `#filePath`, in which the folder of the target is looked for.
  public init(named name: String, fileID: String, filePath: String) {
    let target = fileID.split(separator: "/").first.map(String.init) ?? ""
    let testFile = URL(fileURLWithPath: filePath)
    var folder = testFile.deletingLastPathComponent()
    while folder.lastPathComponent != target, folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
    }
    let stem = testFile.deletingPathExtension().lastPathComponent
    file =
      folder
      .appendingPathComponent("Snapshots", isDirectory: true)
      .appendingPathComponent(stem, isDirectory: true)
      .appendingPathComponent(Snapshot.fileName(for: name) + ".txt")
  }

  /// The drawing of what a failing test got, beside the file.
  ///
  /// Git ignores it.
  public var failedDrawing: URL {
    file.deletingPathExtension().appendingPathExtension("failed.svg")
  }

  /// Compares a text with the one on file, or writes it there.
  ///
  /// - Parameters:
  ///   - text: The text the test made.
  ///   - recording: Whether to write the text instead of failing.
  /// - Returns: What comparing came to.
  /// - Throws: What reading or writing the file throws.
  public func compare(_ text: String, recording: Bool) throws -> Outcome {
    let text = text.last == "\n" ? text : text + "\n"
    let known = FileManager.default.fileExists(atPath: file.path)
    if known {
      let expected = try String(contentsOf: file, encoding: .utf8)
      if expected.utf8.elementsEqual(text.utf8) { return .matched }
      if !recording { return .different(LineDifference.describe(from: expected, to: text)) }
    }
    if !recording { return .missing }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return .recorded
  }

  private static func fileName(for name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
  }
}
