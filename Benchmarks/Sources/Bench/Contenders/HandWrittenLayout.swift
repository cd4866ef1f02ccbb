/// A rectangle as a layout method writes it.
struct Frame {
  var left = 0.0
  var top = 0.0
  var width = 0.0
  var height = 0.0
}

/// The frames of a workload computed by plain statements, as one would write a layout method by
/// hand: the practical limit.
protocol HandWrittenLayout {
  /// Frames in the order of the problem's views.
  var frames: [Frame] { get }

  /// All frames, from the sizes of the contents.
  mutating func layout(width: Double)

  /// All frames that depend on the width of the container that the edit phase resizes.
  mutating func resize(width: Double)
}

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

/// `Problem.nested` by hand.
struct HandWrittenNested: HandWrittenLayout {
  private(set) var frames: [Frame] = []
  /// Whether the halves of a split lie side by side, per split.
  private let splitsAcross: [Bool]

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
    frames = [Frame](repeating: Frame(), count: 2 * splitsAcross.count + 1)
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

  mutating func resize(width: Double) {
    frames[0].width = width
    for split in splitsAcross.indices {
      let parent = frames[split]
      let half = splitsAcross[split] ? (parent.width - 4) / 2 : parent.width
      frames[2 * split + 1].left = parent.left
      frames[2 * split + 1].width = half
      frames[2 * split + 2].left = splitsAcross[split] ? parent.left + half + 4 : parent.left
      frames[2 * split + 2].width = half
    }
  }
}
