// Chain methods for the height.
// Written by Scripts/generators/chain.py.

extension LayoutArea {
  /// Activates the constraint `height == multiplier * anchor + constant`.
  ///
  /// A square:
  ///
  /// ```swift
  /// let page = View("page"), photo = View("photo")
  /// page.addSubview(photo)
  /// photo.widthAnchor(equalTo: 80).heightAnchor(equalTo: photo.widthAnchor)
  /// try page.layout(width: 320, height: 480)
  /// assert(photo.frame.height == 80)
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: A width, height or offset, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    equalTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates the constraint `height == points`.
  ///
  /// ```swift
  /// let page = View("page"), rule = View("rule")
  /// page.addSubview(rule)
  /// rule.heightAnchor(equalTo: 1).widthAnchor(equalTo: page.widthAnchor)
  /// try page.layout(width: 320, height: 480)
  /// assert(rule.frame.size == Size(width: 320, height: 1))
  /// ```
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    equalTo points: Double, priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .equal, nil, .notAnAttribute, 1, points, priority, identifier, constraints, file,
      line)
    return self
  }

  /// Activates the constraint `height == points`.
  ///
  /// UIKit's spelling, with a number, of
  /// ``heightAnchor(equalTo:priority:identifier:into:file:line:)``.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    equalToConstant points: Double, priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .equal, nil, .notAnAttribute, 1, points, priority, identifier, constraints, file,
      line)
    return self
  }

  /// Activates the constraint `height <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A width, height or offset, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    lessThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates the constraint `height <= points`.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    lessThanOrEqualTo points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .lessThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier, constraints,
      file, line)
    return self
  }

  /// Activates the constraint `height <= points`.
  ///
  /// UIKit's spelling, with a number, of
  /// ``heightAnchor(lessThanOrEqualTo:priority:identifier:into:file:line:)``.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    lessThanOrEqualToConstant points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .lessThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier, constraints,
      file, line)
    return self
  }

  /// Activates the constraint `height >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A width, height or offset, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    greaterThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates the constraint `height >= points`.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    greaterThanOrEqualTo points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .greaterThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates the constraint `height >= points`.
  ///
  /// UIKit's spelling, with a number, of
  /// ``heightAnchor(greaterThanOrEqualTo:priority:identifier:into:file:line:)``.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func heightAnchor(
    greaterThanOrEqualToConstant points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .height, .greaterThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier,
      constraints, file, line)
    return self
  }
}
