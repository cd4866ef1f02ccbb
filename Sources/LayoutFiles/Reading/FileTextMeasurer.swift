import Anchors

/// What gives texts a size, by its name in a layout file.
enum FileTextMeasurer: String, CaseIterable {
  case helvetica
  case monospacedGrid
  case square

  var measurer: TextMeasurer {
    switch self {
    case .helvetica: .helvetica
    case .monospacedGrid: .monospacedGrid
    case .square: .square
    }
  }
}
