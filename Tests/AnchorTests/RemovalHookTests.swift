import Anchors
import TestSupport
import Testing

/// Views that move a subview on when they are told that it was removed: it ends in the parent asked for last.
@Suite struct RemovalHookTests {
  /// A view that does something the next time a subview is removed.
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

  /// The names of the views that have the view among their subviews.
  private func parents(_ views: [View]) -> [String] {
    views.flatMap { parent in parent.subviews.filter { $0 === view }.map { _ in parent.name } }
  }

  @Test(arguments: ["other", "new", "old"])
  func `a view that is moved on while it moves has one parent`(_ name: String) throws {
    let all = [old, new, other]
    let target = try #require(all.first { $0.name == name })
    old.whenRemoved = { target.addSubview($0) }
    new.addSubview(view)
    #expect(parents(all) == [name])
    #expect(view.superview === target)
    // Its constraints are where it is.
    view.topAnchor(equalTo: target.topAnchor).leadingAnchor(equalTo: target.leadingAnchor)
    for root in all { try root.layout(width: 100, height: 100) }
    #expect(numbers(inner) == [3, 0, 20, 10])
    view.removeFromSuperview()
    #expect(parents(all).isEmpty)
  }

  @Test func `a view that is added again while it is removed has one parent`() {
    old.whenRemoved = { [other] in other.addSubview($0) }
    view.removeFromSuperview()
    #expect(parents([old, new, other]) == ["other"])
    #expect(view.superview === other)
  }

  @Test func `a view may be laid out where it has moved to`() throws {
    var size = Size.zero
    old.whenRemoved = { view in
      size = (try? view.systemLayoutSizeFitting(.layoutFittingCompressed)) ?? .zero
    }
    inner.bottomAnchor(equalTo: view.bottomAnchor).trailingAnchor(equalTo: view.trailingAnchor)
    new.addSubview(view)
    #expect(size == Size(width: 23, height: 10))
  }

  @Test func `views do not come to be in one another`() {
    old.whenRemoved = { [new] in $0.addSubview(new) }
    new.addSubview(view)
    #expect(view.superview === new)
    #expect(new.superview == nil && view.subviews.map(\.name) == ["inner"])
  }

  @Test(arguments: [false, true])
  func `a stack arranges what stays in it, once`(_ takesAway: Bool) throws {
    let row = StackView(name: "row")
    old.whenRemoved = { [other] in
      if takesAway { other.addSubview($0) } else { row.addArrangedSubview($0) }
    }
    row.addArrangedSubview(view)
    view.widthAnchor(equalTo: 30)
    #expect(parents([old, row, other]) == [takesAway ? "other" : "row"])
    #expect(row.arrangedSubviews.count == (takesAway ? 0 : 1))
    try row.layout(width: 30, height: 10)
    #expect(view.frame.width == (takesAway ? 0 : 30))
  }

  @Test func `a node that moves keeps its view`() throws {
    weak var moved: View?
    do {
      let guest = View("guest")
      old.addSubview(guest)
      moved = guest
    }
    let node = try #require(old.layoutNode.children.last)
    new.layoutNode.addChild(node)
    #expect(moved != nil)
    #expect(new.subviews.map(\.name) == ["guest"])
  }
}
