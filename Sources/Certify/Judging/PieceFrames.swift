import Anchors
import AnchorsQuestions

/// The frames of all items in the coordinates of the root, linear within a piece of a function.
struct PieceFrames {
  let from: Double
  let to: Double
  let first: [Rect]
  let last: [Rect]

  init(_ function: LayoutFunction, piece: Int) {
    let range = function.pieces[piece]
    (from, to) = (range.from, range.to)
    first = Self.frames(function, piece, at: range.from)
    last = Self.frames(function, piece, at: range.to)
  }

  private static func frames(
    _ function: LayoutFunction, _ piece: Int, at width: Double
  ) -> [Rect] {
    var frames: [Rect] = []
    frames.reserveCapacity(function.items.count)
    for (index, item) in function.items.enumerated() {
      var frame = function.linearFrame(of: index, in: piece).frame(at: width)
      if let parent = item.parent {
        let scroll = function.items[parent].scrollOffset
        frame.origin.x += frames[parent].minX - scroll.x
        frame.origin.y += frames[parent].minY - scroll.y
      } else {
        frame.origin = .zero
      }
      frames.append(frame)
    }
    return frames
  }

  /// The frame of an item as one linear segment.
  func segment(_ item: Int) -> JudgedBody.Segment {
    JudgedBody.Segment(from: from, to: to, first: first[item], last: last[item])
  }
}
