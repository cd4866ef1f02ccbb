/// `Problem.grid` by hand.
struct HandWrittenGrid: HandWrittenLayout {
  var frames: [Frame] = []
  private let cells: Int

  private let height: Double

  init(_ cells: Int, height: Double = 800) {
    self.cells = cells
    self.height = height
  }

  var count: Int { cells + 1 }

  mutating func layout(width: Double) {
    if frames.isEmpty { frames = [Frame](repeating: Frame(), count: count) }
    frames[0] = Frame(left: 0, top: 0, width: width, height: height)
    let columns = min(10, cells)
    let rows = (cells + 9) / 10
    let cellWidth = (width - 8 * Double(columns + 1)) / Double(columns)
    let cellHeight = (height - 8 * Double(rows + 1)) / Double(rows)
    for index in 0..<cells {
      frames[index + 1] = Frame(
        left: 8 + Double(index % 10) * (cellWidth + 8),
        top: 8 + Double(index / 10) * (cellHeight + 8), width: cellWidth, height: cellHeight)
    }
  }
}
