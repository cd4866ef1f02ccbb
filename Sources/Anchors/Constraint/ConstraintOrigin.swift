/// The place in a program that made a constraint.
public struct ConstraintOrigin: Sendable {
  /// The file as `#fileID` gives it: module and file name.
  public let file: StaticString
  /// The line, counted from 1.
  public let line: Int

  /// A place in a program.
  ///
  /// - Parameters:
  ///   - file: The file, by default the caller's.
  ///   - line: The line, by default the caller's.
  public init(file: StaticString = #fileID, line: Int = #line) {
    self.file = file
    self.line = line
  }
}
