// The chain for the vertical center.

extension LayoutArea {
  /// Activates a constraint that the vertical center is equal to `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func centerYAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerY, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the vertical center is at most `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func centerYAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerY, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the vertical center is at least `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func centerYAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerY, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }
}
