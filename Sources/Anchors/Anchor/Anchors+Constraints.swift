// Constraints between typed anchors.
// Written by Scripts/generators/chain.py.

extension XAxisAnchor where Kind == LeadingTrailing {
  /// Returns the inactive constraint `self == multiplier * anchor + constant`.
  ///
  /// A trailing edge needs a negative constant to stay inside:
  ///
  /// ```swift
  /// let card = View("card"), text = View("text")
  /// card.addSubview(text)
  /// LayoutConstraint.activate([
  ///   text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
  ///   text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
  /// ])
  /// try card.layout(width: 320, height: 100)
  /// assert(text.frame.minX == 8 && text.frame.maxX == 312)
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: RelatesToLeadingTrailing>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: RelatesToLeadingTrailing>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive in the reading direction.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: RelatesToLeadingTrailing>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }
}

extension XAxisAnchor where Kind == LeftRight {
  /// Returns the inactive constraint `self == multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: RelatesToLeftRight>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: RelatesToLeftRight>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: RelatesToLeftRight>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }
}

extension XAxisAnchor where Kind == CenterX {
  /// Returns the inactive constraint `self == multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right, or in the reading direction if
  ///     `anchor` is a leading or trailing edge.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: XAxisKind>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right, or in the reading direction if
  ///     `anchor` is a leading or trailing edge.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: XAxisKind>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right, or in the reading direction if
  ///     `anchor` is a leading or trailing edge.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint<K: XAxisKind>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }
}

extension YAxisAnchor {
  /// Returns the inactive constraint `self == multiplier * anchor + constant`.
  ///
  /// A bottom edge needs a negative constant to stay inside:
  ///
  /// ```swift
  /// let card = View("card"), photo = View("photo")
  /// card.addSubview(photo)
  /// LayoutConstraint.activate([
  ///   photo.topAnchor.constraint(equalTo: card.topAnchor, constant: 12),
  ///   photo.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -12),
  /// ])
  /// try card.layout(width: 320, height: 100)
  /// assert(photo.frame.minY == 12 && photo.frame.maxY == 88)
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }
}

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
  ///   - anchor: A width, height or offset, of this item or another.
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
  ///   - anchor: A width, height or offset, of this item or another.
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
  ///   - anchor: A width, height or offset, of this item or another.
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
