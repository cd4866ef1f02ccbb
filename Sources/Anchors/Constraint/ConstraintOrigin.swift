/// The source location at which client code created a constraint.
public struct ConstraintOrigin: Sendable {
  /// The file, as `#fileID`: module and file name.
  public let file: StaticString
  /// The line, counted from 1.
  public let line: Int

  /// Creates a source location.
  ///
  /// - Parameters:
  ///   - file: The file, by default the caller's.
  ///   - line: The line, by default the caller's.
  public init(file: StaticString = #fileID, line: Int = #line) {
    self.file = file
    self.line = line
  }
}
