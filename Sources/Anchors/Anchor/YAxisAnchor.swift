/// A vertical location of an item: an edge, the center or a baseline.
public struct YAxisAnchor {
  @usableFromInline package let node: LayoutNode
  @usableFromInline package let attribute: LayoutAttribute

  @inlinable
  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The item of the anchor, which the anchor retains.
  public var item: LayoutNode { node }

  /// The distance `other - self`, for use in constraints like a height.
  ///
  /// It is positive if `other` is farther down. Unlike a height, it may be negative.
  ///
  /// - Parameter other: The far end.
  /// - Returns: The distance in points.
  public func anchorWithOffset(to other: YAxisAnchor) -> DimensionAnchor {
    DimensionAnchor(other.node, other.attribute, from: node, attribute)
  }

  func constraint(
    _ relation: LayoutRelation, _ other: YAxisAnchor, _ multiplier: Double, _ constant: Double,
    _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, attribute, relation, other.node, other.attribute, multiplier: multiplier,
      constant: constant, origin: ConstraintOrigin(file: file, line: line))
  }
}

// Standard spacings between vertical anchors.

extension YAxisAnchor {
  /// Returns the inactive constraint `self == anchor + multiplier * spacing`.
  ///
  /// The distance is downward. The standard spacing is 8 points unless the root has a
  /// ``LayoutNode/systemSpacing``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    equalToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.equal, anchor, multiplier, file, line)
  }

  /// Returns the inactive constraint `self >= anchor + multiplier * spacing`.
  ///
  /// The spacing is that of ``constraint(equalToSystemSpacingBelow:multiplier:file:line:)``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.greaterThanOrEqual, anchor, multiplier, file, line)
  }

  /// Returns the inactive constraint `self <= anchor + multiplier * spacing`.
  ///
  /// The spacing is that of ``constraint(equalToSystemSpacingBelow:multiplier:file:line:)``.
  ///
  /// - Parameters:
  ///   - anchor: The anchor above this one.
  ///   - multiplier: The number of standard spacings.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: YAxisAnchor, multiplier: Double = 1,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    systemSpacing(.lessThanOrEqual, anchor, multiplier, file, line)
  }

  private func systemSpacing(
    _ relation: LayoutRelation, _ other: YAxisAnchor, _ count: Double, _ file: StaticString,
    _ line: Int
  ) -> LayoutConstraint {
    let made = constraint(relation, other, 1, count * LayoutNode.standardSpacing, file, line)
    made.state.insert(.systemSpacing)
    return made
  }
}
