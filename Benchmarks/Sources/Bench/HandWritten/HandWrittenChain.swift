/// `Problem.chain` by hand.
struct HandWrittenChain: HandWrittenLayout {
  private(set) var frames: [Frame]
  private let heights: [Double]

  init(_ count: Int) {
    heights = (0..<count).map(Problem.chainHeight)
    frames = []
  }

  mutating func layout(width: Double) {
    frames = [Frame](repeating: Frame(), count: heights.count + 1)
    frames[0] = Frame(left: 0, top: 0, width: width, height: 30 * Double(heights.count))
    var top = 5.0
    for index in heights.indices {
      let height = heights[index]
      frames[index + 1] = Frame(left: 5, top: top, width: width - 10, height: height)
      top += height + 5
    }
  }

  mutating func resize(width: Double) {
    frames[0].width = width
    for index in 1..<frames.count { frames[index].width = width - 10 }
  }
}
