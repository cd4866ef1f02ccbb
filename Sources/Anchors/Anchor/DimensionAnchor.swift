/// An extent: the width or height of an item, or the offset between two anchors.
public struct DimensionAnchor {
  @usableFromInline package let node: LayoutNode
  @usableFromInline package let attribute: LayoutAttribute
  /// The near end of an offset between two anchors; nil for a width or a height.
  @usableFromInline package let start: AnchorEnd?

  @inlinable
  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
    start = nil
  }

  /// Creates the offset between two locations.
  ///
  /// ``LayoutAttribute/distanceFault(to:)`` must be nil for them.
  package init(
    _ node: LayoutNode, _ attribute: LayoutAttribute, from startNode: LayoutNode,
    _ startAttribute: LayoutAttribute
  ) {
    self.node = node
    self.attribute = attribute
    start = AnchorEnd(node: startNode, attribute: startAttribute)
  }

  /// The item of the anchor, or at the far end of an offset; the anchor retains it.
  public var item: LayoutNode { node }

  func constraint(
    _ relation: LayoutRelation, _ other: DimensionAnchor?, _ multiplier: Double,
    _ constant: Double, _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, attribute, relation, other?.node, other?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant,
      origin: ConstraintOrigin(file: file, line: line), firstStart: start,
      secondStart: other?.start)
  }
}

/// One end of an offset between two anchors.
public struct AnchorEnd {
  package let node: LayoutNode
  package let attribute: LayoutAttribute

  package init(node: LayoutNode, attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }
}

// Constraints of extents.

extension DimensionAnchor {
  /// Returns the inactive constraint `self == multiplier * anchor + constant`.
  ///
  /// A picture with the aspect ratio 16 to 9:
  ///
  /// ```swift
  /// let page = View("page"), film = View("film")
  /// page.addSubview(film)
  /// LayoutConstraint.activate([
  ///   film.widthAnchor.constraint(equalTo: page.widthAnchor),
  ///   film.heightAnchor.constraint(
  ///     equalTo: film.widthAnchor, multiplier: 9.0 / 16),
  /// ])
  /// try page.layout(width: 320, height: 480)
  /// assert(film.frame.size == Size(width: 320, height: 180))
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: Another extent, along either axis.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    equalTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self == constant`.
  ///
  /// ```swift
  /// let page = View("page"), photo = View("photo")
  /// page.addSubview(photo)
  /// let width = photo.widthAnchor.constraint(equalToConstant: 80)
  /// width.isActive = true
  /// try page.layout(width: 320, height: 480)
  /// assert(photo.frame.width == 80)
  /// ```
  ///
  /// - Parameters:
  ///   - constant: The number of points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    equalToConstant constant: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, nil, 1, constant, file, line)
  }

  /// Returns the inactive constraint `self <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: Another extent, along either axis.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    lessThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self <= constant`.
  ///
  /// - Parameters:
  ///   - constant: The number of points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    lessThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant, file, line)
  }

  /// Returns the inactive constraint `self >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: Another extent, along either axis.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    greaterThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self >= constant`.
  ///
  /// - Parameters:
  ///   - constant: The number of points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant, file, line)
  }
}
