// Rules for the pairs of attributes that a constraint may relate.

/// A class of attributes that a constraint may relate to each other.
///
/// ``LayoutAttribute/fault(with:)`` has the rules between classes.
package enum AttributeClass: Sendable, Equatable {
  case directional
  case absolute
  case centerX
  case vertical
  case dimension
  case none
}

extension LayoutAttribute {
  package var attributeClass: AttributeClass {
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

  /// True if the attribute is mirrored in right-to-left layouts.
  var isDirectional: Bool { attributeClass == .directional }

  /// True if the attribute's position depends on the text of the item.
  package var isBaseline: Bool { baseline != nil }

  /// True if the attribute is an extent rather than a location.
  package var isDimension: Bool { attributeClass == .dimension }

  /// The fault of a constraint between two attributes.
  ///
  /// - Parameter other: The second attribute.
  /// - Returns: The fault, or nil if a constraint may relate them.
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

  /// The fault of a distance from this attribute to another.
  ///
  /// - Parameter other: The attribute at the far end.
  /// - Returns: The fault, `sizeWithLocation` if one of the two is a size, or nil.
  package func distanceFault(to other: LayoutAttribute) -> ConstraintFault? {
    isDimension || other.isDimension ? .sizeWithLocation : fault(with: other)
  }
}
