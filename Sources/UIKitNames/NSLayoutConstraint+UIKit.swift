// Constraints as UIKit makes them: nothing throws, and items are of any type.

extension LayoutConstraint {
  /// A constraint, not yet active, between items of any type.
  ///
  /// An item that is no view, guide or node is a ``LayoutConstraint/fault``, which the next layout
  /// reports.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - attribute: Its attribute.
  ///   - relation: How the two sides relate.
  ///   - otherItem: The second item, or nil.
  ///   - otherAttribute: Its attribute, or `notAnAttribute` for none.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number added to it, in points.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  @_disfavoredOverload
  public convenience init(
    item: Any, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem otherItem: Any?, attribute otherAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, file: StaticString = #fileID, line: Int = #line
  ) {
    let first = item as? any LayoutArea
    let second = (otherItem as? any LayoutArea)?.layoutNode
    let isWrong = otherItem != nil && second == nil
    self.init(
      item: first?.layoutNode ?? LayoutNode("(no view)"),
      attribute: first == nil ? .notAnAttribute : attribute, relatedBy: relation,
      toItem: isWrong ? LayoutNode("(no view)") : second,
      attribute: isWrong ? .notAnAttribute : otherAttribute,
      multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// The first item: its view, or its node if it has none; nil if it no longer exists.
  public var firstItem: AnyObject? { layoutItem(firstNode) }

  /// The second item: its view, or its node if it has none; nil if there is none.
  public var secondItem: AnyObject? { layoutItem(secondNode) }

  private func layoutItem(_ node: LayoutNode?) -> AnyObject? { node?.ownView ?? node }

  /// The constraints that a visual format states, none of them active.
  ///
  /// UIKit stops the program when the format is wrong. Here the list then holds one constraint that no
  /// layout accepts, with the error as its identifier, so that the next layout says what is wrong;
  /// with `try` and without `Any` the call of `VisualFormat` throws it.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: Alignments, and the direction in which a row is read.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraints.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], file: StaticString = #fileID, line: Int = #line
  ) -> [LayoutConstraint] {
    let areas = views.compactMapValues { $0 as? any LayoutArea }
    let numbers = (metrics ?? [:]).compactMapValues { number($0) }
    do throws(VisualFormatError) {
      return try constraints(
        withVisualFormat: format, names: MappedNames(metrics: numbers, views: areas),
        settings: FormatSettings(
          options: options, origin: ConstraintOrigin(file: file, line: line)))
    } catch {
      // The first by name, so that the report is the same in every run.
      let culprit = areas.min { $0.key < $1.key }?.value.layoutNode ?? LayoutNode("(no view)")
      let wrong = LayoutConstraint(
        item: culprit, attribute: .notAnAttribute, relatedBy: .equal, constant: 0, file: file,
        line: line)
      wrong.identifier = error.description
      return [wrong]
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let priority as LayoutPriority: priority.rawValue
    default: nil
    }
  }
}

extension LayoutPriority {
  /// A priority of any number.
  @_disfavoredOverload
  public init(_ rawValue: Float) { self.init(Double(rawValue)) }

  /// A priority of any number.
  @_disfavoredOverload
  public init(rawValue: Float) { self.init(Double(rawValue)) }
}
