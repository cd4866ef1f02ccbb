/// What a finding of ``LayoutArea/lint(allowing:)`` is about.
public enum LintCode: UInt8, CaseIterable, Sendable, Hashable {
  /// A visible item reaches beyond its superview; what scrolls is excepted.
  case outsideSuperview
  /// A trailing, right or bottom edge is tied to the same edge of the superview with a constant that
  /// leads outside.
  case trailingSign
  /// Two siblings overlap, and no constraint mentions both.
  case overlap
  /// An item with content or children is visible but has no width or no height.
  case zeroSize
  /// A label is narrower or lower than its text.
  case truncatedText
  /// A constraint says exactly what another one says.
  case duplicate
  /// A required constraint follows from required equalities.
  case redundant
  /// A constraint that decides nothing at any width asked about.
  case neverBinding
  /// A required constant size of an item whose content has a size on that axis.
  case fixedContent
  /// An item is placed by leading or trailing and by left or right.
  case mixedDirections
  /// An edge lies between pixels before it is rounded to them.
  case fractionalPixels
  /// Constraints leave a quantity open.
  case ambiguous
  /// Two constraints of one priority share a loss, and how they share it is open.
  case priorityTie
  /// A constraint of priority 500 to 999 does not hold.
  case lostPreference

  /// The name in results that programs read.
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

  /// Whether findings describe what constraints were written for, rather than a likely mistake: a size that
  /// was fixed, a priority that gave way, an edge that was rounded.
  package var isObservation: Bool {
    switch self {
    case .fixedContent, .fractionalPixels, .lostPreference: true
    default: false
    }
  }

  /// How serious a finding is.
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

/// How serious a finding is.
public enum LintSeverity: UInt8, Sendable, Hashable {
  /// Worth knowing, and often intended.
  case note
  /// Probably a mistake.
  case warning
  /// Certainly a mistake.
  case error

  /// The name in results that programs read.
  public var name: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
