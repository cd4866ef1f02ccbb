// What happens to constraints when a node leaves a tree or arrives in one.

extension LayoutNode {
  func addGuide(_ guide: LayoutNode) {
    requireExtras().guides.append(guide)
    guide.parentLink = NodeLink(self)
    guide.arrive(())
  }

  func removeGuide(_ guide: LayoutNode) {
    guide.parentLink = NodeLink()
    extras?.guides.removeAll { $0 === guide }
  }

  /// Takes the node out of its parent, on the way to a new one or to none.
  func leave(for destination: LayoutNode?) {
    guard let parent = parentLink.node else { return }
    let keptView = ownedView
    parent.children.removeAll { $0 === self }
    parentLink = NodeLink()
    ownedView = nil
    if let keptView { parent.viewLink.view?.didRemoveSubview(keptView) }
  }

  func arrive(_ moved: Void) {
  }
}
