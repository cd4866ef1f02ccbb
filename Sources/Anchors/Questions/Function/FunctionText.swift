import Simplex

/// A text whose height follows from its width, in a layout as a function of a number.
struct FunctionText {
  let slot: Int
  let node: LayoutNode
  let width: Variable
  /// The rows that state the height of the content.
  let rows: [ConstraintID]
  /// The size without a width.
  let natural: Size
  /// The widths around the present one at which the height is the present one; nil if they are not known.
  var step: HeightStep?

  /// What measuring and wrapping take for no difference, and for no width at all, in points.
  static var tolerance: Double { 1e-6 }

  /// The widths around one at which the content has one height, as the engine measures it.
  ///
  /// A width at least as large as the natural one changes nothing, and what has no width has the natural height.
  func step(at width: Double) -> HeightStep? {
    if width <= Self.tolerance {
      return HeightStep(low: -.infinity, high: Self.tolerance, height: natural.height)
    }
    let first = node.ownView?.heightStep(atWidth: natural.width)
    guard
      var found = width >= natural.width ? first : node.ownView?.heightStep(atWidth: width)
    else { return nil }
    // A class of its own may measure otherwise than its text.
    let measured =
      width < natural.width - Self.tolerance
      ? node.measuredContent(width: width).height : natural.height
    guard (found.height - measured).magnitude < 1e-9 else { return nil }
    found.low = Swift.max(found.low, Self.tolerance)
    return found
  }
}

extension FunctionText {
  /// The same, or the width alone where others are not known: then the text must not change its width.
  func stepOrPoint(at width: Double) -> HeightStep {
    step(at: width)
      ?? HeightStep(low: width, high: width, height: node.measuredContent(width: width).height)
  }
}

/// Where a text gets another height on the way along a piece.
struct FunctionTextExit {
  /// The parameter.
  let parameter: Double
  /// The text, by its place in the list.
  let text: Int
  /// Whether the text has the new height at the parameter itself, as where it gets wide enough for it.
  let includesParameter: Bool
  /// A width at which it has the new height.
  let width: Double
}

extension FunctionText {
  /// Where the text leaves its step on the way along a piece; nil if it stays.
  ///
  /// - Parameters:
  ///   - place: The place of the text in its list.
  ///   - walk: The walk, on a piece.
  ///   - direction: Whether the walk goes to larger or smaller numbers.
  /// - Returns: The nearest number at which it gets another height.
  func exit(_ place: Int, _ walk: ParametricSimplex, _ direction: Double) -> FunctionTextExit? {
    guard let step else { return nil }
    let start = walk.value(of: width)
    let growth = walk.slope(of: width) * direction
    guard growth.magnitude > 1e-9 else {
      // It may have come to a stop where it is just wide enough.
      guard start > step.high - Self.tolerance / 2, step.high > Self.tolerance else { return nil }
      return FunctionTextExit(
        parameter: walk.start, text: place, includesParameter: true, width: step.high)
    }
    let widens = growth > 0
    let edge = widens ? step.high : step.low
    guard edge.isFinite else { return nil }
    let parameter = walk.start + direction * Swift.max(0, (edge - start) / growth)
    let beyond = widens ? Swift.max(edge, 2 * Self.tolerance) : edge - 2 * Self.tolerance
    // What is no wider than the tolerance counts as without width.
    return FunctionTextExit(
      parameter: parameter, text: place, includesParameter: widens != (edge == Self.tolerance),
      width: beyond)
  }
}
