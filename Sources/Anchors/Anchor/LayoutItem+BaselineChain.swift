// The chain for the baselines.

extension LayoutItem {
  /// Activates a constraint that the first baseline is equal to `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, down where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the first baseline is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, down where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the first baseline is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, down where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the last baseline is equal to `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, down where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the last baseline is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, down where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the last baseline is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, down where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      priority, identifier,
      constraints, file, line)
    return self
  }
}
