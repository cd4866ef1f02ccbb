import Anchors

/// The direction of reading by its name in a layout file.
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
