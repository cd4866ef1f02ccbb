/// The node of a layout guide, which knows the guide's object.
@usableFromInline
final class GuideNode: LayoutNode {
  /// The guide's object, while it exists.
  var link: GuideLink?

  init(_ name: String, _ kind: NodeKind) {
    super.init(named: name)
    self.kind = kind
  }

  override var ownGuide: LayoutGuide? { link?.guide ?? LayoutGuide(node: self) }

  override func guideWasReleased() { link = nil }
}
