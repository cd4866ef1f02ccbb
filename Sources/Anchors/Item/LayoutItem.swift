/// Anything that participates in layout.
///
/// A widget class of any toolkit participates by adopting this protocol with a node of its own,
/// which provides every anchor, the chain and the layout calls:
///
/// ```swift
/// final class Widget: LayoutItem {
///   let layoutNode = LayoutNode("widget")
/// }
/// ```
///
/// ``View`` is the built-in adopter, and a node itself.
public protocol LayoutItem: LayoutArea {}

extension LayoutItem {
  /// Indicates whether the item is hidden; hidden items occupy no space in a stack view.
  ///
  /// A widget class may have a property of its own of this name that also hides the widget:
  ///
  /// ```swift
  /// final class Widget: LayoutItem {
  ///   let layoutNode = LayoutNode("widget")
  ///   var isHidden = false {
  ///     didSet { layoutNode.isHidden = isHidden }
  ///   }
  /// }
  /// ```
  public var isHidden: Bool {
    get { layoutNode.isHidden }
    set { layoutNode.isHidden = newValue }
  }

  /// Requests a layout, even if nothing has changed.
  ///
  /// The root's ``LayoutNode/needsLayoutHandler`` is called, and the next layout calls
  /// `layoutSubviews()` of a view.
  public func setNeedsLayout() { layoutNode.setNeedsLayout() }
}
