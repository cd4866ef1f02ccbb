import Anchors
import VisualFormat

/// An option of a visual format by its name in a layout file.
enum FileFormatOption: String, CaseIterable {
  case alignAllLeft
  case alignAllRight
  case alignAllTop
  case alignAllBottom
  case alignAllLeading
  case alignAllTrailing
  case alignAllCenterX
  case alignAllCenterY
  case alignAllFirstBaseline
  case alignAllLastBaseline
  case directionLeadingToTrailing
  case directionLeftToRight
  case directionRightToLeft
  case spacingEdgeToEdge
  case spacingBaselineToBaseline

  var option: LayoutConstraint.FormatOptions {
    switch self {
    case .alignAllLeft: .alignAllLeft
    case .alignAllRight: .alignAllRight
    case .alignAllTop: .alignAllTop
    case .alignAllBottom: .alignAllBottom
    case .alignAllLeading: .alignAllLeading
    case .alignAllTrailing: .alignAllTrailing
    case .alignAllCenterX: .alignAllCenterX
    case .alignAllCenterY: .alignAllCenterY
    case .alignAllFirstBaseline: .alignAllFirstBaseline
    case .alignAllLastBaseline: .alignAllLastBaseline
    case .directionLeadingToTrailing: .directionLeadingToTrailing
    case .directionLeftToRight: .directionLeftToRight
    case .directionRightToLeft: .directionRightToLeft
    case .spacingEdgeToEdge: .spacingEdgeToEdge
    case .spacingBaselineToBaseline: .spacingBaselineToBaseline
    }
  }
}
