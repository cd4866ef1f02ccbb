// Chain methods for the baselines.
// Written by Scripts/generators/chain.py.

extension LayoutItem {
  /// Activates the constraint `firstBaseline == multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func firstBaselineAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .firstBaseline, .equal, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `firstBaseline <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func firstBaselineAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .firstBaseline, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `firstBaseline >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func firstBaselineAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .firstBaseline, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `lastBaseline == multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func lastBaselineAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .lastBaseline, .equal, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `lastBaseline <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func lastBaselineAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .lastBaseline, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `lastBaseline >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func lastBaselineAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .lastBaseline, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant,
      priority, identifier, constraints, file, line)
    return self
  }
}
