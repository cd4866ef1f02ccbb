/// The frames of a workload computed by plain statements, as one would write a layout method by
/// hand: the practical limit.
protocol HandWrittenLayout {
  /// Frames in the order of the problem's views.
  var frames: [Frame] { get set }

  /// How many frames there are.
  var count: Int { get }

  /// Computes all frames from the sizes of the contents, in place if there is room.
  mutating func layout(width: Double)

  /// Runs the layout method of the container that the edit phase resizes.
  ///
  /// - Returns: The frames it computed.
  mutating func resize(width: Double) -> Range<Int>
}

extension HandWrittenLayout {
  mutating func resize(width: Double) -> Range<Int> {
    layout(width: width)
    return 0..<count
  }
}
