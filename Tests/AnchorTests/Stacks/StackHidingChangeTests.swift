import Simplex
import TestSupport
import Testing

@testable import Anchors

/// Views hidden by stacks in changing trees, and the cost of hiding them.
@Suite struct StackHidingChangeTests {
  @Test(
    "toggling a card has a constant cost among more siblings, and constant rows with more content")
  func toggling() throws {
    var work: [[Int]] = []
    for (others, inner) in [(100, 3), (1000, 3), (100, 300)] {
      let column = StackView(axis: .vertical, spacing: 4)
      for place in 0..<others { column.addArrangedSubview(Box("\(place)", 50, 20)) }
      let card = View("card")
      var above = card.topAnchor
      for place in 0..<inner {
        let line = Box("line \(place)", 40, 10)
        card.addSubview(line)
        line.topAnchor.constraint(equalTo: above, constant: 2).isActive = true
        line.leadingAnchor(equalTo: card.leadingAnchor, constant: 8)
          .trailingAnchor(equalTo: card.trailingAnchor, constant: -8)
        above = line.bottomAnchor
      }
      card.bottomAnchor.constraint(equalTo: above, constant: 2).isActive = true
      column.addArrangedSubview(card)
      let height = Double(others) * 24
      func toggle() throws -> [Int] {
        let engine = column.layoutNode.requireEngine()
        let counts = engine.counts
        card.isHidden.toggle()
        let changed = try column.layout(width: 200, height: nil).changed.count
        return [
          changed, engine.counts.rowsChanged - counts.rowsChanged,
          engine.counts.framesWritten - counts.framesWritten,
        ]
      }
      try column.layout(width: 200, height: nil)
      expectEqual(column.frame.height, height + Double(inner) * 12 + 2)
      var both = try toggle()
      expectEqual(column.frame.height, height - 4)
      both += try toggle()
      expectEqual(column.frame.height, height + Double(inner) * 12 + 2)
      // The column, the card, and the lines inside, which widen with the column.
      expect(both[0] == 2 + inner && both[3] == 2 + inner)
      work.append(both)
    }
    expectEqual(work[0], work[1])
    // Only rows of the card in the column change, whatever is inside.
    expect(work[0][1] == work[2][1] && work[0][4] == work[2][4], "\(work)")
    expect(work[0][1] < 20 && work[0][4] < 20, "\(work)")
  }

  @Test("hiding a card as wide as its content moves none of its descendants") func untouched()
    throws
  {
    let scene = HidingScene(HiddenContent.paddedCard.make(), at: 2) { $0.alignment = .center }
    try scene.layOut()
    for isHidden in [true, false] {
      scene.hidden.isHidden = isHidden
      let changed = try scene.root.layout(width: 1000, height: 1000).changed.map(\.name)
      expect(!changed.contains("photo"), "\(changed)")
    }
  }

  @Test("nested hidden views are shown independently") func nested() throws {
    let inner = StackView(axis: .vertical, spacing: 3, name: "hidden")
    let card = HiddenContent.paddedCard.make()
    card.name = "card"
    for view in [Box("a", 30, 10), card, Box("b", 20, 10)] { inner.addArrangedSubview(view) }
    let scene = HidingScene(inner, at: 0) { $0.alignment = .top }
    try scene.layOut()
    expectEqual(inner.frame.size, Size(width: 57, height: 10 + 3 + 51 + 3 + 10))
    card.isHidden = true
    inner.isHidden = true
    try scene.layOut()
    expect(inner.frame.width == 0 && card.frame.height == 0)
    expectEqual(numbers(inner.arrangedSubviews[2]), [0, 13, 30, 10])
    card.isHidden = false
    try scene.layOut()
    expect(inner.frame.width == 0 && numbers(card) == [0, 13, 57, 51])
    inner.isHidden = false
    try scene.layOut()
    expectEqual(inner.frame.size, Size(width: 57, height: 77))
  }

  @Test("a hidden view has its own size again after it leaves the row or its stack")
  func leaving() throws {
    var scene: HidingScene? = HidingScene(HiddenContent.paddedCard.make(), at: 1)
    let card = try #require(scene?.hidden)
    card.isHidden = true
    try scene?.layOut()
    expectEqual(card.frame.width, 0)
    scene?.stack.removeArrangedSubview(card)
    let root = try #require(scene?.root)
    let corner = [
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    LayoutConstraint.activate(corner)
    try scene?.layOut()
    expectEqual(card.frame.size, Size(width: 57, height: 51))
    LayoutConstraint.deactivate(corner)
    scene?.stack.addArrangedSubview(card)
    try scene?.layOut()
    expectEqual(card.frame.width, 0)
    // The tree is deallocated, and the card survives.
    card.removeFromSuperview()
    try card.layout(width: nil, height: nil)
    expectEqual(card.frame.size, Size(width: 57, height: 51))
    scene = nil
    let other = HidingScene(card, at: 0)
    try expectEqual(other.visibleFrames(), [10, 10, 110, 24, 0, 0, 50, 24, 50, 0, 60, 24])
  }

  @Test("a hidden view survives its stack and can be laid out alone") func orphaned() throws {
    let card = HiddenContent.paddedCard.make()
    func arrange() throws {
      let row = StackView(axis: .horizontal)
      row.addArrangedSubview(card)
      card.isHidden = true
      try row.layout(width: 100, height: 100)
    }
    try arrange()
    try card.layout(width: nil, height: nil)
    expectEqual(card.frame.size, Size(width: 57, height: 51))
    expectEqual(numbers(card.subviews[0]), [8, 10, 40, 30])
  }

  @Test("a hidden node behaves like a hidden view") func node() throws {
    let scene = HidingScene(View("hidden"), at: 1)
    let inner = LayoutNode("inner")
    scene.hidden.layoutNode.addChild(inner)
    inner.intrinsicContentSize = Size(width: 30, height: 80)
    inner.leadingAnchor(equalTo: scene.hidden.leadingAnchor)
      .trailingAnchor(equalTo: scene.hidden.trailingAnchor)
      .topAnchor(equalTo: scene.hidden.topAnchor).bottomAnchor(equalTo: scene.hidden.bottomAnchor)
    try expectEqual(scene.visibleFrames(), [10, 10, 140, 80, 0, 0, 50, 80, 80, 0, 60, 80])
    scene.hidden.layoutNode.isHidden = true
    try expectEqual(scene.visibleFrames(), [10, 10, 110, 24, 0, 0, 50, 24, 50, 0, 60, 24])
    expectEqual(numbers(inner.frame), [0, 0, 30, 80])
  }

  @Test("a trial has the layout's frame of a hidden view") func trial() throws {
    let scene = HidingScene(HiddenContent.fixedSize.make(), at: 0) { $0.alignment = .top }
    let gap = scene.stack.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 10)
    gap.isActive = true
    scene.hidden.isHidden = true
    try scene.layOut()
    let trial = scene.root.makeTrial()
    expectEqual(trial.frame(of: scene.hidden), scene.hidden.frame)
    expectEqual(trial.frame(of: scene.shown[0]), scene.shown[0].frame)
  }

  @Test("a view hidden and shown again on a pixel grid has its frame back")
  func pixels() throws {
    let scene = HidingScene(HiddenContent.paddedCard.make(), at: 1) { $0.spacing = 5.3 }
    scene.root.layoutNode.scale = 2
    let before = try scene.frames()
    scene.hidden.isHidden = true
    try scene.layOut()
    // 10 + 50 and half of 5.3 is 62.65; on the grid 62.5, of which 10 are the stack's offset.
    expect(scene.hidden.frame.width == 0 && scene.hidden.frame.minX == 52.5)
    scene.hidden.isHidden = false
    try expectEqual(scene.frames(), before)
  }
}
