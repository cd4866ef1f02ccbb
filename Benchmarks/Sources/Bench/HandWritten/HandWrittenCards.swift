/// `Problem.cards` by hand; the first card is resized.
struct HandWrittenCards: HandWrittenLayout {
  var frames: [Frame] = []
  private let cards: Int

  init(_ cards: Int) { self.cards = cards }

  var count: Int { cards * 6 }

  mutating func layout(width: Double) {
    if frames.isEmpty { frames = [Frame](repeating: Frame(), count: count) }
    for index in 0..<cards {
      layoutCard(index, width: index == 0 ? width : 320)
    }
  }

  mutating func resize(width: Double) -> Range<Int> {
    layoutCard(0, width: width)
    return 0..<6
  }

  private mutating func layoutCard(_ index: Int, width: Double) {
    let top = 200 * Double(index)
    let first = index * 6
    frames[first + 1] = Frame(left: 10, top: top, width: width, height: 100)
    var bottom = top + 100
    for label in 0..<4 {
      frames[first + 2 + label] = Frame(left: 15, top: bottom + 5, width: width - 10, height: 20)
      bottom += 25
    }
    frames[first] = Frame(left: 10, top: top, width: width, height: bottom - top)
  }
}
