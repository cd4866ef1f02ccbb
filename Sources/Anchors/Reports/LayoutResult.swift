/// What a layout did.
///
/// It keeps nodes alive, views among them: a view that held the results of its own layouts would never go.
public struct LayoutResult {
  /// The size that the root has now, in points.
  public let size: Size
  /// The nodes whose frame is another than before the call, guides of the program and of items included.
  ///
  /// Guides that only stack views and constraints of other modules use, such as the gaps of a stack, are not
  /// among them.
  public let changed: [LayoutNode]
}
