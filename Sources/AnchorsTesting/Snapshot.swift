public import Foundation

/// A text in a file that tests compare with their results.
public struct Snapshot {
  /// The result of a comparison.
  public enum Outcome: Equatable {
    /// The text equals the file.
    case matched
    /// The file does not exist.
    case missing
    /// The text differs from the file; the difference is line by line.
    case different(String)
    /// The text was written to the file.
    case recorded
  }

  /// True if the environment requests recording by `SNAPSHOT_RECORD=1`.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1"
  }

  /// The file: `Tests/<Target>/Snapshots/<TestFile>/<name>.txt`.
  public let file: URL

  /// Creates the snapshot with a name for a test file.
  ///
  /// - Parameters:
  ///   - name: The name of the snapshot. Characters other than letters, digits, `-`, `_` and `.`
  ///     become `-`.
  ///   - fileID: The `#fileID` of the test, `<Target>/<TestFile>.swift`.
  ///   - filePath: The `#filePath` of the test, whose path contains the folder of the target.
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

  /// The file for a drawing of the result of a failing test, next to the snapshot.
  ///
  /// Git ignores it.
  public var failedDrawing: URL {
    file.deletingPathExtension().appendingPathExtension("failed.svg")
  }

  /// Compares a text with the file, or writes it there.
  ///
  /// - Parameters:
  ///   - text: The result of the test.
  ///   - recording: Whether to write the text instead of failing.
  /// - Returns: The result of the comparison.
  /// - Throws: The error of reading or writing the file.
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
