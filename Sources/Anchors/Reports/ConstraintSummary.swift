/// A constraint as it appears in reports: a value that outlives the constraint.
public struct ConstraintSummary: Sendable {
  /// Where a constraint comes from.
  public enum Kind: Sendable, Hashable {
    /// A constraint that the program made.
    case constraint
    /// An item is never smaller than 0.
    case minimumSize
    /// An item stays as small as its content.
    case hugging
    /// An item stays as large as its content.
    case compression
    /// The size that the layout was asked for.
    case rootSize
    /// The content of a scroll view begins at (0, 0).
    case contentOrigin
    /// An item's frame, by its autoresizing mask or because nothing else says where it is.
    case frame
    /// What was supposed in a question.
    case supposition
  }

  /// The constraint as an equation: `name.leading == photo.trailing + 8`.
  public let equation: String
  /// Where the constraint comes from.
  public let kind: Kind
  /// The identifier that the program gave it.
  public let identifier: String?
  /// The file that made the constraint, as `#fileID` gives it; nil if no line of the program did.
  public let file: String?
  /// The line that made the constraint, counted from 1; nil if no line of the program did.
  public let line: Int?
  /// What is wrong with the constraint itself, if anything is.
  public let fault: ConstraintFault?
  /// What makes the constraint, or nil if the program states it.
  public let system: SystemSource?

  init(implied equation: String, _ kind: Kind, system: SystemSource? = nil) {
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
    self.equation = equation
    kind = .constraint
    self.identifier = identifier
    file = origin.file.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
    line = origin.line
    self.fault = fault
    self.system = system
  }

  /// The same with something wrong.
  func with(fault: ConstraintFault) -> ConstraintSummary {
    ConstraintSummary(self, fault: fault)
  }

  private init(_ other: ConstraintSummary, fault: ConstraintFault) {
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
  /// What makes constraints of the kind, or nil for those of the program.
  fileprivate var system: SystemSource? {
    switch self {
    case .constraint, .supposition: nil
    case .minimumSize: .nonNegative
    case .hugging, .compression: .contentSize
    case .rootSize: .rootSize
    case .contentOrigin: .scroll
    case .frame: .autoresizing
    }
  }
}

extension ConstraintSummary: Equatable {
  /// Whether two summaries say the same of the same constraint; texts are compared byte by byte.
  ///
  /// - Parameters:
  ///   - lhs: One summary.
  ///   - rhs: The summary that it is compared with.
  /// - Returns: True if they say the same.
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
