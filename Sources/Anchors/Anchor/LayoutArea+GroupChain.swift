// The chain for what is usually stated together.

extension LayoutArea {
  /// Activates four constraints that the edges are another item's, moved inwards by insets.
  ///
  /// The order is top, leading, bottom, trailing. Positive insets lie inside the other item.
  ///
  /// ```swift
  /// let card = View("card"), content = View("content")
  /// card.addSubview(content)
  /// content.edges(
  ///   equalTo: card,
  ///   insets: DirectionalEdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 8))
  /// try card.layout(width: 320, height: 100)
  /// assert(content.frame == Rect(x: 16, y: 4, width: 296, height: 92))
  /// ```
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - insets: The distances from the other item's edges in points, inward where positive.
  ///   - priority: How strongly the constraints are wanted; where required ones cannot hold, layout throws.
  ///   - identifier: A name of the constraints for reports, or nil.
  ///   - constraints: A list that the constraints are appended to, for changing them later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func edges(
    equalTo item: some LayoutArea, insets: DirectionalEdgeInsets = .zero,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    let other = item.layoutNode
    for (attribute, constant): (LayoutAttribute, Double) in [
      (.top, insets.top), (.leading, insets.leading), (.bottom, 0 - insets.bottom),
      (.trailing, 0 - insets.trailing),
    ] {
      layoutNode.chain(
        attribute, .equal, other, attribute, 1, constant, priority, identifier, constraints, file,
        line)
    }
    return self
  }

  /// Activates four constraints that the edges are another item's, moved inwards by insets of which two are
  /// left and right, whatever the direction of reading.
  ///
  /// The order is top, left, bottom, right. Positive insets lie inside the other item: `right: 16` ends 16
  /// points to the left of its right edge, which as a constraint of its own has the constant -16.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - insets: The distances from the other item's edges in points, inward where positive.
  ///   - priority: How strongly the constraints are wanted; where required ones cannot hold, layout throws.
  ///   - identifier: A name of the constraints for reports, or nil.
  ///   - constraints: A list that the constraints are appended to, for changing them later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  @_disfavoredOverload
  public func edges(
    equalTo item: some LayoutArea, insets: EdgeInsets, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    let other = item.layoutNode
    for (attribute, constant): (LayoutAttribute, Double) in [
      (.top, insets.top), (.left, insets.left), (.bottom, 0 - insets.bottom),
      (.right, 0 - insets.right),
    ] {
      layoutNode.chain(
        attribute, .equal, other, attribute, 1, constant, priority, identifier, constraints, file,
        line)
    }
    return self
  }

  /// Activates two constraints that leading and trailing edge are another item's, moved inwards.
  ///
  /// ```swift
  /// title.horizontalEdges(equalTo: card, inset: 16)  // 16 after its leading, 16 before its trailing edge
  /// ```
  ///
  /// The inset is in points; a negative one reaches outwards.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - inset: The distance from each of the two edges in points, inward where positive.
  ///   - priority: How strongly the constraints are wanted; where required ones cannot hold, layout throws.
  ///   - identifier: A name of the constraints for reports, or nil.
  ///   - constraints: A list that the constraints are appended to, for changing them later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func horizontalEdges(
    equalTo item: some LayoutArea, inset: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    let other = item.layoutNode
    layoutNode.chain(
      .leading, .equal, other, .leading, 1, inset, priority, identifier, constraints, file, line)
    layoutNode.chain(
      .trailing, .equal, other, .trailing, 1, 0 - inset, priority, identifier, constraints, file,
      line)
    return self
  }

  /// Activates two constraints that top and bottom edge are another item's, moved inwards.
  ///
  /// ```swift
  /// title.verticalEdges(equalTo: card, inset: 8)  // 8 below its top, 8 above its bottom
  /// ```
  ///
  /// The inset is in points; a negative one reaches outwards.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - inset: The distance from each of the two edges in points, inward where positive.
  ///   - priority: How strongly the constraints are wanted; where required ones cannot hold, layout throws.
  ///   - identifier: A name of the constraints for reports, or nil.
  ///   - constraints: A list that the constraints are appended to, for changing them later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func verticalEdges(
    equalTo item: some LayoutArea, inset: Double = 0, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    let other = item.layoutNode
    layoutNode.chain(
      .top, .equal, other, .top, 1, inset, priority, identifier, constraints, file, line)
    layoutNode.chain(
      .bottom, .equal, other, .bottom, 1, 0 - inset, priority, identifier, constraints, file, line)
    return self
  }

  /// Activates two constraints that the center is another item's.
  ///
  /// ```swift
  /// let page = View("page"), dialog = View("dialog")
  /// page.addSubview(dialog)
  /// dialog.center(equalTo: page).size(width: 200, height: 100)
  /// try page.layout(width: 320, height: 480)
  /// assert(dialog.frame == Rect(x: 60, y: 190, width: 200, height: 100))
  /// ```
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - priority: How strongly the constraints are wanted; where required ones cannot hold, layout throws.
  ///   - identifier: A name of the constraints for reports, or nil.
  ///   - constraints: A list that the constraints are appended to, for changing them later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func center(
    equalTo item: some LayoutArea, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    let other = item.layoutNode
    for attribute: LayoutAttribute in [.centerX, .centerY] {
      layoutNode.chain(
        attribute, .equal, other, attribute, 1, 0, priority, identifier, constraints, file, line)
    }
    return self
  }

  /// Activates two constraints that width and height are another item's.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - priority: How strongly the constraints are wanted; where required ones cannot hold, layout throws.
  ///   - identifier: A name of the constraints for reports, or nil.
  ///   - constraints: A list that the constraints are appended to, for changing them later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func size(
    equalTo item: some LayoutArea, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    let other = item.layoutNode
    for attribute: LayoutAttribute in [.width, .height] {
      layoutNode.chain(
        attribute, .equal, other, attribute, 1, 0, priority, identifier, constraints, file, line)
    }
    return self
  }

  /// Activates two constraints that width and height are numbers of points.
  ///
  /// ```swift
  /// let page = View("page"), photo = View("photo")
  /// page.addSubview(photo)
  /// photo.size(width: 80, height: 60)
  /// try page.layout(width: 320, height: 480)
  /// assert(photo.frame.size == Size(width: 80, height: 60))
  /// ```
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  ///   - priority: How strongly the constraints are wanted; where required ones cannot hold, layout throws.
  ///   - identifier: A name of the constraints for reports, or nil.
  ///   - constraints: A list that the constraints are appended to, for changing them later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func size(
    width: Double, height: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .equal, nil, .notAnAttribute, 1, width, priority, identifier, constraints, file, line)
    layoutNode.chain(
      .height, .equal, nil, .notAnAttribute, 1, height, priority, identifier, constraints, file,
      line)
    return self
  }

  /// Activates a constraint that the width is a multiple of the height: 2 is twice as wide as high.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func aspectRatio(
    _ ratio: Double, priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .width, .equal, layoutNode, .height, ratio, 0, priority, identifier, constraints, file, line)
    return self
  }
}
