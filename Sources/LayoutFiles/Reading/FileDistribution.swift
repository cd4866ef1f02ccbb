import Anchors

/// The distribution of a stack's items, by its name in layout files.
enum FileDistribution: String, CaseIterable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering

  var distribution: StackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}
