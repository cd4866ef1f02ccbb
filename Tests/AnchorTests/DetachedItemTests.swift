import TestSupport
import Testing

@testable import Anchors

/// Constraints with an item outside the laid-out tree, as after a forgotten `addSubview`.
@Suite struct DetachedItemTests {
  let root = View("root")
  let child = View("child")

  /// The error of a layout of the root, as in ``failure(_:)``.
  func failureOfRoot() -> String {
    failure { try root.layout(width: 100, height: 100) }
  }

  @Test("layout names a constraint whose first item was never added to the tree")
  func firstItem() throws {
    child.leadingAnchor(equalTo: root.leadingAnchor, identifier: "forgotten")
    do {
      try root.layout(width: 100, height: 100)
      Issue.record("the layout succeeded")
    } catch {
      guard case LayoutError.noCommonAncestor(let summaries) = error else {
        Issue.record("another error: \(error)")
        return
      }
      expectEqual(summaries.map(\.identifier), ["forgotten"])
    }
    root.addSubview(child)
    child.topAnchor(equalTo: root.topAnchor).size(width: 10, height: 10)
    expectEqual(failureOfRoot(), "none")
    expectEqual(numbers(child), [0, 0, 10, 10])
  }

  @Test("layout names a constraint whose second item was never added to the tree")
  func secondItem() throws {
    root.leadingAnchor(equalTo: child.leadingAnchor)
    expectEqual(failureOfRoot(), "noCommonAncestor")
    expectEqual(failure { try child.layout(width: 10, height: 10) }, "noCommonAncestor")
  }

  @Test("layout names a constraint to an outside item that a view adds while laying out")
  func statedInHook() throws {
    let inner = Box("inner")
    root.addSubview(inner)
    inner.pinned(1, 2, 3, 4, in: root)
    let outside = child
    inner.whenLaidOut = { box in
      // The constraint belongs to the other tree, that of its first item.
      if box.laidOut == 1 { outside.leadingAnchor(equalTo: box.leadingAnchor) }
    }
    expectEqual(failureOfRoot(), "noCommonAncestor")
    root.addSubview(outside)
    outside.topAnchor(equalTo: root.topAnchor).size(width: 10, height: 10)
    expectEqual(failureOfRoot(), "none")
    expectEqual(numbers(outside), [1, 0, 10, 10])
  }

  @Test("layout names a constraint whose distance ends in an item outside the tree")
  func distance() throws {
    let inner = View("inner")
    root.addSubview(inner)
    let gap = child.leadingAnchor.anchorWithOffset(to: child.trailingAnchor)
    gap.constraint(equalTo: inner.leadingAnchor.anchorWithOffset(to: inner.trailingAnchor))
      .isActive = true
    expectEqual(failureOfRoot(), "noCommonAncestor")
  }

  @Test("recovering layout reports and ignores a constraint from outside the tree")
  func recovering() throws {
    let inner = View("inner")
    root.addSubview(inner)
    inner.pinned(1, 2, 3, 4, in: root)
    child.leadingAnchor(equalTo: inner.leadingAnchor)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root.layoutIfNeeded()
    expectEqual(numbers(inner), [1, 2, 3, 4])
    expectEqual(root.layoutNode.lastReport?.withoutCommonAncestor.count, 1)
    root.addSubview(child)
    root.layoutIfNeeded()
    expectNil(root.layoutNode.lastReport)
  }

  @Test("layout succeeds again after the constraint or its detached item is removed")
  func undone() throws {
    let constraint = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    constraint.isActive = true
    expectEqual(failureOfRoot(), "noCommonAncestor")
    constraint.isActive = false
    expectEqual(failureOfRoot(), "none")
    do {
      let brief = View("brief")
      brief.leadingAnchor(equalTo: root.leadingAnchor)
      expectEqual(failureOfRoot(), "noCommonAncestor")
    }
    expectEqual(failureOfRoot(), "none")
  }

  @Test(
    "the new tree of a moved item names its constraints to other trees, the old one does not")
  func moved() throws {
    let old = View("old")
    let inner = View("inner")
    old.addSubview(inner)
    child.leadingAnchor(equalTo: inner.leadingAnchor)
    root.addSubview(inner)
    expectEqual(failureOfRoot(), "noCommonAncestor")
    expectEqual(failure { try old.layout(width: 10, height: 10) }, "none")
    let wrapper = View("wrapper")
    let part = View("part")
    wrapper.addSubview(part)
    part.topAnchor(equalTo: inner.topAnchor)
    let other = View("other")
    other.addSubview(part)
    expectEqual(failure { try wrapper.layout(width: 10, height: 10) }, "none")
    expectEqual(failure { try other.layout(width: 10, height: 10) }, "noCommonAncestor")
    root.addSubview(part)
    root.addSubview(child)
    expectEqual(failureOfRoot(), "none")
  }
}
