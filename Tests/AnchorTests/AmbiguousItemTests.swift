import Anchors
import Testing

/// What the constraints leave open, over a whole tree.
@Suite struct AmbiguousItemTests {
  private func described(_ root: View) -> [String] {
    root.ambiguousItems.flatMap { found in
      found.attributes.map { "\(found.item.name).\($0.name)" }
    }
  }

  @Test func `what has a bound only is open, what has enough is not`() throws {
    let root = View("root"), held = View("held"), half = View("half")
    root.addSubview(held)
    root.addSubview(half)
    held
      .leftAnchor(equalTo: root.leftAnchor, constant: 5)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: 10)
      .heightAnchor(equalTo: 20)
    half
      .leftAnchor(equalTo: held.rightAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(greaterThanOrEqualTo: 3)
      .heightAnchor(equalTo: root.heightAnchor)
    #expect(root.ambiguousItems.isEmpty)
    try root.layout(width: 100, height: 50)
    #expect(described(root) == ["half.width"])
    #expect(half.hasAmbiguousLayout && !held.hasAmbiguousLayout)
  }

  @Test func `guides are asked too, and an item inside answers for its whole tree`() throws {
    let root = View("root"), inner = View("inner"), gap = LayoutGuide("gap")
    root.addSubview(inner)
    root.addLayoutGuide(gap)
    inner
      .leftAnchor(equalTo: root.leftAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: 10)
      .heightAnchor(equalTo: gap.heightAnchor)
    gap
      .leftAnchor(equalTo: root.leftAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: 1)
    try root.layout(width: 100, height: 50)
    #expect(described(inner).sorted() == ["gap.height", "inner.height"])
  }

  @Test func `equal preferences that clash leave open what lies between`() throws {
    let root = View("root"), view = View("view")
    root.addSubview(view)
    view
      .leftAnchor(equalTo: root.leftAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .heightAnchor(equalTo: 1)
      .widthAnchor(equalTo: 100, priority: 500)
      .widthAnchor(equalTo: 200, priority: 500)
    try root.layout(width: 300, height: 50)
    #expect(described(root) == ["view.width"])
  }
}
