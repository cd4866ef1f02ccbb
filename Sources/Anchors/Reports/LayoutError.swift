/// The reason why a strict layout failed.
///
/// Every frame is the same as before the call.
///
/// ```swift
/// let card = View("card"), photo = View("photo")
/// card.addSubview(photo)
/// photo.edges(equalTo: card).widthAnchor(equalTo: 80)
/// do {
///   try card.layout(width: 320, height: 90)
/// } catch LayoutError.unsatisfiable(let report) {
///   print(report)  // what clashes, with its lines, and what to change
/// }
/// assert(photo.frame == .zero)  // nothing moved
/// ```
public enum LayoutError: Error, Sendable {
  /// Required constraints cannot all be satisfied.
  case unsatisfiable(ConflictReport)
  /// Active constraints are invalid.
  case invalidConstraints([ConstraintSummary])
  /// Active constraints relate items of different trees.
  case noCommonAncestor([ConstraintSummary])
  /// A size is NaN, infinite, negative or larger than 1e9; the text names it and its item.
  case invalidNumber(String)
  /// The views with these names invalidate the layout in every `layoutSubviews()`.
  case layoutLoop([String])
  /// The solver failed for a reason that the caller did not cause; the text describes it.
  case solver(String)
}

extension LayoutError {
  #if hasFeature(Embedded)
  /// The type that functions throwing a ``LayoutError`` declare, typed for Embedded Swift.
  public typealias Thrown = LayoutError
  #else
  /// The type that functions throwing a ``LayoutError`` declare: plain `throws`.
  ///
  /// With a typed error, a `catch` that does not handle all cases can crash the compiler; see
  /// `Docs/Decisions.md`. In Embedded Swift the type is ``LayoutError`` itself.
  public typealias Thrown = any Error
  #endif
}

extension LayoutError: CustomStringConvertible {
  /// The error and its fix.
  public var description: String {
    switch self {
    case .unsatisfiable(let report): return report.description
    case .invalidConstraints(let summaries):
      return "These active constraints are invalid; correct or deactivate them:"
        + Self.list(summaries.map { $0.description })
    case .noCommonAncestor(let summaries):
      return "These active constraints relate items of different trees; add the items to one tree "
        + "or deactivate them:" + Self.list(summaries.map { $0.description })
    case .invalidNumber(let text): return text
    case .layoutLoop(let names):
      return "Layout loop: these views invalidate the layout every time they are laid out:"
        + Self.list(names)
    case .solver(let text): return "Layout failed: " + text
    }
  }

  private static func list(_ lines: [String]) -> String {
    lines.reduce("") { $0 + "\n  " + $1 }
  }
}

/// The reason why a constraint is invalid.
///
/// Creating and activating a constraint never fails. An invalid constraint is excluded from the
/// solver; strict layout throws ``LayoutError/invalidConstraints(_:)`` while one is active.
public enum ConstraintFault: Sendable, Hashable {
  /// A leading or trailing edge is related to a left or right edge.
  case directionalWithAbsolute
  /// A size is related to a position.
  case sizeWithLocation
  /// A horizontal position is related to a vertical one.
  case axesMixed
  /// A position has no second position, or a multiplier of 0.
  case locationWithoutPartner
  /// The first attribute is ``LayoutAttribute/notAnAttribute``.
  case firstAttributeMissing
  /// There is a second item without an attribute, or a second attribute without an item.
  case secondSideIncomplete
  /// The multiplier or the constant is NaN, infinite or larger than 1e9 in magnitude.
  case invalidNumber
  /// The numbers of the constraint are too large once combined with those of others.
  ///
  /// Insets, baselines and distances add to them, and the factors of other constraints multiply
  /// them.
  case numbersTooLarge
  /// The priority is not in (0, 1000].
  case invalidPriority
  /// An item of the constraint no longer exists.
  case itemGone

  /// The fault and its fix, as a sentence.
  public var explanation: String {
    switch self {
    case .directionalWithAbsolute:
      "leading or trailing cannot be combined with left or right; "
        + "use leading and trailing for both, or neither"
    case .sizeWithLocation:
      "a size cannot be related to a position; relate two sizes or two positions"
    case .axesMixed:
      "a horizontal position cannot be related to a vertical one; relate two positions of one axis"
    case .locationWithoutPartner:
      "a position needs a second position and a nonzero multiplier"
    case .firstAttributeMissing:
      "the first attribute is missing; specify it"
    case .secondSideIncomplete:
      "a second item requires an attribute, and an attribute an item; "
        + "specify both, or nil and notAnAttribute"
    case .invalidNumber:
      "the multiplier and the constant must be finite and at most 1e9 in magnitude"
    case .numbersTooLarge:
      "insets, baselines and the factors of other constraints make its numbers too large; "
        + "use smaller ones"
    case .invalidPriority:
      "the priority must be above 0 and at most 1000"
    case .itemGone:
      "an item of the constraint no longer exists; recreate the constraint with existing items"
    }
  }
}
