// The chain for the edges named by their side.

extension LayoutArea {
  /// Activates a constraint that the left edge is equal to `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
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
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
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
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
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
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
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
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
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
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
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
