// Chain methods for the width.
// Written by Scripts/generators/chain.py.

extension LayoutArea {
  /// Activates the constraint `width == multiplier * anchor + constant`.
  ///
  /// ```swift
  /// let page = View("page"), column = View("column")
  /// page.addSubview(column)
  /// column.widthAnchor(equalTo: page.widthAnchor, multiplier: 0.5, constant: -4)
  /// try page.layout(width: 320, height: 480)
  /// assert(column.frame.width == 160 - 4)
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
  public func widthAnchor(
    equalTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates the constraint `width == points`.
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// photo.widthAnchor(equalTo: 80).heightAnchor(equalTo: 60)
  /// try card.layout(width: 320, height: 90)
  /// assert(photo.frame.size == Size(width: 80, height: 60))
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
  public func widthAnchor(
    equalTo points: Double, priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .equal, nil, .notAnAttribute, 1, points, priority, identifier, constraints, file, line
    )
    return self
  }

  /// Activates the constraint `width == points`.
  ///
  /// UIKit's spelling, with a number, of
  /// ``widthAnchor(equalTo:priority:identifier:into:file:line:)``.
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
  public func widthAnchor(
    equalToConstant points: Double, priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .equal, nil, .notAnAttribute, 1, points, priority, identifier, constraints, file, line
    )
    return self
  }

  /// Activates the constraint `width <= multiplier * anchor + constant`.
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
  public func widthAnchor(
    lessThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates the constraint `width <= points`.
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
  public func widthAnchor(
    lessThanOrEqualTo points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .lessThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier, constraints,
      file, line)
    return self
  }

  /// Activates the constraint `width <= points`.
  ///
  /// UIKit's spelling, with a number, of
  /// ``widthAnchor(lessThanOrEqualTo:priority:identifier:into:file:line:)``.
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
  public func widthAnchor(
    lessThanOrEqualToConstant points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .lessThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier, constraints,
      file, line)
    return self
  }

  /// Activates the constraint `width >= multiplier * anchor + constant`.
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
  public func widthAnchor(
    greaterThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates the constraint `width >= points`.
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
  public func widthAnchor(
    greaterThanOrEqualTo points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .greaterThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates the constraint `width >= points`.
  ///
  /// UIKit's spelling, with a number, of
  /// ``widthAnchor(greaterThanOrEqualTo:priority:identifier:into:file:line:)``.
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
  public func widthAnchor(
    greaterThanOrEqualToConstant points: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .greaterThanOrEqual, nil, .notAnAttribute, 1, points, priority, identifier,
      constraints, file, line)
    return self
  }
}
