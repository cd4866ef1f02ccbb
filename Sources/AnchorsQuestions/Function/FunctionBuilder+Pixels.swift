import Anchors
import Simplex
import SimplexQuestions

// Texts on a grid of pixels. They are wrapped at the width of their rounded frame, which changes in
// steps of a pixel as the edges of the frame move.

/// An edge that moves linearly and is rounded to pixels.
private struct RoundedEdge {
  /// The pixel to which the edge is rounded.
  private(set) var pixel: Double
  /// The position of the edge in pixels, and its speed along the segment.
  ///
  /// The position is shifted by half a pixel, since rounding is downward.
  private let position: Double
  private let speed: Double

  /// Creates an edge at the start of a segment.
  ///
  /// - Parameters:
  ///   - position: The position of the edge in the root, in points.
  ///   - speed: The change of the position for a change of 1 in the parameter.
  ///   - scale: The number of pixels per point.
  init(_ position: Double, _ speed: Double, _ scale: Double) {
    // Half of the grid's tolerance for ties, so that the new pixel is certain at a jump.
    self.position = position * scale + 0.5 + 0.5 * PixelGrid.tieTolerance
    self.speed = speed * scale
    pixel = 0
    skip(to: 0)
  }

  /// The distance along the segment at which the edge reaches the next pixel.
  var nextJump: Double {
    if speed > 1e-9 { return (pixel + 1 - position) / speed }
    if speed < -1e-9 { return (pixel - position) / speed }
    return .infinity
  }

  /// True if the edge has the next pixel at the jump itself, rather than after it.
  var isIncluded: Bool { speed > 0 }

  mutating func jump() { pixel += speed > 0 ? 1 : -1 }

  /// Sets the pixel for a distance along the segment; at a jump, the pixel beyond it.
  mutating func skip(to way: Double) {
    let margin = 0.25 * PixelGrid.tieTolerance
    let beyond = speed > 0 ? margin : speed < 0 ? -margin : 0
    pixel = (position + speed * way + beyond).rounded(.down)
  }
}

extension FunctionBuilder {
  /// Returns the width at which a text is wrapped in the current solution.
  mutating func width(of text: Int) -> Double {
    guard engine.grid != nil else { return solver[texts[text].width] }
    engine.solver = solver
    return engine.contentWidth(of: texts[text].slot)
  }

  /// Finds the parameter at which the rounded width of a text leaves a step within a segment.
  ///
  /// - Parameters:
  ///   - step: The step; nil if other widths are unknown.
  ///   - index: The index of the text in the list of texts.
  ///   - walk: The parametric simplex, at the segment.
  ///   - direction: 1 if the parameter increases, -1 if it decreases.
  ///   - frames: The frames in that segment.
  ///   - minimum: The minimum distance from the start of the segment.
  ///   - grid: The grid of pixels.
  /// - Returns: The nearest parameter at which the height changes; nil if it does not.
  func roundedExit(
    from step: HeightStep?, _ index: Int, _ walk: ParametricSimplex, _ direction: Double,
    _ frames: [LinearFrame], after minimum: Double, on grid: PixelGrid
  ) -> FunctionTextExit? {
    let text = texts[index]
    guard let step, let item = items.index(of: text.node) else { return nil }
    let (left, frame) = (items.left(of: item, frames), frames[item])
    let insets = text.node.alignmentRectInsets
    let inset = insets.left + insets.right
    var first = RoundedEdge(left.start, left.slope * direction, grid.scale)
    var last = RoundedEdge(
      left.start + frame.start.width, (left.slope + frame.slope.width) * direction, grid.scale)
    let length = walk.end.isFinite ? direction * (walk.end - walk.start) : 1e6
    var way = 0.0
    let growth = frame.slope.width * direction
    let rest = distanceToRounding(frame.start.width - inset, growth, step, 1 / grid.scale)
    if rest > 0 {
      way = rest
      first.skip(to: way)
      last.skip(to: way)
    }
    var isIncluded = true
    for _ in 0..<100_000 where way <= length {
      let width = Swift.max(0, (last.pixel - first.pixel) / grid.scale - inset)
      let tolerance = FunctionText.tolerance / 2
      if way >= minimum, width < step.low - tolerance || width >= step.high - tolerance {
        return FunctionTextExit(
          parameter: walk.start + direction * way, text: index, includesParameter: isIncluded,
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

  /// Returns the distance at which an exact width comes within a pixel of another height.
  private func distanceToRounding(
    _ width: Double, _ growth: Double, _ step: HeightStep, _ pixel: Double
  ) -> Double {
    let (low, high) = (step.low + pixel, step.high - pixel)
    guard width > low, width < high else { return 0 }
    if growth > 1e-12 { return (high - width) / growth }
    if growth < -1e-12 { return (low - width) / growth }
    return .infinity
  }
}
