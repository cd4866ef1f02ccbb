/// A rectangle that constraints can mention: an item, or a layout guide.
///
/// It has every anchor but the baselines, and the chain. Adopt ``LayoutItem`` rather than this.
public protocol LayoutArea: AnyObject {
  /// The area's place in the tree of items, with its name and its frame.
  var layoutNode: LayoutNode { get }
}
