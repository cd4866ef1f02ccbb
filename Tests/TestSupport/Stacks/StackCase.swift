/// A stack view to be worked out by hand: what it is told, what is in it, and how much room it gets.
///
/// Along and across are those of the stack's axis, counted from where reading starts.
package struct StackCase: Sendable, CustomStringConvertible {
  /// How views share the axis.
  package enum Distribution: String, CaseIterable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views lie across the axis.
  package enum Alignment: String, CaseIterable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// A view.
  package struct Item: Sendable {
    /// The size of the content along and across, -1 for none.
    package var content: (along: Double, across: Double)
    /// The priority of hugging on both axes.
    package var hugging = 250.0
    /// The priority of resistance to compression on both axes.
    package var compression = 750.0
    /// The distances of the baselines from top and bottom.
    package var baselines = (first: 0.0, last: 0.0)
    /// Whether the view is hidden.
    package var isHidden = false
    /// The distance to the next view, if another than the stack's.
    package var spacingAfter: Double?

    /// A view with a content size.
    package init(_ along: Double, _ across: Double) { content = (along, across) }
  }

  /// How the views share the axis.
  package var distribution = Distribution.fill
  /// Where they lie across it.
  package var alignment = Alignment.fill
  /// The distance between views.
  package var spacing = 0.0
  /// Whether the axis is the vertical one.
  package var isVertical = false
  /// Whether a column spaces baselines.
  package var isBaselineRelative = false
  /// Whether proportions are UIKit's.
  package var isUIKitProportional = false
  /// The margins within which the views lie, none if they fill the stack.
  package var margins: (lead: Double, trail: Double, near: Double, far: Double)?
  /// The views.
  package var items: [Item]
  /// The length of the stack, or none for the fitting one.
  package var length: Double?
  /// The thickness of the stack, or none for the fitting one.
  package var thickness: Double?

  /// A row that fills.
  package init(_ items: [Item]) { self.items = items }

  /// What tells the case from others.
  package var description: String {
    let views = items.map { item in
      "\(item.content.along)x\(item.content.across) hug \(item.hugging)"
        + " resist \(item.compression) baselines \(item.baselines)"
        + (item.isHidden ? " hidden" : "") + (item.spacingAfter.map { " then \($0)" } ?? "")
    }
    return "\(isVertical ? "column" : "row") \(distribution) × \(alignment), spacing \(spacing)"
      + (isBaselineRelative ? ", by baselines" : "") + (isUIKitProportional ? ", uikit" : "")
      + (margins.map { ", margins \($0)" } ?? "")
      + ", in \(length.map { "\($0)" } ?? "fit") × \(thickness.map { "\($0)" } ?? "fit"): "
      + views.joined(separator: "; ")
  }
}
