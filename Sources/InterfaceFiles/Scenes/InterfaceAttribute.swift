import Anchors
import LayoutFiles

/// The attributes of constraints by their names in Interface Builder's files.
enum InterfaceAttribute: String, CaseIterable {
  case left, right, leading, trailing, centerX, top, bottom, centerY, width, height
  case firstBaseline, baseline, lastBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The attribute of the item, or of its margins guide if `isOnMargins`.
  var attribute: LayoutAttribute {
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
    case .baseline, .lastBaseline: .lastBaseline
    }
  }

  var isOnMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
