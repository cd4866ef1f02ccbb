import Anchors

/// The measurer of texts, by its name in layout files.
package enum FileTextMeasurer: String, CaseIterable {
  case helvetica
  case systemLike
  case monospacedGrid
  case square

  var measurer: TextMeasurer {
    switch self {
    case .helvetica: .helvetica
    case .systemLike: .systemLike
    case .monospacedGrid: .monospacedGrid
    case .square: .square
    }
  }
}
