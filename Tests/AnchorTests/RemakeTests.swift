import Simplex
import TestSupport
import Testing

@testable import Anchors

/// Constraints remade by a closure: their cost and the constraints kept.
@Suite struct RemakeTests {
  let root = View("root")
  let photo = Box("photo")
  let name = Box("name", 50, 20)

  init() {
    root.addSubview(photo)
    root.addSubview(name)
  }

  /// Constrains a photo of 40 x 40 to the top left, and a name to its right or below it.
  @discardableResult
  private func remake(isWide: Bool, gap: Double = 8) -> [LayoutConstraint] {
    root.remakeConstraints { root in
      photo.leadingAnchor(equalTo: root.leadingAnchor, constant: 16)
        .topAnchor(equalTo: root.topAnchor, constant: 16)
        .size(width: 40, height: 40)
      if isWide {
        name.leadingAnchor(equalTo: photo.trailingAnchor, constant: gap)
          .topAnchor(equalTo: photo.topAnchor)
      } else {
        name.leadingAnchor(equalTo: photo.leadingAnchor)
          .topAnchor(equalTo: photo.bottomAnchor, constant: gap)
      }
    }
  }

  /// Lays out and returns the number of rows that changed in the solver.
  private func layOut() throws -> Int {
    let engine = root.layoutNode.requireEngine()
    let rows = engine.counts.rowsChanged
    try root.layout(in: Size(width: 200, height: 200))
    return engine.counts.rowsChanged - rows
  }

  @Test("a remade layout satisfies the new constraints and none of the old ones") func frames()
    throws
  {
    remake(isWide: true)
    _ = try layOut()
    expectEqual(name.frame, Rect(x: 16 + 40 + 8, y: 16, width: 50, height: 20))
    remake(isWide: false)
    _ = try layOut()
    expectEqual(name.frame, Rect(x: 16, y: 16 + 40 + 8, width: 50, height: 20))
    expectEqual(root.constraints.count, 6 - 2)
    expectEqual(photo.constraints.count, 2)
  }

  @Test("remaking equal constraints changes nothing in the solver") func same() throws {
    let first = remake(isWide: true)
    _ = try layOut()
    let second = remake(isWide: true)
    expect(zip(first, second).allSatisfy { $0 === $1 } && first.count == 6)
    try expectEqual(layOut(), 0)
  }

  @Test("a new constant changes one row, and a new constraint replaces one row")
  func difference() throws {
    let first = remake(isWide: true)
    _ = try layOut()
    let second = remake(isWide: true, gap: 30)
    expect(second[4] === first[4] && second[4].constant == 30)
    try expectEqual(layOut(), 1)
    expectEqual(name.frame.minX, 16 + 40 + 30)
    // The four constraints of the photo stay; the two of the name are replaced.
    let third = remake(isWide: false)
    expect(zip(first, third).prefix(4).allSatisfy { $0 === $1 })
    try expectEqual(layOut(), 2 + 2)
    expect(!first[4].isActive && !first[5].isActive)
  }

  @Test("remaking updates priority, identifier and line") func numbers() throws {
    root.remakeConstraints { _ in photo.widthAnchor(equalTo: 40, identifier: "small") }
    let made = root.remakeConstraints { _ in
      photo.widthAnchor(equalTo: 40, priority: .defaultLow, identifier: "weak", line: 7)
    }
    expectEqual(made[0].priority, .defaultLow)
    expectEqual(made[0].identifier, "weak")
    expectEqual(made[0].origin.line, 7)
  }

  @Test("remaking keeps constraints from elsewhere") func others() throws {
    photo.topAnchor(equalTo: root.topAnchor, constant: 3)
    root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    expectEqual(root.constraints.count, 2)
    root.remakeConstraints { _ in }
    expectEqual(root.constraints.count, 1)
  }

  @Test("remaking with a list activates it and replaces the previous list")
  func returned() throws {
    func remake(_ inset: Double) -> [LayoutConstraint] {
      root.remakeConstraints([
        photo.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
        photo.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
      ])
    }
    let first = remake(16)
    _ = try layOut()
    expect(photo.frame.minX == 16 && photo.frame.width == 200 - 2 * 16)
    let second = remake(20)
    expect(first[0] === second[0] && first[1] === second[1])
    try expectEqual(layOut(), 2)
    expect(photo.frame.minX == 20 && photo.frame.width == 200 - 2 * 20)
  }

  @Test("a constraint stated twice in a closure exists twice") func twice() throws {
    for count in [2, 2, 1, 3] {
      let made = root.remakeConstraints { _ in
        for _ in 0..<count { photo.widthAnchor(equalTo: 40) }
      }
      expect(made.count == count && photo.constraints.count == count)
    }
  }

  @Test("an array passed to the chain receives the reused constraints") func collected() throws {
    var made: [LayoutConstraint] = []
    root.remakeConstraints { _ in photo.widthAnchor(equalTo: 40, into: &made) }
    root.remakeConstraints { _ in photo.widthAnchor(equalTo: 50, into: &made) }
    expect(made.count == 2 && made[0] === made[1])
    expect(made[1].isActive && made[1].constant == 50)
  }

  @Test("nested remake closures replace only their own constraints") func nested() throws {
    for width in [40.0, 50] {
      root.remakeConstraints { root in
        photo.leadingAnchor(equalTo: root.leadingAnchor)
        name.remakeConstraints { $0.widthAnchor(equalTo: width) }
        photo.widthAnchor(equalTo: width)
      }
      expectEqual(root.constraints.count, 1)
      expect(name.constraints.count == 1 && name.constraints[0].constant == width)
      expect(photo.constraints.count == 1 && photo.constraints[0].constant == width)
    }
    name.remakeConstraints { _ in }
    expect(name.constraints.isEmpty && photo.constraints.count == 1)
  }

  @Test("remade constraints retain no view") func ownership() throws {
    weak var gone: View?
    weak var owner: View?
    do {
      let card = View("card")
      let icon = View("icon")
      card.addSubview(icon)
      card.remakeConstraints { icon.leadingAnchor(equalTo: $0.leadingAnchor) }
      icon.remakeConstraints { $0.widthAnchor(equalTo: 4) }
      try card.layout(in: Size(width: 10, height: 10))
      (gone, owner) = (icon, card)
      icon.removeFromSuperview()
      // The card's list still contains a constraint of the icon, which is dropped now.
      card.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    }
    expect(gone == nil && owner == nil)
  }

  @Test("a constraint of a deallocated item is not reused") func itemGone() throws {
    let card = View("card")
    do {
      let icon = View("icon")
      card.addSubview(icon)
      card.remakeConstraints { icon.leadingAnchor(equalTo: $0.leadingAnchor) }
      icon.removeFromSuperview()
    }
    let icon = View("icon")
    card.addSubview(icon)
    let made = card.remakeConstraints { icon.leadingAnchor(equalTo: $0.leadingAnchor, constant: 3) }
    try card.layout(in: Size(width: 10, height: 10))
    expect(made.count == 1 && made[0].isActive && icon.frame.minX == 3)
  }

  @Test("remaking recreates constraints deactivated by hand or by a removal") func gone() throws {
    let first = root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    first[0].isActive = false
    let second = root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    expect(second[0].isActive && root.constraints.count == 1)
    photo.removeFromSuperview()
    root.addSubview(photo)
    expectEmpty(root.constraints)
    root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    expectEqual(root.constraints.count, 1)
  }
}
