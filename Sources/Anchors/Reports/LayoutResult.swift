/// What a layout did.
public struct LayoutResult {
  /// The size that the root has now, in points.
  public let size: Size
  /// The nodes whose frame is another than before the call.
  public let changed: [LayoutNode]
}
