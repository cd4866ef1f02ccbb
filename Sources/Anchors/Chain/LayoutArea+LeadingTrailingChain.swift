// Chain methods for the leading and trailing edges.
// Written by Scripts/generators/chain.py.

extension LayoutArea {
  /// Activates the constraint `leading == multiplier * anchor + constant`.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo"), name = View("name")
  /// for view in [photo, name] { card.addSubview(view) }
  /// photo.leadingAnchor(equalTo: card.leadingAnchor).widthAnchor(equalTo: 80)
  /// name.leadingAnchor(equalTo: photo.trailingAnchor, constant: 8)  // after it
  /// try card.layout(width: 320, height: 90)
  /// assert(name.frame.minX == 80 + 8)
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func leadingAnchor<K: RelatesToLeadingTrailing>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .leading, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates the constraint `leading <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func leadingAnchor<K: RelatesToLeadingTrailing>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .leading, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `leading >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func leadingAnchor<K: RelatesToLeadingTrailing>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .leading, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `trailing == multiplier * anchor + constant`.
  ///
  /// A trailing edge inside another item has a negative constant:
  ///
  /// ```swift
  /// let card = View("card"), name = View("name")
  /// card.addSubview(name)
  /// name
  ///   .leadingAnchor(equalTo: card.leadingAnchor, constant: 12)
  ///   .trailingAnchor(equalTo: card.trailingAnchor, constant: -12)
  /// try card.layout(width: 320, height: 90)
  /// assert(name.frame.width == 320 - 12 - 12)
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func trailingAnchor<K: RelatesToLeadingTrailing>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .trailing, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates the constraint `trailing <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func trailingAnchor<K: RelatesToLeadingTrailing>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .trailing, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `trailing >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func trailingAnchor<K: RelatesToLeadingTrailing>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .trailing, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }
}
