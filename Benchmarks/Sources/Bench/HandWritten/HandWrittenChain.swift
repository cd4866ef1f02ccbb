/// `Problem.chain` by hand.
struct HandWrittenChain: HandWrittenLayout {
  var frames: [Frame] = []
  private let heights: [Double]

  var count: Int { heights.count + 1 }

  init(_ count: Int) {
    heights = (0..<count).map(Problem.chainHeight)
  }

  mutating func layout(width: Double) {
    if frames.isEmpty { frames = [Frame](repeating: Frame(), count: count) }
    frames[0] = Frame(left: 0, top: 0, width: width, height: 30 * Double(heights.count))
    var top = 5.0
    for index in heights.indices {
      let height = heights[index]
      frames[index + 1] = Frame(left: 5, top: top, width: width - 10, height: height)
      top += height + 5
    }
  }
}
