import Anchors

/// How a stack that fills proportionally reckons with its spacing, by its name in a layout file.
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
