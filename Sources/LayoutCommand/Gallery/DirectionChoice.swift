import Anchors

/// What `--direction` takes, in the words of layout files.
enum DirectionChoice: String, CaseIterable {
  case leftToRight
  case rightToLeft

  var direction: LayoutDirection { self == .leftToRight ? .leftToRight : .rightToLeft }
}
