// Constraints as in UIKit: no call throws, and items may have any type.

extension LayoutConstraint {
  /// Creates an inactive constraint between items of any type.
  ///
  /// An item that is not a view, guide or node is a ``LayoutConstraint/fault``, which the next
  /// layout reports.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - attribute: The attribute of the first item.
  ///   - relation: The relation of the two sides.
  ///   - otherItem: The second item, or nil.
  ///   - otherAttribute: The attribute of the second item, or `notAnAttribute` without one.
  ///   - multiplier: The factor of the second attribute.
  ///   - constant: The number added to the second side, in points.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  @_disfavoredOverload
  public convenience init(
    item: Any, attribute: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem otherItem: Any?, attribute otherAttribute: LayoutAttribute, multiplier: Double,
    constant: Double, file: StaticString = #fileID, line: Int = #line
  ) {
    let first = layoutNode(item)
    let second = otherItem.flatMap { layoutNode($0) }
    let isWrong = otherItem != nil && second == nil
    self.init(
      item: first ?? LayoutNode("(no view)"),
      attribute: first == nil ? .notAnAttribute : attribute, relatedBy: relation,
      toItem: isWrong ? LayoutNode("(no view)") : second,
      attribute: isWrong ? .notAnAttribute : otherAttribute,
      multiplier: multiplier, constant: constant, file: file, line: line)
  }

  /// Creates a constraint without items, which cannot become active.
  public convenience init() {
    self.init(
      LayoutNode("(no view)"), .notAnAttribute, .equal, nil, .notAnAttribute, multiplier: 1,
      constant: 0, origin: ConstraintOrigin())
  }

  /// The first item: its view or layout guide, or its node; nil if it no longer exists.
  public var firstItem: AnyObject? { firstAsStated.node?.uiKitItem }

  /// The second item: its view or layout guide, or its node; nil without a second item.
  public var secondItem: AnyObject? { secondAsStated.node?.uiKitItem }

  /// The attribute of the first item, as stated.
  public var firstAttribute: LayoutAttribute { firstAsStated.attribute }

  /// The attribute of the second item, as stated.
  public var secondAttribute: LayoutAttribute { secondAsStated.attribute }

  /// False: constraints are not archived.
  public var shouldBeArchived: Bool {
    get { false }
    set {}
  }

  /// The anchor on the first side; equal anchors of an item are one object while they are in use.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    (firstAsStated.node ?? LayoutNode("(no view)")).sharedAnchor(firstAttribute)
  }

  /// The anchor on the second side, or nil without a second item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondAsStated.node?.sharedAnchor(secondAttribute)
  }

  /// Creates the constraints of a visual format; they are inactive.
  ///
  /// For an invalid format UIKit stops the program. Here the result is one invalid constraint with
  /// the error as its identifier, so that the next layout reports the error. The overload of
  /// `VisualFormat`, with `try` and without `Any`, throws the error instead.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: Alignments, and the direction of a row.
  ///   - metrics: Numbers by name.
  ///   - views: Views and layout guides by name.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
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
      // The first by name: makes the report deterministic.
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
    case let priority as LayoutPriority: priority.number
    default: nil
    }
  }
}

/// The node of an item of any type; tests for the usual classes first, which is cheap.
private func layoutNode(_ item: Any) -> LayoutNode? {
  if let node = item as? LayoutNode { return node }
  if let guide = item as? LayoutGuide { return guide.layoutNode }
  return (item as? any LayoutArea)?.layoutNode
}
