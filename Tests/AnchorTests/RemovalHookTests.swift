import Anchors
import TestSupport
import Testing

/// Views that move a subview in its removal callback: the last requested parent wins.
@Suite struct RemovalHookTests {
  /// A view that runs an action at the next removal of a subview.
  final class Parent: View {
    var whenRemoved: ((View) -> Void)?
    override func didRemoveSubview(_ subview: View) {
      let action = whenRemoved
      whenRemoved = nil
      action?(subview)
    }
  }

  let old = Parent("old")
  let new = View("new")
  let other = View("other")
  let view = View("view")
  let inner = Box("inner", 20, 10)

  init() {
    old.addSubview(view)
    view.addSubview(inner)
    inner.topAnchor(equalTo: view.topAnchor).leadingAnchor(equalTo: view.leadingAnchor, constant: 3)
  }

  /// Lists the names of the views that have the view among their subviews.
  private func parents(_ views: [View]) -> [String] {
    views.flatMap { parent in parent.subviews.filter { $0 === view }.map { _ in parent.name } }
  }

  @Test(arguments: ["other", "new", "old"])
  func `a view moved again during its move has one parent`(_ name: String) throws {
    let all = [old, new, other]
    let target = try #require(all.first { $0.name == name })
    old.whenRemoved = { target.addSubview($0) }
    new.addSubview(view)
    expectEqual(parents(all), [name])
    #expect(view.superview === target)
    // Its constraints are in the tree of that parent.
    view.topAnchor(equalTo: target.topAnchor).leadingAnchor(equalTo: target.leadingAnchor)
    for root in all { try root.layout(width: 100, height: 100) }
    expectEqual(numbers(inner), [3, 0, 20, 10])
    view.removeFromSuperview()
    expectEmpty(parents(all))
  }

  @Test func `a view added again during its removal has one parent`() {
    old.whenRemoved = { [other] in other.addSubview($0) }
    view.removeFromSuperview()
    expectEqual(parents([old, new, other]), ["other"])
    #expect(view.superview === other)
  }

  @Test func `a view can be fitted during its move`() throws {
    var size = Size.zero
    old.whenRemoved = { view in
      size = (try? view.systemLayoutSizeFitting(.layoutFittingCompressed)) ?? .zero
    }
    inner.bottomAnchor(equalTo: view.bottomAnchor).trailingAnchor(equalTo: view.trailingAnchor)
    new.addSubview(view)
    expectEqual(size, Size(width: 23, height: 10))
  }

  @Test func `a removal callback cannot nest two views in each other`() {
    old.whenRemoved = { [new] in $0.addSubview(new) }
    new.addSubview(view)
    #expect(view.superview === new)
    expect(new.superview == nil && view.subviews.map(\.name) == ["inner"])
  }

  @Test(arguments: [false, true])
  func `a stack arranges an item that stays after its removal callback once`(_ takesAway: Bool)
    throws
  {
    let row = StackView(name: "row")
    old.whenRemoved = { [other] in
      if takesAway { other.addSubview($0) } else { row.addArrangedSubview($0) }
    }
    row.addArrangedSubview(view)
    view.widthAnchor(equalTo: 30)
    expectEqual(parents([old, row, other]), [takesAway ? "other" : "row"])
    expectEqual(row.arrangedSubviews.count, (takesAway ? 0 : 1))
    try row.layout(width: 30, height: 10)
    expectEqual(view.frame.width, (takesAway ? 0 : 30))
  }

  @Test func `a moving node retains its view`() throws {
    weak var moved: View?
    do {
      let guest = View("guest")
      old.addSubview(guest)
      moved = guest
    }
    let node = try #require(old.layoutNode.children.last)
    new.layoutNode.addChild(node)
    #expect(moved != nil)
    expectEqual(new.subviews.map(\.name), ["guest"])
  }
}
