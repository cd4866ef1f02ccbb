import Anchors
import TestSupport
import Testing

/// A view that runs an action once when its constraints are updated.
private final class Updating: View {
  var update: (() -> Void)?

  override func updateConstraints() {
    let update = update
    self.update = nil
    update?()
  }
}

/// Trees that join another one during a layout of their own: the other one is in charge from then
/// on, and the interrupted layout has no further effect.
@Suite("Trees that join during a layout")
struct JoiningWithinLayoutTests {
  private let root = View("root")
  private let other = View("other")
  private let asked = Asked("asked")
  private let updating = Updating("updating")

  /// Places a view at the top left of another one.
  private func place(_ view: View, in parent: View) {
    parent.addSubview(view)
    view.leftAnchor(equalTo: parent.leftAnchor).topAnchor(equalTo: parent.topAnchor)
  }

  @Test("a tree with a view added during measuring can join another one") func joining() throws {
    let (other, third) = (View("other"), View("third"))
    let late = Asked("late")
    root.addSubview(asked)
    // More views than in the joined tree.
    for number in 0..<9 {
      let view = Asked("\(number)")
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
    }
    asked.ask = {
      asked.addSubview(late)
      late.leftAnchor(equalTo: asked.leftAnchor).topAnchor(equalTo: asked.topAnchor)
      other.addSubview(root)
    }
    try root.layout(width: 100, height: 100)
    third.addSubview(late)
    late.leftAnchor(equalTo: third.leftAnchor).topAnchor(equalTo: third.topAnchor)
    root.leftAnchor(equalTo: other.leftAnchor).topAnchor(equalTo: other.topAnchor)
      .size(width: 50, height: 40)
    for tree in [other, third] { try tree.layout(width: 100, height: 100) }
    expectEqual(root.frame, Rect(x: 0, y: 0, width: 50, height: 40))
    expectEqual(late.frame, Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("a tree can join another from a layout callback that deallocates a view")
  func joiningWhileTold() throws {
    let (other, top) = (View("other"), Box("top"))
    weak var gone: Box?
    do {
      let last = Box("last", 10, 10)
      gone = last
      top.addSubview(last)
      last.leftAnchor(equalTo: top.leftAnchor).topAnchor(equalTo: top.topAnchor)
    }
    top.whenLaidOut = { [unowned other] top in
      top.whenLaidOut = nil
      other.addSubview(top)
      top.subviews[0].removeFromSuperview()
    }
    try top.layout(width: 100, height: 100)
    expectNil(gone)
    try other.layout(width: 100, height: 100)
    #expect(top.superview === other)
  }

  @Test("views added by an update of constraints are laid out, with all their constraints")
  func cardWithinUpdate() throws {
    let (card, box) = (View("card"), View("box"))
    root.addSubview(updating)
    updating.setNeedsUpdateConstraints()
    updating.update = {
      card.addSubview(box)
      box.edges(equalTo: card).size(width: 10, height: 12)
      place(card, in: root)
    }
    for width in [100.0, 90] {
      try root.layout(width: width, height: 100)
      expectEqual(root.frame.size, Size(width: width, height: 100))
      expectEqual(card.frame, Rect(x: 0, y: 0, width: 10, height: 12))
      expectEqual(box.frame, card.frame)
    }
  }

  @Test("a tree can join another during an update of constraints", arguments: [true, false])
  func joinsWithinUpdate(otherWasLaidOut: Bool) throws {
    let box = Asked("box")
    place(box, in: root)
    root.addSubview(updating)
    if otherWasLaidOut {
      other.widthAnchor(equalTo: 70)
      try other.layout(width: nil, height: 100)
    }
    updating.setNeedsUpdateConstraints()
    updating.update = { place(root, in: other) }
    try root.layout(width: 50, height: 50)
    root.size(width: 40, height: 40)
    try other.layout(width: 70, height: 100)
    expectEqual(other.frame.size, Size(width: 70, height: 100))
    expectEqual(root.frame, Rect(x: 0, y: 0, width: 40, height: 40))
    expectEqual(box.frame, Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("a tree can join another during a repeated fitting")
  func joinsWithinFitting() throws {
    let box = Asked("box")
    root.addSubview(updating)
    root.addSubview(box)
    box.edges(equalTo: root)
    for _ in 0..<2 { try expectEqual(root.systemLayoutSizeFitting(.zero), box.content) }
    updating.setNeedsUpdateConstraints()
    updating.update = { place(root, in: other) }
    try expectEqual(root.systemLayoutSizeFitting(.zero), box.content)
    try other.layout(width: 70, height: 100)
    expectEqual(box.frame, Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test(
    "a tree can join another and leave it again while it is measured", arguments: [true, false])
  func joinsAndLeaves(laysOut: Bool) throws {
    let late = Asked("late")
    place(Asked("first"), in: root)
    try root.layout(width: 100, height: 100)
    for view in [asked, late] { place(view, in: root) }
    asked.ask = {
      other.addSubview(root)
      root.removeFromSuperview()
      if laysOut { root.layoutIfNeeded(width: 90, height: 90) }
    }
    try root.layout(width: 100, height: 100)
    try root.layout(width: 80, height: 80)
    for view in [asked, late] { expectEqual(view.frame, Rect(x: 0, y: 0, width: 30, height: 20)) }
    late.content.width = 35
    late.invalidateIntrinsicContentSize()
    try root.layout(width: 80, height: 80)
    expectEqual(late.frame.width, 35)
  }

  /// A wrapping text 40 points high that runs an action once when it is measured for a width.
  private final class Wrapping: View {
    var wrap: (() -> Void)?

    override var intrinsicContentSize: Size { Size(width: 90, height: 20) }
    override var contentHeightDependsOnWidth: Bool { true }

    override func contentSize(forWidth width: Double) -> Size {
      let wrap = wrap
      self.wrap = nil
      wrap?()
      return Size(width: width, height: 40)
    }
  }

  @Test("a tree can join another while a text wraps and a later text is deallocated")
  func joinsWhileWrapping() throws {
    let first = Wrapping("first")
    weak var gone: Wrapping?
    do {
      let last = Wrapping("last")
      gone = last
      for text in [first, last] {
        place(text, in: root)
        text.rightAnchor(equalTo: root.rightAnchor)
      }
    }
    try root.layout(width: 100, height: 100)
    expectEqual(first.frame.height, 20)
    first.wrap = {
      place(root, in: other)
      root.subviews[1].removeFromSuperview()
    }
    try root.layout(width: 50, height: 100)
    expectNil(gone)
    root.size(width: 60, height: 50)
    try other.layout(width: 100, height: 100)
    expectEqual(first.frame, Rect(x: 0, y: 0, width: 60, height: 40))
  }
}
