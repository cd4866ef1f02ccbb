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
