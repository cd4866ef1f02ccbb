// The constraints that extents make.

extension DimensionAnchor {
  /// A constraint, not yet active, that this extent is equal to `multiplier * anchor + constant`.
  ///
  /// A picture of 16 to 9, whatever its width:
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
  ///   - anchor: Another extent, of either axis.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this extent is equal to a number of points.
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
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToConstant constant: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, nil, 1, constant, file, line)
  }

  /// A constraint, not yet active, that this extent is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: Another extent, of either axis.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this extent is at most a number of points.
  ///
  /// - Parameters:
  ///   - constant: The number of points.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, nil, 1, constant, file, line)
  }

  /// A constraint, not yet active, that this extent is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: Another extent, of either axis.
  ///   - multiplier: The factor.
  ///   - constant: The number of points added.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualTo anchor: DimensionAnchor, multiplier: Double = 1, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// A constraint, not yet active, that this extent is at least a number of points.
  ///
  /// - Parameters:
  ///   - constant: The number of points.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToConstant constant: Double,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, nil, 1, constant, file, line)
  }
}
