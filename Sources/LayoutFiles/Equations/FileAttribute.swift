package import Anchors

/// An attribute by its name in layout files, which is that in files of Interface Builder.
package enum FileAttribute: String, CaseIterable {
  case left
  case right
  case leading
  case trailing
  case centerX
  case top
  case bottom
  case centerY
  case width
  case height
  case firstBaseline
  case lastBaseline
  case baseline
  case leftMargin
  case rightMargin
  case leadingMargin
  case trailingMargin
  case topMargin
  case bottomMargin
  case centerXWithinMargins
  case centerYWithinMargins

  /// The attribute of the item, or of its margins guide if `isOnMargins`.
  package var attribute: LayoutAttribute {
    switch self {
    case .left, .leftMargin: .left
    case .right, .rightMargin: .right
    case .leading, .leadingMargin: .leading
    case .trailing, .trailingMargin: .trailing
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .topMargin: .top
    case .bottom, .bottomMargin: .bottom
    case .centerY, .centerYWithinMargins: .centerY
    case .width: .width
    case .height: .height
    case .firstBaseline: .firstBaseline
    case .lastBaseline, .baseline: .lastBaseline
    }
  }

  /// True if the name abbreviates an attribute of the item's margins guide.
  package var isOnMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// True if the attribute is a baseline, which guides do not have.
  var isBaseline: Bool {
    self == .firstBaseline || self == .lastBaseline || self == .baseline
  }
}
