import Anchors

/// An axis by its name in a layout file.
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
