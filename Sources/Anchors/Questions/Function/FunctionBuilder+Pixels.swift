@_spi(Memory) import Simplex

// Texts on a grid of pixels: they are wrapped at the width of their rounded frame, which changes by whole pixels as the
// edges of the frame move.

/// An edge that moves evenly and is rounded to pixels.
private struct RoundedEdge {
  /// The number of the pixel that the edge is rounded to.
  private(set) var pixel: Double
  /// Where the edge is in pixels, and how fast it moves along the walk; half a pixel on, since rounding cuts off.
  private let position: Double
  private let speed: Double

  /// - Parameters:
  ///   - position: Where the edge is in the root, in points, at the start of the way.
  ///   - speed: How many points it moves on a way of 1.
  ///   - scale: How many pixels a point has.
  init(_ position: Double, _ speed: Double, _ scale: Double) {
    // What the grid takes for a tie reaches twice as far, so that at a jump the new pixel is beyond doubt.
    self.position = position * scale + 0.5 + 0.5 * PixelGrid.tieTolerance
    self.speed = speed * scale
    pixel = 0
    skip(to: 0)
  }

  /// On which way the edge comes to the next pixel.
  var nextJump: Double {
    if speed > 1e-9 { return (pixel + 1 - position) / speed }
    if speed < -1e-9 { return (pixel - position) / speed }
    return .infinity
  }

  /// Whether the next pixel is taken at the jump itself, not after it.
  var isIncluded: Bool { speed > 0 }

  mutating func jump() { pixel += speed > 0 ? 1 : -1 }

  /// Takes the pixel on a way, that beyond it where the edge is at a jump.
  mutating func skip(to way: Double) {
    let least = 0.25 * PixelGrid.tieTolerance
    let beyond = speed > 0 ? least : speed < 0 ? -least : 0
    pixel = (position + speed * way + beyond).rounded(.down)
  }
}

extension FunctionBuilder {
  /// The width at which a text is wrapped in the present solution.
  mutating func width(of text: Int) -> Double {
    guard engine.grid != nil else { return solver[texts[text].width] }
    engine.solver = solver
    return engine.contentWidth(of: texts[text].slot)
  }

  /// Where the rounded width of a text leaves its step on the way along a piece; nil if it stays.
  ///
  /// - Parameters:
  ///   - place: The place of the text in its list.
  ///   - walk: The walk, on a piece.
  ///   - direction: Whether the walk goes to larger or smaller numbers.
  ///   - frames: The frames in that piece.
  ///   - least: How far from the beginning of the piece to look first.
  ///   - grid: The grid of pixels.
  /// - Returns: The nearest number at which it gets another height.
  func roundedExit(
    _ place: Int, _ walk: ParametricSimplex, _ direction: Double, _ frames: [LinearFrame],
    after least: Double, on grid: PixelGrid
  ) -> FunctionTextExit? {
    let text = texts[place]
    guard let step = text.step, let item = items.place(of: text.node) else { return nil }
    let (left, frame) = (items.left(of: item, frames), frames[item])
    let insets = text.node.alignmentRectInsets
    let inset = insets.left + insets.right
    var first = RoundedEdge(left.start, left.slope * direction, grid.scale)
    var last = RoundedEdge(
      left.start + frame.start.width, (left.slope + frame.slope.width) * direction, grid.scale)
    let length = walk.end.isFinite ? direction * (walk.end - walk.start) : 1e6
    var way = 0.0
    let growth = frame.slope.width * direction
    let rest = wayToEdge(frame.start.width - inset, growth, step, 1 / grid.scale)
    if rest > 0 {
      way = rest
      first.skip(to: way)
      last.skip(to: way)
    }
    var isIncluded = true
    for _ in 0..<100_000 where way <= length {
      let width = Swift.max(0, (last.pixel - first.pixel) / grid.scale - inset)
      let tolerance = FunctionText.tolerance / 2
      if way >= least, width < step.low - tolerance || width >= step.high - tolerance {
        return FunctionTextExit(
          parameter: walk.start + direction * way, text: place, includesParameter: isIncluded,
          width: width)
      }
      let next = Swift.min(first.nextJump, last.nextJump)
      isIncluded = true
      if first.nextJump == next {
        isIncluded = first.isIncluded
        first.jump()
      }
      if last.nextJump == next {
        isIncluded = isIncluded && last.isIncluded
        last.jump()
      }
      way = next
    }
    return nil
  }

  /// On which way an exact width comes within a pixel of where the text gets another height.
  private func wayToEdge(
    _ width: Double, _ growth: Double, _ step: HeightStep, _ pixel: Double
  ) -> Double {
    let (low, high) = (step.low + pixel, step.high - pixel)
    guard width > low, width < high else { return 0 }
    if growth > 1e-12 { return (high - width) / growth }
    if growth < -1e-12 { return (low - width) / growth }
    return .infinity
  }
}
