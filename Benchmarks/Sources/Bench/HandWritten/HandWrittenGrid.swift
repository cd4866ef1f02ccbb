/// `Problem.grid` by hand.
struct HandWrittenGrid: HandWrittenLayout {
  private(set) var frames: [Frame] = []
  private let count: Int

  init(_ count: Int) { self.count = count }

  mutating func layout(width: Double) {
    frames = [Frame](repeating: Frame(), count: count + 1)
    frames[0] = Frame(left: 0, top: 0, width: width, height: 800)
    let columns = min(10, count)
    let rows = (count + 9) / 10
    let cellWidth = (width - 8 * Double(columns + 1)) / Double(columns)
    let cellHeight = (800 - 8 * Double(rows + 1)) / Double(rows)
    for index in 0..<count {
      frames[index + 1] = Frame(
        left: 8 + Double(index % 10) * (cellWidth + 8),
        top: 8 + Double(index / 10) * (cellHeight + 8), width: cellWidth, height: cellHeight)
    }
  }

  mutating func resize(width: Double) {
    frames[0].width = width
    let columns = min(10, count)
    let cellWidth = (width - 8 * Double(columns + 1)) / Double(columns)
    for index in 0..<count {
      frames[index + 1].left = 8 + Double(index % 10) * (cellWidth + 8)
      frames[index + 1].width = cellWidth
    }
  }
}
