public import Anchors

extension LayoutFile {
  /// A wish that a quantity have another value: a constraint, not yet active, that gives way to content that
  /// resists compression and to everything required, and that hugging gives way to.
  ///
  /// A program that lets edges be dragged activates one, and sets its constant as the pointer moves. The
  /// constraint makes a layout remember where it was pulled to as far as it is ambiguous; pull a copy, made
  /// from the same file, where that must not be.
  ///
  /// ```swift
  /// let pull = file.pull(try file.quantity("title.right"), to: 220)
  /// pull.isActive = true
  /// try file.layOut()
  /// ```
  ///
  /// - Parameters:
  ///   - quantity: A quantity of this file.
  ///   - value: The value wished for, in points; of an edge, from the left or top edge of its container, of
  ///     a leading or trailing one towards the end of reading.
  /// - Returns: The constraint, of priority 501.
  public func pull(_ quantity: LayoutFileQuantity, to value: Double) -> LayoutConstraint {
    quantity.question.constraint(at: value).with(priority: 501)
  }
}
