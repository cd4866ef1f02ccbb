/// A row of a translated autoresizing mask: `part == factor * parent's extent + constant`.
struct AutoresizingRow: Equatable {
  let factor: Double
  let constant: Double

  /// Computes the rows of position and size along one axis.
  ///
  /// - Parameters:
  ///   - start: The margin before the item.
  ///   - size: The item's own extent.
  ///   - extent: The parent's extent to which `start` and `size` belong.
  ///   - flexible: Which of margin before, size and margin after are flexible.
  /// - Returns: Position and size as functions of the parent's extent.
  static func rows(
    start: Double, size: Double, extent: Double, flexible: (start: Bool, size: Bool, end: Bool)
  ) -> (position: AutoresizingRow, size: AutoresizingRow) {
    let end = extent - start - size
    var total = 0.0
    var count = 0.0
    for (part, isFlexible) in [(start, flexible.start), (size, flexible.size), (end, flexible.end)]
    where isFlexible {
      total += part
      count += 1
    }
    guard count > 0 else {
      return (
        AutoresizingRow(factor: 0, constant: start), AutoresizingRow(factor: 0, constant: size)
      )
    }
    // Flexible parts share `extent - fixed` in proportion, or equally if their total is 0.
    let fixed = extent - total
    func row(_ part: Double, _ isFlexible: Bool) -> AutoresizingRow {
      guard isFlexible else { return AutoresizingRow(factor: 0, constant: part) }
      let share = total == 0 ? 1 / count : part / total
      return AutoresizingRow(factor: share, constant: 0 - share * fixed)
    }
    return (row(start, flexible.start), row(size, flexible.size))
  }
}
