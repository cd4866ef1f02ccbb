import AnchorsGrid

/// The horizontal alignment of contents in a column, by its name in layout files.
enum FileColumnAlignment: String, CaseIterable {
  case fill
  case leading
  case center
  case trailing

  var alignment: GridColumn.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
