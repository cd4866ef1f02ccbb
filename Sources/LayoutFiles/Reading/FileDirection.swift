import Anchors

/// The reading direction by its name in layout files.
enum FileDirection: String, CaseIterable {
  case leftToRight
  case rightToLeft

  var direction: LayoutDirection {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }
}
