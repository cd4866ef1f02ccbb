/// Frames computed by plain statements, as in a handwritten layout method: the practical limit.
final class HandWritten: Contender {
  /// A rectangle in a handwritten layout method.
  struct Frame {
    var left = 0.0
    var top = 0.0
    var width = 0.0
    var height = 0.0
  }

  let name = "by hand"
  private let count: Int
  private let widths: (other: Double, first: Double)
  /// Writes the frames for a width: all, or those of the container that the edit phase resizes.
  ///
  /// - Returns: The indices of the written frames.
  private let layOut: (inout [Frame], _ width: Double, _ resizes: Bool) -> Range<Int>
  private var kept: [Frame] = []
  private var takesFirstWidth = false

  private init(
    _ count: Int, widths: (other: Double, first: Double),
    layOut: @escaping (inout [Frame], _ width: Double, _ resizes: Bool) -> Range<Int>
  ) {
    self.count = count
    self.widths = widths
    self.layOut = layOut
  }

  func takesPart(in phase: Phase) -> Bool { phase == .cold || phase == .edit }

  func prepare(_ phase: Phase) throws {
    if kept.isEmpty { kept = makeFrames() }
  }

  @inline(never)
  func run(_ phase: Phase, repetitions: Int) throws -> Double {
    var sum = 0.0
    for _ in 0..<repetitions {
      if phase == .edit {
        let written = layOut(&kept, takesFirstWidth ? widths.first : widths.other, true)
        takesFirstWidth.toggle()
        for frame in kept[written] { sum += frame.left + frame.top + frame.width + frame.height }
      } else {
        for frame in makeFrames() { sum += frame.left + frame.top + frame.width + frame.height }
      }
    }
    return sum
  }

  func answer(after phase: Phase) throws -> [Double] {
    (phase == .edit ? kept : makeFrames()).flatMap { [$0.left, $0.top, $0.width, $0.height] }
  }

  private func makeFrames() -> [Frame] {
    var frames = [Frame](repeating: Frame(), count: count)
    _ = layOut(&frames, widths.first, false)
    return frames
  }
}

extension HandWritten {
  /// `Problem.chain` by hand.
  static func chain(_ count: Int) -> HandWritten {
    let heights = (0..<count).map(Problem.chainHeight)
    return HandWritten(count + 1, widths: (420, 400)) { frames, width, _ in
      frames[0] = Frame(left: 0, top: 0, width: width, height: 30 * Double(heights.count))
      var top = 5.0
      for index in heights.indices {
        let height = heights[index]
        frames[index + 1] = Frame(left: 5, top: top, width: width - 10, height: height)
        top += height + 5
      }
      return frames.indices
    }
  }

  /// `Problem.cards` by hand; the first card is resized.
  static func cards(_ count: Int) -> HandWritten {
    HandWritten(6 * count, widths: (340, 320)) { frames, width, resizes in
      for index in 0..<(resizes ? 1 : count) {
        let width = index == 0 ? width : 320
        let top = 200 * Double(index)
        let first = index * 6
        frames[first + 1] = Frame(left: 10, top: top, width: width, height: 100)
        var bottom = top + 100
        for label in 0..<4 {
          frames[first + 2 + label] = Frame(
            left: 15, top: bottom + 5, width: width - 10, height: 20)
          bottom += 25
        }
        frames[first] = Frame(left: 10, top: top, width: width, height: bottom - top)
      }
      return resizes ? 0..<6 : frames.indices
    }
  }

  /// `Problem.grid` by hand.
  static func grid(_ cells: Int, height: Double) -> HandWritten {
    HandWritten(cells + 1, widths: (1020, 1000)) { frames, width, _ in
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
      return frames.indices
    }
  }

  /// `Problem.nested` by hand.
  static func nested(_ count: Int) -> HandWritten {
    var depths = [0]
    for split in 0..<max(0, count - 1) { depths += [depths[split] + 1, depths[split] + 1] }
    let splitsAcross = depths.prefix(max(0, count - 1)).map { $0 % 2 == 0 }
    return HandWritten(depths.count, widths: (10100, 10000)) { frames, width, _ in
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
      return frames.indices
    }
  }
}
