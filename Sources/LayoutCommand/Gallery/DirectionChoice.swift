import Anchors

/// The values of `--direction`, named as in layout files.
enum DirectionChoice: String, CaseIterable {
  case leftToRight
  case rightToLeft

  var direction: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}
