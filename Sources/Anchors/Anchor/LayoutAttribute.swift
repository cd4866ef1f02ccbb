/// The attribute of an item that a constraint relates.
///
/// The raw values are those of `NSLayoutConstraint.Attribute`.
@frozen
public enum LayoutAttribute: Int, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The edge where reading starts: left, or right in right-to-left layouts.
  case leading = 5
  /// The edge where reading ends: right, or left in right-to-left layouts.
  case trailing = 6
  /// The middle between left and right.
  case centerX = 9
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The middle between top and bottom.
  case centerY = 10
  /// The baseline of the first line of text, or the top edge of an item without one.
  case firstBaseline = 12
  /// The baseline of the last line of text, or the bottom edge of an item without one.
  case lastBaseline = 11
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The left margin: the left edge of the item's layout margins guide.
  case leftMargin = 13
  /// The right margin.
  case rightMargin = 14
  /// The leading margin.
  case leadingMargin = 17
  /// The trailing margin.
  case trailingMargin = 18
  /// The middle between the left and the right margin.
  case centerXWithinMargins = 19
  /// The top margin.
  case topMargin = 15
  /// The bottom margin.
  case bottomMargin = 16
  /// The middle between the top and the bottom margin.
  case centerYWithinMargins = 20
  /// No attribute: the constraint has no second item.
  case notAnAttribute = 0

  /// True if the attribute is the center along an axis.
  var isCenter: Bool { self == .centerX || self == .centerY }

  /// The name as written in textual constraints.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .centerX: "centerX"
    case .top: "top"
    case .bottom: "bottom"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    case .width: "width"
    case .height: "height"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }
}

extension LayoutAttribute {
  /// The attribute of the layout margins guide that equals a margin attribute; nil for all others.
  package var withinMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The baseline for a baseline attribute; nil for all others.
  var baseline: Baseline? {
    guard isBaseline else { return nil }
    return self == .firstBaseline ? .first : .last
  }
}

/// A baseline of an item with text.
@_spi(Containers) public enum Baseline {
  case first
  case last
}

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

  /// The axis of the attribute; horizontal for none.
  var axis: Axis { attributeClass == .vertical || self == .height ? .vertical : .horizontal }

  /// True if the attribute's position depends on the text of the item.
  @inline(__always)
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

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
