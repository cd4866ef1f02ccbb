// The chain for the edges named by their side.

extension LayoutArea {
  /// Activates a constraint that the left edge is equal to `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func leftAnchor<K: MeetsLeftRight>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .left, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the left edge is at most `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func leftAnchor<K: MeetsLeftRight>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .left, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the left edge is at least `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func leftAnchor<K: MeetsLeftRight>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .left, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the right edge is equal to `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func rightAnchor<K: MeetsLeftRight>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .right, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the right edge is at most `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func rightAnchor<K: MeetsLeftRight>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .right, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the right edge is at least `multiplier * anchor + constant`.
  @inlinable
  @discardableResult
  public func rightAnchor<K: MeetsLeftRight>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .right, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }
}
