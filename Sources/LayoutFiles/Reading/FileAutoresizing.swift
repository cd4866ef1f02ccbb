import Anchors

/// A part of an autoresizing mask by its name in layout files.
enum FileAutoresizing: String, CaseIterable {
  case flexibleLeftMargin
  case flexibleWidth
  case flexibleRightMargin
  case flexibleTopMargin
  case flexibleHeight
  case flexibleBottomMargin

  var mask: AutoresizingMask {
    switch self {
    case .flexibleLeftMargin: .flexibleLeftMargin
    case .flexibleWidth: .flexibleWidth
    case .flexibleRightMargin: .flexibleRightMargin
    case .flexibleTopMargin: .flexibleTopMargin
    case .flexibleHeight: .flexibleHeight
    case .flexibleBottomMargin: .flexibleBottomMargin
    }
  }
}
