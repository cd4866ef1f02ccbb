import TestSupport
import Testing

@testable import Anchors

/// Views that state constraints in their deinitializer while their tree is deallocated.
@Suite struct DyingViewTests {
  final class Dying: View {
    var atEnd: ((Dying) -> Void)?
    deinit { atEnd?(self) }
  }

  /// Sole owner of the root of a tree.
  final class Owner {
    var root: View?
  }

  /// A chain of four views; the two in the middle act at deallocation.
  private func makeChain(
    _ isLaidOut: Bool, _ leaf: View, _ mark: (Dying, Dying) -> Void
  ) throws -> Owner {
    let owner = Owner()
    let root = View("root")
    let outer = Dying("outer")
    let inner = Dying("inner")
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(leaf)
    outer.edges(equalTo: root)
    inner.widthAnchor(equalTo: outer.widthAnchor, multiplier: 0.5)
    leaf.leadingAnchor(equalTo: inner.leadingAnchor, constant: 5)
    mark(outer, inner)
    if isLaidOut { try root.layout(width: 100, height: 100) }
    owner.root = root
    return owner
  }

  @Test(arguments: [false, true])
  func `a survivor keeps a dying view's constraints only inside it`(_ isLaidOut: Bool) throws {
    let leaf = View("leaf")
    let part = Box("part", 10, 10)
    leaf.addSubview(part)
    var ends: [String] = []
    let owner = try makeChain(isLaidOut, leaf) { outer, inner in
      outer.atEnd = { [unowned inner] outer in
        ends.append("outer")
        outer.widthAnchor(equalTo: 7)
        inner.edges(equalTo: outer)
        leaf.widthAnchor(equalTo: outer.widthAnchor)
        part.leadingAnchor(equalTo: leaf.leadingAnchor, constant: 4)
      }
      inner.atEnd = { inner in
        ends.append("inner")
        inner.heightAnchor.constraint(equalToConstant: 3).isActive = true
        leaf.topAnchor.constraint(equalTo: inner.topAnchor).isActive = true
        part.topAnchor.constraint(equalTo: leaf.topAnchor, constant: 6).isActive = true
      }
    }
    owner.root = nil
    expectEqual(ends, ["outer", "inner"])
    let home = View("home")
    home.addSubview(leaf)
    leaf.pinned(1, 2, 30, 40, in: home)
    try home.layout(width: 100, height: 100)
    expectEqual(numbers(part), [4, 6, 10, 10])
    let equations = leaf.constraints.map { $0.equation }
    expectEqual(
      equations.filter { $0.contains("part") },
      [
        "part.leading == leaf.leading + 4", "part.top == leaf.top + 6",
      ])
    expect(!equations.contains { $0.contains("outer") || $0.contains("inner") })
  }

  @Test(arguments: [false, true])
  func `no constraint of a dying view outlives its tree`(_ isLaidOut: Bool) throws {
    weak var view: View?
    weak var constraint: LayoutConstraint?
    var held: LayoutConstraint?
    do {
      let leaf = View("leaf")
      view = leaf
      let owner = try makeChain(isLaidOut, leaf) { outer, inner in
        outer.atEnd = { [unowned inner, unowned leaf] outer in
          leaf.widthAnchor(equalTo: inner.widthAnchor)
          let made = leaf.heightAnchor.constraint(equalTo: inner.heightAnchor)
          made.isActive = true
          constraint = made
          held = inner.topAnchor.constraint(equalTo: outer.topAnchor)
          held?.isActive = true
          outer.layoutIfNeeded()
        }
        inner.atEnd = { [unowned leaf] in $0.edges(equalTo: leaf) }
      }
      owner.root = nil
    }
    expect(view == nil && constraint == nil)
    expect(held?.isActive == false && held?.fault == .itemGone)
  }

  @Test func `a view removed from a dying tree survives`() throws {
    let home = View("home")
    weak var saved: View?
    let owner = Owner()
    do {
      let root = View("root")
      let saver = Dying("saver")
      let other = Box("other", 20, 10)
      saved = other
      // The last one is deallocated first.
      for view in [other, saver] as [View] { root.addSubview(view) }
      saver.atEnd = { [weak other] _ in
        if let other { home.addSubview(other) }
      }
      owner.root = root
    }
    owner.root = nil
    #expect(saved?.superview === home)
    expectEqual(home.subviews.map(\.name), ["other"])
    saved?.topAnchor(equalTo: home.topAnchor).leadingAnchor(equalTo: home.leadingAnchor)
    try home.layout(width: 100, height: 100)
    expectEqual(saved.map { numbers($0) }, [0, 0, 20, 10])
  }
}
