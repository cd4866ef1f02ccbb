import TestSupport
import Testing

@testable import Anchors

/// Constraints between two trees of which one is deallocated: its items in the other become
/// unconstrained.
@Suite("Constraints to deallocated trees")
struct CrossingSurvivorTests {
  @Test("a survivor of a tree with a crossing constraint accepts constraints of its own")
  func survivor() throws {
    let (alive, target) = (View("alive"), View("target"))
    alive.addSubview(target)
    let (card, inner) = (View("card"), View("inner"))
    let across = target.widthAnchor.constraint(equalTo: inner.widthAnchor)
    do {
      let root = View("root")
      root.addSubview(card)
      card.addSubview(inner)
      inner.heightAnchor(equalTo: 4)
      across.isActive = true
    }
    // The survivor adopts the constraints within it; the crossing one prevents a layout.
    #expect(throws: LayoutError.self) { try card.layout(width: 100, height: 100) }
    across.isActive = false
    inner.removeConstraints(inner.constraints)
    inner.widthAnchor(equalTo: 30)
    try card.layout(width: 100, height: 100)
    expectEqual(inner.frame.width, 30)
  }

  @Test("an item keeps its assigned frame after its last constraint disappears with a tree")
  func givenFrame() throws {
    let (root, outer, inner) = (View("root"), View("outer"), View("inner"))
    root.addSubview(outer)
    outer.addSubview(inner)
    let item = View("item")
    do {
      let other = View("other")
      other.addSubview(item)
      item.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    }
    outer.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    inner.leftAnchor(equalTo: root.leftAnchor, constant: 10)
    try root.layout(width: 100, height: 100)
    expectEqual(outer.frame, Rect(x: 1, y: 2, width: 3, height: 4))
    expectEqual(inner.frame.minX, 10 - 1)
  }
}
