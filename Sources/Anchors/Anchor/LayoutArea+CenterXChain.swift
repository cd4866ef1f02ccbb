// The chain for the horizontal center.

extension LayoutArea {
  /// Activates a constraint that the horizontal center is equal to `multiplier * anchor + constant`.
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
  ///   - constant: The distance in points, to the right where positive; toward the end of reading where the
  ///     anchor is a leading or trailing edge.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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

  /// Activates a constraint that the horizontal center is at most `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive; toward the end of reading where the
  ///     anchor is a leading or trailing edge.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line)
    return self
  }

  /// Activates a constraint that the horizontal center is at least `multiplier * anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: A vertical edge or a horizontal center.
  ///   - multiplier: The factor, applied to locations in the common ancestor's coordinates.
  ///   - constant: The distance in points, to the right where positive; toward the end of reading where the
  ///     anchor is a leading or trailing edge.
  ///   - priority: How strongly the constraint is wanted; where a required one cannot hold, layout throws.
  ///   - identifier: A name of the constraint for reports, or nil.
  ///   - constraints: A list that the constraint is appended to, for changing it later.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
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
      identifier,
      constraints, file, line)
    return self
  }
}
