import Anchors

/// The slant of a font by its name in layout files.
enum FileSlant: String, CaseIterable {
  case upright
  case italic
  case oblique

  var slant: Font.Slant {
    switch self {
    case .upright: .upright
    case .italic: .italic
    case .oblique: .oblique
    }
  }
}
