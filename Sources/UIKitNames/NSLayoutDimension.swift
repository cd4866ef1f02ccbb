/// A width, a height, or the offset between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private let storedStart: AnchorEnd?

  init(_ node: LayoutNode, _ attribute: LayoutAttribute, from start: AnchorEnd? = nil) {
    storedStart = start
    super.init(node, attribute)
  }

  override var start: AnchorEnd? { storedStart }

  /// Returns the inactive constraint `self == constant`.
  ///
  /// - Parameters:
  ///   - constant: The extent in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    equalToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, constant, file, line)
  }

  /// Returns the inactive constraint `self >= constant`.
  ///
  /// - Parameters:
  ///   - constant: The extent in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    greaterThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, constant, file, line)
  }

  /// Returns the inactive constraint `self <= constant`.
  ///
  /// - Parameters:
  ///   - constant: The extent in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    lessThanOrEqualToConstant constant: Double, file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, constant, file, line)
  }

  /// Returns the inactive constraint `self == multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A dimension.
  ///   - multiplier: The factor.
  ///   - constant: The number added, in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A dimension.
  ///   - multiplier: The factor.
  ///   - constant: The number added, in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant, file, line)
  }

  /// Returns the inactive constraint `self <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A dimension.
  ///   - multiplier: The factor.
  ///   - constant: The number added, in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: Double, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant, file, line)
  }

  func constraint(
    _ relation: LayoutRelation, _ constant: Double, _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant,
      origin: ConstraintOrigin(file: file, line: line), firstStart: start)
  }
}
