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
  public let identifier: String?
  /// The `#fileID` of the creation of the constraint; nil if client code did not create it.
  public let file: String?
  /// The line of the creation of the constraint, from 1; nil if client code did not create it.
  public let line: Int?
  /// The reason why the constraint is invalid; nil if it is valid.
  public let fault: ConstraintFault?
  /// The part of the system that created the constraint; nil if client code did.
  public let system: SystemSource?

  /// The reason for a constraint that the item implies, if it is not that of all of its kind.
  let reason: String?

  init(
    implied equation: String, _ kind: Kind, system: SystemSource? = nil, reason: String? = nil
  ) {
    self.reason = reason
    self.equation = equation
    self.kind = kind
    self.system = system ?? kind.system
    identifier = nil
    file = nil
    line = nil
    fault = nil
  }

  init(
    equation: String, identifier: String?, origin: ConstraintOrigin, fault: ConstraintFault?,
    system: SystemSource? = nil
  ) {
    reason = nil
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
    ConstraintSummary(self, fault: fault)
  }

  private init(_ other: ConstraintSummary, fault: ConstraintFault) {
    reason = other.reason
    equation = other.equation
    kind = other.kind
    identifier = other.identifier
    file = other.file
    line = other.line
    system = other.system
    self.fault = fault
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
