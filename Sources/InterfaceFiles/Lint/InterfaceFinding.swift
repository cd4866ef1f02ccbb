import Anchors
public import AnchorsQuestions

/// A likely mistake in a file of Interface Builder, with its place.
public struct InterfaceFinding: Sendable {
  /// The name of an ``InterfaceCheck`` or of a `LintCode`.
  public let code: String
  /// The level.
  public let severity: LintSeverity
  /// True if a finding is expected in many good files, and is listed only on request.
  public let isObservation: Bool
  /// The name of the scene; empty for the file.
  public let scene: String
  /// The object identifier of the scene; empty for the file.
  public let sceneID: String
  /// The object identifier of the view; empty for the file.
  public let id: String
  /// The name that people know the view by.
  public let name: String
  /// The line of the view or the constraint, counted from 1.
  public let line: Int
  /// The character in the line, counted from 1.
  public let column: Int
  /// The constraints that the finding is about, with their lines.
  public var constraints: [String] = []
  /// The problem, as sentences.
  public let message: String
  /// The fix, as text.
  public let fix: String
}
