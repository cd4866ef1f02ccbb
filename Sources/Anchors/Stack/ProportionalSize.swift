/// The size of a view along the axis of a stack that fills proportionally.
enum ProportionalSize {
  /// No size: the view is hidden, cannot be measured, or lacks content while other views have some.
  case unspecified
  /// A multiple of the canvas's extent plus a constant.
  case part(factor: Double, constant: Double, priority: LayoutPriority)
}
