/// An invisible rectangle that constraints may mention, such as a gap.
///
/// A guide has no size of its own: without constraints its frame is ambiguous, which affects no
/// other item.
///
/// ```swift
/// let gap = LayoutGuide("gap")
/// card.addLayoutGuide(gap)
/// gap.widthAnchor(equalTo: photo.widthAnchor, multiplier: 0.5)
/// ```
open class LayoutGuide: LayoutArea {
  /// The guide's node in the tree of items.
  public final let layoutNode: LayoutNode

  /// Creates a guide without an owning view.
  ///
  /// - Parameter identifier: The name printed in frames and reports.
  public init(_ identifier: String = "") {
    let node = GuideNode(identifier, .guide)
    layoutNode = node
    node.link = Link(self)
  }

  // Not internal: Embedded Swift gives an internal initializer of an open class a second public
  // definition in every module that imports this one, and such programs do not link.
  @usableFromInline
  init(node: GuideNode) {
    layoutNode = node
    node.link = Link(self)
  }

  deinit {
    layoutNode.guideWasReleased()
  }

  /// The name printed in frames and reports.
  public final var identifier: String {
    get { layoutNode.name }
    set { layoutNode.name = newValue }
  }

  /// The view that owns the guide, or nil.
  public final var owningView: View? { layoutNode.parent?.ownView }

  /// The rectangle in the owning view's coordinates, in points; never rounded to pixels.
  public final var layoutFrame: Rect { layoutNode.frame }

  /// Not available: a guide has no text.
  @available(*, unavailable, message: "A layout guide has no baseline; use its top or bottom.")
  public final var firstBaselineAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .top) }

  /// Not available: a guide has no text.
  @available(*, unavailable, message: "A layout guide has no baseline; use its top or bottom.")
  public final var lastBaselineAnchor: YAxisAnchor { YAxisAnchor(layoutNode, .bottom) }
}

/// The node of a layout guide, which knows the guide's object.
@usableFromInline
final class GuideNode: LayoutNode {
  /// The guide's object, while it exists.
  var link: Link<LayoutGuide>?

  init(_ name: String, _ kind: NodeKind) {
    super.init(named: name)
    self.kind = kind
  }

  override var ownGuide: LayoutGuide? { link?.target ?? LayoutGuide(node: self) }

  override func guideWasReleased() { link = nil }
}
