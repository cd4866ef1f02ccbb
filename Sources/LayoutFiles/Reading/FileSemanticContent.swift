import Anchors

/// The meaning of a view's content, by its name in layout files.
enum FileSemanticContent: String, CaseIterable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  var attribute: SemanticContentAttribute {
    switch self {
    case .unspecified: .unspecified
    case .playback: .playback
    case .spatial: .spatial
    case .forceLeftToRight: .forceLeftToRight
    case .forceRightToLeft: .forceRightToLeft
    }
  }
}
