/// Anything that takes part in layout.
///
/// A widget class of any toolkit takes part by adopting this protocol with a node of its own, and so
/// gets every anchor, the chain and the layout calls:
///
/// ```swift
/// final class Widget: LayoutItem {
///   let layoutNode = LayoutNode("widget")
/// }
/// ```
///
/// ``View`` is the ready-made adopter, and a node itself.
public protocol LayoutItem: LayoutArea {}
