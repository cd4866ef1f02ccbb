import Anchors

/// The values of `--sheet`.
enum SheetPaper: String, CaseIterable {
  case a4
  case letter

  /// The size in portrait orientation, in points.
  var size: Size {
    switch self {
    // 210 by 297 millimeters.
    case .a4: Size(width: 210 / 25.4 * 72, height: 297 / 25.4 * 72)
    case .letter: Size(width: 612, height: 792)
    }
  }
}
