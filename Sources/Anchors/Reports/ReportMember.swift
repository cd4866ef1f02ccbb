/// A constraint with a multiplier, as part of a sum that proves a report.
public struct ReportMember: Sendable {
  /// The constraint.
  public let constraint: ReportedConstraint
  /// The factor of the constraint in the sum.
  ///
  /// In a conflict, it is at most 0 for `<=` and at least 0 for `>=`. It is 1 or -1 for the
  /// constraint that was found violated.
  public let multiplier: Double

  package init(constraint: ReportedConstraint, multiplier: Double) {
    self.constraint = constraint
    self.multiplier = multiplier
  }

  /// The contribution to the sum: the multiplier times the constant of the constraint.
  public var contribution: Double { multiplier * constraint.constant + 0 }
}

extension ReportMember: CustomStringConvertible {
  /// The constraint as source text.
  public var equation: String { constraint.equation }
  /// The origin of the constraint.
  public var kind: ConstraintSummary.Kind { constraint.kind }
  /// The part of the system that created the constraint; nil if client code did.
  public var system: SystemSource? { constraint.system }
  /// The identifier that client code assigned to the constraint.
  public var identifier: String? { constraint.identifier }
  /// The `#fileID` of the creation of the constraint; nil if client code did not create it.
  public var file: String? { constraint.file }
  /// The line of the creation of the constraint, from 1; nil if client code did not create it.
  public var line: Int? { constraint.line }
  /// The summary of the constraint.
  public var summary: ConstraintSummary { constraint.summary }
  /// The equation with its identifier and its source.
  public var description: String { constraint.description }
}

/// The origin of a constraint that client code did not create.
public enum SystemSource: Sendable, Hashable {
  /// The requested size of the layout.
  case rootSize
  /// The size of an item's content: hugging or compression resistance.
  case contentSize
  /// A stack view.
  case stack
  /// The frame of an item, by its autoresizing mask or because no constraint positions it.
  case autoresizing
  /// The guides for margins, safe area and readable width.
  case margins
  /// A scroll view.
  case scroll
  /// The rule that no size is negative.
  case nonNegative

  /// The name in machine-readable results.
  public var name: String {
    switch self {
    case .rootSize: "rootSize"
    case .contentSize: "contentSize"
    case .stack: "stack"
    case .autoresizing: "autoresizing"
    case .margins: "margins"
    case .scroll: "scroll"
    case .nonNegative: "nonNegative"
    }
  }
}

/// An attribute of an item, by names: `title.width`.
///
/// Sums contain only ``LayoutAttribute/left``, ``LayoutAttribute/top``, ``LayoutAttribute/width``
/// and ``LayoutAttribute/height``. Left and top are measured in the coordinates of the parent. All
/// four are those of the alignment rectangle, before rounding to pixels.
public struct LayoutQuantity: Sendable {
  /// The name of the item; a guide of an item is named after it, as in `card.margins`.
  public let item: String
  /// The attribute.
  public let attribute: LayoutAttribute

  /// Creates a quantity.
  ///
  /// - Parameters:
  ///   - item: The name of the item.
  ///   - attribute: The attribute.
  public init(_ item: String, _ attribute: LayoutAttribute) {
    self.item = item
    self.attribute = attribute
  }
}

extension LayoutQuantity: Equatable, CustomStringConvertible {
  /// Compares the attributes and, byte by byte, the item names of two quantities.
  ///
  /// - Parameters:
  ///   - lhs: A quantity.
  ///   - rhs: The quantity to compare with.
  /// - Returns: Whether both are equal.
  public static func == (lhs: LayoutQuantity, rhs: LayoutQuantity) -> Bool {
    lhs.attribute == rhs.attribute && lhs.item.utf8.elementsEqual(rhs.item.utf8)
  }

  /// The quantity as text: `title.width`.
  public var description: String { item + "." + attribute.name }
}

/// A quantity with a factor, as part of a sum.
public struct LayoutTerm: Sendable, Equatable {
  /// The quantity.
  public let quantity: LayoutQuantity
  /// The factor of the quantity.
  public let factor: Double

  /// Creates a term.
  ///
  /// - Parameters:
  ///   - quantity: The quantity.
  ///   - factor: The factor of the quantity.
  public init(_ quantity: LayoutQuantity, _ factor: Double) {
    self.quantity = quantity
    self.factor = factor
  }
}

/// An attribute of an item, with its value in the last layout.
public struct LayoutQuantityValue: Sendable {
  /// The attribute.
  public let quantity: LayoutQuantity
  /// Its value in points, before rounding to pixels.
  public let value: Double
}
