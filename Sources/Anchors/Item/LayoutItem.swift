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
