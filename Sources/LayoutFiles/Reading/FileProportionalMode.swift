import Anchors

/// The treatment of spacing in a proportional stack, by its name in layout files.
enum FileProportionalMode: String, CaseIterable {
  case correct
  case uikit

  var mode: StackView.ProportionalMode {
    switch self {
    case .correct: .correct
    case .uikit: .uikit
    }
  }
}
