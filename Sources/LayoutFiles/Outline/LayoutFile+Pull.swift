public import Anchors
import AnchorsQuestions

extension LayoutFile {
  /// Makes a constraint, not yet active, that pulls a quantity toward a value.
  ///
  /// Its priority is below that of required constraints and compression resistance, and above that
  /// of hugging.
  ///
  /// A program that lets the user drag edges activates one, and sets its constant as the pointer
  /// moves. If the layout is ambiguous, it stays as it was pulled; to avoid that, pull a copy made
  /// from the same file.
  ///
  /// ```swift
  /// let pull = file.pull(try file.quantity("title.right"), to: 220)
  /// pull.isActive = true
  /// try file.layOut()
  /// ```
  ///
  /// - Parameters:
  ///   - quantity: A quantity of this file.
  ///   - value: The target value in points. For an edge, it is measured from the left or top edge
  ///     of its container, and for a leading or trailing edge, toward the end of reading.
  /// - Returns: The constraint, of priority 501.
  public func pull(_ quantity: LayoutFileQuantity, to value: Double) -> LayoutConstraint {
    quantity.question.constraint(at: value).with(priority: 501)
  }
}
