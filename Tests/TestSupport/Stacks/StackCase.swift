/// The settings, views and size of a stack view for the reference.
///
/// Along and across refer to the stack's axis, from the leading side.
package struct StackCase: Sendable, CustomStringConvertible {
  /// The distribution of views along the axis.
  package enum Distribution: String, CaseIterable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  package enum Alignment: String, CaseIterable, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  /// A view.
  package struct Item: Sendable {
    /// The size of the content along and across, -1 for none.
    package var content: (along: Double, across: Double)
    /// The hugging priority on both axes.
    package var hugging = 250.0
    /// The compression resistance on both axes.
    package var compression = 750.0
    /// The distances of the baselines from top and bottom.
    package var baselines = (first: 0.0, last: 0.0)
    /// True if the view is hidden.
    package var isHidden = false
    /// The custom spacing after the view.
    package var spacingAfter: Double?

    /// Makes a view with a content size.
    package init(_ along: Double, _ across: Double) { content = (along, across) }
  }

  /// The distribution along the axis.
  package var distribution = Distribution.fill
  /// The alignment across the axis.
  package var alignment = Alignment.fill
  /// The distance between views.
  package var spacing = 0.0
  /// True if the axis is vertical.
  package var isVertical = false
  /// True if spacings of a column are between baselines.
  package var isBaselineRelative = false
  /// True if proportions are those of UIKit.
  package var isUIKitProportional = false
  /// The margins around the views; nil if they fill the stack.
  package var margins: (lead: Double, trail: Double, near: Double, far: Double)?
  /// The views.
  package var items: [Item]
  /// The length of the stack; nil for the fitting one.
  package var length: Double?
  /// The thickness of the stack; nil for the fitting one.
  package var thickness: Double?

  /// Makes a row of distribution and alignment `fill`.
  package init(_ items: [Item]) { self.items = items }

  /// All settings of the case.
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
