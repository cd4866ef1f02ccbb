// The chain for the top and the bottom edge.

extension LayoutArea {
  /// Activates a constraint that the top edge is equal to `multiplier * anchor + constant`.
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
  @inlinable
  @discardableResult
  public func topAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .top, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the top edge is at most `multiplier * anchor + constant`.
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
  @inlinable
  @discardableResult
  public func topAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .top, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the top edge is at least `multiplier * anchor + constant`.
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
  @inlinable
  @discardableResult
  public func topAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .top, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the bottom edge is equal to `multiplier * anchor + constant`.
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
  @inlinable
  @discardableResult
  public func bottomAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .bottom, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the bottom edge is at most `multiplier * anchor + constant`.
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
  @inlinable
  @discardableResult
  public func bottomAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .bottom, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the bottom edge is at least `multiplier * anchor + constant`.
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
  @inlinable
  @discardableResult
  public func bottomAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .bottom, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier,
      constraints, file, line)
    return self
  }
}
