/// A constraint as it appears in reports; a value that is independent of the constraint's lifetime.
public struct ConstraintSummary: Sendable {
  /// The origin of a constraint.
  public enum Kind: Sendable, Hashable {
    /// A constraint that client code created.
    case constraint
    /// The rule that no size is negative.
    case minimumSize
    /// The hugging of an item's content.
    case hugging
    /// The compression resistance of an item's content.
    case compression
    /// The minimum size of an item's content.
    case minimumContent
    /// The requested size of the layout.
    case rootSize
    /// The rule that the content of a scroll view begins at (0, 0).
    case contentOrigin
    /// The frame of an item, by its autoresizing mask or because no constraint positions it.
    case frame
    /// The value that a question supposes.
    case supposition
  }

  /// The constraint as an equation: `name.leading == photo.trailing + 8`.
  public let equation: String
  /// The origin of the constraint.
  public let kind: Kind
  /// The identifier that client code assigned to the constraint.
  public private(set) var identifier: String?
  /// The `#fileID` of the creation of the constraint; nil if client code did not create it.
  public private(set) var file: String?
  /// The line of the creation of the constraint, from 1; nil if client code did not create it.
  public private(set) var line: Int?
  /// The reason why the constraint is invalid; nil if it is valid.
  public private(set) var fault: ConstraintFault?
  /// The part of the system that created the constraint; nil if client code did.
  public let system: SystemSource?

  /// The reason for a constraint that the item implies, if it is not that of all of its kind.
  private(set) var reason: String?

  init(
    implied equation: String, _ kind: Kind, system: SystemSource? = nil, reason: String? = nil
  ) {
    self.reason = reason
    self.equation = equation
    self.kind = kind
    self.system = system ?? kind.system
  }

  init(
    equation: String, identifier: String?, origin: ConstraintOrigin, fault: ConstraintFault?,
    system: SystemSource? = nil
  ) {
    self.equation = equation
    kind = .constraint
    self.identifier = identifier
    file = origin.file.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    line = origin.line
    self.fault = fault
    self.system = system
  }

  /// A copy with a fault.
  func with(fault: ConstraintFault) -> ConstraintSummary {
    var copy = self
    copy.fault = fault
    return copy
  }
}

extension ConstraintSummary.Kind {
  /// The part of the system that creates constraints of this kind; nil for those of client code.
  fileprivate var system: SystemSource? {
    switch self {
    case .constraint, .supposition: nil
    case .minimumSize: .nonNegative
    case .hugging, .compression, .minimumContent: .contentSize
    case .rootSize: .rootSize
    case .contentOrigin: .scroll
    case .frame: .autoresizing
    }
  }
}

extension ConstraintSummary: Equatable {
  /// Compares all properties of two summaries, strings byte by byte.
  ///
  /// - Parameters:
  ///   - lhs: A summary.
  ///   - rhs: The summary to compare with.
  /// - Returns: Whether all properties are equal.
  public static func == (lhs: ConstraintSummary, rhs: ConstraintSummary) -> Bool {
    lhs.equation.utf8.elementsEqual(rhs.equation.utf8) && lhs.kind == rhs.kind
      && same(lhs.identifier, rhs.identifier) && same(lhs.file, rhs.file)
      && lhs.line == rhs.line && lhs.fault == rhs.fault && lhs.system == rhs.system
  }

  private static func same(_ lhs: String?, _ rhs: String?) -> Bool {
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    return lhs.utf8.elementsEqual(rhs.utf8)
  }
}

extension ConstraintSummary: CustomStringConvertible {
  /// The equation with its identifier, its source and its fault.
  public var description: String {
    var text = equation
    if let identifier { text += " '" + identifier + "'" }
    if let file, let line {
      text += " (" + file + ":" + String(line) + ")"
    } else {
      text += " (" + (reason ?? kind.explanation) + ")"
    }
    if let fault { text += ": " + fault.explanation }
    return text
  }
}

extension ConstraintSummary.Kind {
  /// The reason for the constraint.
  var explanation: String {
    switch self {
    case .constraint: "a constraint"
    case .minimumSize: "sizes are never negative"
    case .hugging: "content hugging"
    case .compression: "content compression resistance"
    case .minimumContent: "minimum content size"
    case .contentOrigin: "scroll content starts at (0, 0)"
    case .supposition: "the supposed value"
    case .rootSize: "the requested size of the layout"
    case .frame: "its frame"
    }
  }
}

/// A constraint as reports show it: as source text, and as a sum that can be checked.
///
/// The sum has all terms of items on the left and a number on the right:
/// `title.leading == photo.trailing + 8` is `title.left - photo.left - photo.width == 8`. In a
/// right-to-left layout the sum contains the width of the container as well. The number includes
/// everything constant: distances of baselines, insets, margins, the scroll offset and the zoom.
public struct ReportedConstraint: Sendable {
  /// The source text of the constraint, and its source location.
  public let summary: ConstraintSummary
  /// The priority of the constraint.
  public let priority: LayoutPriority
  /// The sum on the left, each quantity once; the root's left and top are 0 and omitted.
  public let terms: [LayoutTerm]
  /// The relation between the sum and the number.
  public let relation: LayoutRelation
  /// The number on the right.
  public let constant: Double

  init(
    _ summary: ConstraintSummary, priority: LayoutPriority, terms: [LayoutTerm],
    _ relation: LayoutRelation, _ constant: Double
  ) {
    self.summary = summary
    self.priority = priority
    self.terms = terms
    self.relation = relation
    // Turns a negative zero into a positive one.
    self.constant = constant + 0
  }
}

extension ReportedConstraint: Equatable {}

extension ReportedConstraint: CustomStringConvertible {
  /// The constraint as source text: `name.leading == photo.trailing + 8`.
  public var equation: String { summary.equation }
  /// The origin of the constraint.
  public var kind: ConstraintSummary.Kind { summary.kind }
  /// The part of the system that created the constraint; nil if client code did.
  public var system: SystemSource? { summary.system }
  /// The identifier that client code assigned to the constraint.
  public var identifier: String? { summary.identifier }
  /// The `#fileID` of the creation of the constraint; nil if client code did not create it.
  public var file: String? { summary.file }
  /// The line of the creation of the constraint, from 1; nil if client code did not create it.
  public var line: Int? { summary.line }
  /// The equation with its identifier and its source.
  public var description: String { summary.description }

  /// The constraint as a sum: `title.left - photo.left - photo.width == 8`.
  public var addition: String {
    var text = ""
    for term in terms {
      let isNegative = term.factor < 0
      if text.utf8.isEmpty {
        text = isNegative ? "-" : ""
      } else {
        text += isNegative ? " - " : " + "
      }
      if term.factor.magnitude != 1 { text += decimal(term.factor.magnitude) + " * " }
      text += term.quantity.description
    }
    if terms.isEmpty { text = "0" }
    return text + " " + relation.symbol + " " + decimal(constant)
  }
}
