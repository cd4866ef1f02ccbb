/// `Problem.nested` by hand.
struct HandWrittenNested: HandWrittenLayout {
  var frames: [Frame] = []
  /// Whether the halves of a split lie side by side, per split.
  private let splitsAcross: [Bool]

  var count: Int { 2 * splitsAcross.count + 1 }

  init(_ count: Int) {
    var depths = [0]
    var across: [Bool] = []
    for split in 0..<max(0, count - 1) {
      across.append(depths[split] % 2 == 0)
      depths.append(depths[split] + 1)
      depths.append(depths[split] + 1)
    }
    splitsAcross = across
  }

  mutating func layout(width: Double) {
    if frames.isEmpty { frames = [Frame](repeating: Frame(), count: count) }
    frames[0] = Frame(left: 0, top: 0, width: width, height: 8000)
    for split in splitsAcross.indices {
      let parent = frames[split]
      var (first, second) = (parent, parent)
      if splitsAcross[split] {
        first.width = (parent.width - 4) / 2
        second.width = first.width
        second.left = parent.left + first.width + 4
      } else {
        first.height = (parent.height - 4) / 2
        second.height = first.height
        second.top = parent.top + first.height + 4
      }
      frames[2 * split + 1] = first
      frames[2 * split + 2] = second
    }
  }
}
