// The constraints that horizontal anchors make, one extension a family.

extension XAxisAnchor where Kind == LeadingTrailing {
  /// A constraint, not yet active, that this anchor is equal to `multiplier * anchor + constant`.
  ///
  /// To stay inside, a trailing edge needs a negative constant:
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
  ///   - constant: The distance in points, towards the end of reading where positive.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: MeetsLeadingTrailing>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this anchor is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, towards the end of reading where positive.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: MeetsLeadingTrailing>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this anchor is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A leading or trailing edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, towards the end of reading where positive.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: MeetsLeadingTrailing>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }
}

extension XAxisAnchor where Kind == LeftRight {
  /// A constraint, not yet active, that this anchor is equal to `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, towards the right where positive.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: MeetsLeftRight>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this anchor is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, towards the right where positive.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: MeetsLeftRight>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this anchor is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A left or right edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, towards the right where positive.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: MeetsLeftRight>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }
}

extension XAxisAnchor where Kind == CenterX {
  /// A constraint, not yet active, that this anchor is equal to `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal anchor.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive; toward the end of reading where the
  ///     anchor is a leading or trailing edge.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: XAxisKind>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this anchor is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal anchor.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive; toward the end of reading where the
  ///     anchor is a leading or trailing edge.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: XAxisKind>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this anchor is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal anchor.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive; toward the end of reading where the
  ///     anchor is a leading or trailing edge.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint<K: XAxisKind>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }
}
