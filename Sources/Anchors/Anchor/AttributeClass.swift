// What may meet what: the table of the attributes' classes.

/// Attributes that may stand in one constraint form a class; see ``LayoutAttribute/meets(_:)``.
enum AttributeClass: Sendable, Equatable {
  case directional
  case absolute
  case centerX
  case vertical
  case dimension
  case none
}

extension LayoutAttribute {
  var attributeClass: AttributeClass {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .dimension
    case .notAnAttribute: .none
    }
  }

  /// Whether this attribute is mirrored in right-to-left layouts.
  var isDirectional: Bool { attributeClass == .directional }

  /// Whether the position of this attribute depends on where text lies in the item.
  var isBaseline: Bool { baseline != nil }

  /// Whether the attribute is an extent rather than a location.
  var isDimension: Bool { attributeClass == .dimension }

  /// What is wrong with a constraint between this attribute and another, if anything is.
  func fault(with other: LayoutAttribute) -> ConstraintFault? {
    let mine = attributeClass
    let theirs = other.attributeClass
    switch (mine, theirs) {
    case (.none, _): return .firstAttributeMissing
    case (.dimension, .dimension), (.dimension, .none), (.vertical, .vertical): return nil
    case (_, .none): return .locationWithoutPartner
    case (.dimension, _), (_, .dimension): return .sizeWithLocation
    case (.vertical, _), (_, .vertical): return .axesMixed
    case (.directional, .absolute), (.absolute, .directional): return .directionalWithAbsolute
    case (.directional, _), (.absolute, _), (.centerX, _): return nil
    }
  }

  /// The fault of a distance from this attribute to another, if there is one.
  ///
  /// - Parameter other: The attribute at the far end.
  /// - Returns: The fault of a constraint between the two; `sizeWithLocation` if one is a size.
  package func distanceFault(to other: LayoutAttribute) -> ConstraintFault? {
    isDimension || other.isDimension ? .sizeWithLocation : fault(with: other)
  }
}
