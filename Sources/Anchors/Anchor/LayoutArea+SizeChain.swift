// The chain for the width and the height.

extension LayoutArea {
  /// Activates a constraint that the width is equal to `multiplier * anchor + constant`.
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
  ///   - anchor: A width or a height, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the width is equal to a number of points.
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
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the width is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A width or a height, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates a constraint that the width is at most a number of points.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the width is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A width or a height, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates a constraint that the width is at least a number of points.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the height is equal to `multiplier * anchor + constant`.
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
  ///   - anchor: A width or a height, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the height is equal to a number of points.
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
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the height is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A width or a height, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates a constraint that the height is at most a number of points.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the height is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A width or a height, of this item or another.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line, secondStart: anchor.start)
    return self
  }

  /// Activates a constraint that the height is at least a number of points.
  ///
  /// - Parameters:
  ///   - points: The number of points.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
}
