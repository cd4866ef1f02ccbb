import Anchors

/// The alignment of a label's lines, by its name in layout files.
enum FileTextAlignment: String, CaseIterable {
  case left
  case center
  case right
  case justified
  case natural

  var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
