import Anchors
import Simplex
import SimplexQuestions

/// A text whose height depends on its width, in a layout function.
struct FunctionText {
  let slot: ItemIndex
  let node: LayoutNode
  let width: Variable
  /// The rows that state the height of the content.
  let rows: [ConstraintID]
  /// The rows that state the width of the content.
  let widthRows: [ConstraintID]
  /// The size without a width.
  let natural: Size
  /// The interval of widths around the current one that has the current height; nil if unknown.
  var step: HeightStep?

  /// The difference that measuring and wrapping ignore, and the largest width that counts as none.
  ///
  /// In points.
  static var tolerance: Double { 1e-6 }

  /// Finds the interval of widths around one width in which the content has one height.
  ///
  /// The natural height applies at the natural width and above, and without a width.
  func step(at width: Double) -> HeightStep? {
    // A measured minimum height depends on the width in an unknown way.
    if node.rareState?.minimum?.measure != nil { return nil }
    if width <= Self.tolerance {
      return HeightStep(low: -.infinity, high: Self.tolerance, height: natural.height)
    }
    let first = node.ownView?.heightStep(atWidth: natural.width)
    guard
      var found = width >= natural.width ? first : node.ownView?.heightStep(atWidth: width)
    else { return nil }
    // A subclass may measure differently from its text.
    let measured =
      width < natural.width - Self.tolerance
      ? node.measuredContent(width: width).height : natural.height
    guard (found.height - measured).magnitude < 1e-9 else { return nil }
    found.low = Swift.max(found.low, Self.tolerance)
    return found
  }
}

extension FunctionText {
  /// Returns the step at a width, or the single width if other widths are unknown.
  ///
  /// The width of the text must then be constant.
  func stepOrPoint(at width: Double) -> HeightStep {
    step(at: width)
      ?? HeightStep(low: width, high: width, height: node.measuredContent(width: width).height)
  }
}

/// A change of a text's height within a segment.
struct FunctionTextExit {
  /// The parameter.
  let parameter: Double
  /// The index of the text in the list of texts.
  let text: Int
  /// True if the text has its new height at the parameter itself; true if it becomes wide enough.
  let includesParameter: Bool
  /// A width with the new height.
  let width: Double
}

extension FunctionText {
  /// Finds the parameter at which a text leaves a step within a segment.
  ///
  /// - Parameters:
  ///   - step: The step; nil if other widths are unknown.
  ///   - index: The index of the text in the list of texts.
  ///   - walk: The parametric simplex, at the segment.
  ///   - direction: 1 if the parameter increases, -1 if it decreases.
  /// - Returns: The nearest parameter at which the height changes; nil if it does not.
  func exit(
    from step: HeightStep?, _ index: Int, _ walk: ParametricSimplex, _ direction: Double
  ) -> FunctionTextExit? {
    guard let step else { return nil }
    let start = walk.value(of: width)
    let growth = walk.slope(of: width) * direction
    guard growth.magnitude > 1e-9 else {
      // It may have stopped at exactly the width of the next height, unless no other is known.
      guard step.low < step.high, start > step.high - Self.tolerance / 2,
        step.high > Self.tolerance
      else { return nil }
      return FunctionTextExit(
        parameter: walk.start, text: index, includesParameter: true, width: step.high)
    }
    let widens = growth > 0
    let edge = widens ? step.high : step.low
    guard edge.isFinite else { return nil }
    let parameter = walk.start + direction * Swift.max(0, (edge - start) / growth)
    let beyond = widens ? Swift.max(edge, 2 * Self.tolerance) : edge - 2 * Self.tolerance
    // A width up to the tolerance counts as no width.
    return FunctionTextExit(
      parameter: parameter, text: index, includesParameter: widens != (edge == Self.tolerance),
      width: beyond)
  }
}
