// Chain calls that activate several constraints, and the aspect ratio.

extension LayoutArea {
  /// Activates four constraints that pin the edges to those of another item, with insets.
  ///
  /// The order is top, leading, bottom, trailing. Positive insets are inside the other item.
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
  ///   - insets: The distances from the other item's edges in points, positive inward.
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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

  /// Activates four constraints that pin the edges to those of another item, with one inset.
  ///
  /// ```swift
  /// content.edges(equalTo: card, inset: 16)  // 16 inside all four edges
  /// ```
  ///
  /// The inset is in points; a negative one reaches outward.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - inset: The distance from each edge in points, positive inward.
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @discardableResult
  public func edges(
    equalTo item: some LayoutArea, inset: Double, priority: LayoutPriority = .required,
    identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    edges(
      equalTo: item, insets: DirectionalEdgeInsets(inset), priority: priority,
      identifier: identifier, into: constraints, file: file, line: line)
  }

  /// Activates four constraints that pin top, left, bottom and right to another item, with insets.
  ///
  /// Left and right do not depend on the reading direction. The order is top, left, bottom, right.
  /// Positive insets are inside the other item: `right: 16` ends 16 points to the left of its right
  /// edge; the corresponding single constraint has the constant -16.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - insets: The distances from the other item's edges in points, positive inward.
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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

  /// Activates two constraints that pin leading and trailing to another item, with an inset.
  ///
  /// ```swift
  /// title.horizontalEdges(equalTo: card, inset: 16)  // 16 inside both of its edges
  /// ```
  ///
  /// The inset is in points; a negative one reaches outward.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - inset: The distance from each of the two edges in points, positive inward.
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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

  /// Activates two constraints that pin top and bottom to another item, with an inset.
  ///
  /// ```swift
  /// title.verticalEdges(equalTo: card, inset: 8)  // 8 below its top, 8 above its bottom
  /// ```
  ///
  /// The inset is in points; a negative one reaches outward.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - inset: The distance from each of the two edges in points, positive inward.
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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

  /// Activates two constraints that pin the center to that of another item.
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
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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

  /// Activates two constraints that set width and height equal to those of another item.
  ///
  /// - Parameters:
  ///   - item: The other item, anywhere in the same tree.
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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

  /// Activates two constraints that fix width and height.
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
  ///   - priority: The priority; layout throws if required constraints cannot be satisfied.
  ///   - identifier: A name for the constraints in reports, or nil.
  ///   - constraints: An array to append the constraints to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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

  /// Activates the constraint `width == ratio * height`: 2 is twice as wide as high.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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
