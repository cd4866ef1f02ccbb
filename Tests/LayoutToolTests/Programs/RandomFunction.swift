import Anchors
import AnchorsQuestions
import TestSupport

/// Random layout functions with all features of programs, including ones that no layout has.
enum RandomFunction {
  /// Makes a function with segments of all kinds: open, closed and unbounded ends, gaps, points.
  static func make(_ seed: UInt64, itemCount: Int) -> LayoutFunction {
    var random = SplitMix64(seed: seed)
    let items = items(itemCount, &random)
    let scale: Double? = random.pick([nil, nil, 1, 2, 3, 1.5])
    var function = LayoutFunction(
      parameter: "card.width", in: -Double.infinity...Double.infinity, items: items, scale: scale)
    let count = Int.random(in: 1...9, using: &random)
    var start = Double.random(in: -20...100, using: &random)
    var frames = items.map { _ in frame(start, &random) }
    for index in 0..<count {
      let isPoint = Int.random(in: 0..<6, using: &random) == 0
      let length = Double.random(in: 0.1...90, using: &random)
      let isOpen = index == 0 && Int.random(in: 0..<5, using: &random) == 0
      let isEndless = index == count - 1 && Int.random(in: 0..<3, using: &random) == 0
      let end = isEndless ? Double.infinity : isPoint ? start : start + length
      function.append(
        LayoutFunction.Piece(
          from: isOpen ? -.infinity : start, to: end,
          includesFrom: isPoint || Bool.random(using: &random),
          includesTo: isPoint || Bool.random(using: &random)), frames: frames)
      // Some frames continue, and some segments leave a gap.
      start = end + (Int.random(in: 0..<4, using: &random) == 0 ? 7.25 : 0)
      for item in items.indices where Bool.random(using: &random) {
        frames[item] = frame(start, &random)
      }
    }
    return function
  }

  /// The critical parameters of a function: ends, their neighbors, and inner values.
  static func parameters(of function: LayoutFunction) -> [Double] {
    var parameters = [0, -0.0, 1e9, -1e9, .infinity, -.infinity, .nan, .greatestFiniteMagnitude]
    for piece in function.pieces {
      for end in [piece.from, piece.to] where end.isFinite {
        parameters += [end, end.nextUp, end.nextDown, end + 0.1] as [Double]
      }
      guard piece.from.isFinite, piece.to.isFinite else { continue }
      for share: Double in [0.5, 0.123456789, 1.0 / 3] {
        parameters.append(piece.from + share * (piece.to - piece.from))
      }
    }
    return parameters
  }

  private static func items(_ count: Int, _ random: inout SplitMix64) -> [LayoutFunction.Item] {
    var items = [LayoutFunction.Item("card", in: nil)]
    for index in 0..<(count - 1) {
      let scroll = Bool.random(using: &random) ? Point.zero : Point(x: 12.3, y: -4.56)
      items.append(
        LayoutFunction.Item(
          "\(index) \"\\?\u{E9}\n", in: Int.random(in: 0...index, using: &random),
          isGuide: Int.random(in: 0..<4, using: &random) == 0, scrollOffset: scroll))
    }
    return items
  }

  private static func frame(_ reference: Double, _ random: inout SplitMix64) -> LinearFrame {
    func rect(_ numbers: [Double]) -> Rect {
      func number() -> Double {
        switch Int.random(in: 0..<3, using: &random) {
        case 0: random.pick(numbers)
        case 1: Double.random(in: -300...300, using: &random)
        default: Double(Int.random(in: -40...400, using: &random)) / 8
        }
      }
      return Rect(x: number(), y: number(), width: number(), height: number())
    }
    return LinearFrame(
      reference: reference.isFinite ? reference : 0,
      start: rect([0, -0.0, 0.1, 1e-300, .leastNonzeroMagnitude, 123456789.125]),
      slope: rect([0, 0, -0.0, 1, -1, 0.5, 1 / 3]))
  }
}
