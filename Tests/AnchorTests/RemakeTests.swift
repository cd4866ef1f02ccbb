import Simplex
import Testing

@testable import Anchors

/// Constraints that a closure states anew: what it costs and what stays.
@Suite struct RemakeTests {
  let root = View("root")
  let photo = Box("photo")
  let name = Box("name", 50, 20)

  init() {
    root.addSubview(photo)
    root.addSubview(name)
  }

  /// A photo of 40 x 40 at the top left, and a name to the right of it or below.
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

  /// Lays out, and says how many rows changed in the solver and how many pivots that took.
  private func layOut() throws -> (rows: Int, pivots: Int) {
    let engine = root.layoutNode.requireEngine()
    let (rows, pivots) = (engine.counts.rowsChanged, engine.solver.statistics.pivots)
    try root.layout(in: Size(width: 200, height: 200))
    return (engine.counts.rowsChanged - rows, engine.solver.statistics.pivots - pivots)
  }

  @Test("a remade layout has the frames of the new constraints and none of the old") func frames()
    throws
  {
    remake(isWide: true)
    _ = try layOut()
    #expect(name.frame == Rect(x: 16 + 40 + 8, y: 16, width: 50, height: 20))
    remake(isWide: false)
    _ = try layOut()
    #expect(name.frame == Rect(x: 16, y: 16 + 40 + 8, width: 50, height: 20))
    #expect(root.constraints.count == 6 - 2)
    #expect(photo.constraints.count == 2)
  }

  @Test("the same constraints again reach the solver as no change at all") func same() throws {
    let first = remake(isWide: true)
    _ = try layOut()
    let second = remake(isWide: true)
    #expect(zip(first, second).allSatisfy { $0 === $1 } && first.count == 6)
    let work = try layOut()
    #expect(work.rows == 0 && work.pivots == 0)
  }

  @Test("another constant is one changed row, and another constraint one row less and one more")
  func difference() throws {
    let first = remake(isWide: true)
    _ = try layOut()
    let second = remake(isWide: true, gap: 30)
    #expect(second[4] === first[4] && second[4].constant == 30)
    #expect(try layOut().rows == 1)
    #expect(name.frame.minX == 16 + 40 + 30)
    // The photo's four stay; the name's two go, and two others come.
    let third = remake(isWide: false)
    #expect(zip(first, third).prefix(4).allSatisfy { $0 === $1 })
    #expect(try layOut().rows == 2 + 2)
    #expect(!first[4].isActive && !first[5].isActive)
  }

  @Test("priority, identifier and line follow the closure") func numbers() throws {
    root.remakeConstraints { _ in photo.widthAnchor(equalTo: 40, identifier: "small") }
    let made = root.remakeConstraints { _ in
      photo.widthAnchor(equalTo: 40, priority: .defaultLow, identifier: "weak", line: 7)
    }
    #expect(made[0].priority == .defaultLow)
    #expect(made[0].identifier == "weak")
    #expect(made[0].origin.line == 7)
  }

  @Test("constraints that were made elsewhere stay") func others() throws {
    photo.topAnchor(equalTo: root.topAnchor, constant: 3)
    root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    #expect(root.constraints.count == 2)
    root.remakeConstraints { _ in }
    #expect(root.constraints.count == 1)
  }

  @Test("a list of constraints is activated, and replaces the list of before")
  func returned() throws {
    func remake(_ inset: Double) -> [LayoutConstraint] {
      root.remakeConstraints([
        photo.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: inset),
        photo.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -inset),
      ])
    }
    let first = remake(16)
    _ = try layOut()
    #expect(photo.frame.minX == 16 && photo.frame.width == 200 - 2 * 16)
    let second = remake(20)
    #expect(first[0] === second[0] && first[1] === second[1])
    #expect(try layOut().rows == 2)
    #expect(photo.frame.minX == 20 && photo.frame.width == 200 - 2 * 20)
  }

  @Test("a constraint stated twice stays twice") func twice() throws {
    for count in [2, 2, 1, 3] {
      let made = root.remakeConstraints { _ in
        for _ in 0..<count { photo.widthAnchor(equalTo: 40) }
      }
      #expect(made.count == count && photo.constraints.count == count)
    }
  }

  @Test("an array given to the chain holds the constraints that stayed") func collected() throws {
    var made: [LayoutConstraint] = []
    root.remakeConstraints { _ in photo.widthAnchor(equalTo: 40, into: &made) }
    root.remakeConstraints { _ in photo.widthAnchor(equalTo: 50, into: &made) }
    #expect(made.count == 2 && made[0] === made[1])
    #expect(made[1].isActive && made[1].constant == 50)
  }

  @Test("a closure inside a closure remakes what is its own") func nested() throws {
    for width in [40.0, 50] {
      root.remakeConstraints { root in
        photo.leadingAnchor(equalTo: root.leadingAnchor)
        name.remakeConstraints { $0.widthAnchor(equalTo: width) }
        photo.widthAnchor(equalTo: width)
      }
      #expect(root.constraints.count == 1)
      #expect(name.constraints.count == 1 && name.constraints[0].constant == width)
      #expect(photo.constraints.count == 1 && photo.constraints[0].constant == width)
    }
    name.remakeConstraints { _ in }
    #expect(name.constraints.isEmpty && photo.constraints.count == 1)
  }

  @Test("what a closure made keeps no view alive") func ownership() throws {
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
      // The card's list still has a constraint of the icon, which goes now.
      card.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    }
    #expect(gone == nil && owner == nil)
  }

  @Test("an item that no longer exists leaves nothing to keep") func itemGone() throws {
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
    #expect(made.count == 1 && made[0].isActive && icon.frame.minX == 3)
  }

  @Test("what was deactivated by hand, or left with its item, is made anew") func gone() throws {
    let first = root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    first[0].isActive = false
    let second = root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    #expect(second[0].isActive && root.constraints.count == 1)
    photo.removeFromSuperview()
    root.addSubview(photo)
    #expect(root.constraints.isEmpty)
    root.remakeConstraints { photo.leadingAnchor(equalTo: $0.leadingAnchor) }
    #expect(root.constraints.count == 1)
  }
}
