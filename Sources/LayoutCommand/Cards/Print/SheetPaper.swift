import Anchors

/// What `--sheet` takes: the paper that cards are put on in rows and columns.
enum SheetPaper: String, CaseIterable {
  case a4
  case letter

  /// The size of the paper upright, in points of a 72nd of an inch.
  var size: Size {
    switch self {
    // 210 by 297 millimeters.
    case .a4: Size(width: 210 / 25.4 * 72, height: 297 / 25.4 * 72)
    case .letter: Size(width: 612, height: 792)
    }
  }
}
