// Constraints between horizontal anchors; one extension for each kind.

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
  ///   - anchor: A horizontal anchor.
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
  ///   - anchor: A horizontal anchor.
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
  ///   - anchor: A horizontal anchor.
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
