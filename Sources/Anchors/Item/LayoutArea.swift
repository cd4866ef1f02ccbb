/// A rectangle that constraints can mention: an item, or a layout guide.
///
/// It has every anchor except the baselines, and the chain. Adopt ``LayoutItem`` instead of this
/// protocol.
///
/// Each call of the chain, such as `edges(equalTo:)` or `size(width:height:)`, activates
/// constraints; none returns a value of the layout.
public protocol LayoutArea: AnyObject {
  /// The area's node in the tree of items, with its name and its frame.
  var layoutNode: LayoutNode { get }
}
