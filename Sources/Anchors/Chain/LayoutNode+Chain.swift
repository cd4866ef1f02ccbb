// The implementation shared by all chain calls.
//
// After the related quantities, a chain call has the parameters `priority:`, `identifier:` for
// reports, `into:` to append the constraint to an array, and the caller's file and line. It
// activates the constraint and returns the receiver. It never changes the other item.

extension LayoutNode {
  /// Creates and activates a constraint, as a record if nothing requires an object.
  ///
  /// The pointer is to an array passed as `&constraints`; it does not escape.
  @usableFromInline
  @inline(never)
  func chain(
    _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: LayoutNode?,
    _ otherAttribute: LayoutAttribute, _ multiplier: Double, _ constant: Double,
    _ priority: LayoutPriority, _ identifier: String?,
    _ constraints: UnsafeMutablePointer<[LayoutConstraint]>?, _ file: StaticString, _ line: Int,
    secondStart: AnchorEnd? = nil
  ) {
    let root = NodeLink(self).root
    let isRemaking = root.state.contains(.remaking)
    if constraints == nil, identifier == nil, secondStart == nil, !isRemaking {
      var statement = Statement(
        NodeLink(self), attribute, relation, other.map { NodeLink($0) }, otherAttribute,
        multiplier: multiplier, constant: constant, priority: priority)
      statement.isUnchecked = true
      if line.magnitude <= 1 << 30, statement.canBeRecord {
        return root.use { $0.requireEngineLink() }.use {
          $0.addRecord(
            statement, ConstraintStyle(statement, file: file, stackLine: nil),
            line: Int32(truncatingIfNeeded: line))
          $0.reportNeedsLayout()
        }
      }
    }
    let constraint = LayoutConstraint(
      self, attribute, relation, other, otherAttribute, multiplier: multiplier,
      constant: constant, priority: priority, identifier: identifier,
      origin: ConstraintOrigin(file: file, line: line), secondStart: secondStart)
    let remake = isRemaking ? root.node.rareState?.remake : nil
    let chosen = remake?.choose(constraint) ?? constraint
    constraints?.pointee.append(chosen)
    chosen.isActive = true
  }
}
