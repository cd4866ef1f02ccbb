// Chain methods for the vertical center.
// Written by Scripts/generators/chain.py.

extension LayoutArea {
  /// Activates the constraint `centerY == multiplier * anchor + constant`.
  ///
  /// ```swift
  /// let page = View("page"), logo = View("logo")
  /// page.addSubview(logo)
  /// logo
  ///   .heightAnchor(equalTo: 60)
  ///   .centerYAnchor(equalTo: page.centerYAnchor, constant: -40)
  /// try page.layout(width: 320, height: 480)
  /// assert(logo.frame.midY == 240 - 40)  // above the middle
  /// ```
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func centerYAnchor(
    equalTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerY, .equal, anchor.node, anchor.attribute, multiplier, constant, priority, identifier,
      constraints, file, line)
    return self
  }

  /// Activates the constraint `centerY <= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func centerYAnchor(
    lessThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerY, .lessThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }

  /// Activates the constraint `centerY >= multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A horizontal edge, a vertical center or a baseline.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, positive downward.
  ///   - priority: The priority; layout throws if a required constraint cannot be satisfied.
  ///   - identifier: A name for the constraint in reports, or nil.
  ///   - constraints: An array to append the constraint to, for later changes.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The item itself, for the next call in the chain.
  @inline(never)
  @discardableResult
  public func centerYAnchor(
    greaterThanOrEqualTo anchor: YAxisAnchor, multiplier: Double = 1, constant: Double = 0,
    priority: LayoutPriority = .required, identifier: String? = nil,
    into constraints: UnsafeMutablePointer<[LayoutConstraint]>? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> Self {
    layoutNode.chain(
      .centerY, .greaterThanOrEqual, anchor.node, anchor.attribute, multiplier, constant, priority,
      identifier, constraints, file, line)
    return self
  }
}
