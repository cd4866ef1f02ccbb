import Anchors

/// An axis by its name in layout files.
enum FileAxis: String, CaseIterable {
  case horizontal
  case vertical

  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}
