import AnchorsGrid

/// The vertical alignment of contents in a row, by its name in layout files.
enum FileRowAlignment: String, CaseIterable {
  case fill
  case top
  case center
  case bottom
  case firstBaseline
  case lastBaseline

  var alignment: GridRow.Alignment {
    switch self {
    case .fill: .fill
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
