// The chain for the baselines.

extension LayoutItem {
  /// Activates a constraint that the first baseline is equal to `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func firstBaselineAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .firstBaseline, .equal, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the first baseline is at most `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func firstBaselineAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .firstBaseline, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the first baseline is at least `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func firstBaselineAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .firstBaseline, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the last baseline is equal to `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func lastBaselineAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .lastBaseline, .equal, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the last baseline is at most `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func lastBaselineAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .lastBaseline, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the last baseline is at least `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func lastBaselineAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .lastBaseline, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier,
      constraints, file, line)
    return self
  }
}
