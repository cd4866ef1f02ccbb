// The chain for the horizontal center.

extension LayoutArea {
  /// Activates a constraint that the horizontal center is equal to `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func centerXAnchor<K: XAxisKind>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerX, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the horizontal center is at most `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func centerXAnchor<K: XAxisKind>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerX, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the horizontal center is at least `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func centerXAnchor<K: XAxisKind>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerX, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }
}
