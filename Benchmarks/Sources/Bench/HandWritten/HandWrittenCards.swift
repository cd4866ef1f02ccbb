/// `Problem.cards` by hand; the first card is resized.
struct HandWrittenCards: HandWrittenLayout {
  private(set) var frames: [Frame] = []
  private let count: Int

  init(_ count: Int) { self.count = count }

  mutating func layout(width: Double) {
    frames = [Frame](repeating: Frame(), count: count * 6)
    for index in 0..<count {
      layoutCard(index, width: index == 0 ? width : 320)
    }
  }

  mutating func resize(width: Double) { layoutCard(0, width: width) }

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
