import Anchors

/// The kind of a finding of `lint(allowing:)`.
public enum LintCode: UInt8, CaseIterable, Sendable, Hashable {
  /// A visible item extends outside its superview, which is not a scroll view.
  case outsideSuperview
  /// A trailing, right or bottom edge is constrained past the same edge of the superview.
  case trailingSign
  /// Two siblings overlap, and no constraint mentions both.
  case overlap
  /// An item with content or children is visible but has no width or no height.
  case zeroSize
  /// A label is narrower or shorter than its text.
  case truncatedText
  /// A constraint duplicates another one.
  case duplicate
  /// Required equalities already imply a required constraint.
  case redundant
  /// A constraint has no effect at any requested width.
  case neverBinding
  /// A required constant size of an item whose content has a size on that axis.
  case fixedContent
  /// An item mixes leading or trailing with left or right.
  case mixedDirections
  /// An edge is not on a whole pixel before rounding.
  case fractionalPixels
  /// A quantity is ambiguous.
  case ambiguous
  /// Two constraints of equal priority conflict, and nothing decides which one yields.
  case priorityTie
  /// A constraint with a priority from 500 to 999 is violated.
  case lostPreference

  /// The name in machine-readable results.
  public var name: String {
    switch self {
    case .outsideSuperview: "outsideSuperview"
    case .trailingSign: "trailingSign"
    case .overlap: "overlap"
    case .zeroSize: "zeroSize"
    case .truncatedText: "truncatedText"
    case .duplicate: "duplicate"
    case .redundant: "redundant"
    case .neverBinding: "neverBinding"
    case .fixedContent: "fixedContent"
    case .mixedDirections: "mixedDirections"
    case .fractionalPixels: "fractionalPixels"
    case .ambiguous: "ambiguous"
    case .priorityTie: "priorityTie"
    case .lostPreference: "lostPreference"
    }
  }

  /// True if findings describe the intended effect of a constraint rather than a likely mistake.
  ///
  /// Examples are a fixed size, a violated priority and a rounded edge.
  package var isObservation: Bool {
    switch self {
    case .fixedContent, .fractionalPixels, .lostPreference: true
    default: false
    }
  }

  /// The severity of findings with this code.
  public var severity: LintSeverity {
    switch self {
    case .outsideSuperview, .trailingSign, .zeroSize, .truncatedText, .duplicate, .mixedDirections,
      .ambiguous:
      .warning
    case .overlap, .redundant, .neverBinding, .fixedContent, .fractionalPixels, .priorityTie,
      .lostPreference:
      .note
    }
  }
}

/// The severity of a finding.
public enum LintSeverity: UInt8, Sendable, Hashable {
  /// Useful information; often intended.
  case note
  /// A probable mistake.
  case warning
  /// A certain mistake.
  case error

  /// The name in machine-readable results.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
