package import Anchors

// The cases of settings as Swift writes them; nil for the case that a new view has.

extension SwiftText {
  /// Returns the alignment of a text.
  package static func word(_ alignment: TextAlignment) -> String? {
    switch alignment {
    case .left: ".left"
    case .center: ".center"
    case .right: ".right"
    case .justified: ".justified"
    default: nil
    }
  }

  /// Returns the slant of a font.
  static func word(_ slant: Font.Slant) -> String? {
    switch slant {
    case .upright: nil
    case .italic: ".italic"
    case .oblique: ".oblique"
    }
  }

  /// Returns the distribution of a stack.
  package static func word(_ distribution: StackView.Distribution) -> String? {
    switch distribution {
    case .fill: nil
    case .fillEqually: ".fillEqually"
    case .fillProportionally: ".fillProportionally"
    case .equalSpacing: ".equalSpacing"
    case .equalCentering: ".equalCentering"
    }
  }

  /// Returns the alignment of a stack, with the names of this library for a row, too.
  package static func word(_ alignment: StackView.Alignment) -> String? {
    switch alignment {
    case .fill: nil
    case .leading: ".leading"
    case .firstBaseline: ".firstBaseline"
    case .center: ".center"
    case .trailing: ".trailing"
    case .lastBaseline: ".lastBaseline"
    }
  }
}
