// Chain methods for the horizontal center.
// Written by Scripts/generators/chain.py.

extension LayoutArea {
  /// Activates the constraint `centerX == multiplier * anchor + constant`.
  ///
  /// ```swift
  /// let page = View("page"), logo = View("logo")
  /// page.addSubview(logo)
  /// logo.centerXAnchor(equalTo: page.centerXAnchor).widthAnchor(equalTo: 100)
  /// try page.layout(width: 320, height: 480)
  /// assert(logo.frame.minX == 160 - 50)
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right, or in the reading direction if
  ///     `anchor` is a leading or trailing edge.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func centerXAnchor<K: XAxisKind>(
    equalTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerX, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates the constraint `centerX <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right, or in the reading direction if
  ///     `anchor` is a leading or trailing edge.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func centerXAnchor<K: XAxisKind>(
    lessThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerX, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `centerX >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive to the right, or in the reading direction if
  ///     `anchor` is a leading or trailing edge.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func centerXAnchor<K: XAxisKind>(
    greaterThanOrEqualTo anchor: XAxisAnchor<K>, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerX, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }
}
