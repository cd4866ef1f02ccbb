import Anchors
public import AnchorsQuestions

/// The kind of a finding that only files of Interface Builder have.
///
/// `LintCode` has the kinds that every layout has.
public enum InterfaceCheck: String, CaseIterable, Sendable {
  /// A file or a scene cannot be read.
  case unreadable
  /// A file is for another system than iOS, and is left out.
  case otherSystem
  /// Constraints that cannot all be satisfied.
  case conflict
  /// A stored frame that the file's own constraints contradict.
  case staleFrame
  /// Margins that are wider than their view.
  case wideMargins
  /// A root that cannot be one point larger or smaller.
  case rigidSize
  /// A root without a layout at another width or height.
  case limitedSize
  /// A text, control or stack that is outside or over another only at another size.
  case outsideAtSize
  /// A quantity that is ambiguous only at another width or height.
  case ambiguousAtSize
  /// A text without enough space that reaches over a neighbor or out of its superview.
  case missingGap
  /// A text that is cut if it is larger.
  case largerType
  /// A text of one line that nearly fills its space, or that the app changes.
  case tightText
  /// A required exact size of a text.
  case fixedTextSize
  /// A font of a fixed size.
  case fixedFont
  /// A row whose contents do not determine its height.
  case missingBottom
  /// A frame without constraints among constraints.
  case fixedFrame
  /// A required exact size of a view that is hidden in a stack.
  case hiddenSize
  /// A negative distance between two siblings.
  case negativeGap
  /// Different insets at the leading and the trailing side.
  case unevenInsets
  /// A text or a control that is positioned by the edge of the screen.
  case screenEdge
  /// A list or a background that ends at the safe area, or a part of a row that its own holds.
  case listAtSafeArea
  /// A distance from the superview that spans a sibling.
  case spannedSibling
  /// A stack that shares its extent in proportion to contents.
  case proportionalStack
  /// Stored gaps of a stack that are not its spacing.
  case stackSpacing
  /// Two texts side by side of which an arbitrary one gets the rest of the space.
  case equalHugging
  /// Two texts side by side of which an arbitrary one is cut.
  case equalCompression
  /// Left or right edges that do not mirror.
  case leftRight
  /// A text that is aligned to the left or right in every language.
  case fixedAlignment
  /// A layout from right to left in which views overlap or are outside.
  case rightToLeft

  /// The code of the finding.
  public var name: String { rawValue }

  /// The level of findings unless a finding has another one.
  public var severity: LintSeverity {
    switch self {
    case .unreadable, .conflict: .error
    default: .note
    }
  }

  /// True if a finding is expected in many good files, and is listed only on request.
  public var isObservation: Bool {
    switch self {
    case .fixedFont, .equalHugging,
      .fixedAlignment, .limitedSize, .missingBottom, .screenEdge, .listAtSafeArea, .unevenInsets,
      .negativeGap, .outsideAtSize, .ambiguousAtSize, .leftRight, .spannedSibling, .otherSystem,
      .proportionalStack:
      true
    default: false
    }
  }

  /// The codes of notes that changes in public files remove, the surest mistakes first.
  ///
  /// Other notes follow.
  static let notesBySureness = [
    rigidSize.name, rightToLeft.name, missingGap.name, LintCode.overlap.name, equalCompression.name,
    fixedTextSize.name, tightText.name, largerType.name,
  ]

  /// The problem in general, as a sentence.
  public var summary: String {
    switch self {
    case .unreadable: "A file or a scene cannot be read."
    case .otherSystem: "A file is for another system than iOS."
    case .conflict: "Constraints cannot all be satisfied."
    case .staleFrame: "The constraints of the file contradict a stored frame."
    case .wideMargins: "Margins are wider than their view."
    case .rigidSize: "There is no layout if the root is one point larger or smaller."
    case .limitedSize: "There is no layout at another width or height."
    case .outsideAtSize: "A view is outside its superview or over another at another size."
    case .ambiguousAtSize: "A quantity is ambiguous at another width or height."
    case .missingGap: "A longer text reaches over a neighbor or out of its superview."
    case .largerType: "A larger text is cut."
    case .tightText: "A longer text of one line is cut."
    case .fixedTextSize: "A text has a required exact size."
    case .fixedFont: "Fonts do not follow the user's text size."
    case .missingBottom: "The contents of a row do not determine its height."
    case .fixedFrame: "A view has a fixed frame among constraints."
    case .hiddenSize: "A view hidden in a stack has a required exact size."
    case .negativeGap: "The distance between two siblings is negative."
    case .unevenInsets: "The leading and the trailing inset differ."
    case .screenEdge: "A text or a control is constrained to the edge of the screen."
    case .listAtSafeArea: "A list ends at the safe area, or a row's own safe area holds a part."
    case .spannedSibling: "A distance from the superview spans a sibling."
    case .proportionalStack: "A stack shares its extent in proportion to contents."
    case .stackSpacing: "The stored gaps of a stack are not its spacing."
    case .equalHugging: "Two texts side by side hug their content equally."
    case .equalCompression: "Two texts side by side resist compression equally."
    case .leftRight: "A position by left or right does not mirror."
    case .fixedAlignment: "A text is aligned to the left or right in every language."
    case .rightToLeft: "From right to left, views overlap or are outside their superview."
    }
  }
}
