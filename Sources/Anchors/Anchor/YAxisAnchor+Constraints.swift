// Constraints between vertical anchors.

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
  ///   - anchor: A vertical anchor.
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
  ///   - anchor: A vertical anchor.
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
  ///   - anchor: A vertical anchor.
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
