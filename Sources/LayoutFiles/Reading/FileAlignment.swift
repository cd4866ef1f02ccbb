import Anchors

/// The alignment of a stack across its axis, by its name in layout files.
enum FileAlignment: String, CaseIterable {
  case fill
  case leading
  case top
  case firstBaseline
  case center
  case trailing
  case bottom
  case lastBaseline

  var alignment: StackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing, .bottom: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}
