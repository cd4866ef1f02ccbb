import TestSupport
import Testing

@testable import Anchors

/// 2.7: conflicts whose size is proportional to the number of views.
@Suite struct LargeConflictTests {
  private func conflict(_ root: View, width: Double = 320) throws -> ConflictReport {
    var found: ConflictReport?
    do {
      try root.layout(width: width, height: 480)
    } catch {
      if case LayoutError.unsatisfiable(let report) = error { found = report }
    }
    return try #require(found)
  }

  @Test("2.7: a conflict of deeply nested views without width is reported on a small stack")
  func deep() async throws {
    try await onSmallStack {
      let levels = 600
      let root = View("root")
      var outer = root
      for _ in 0..<levels {
        let view = View()
        outer.addSubview(view)
        view.leftAnchor(equalTo: outer.leftAnchor, constant: 1).rightAnchor(
          equalTo: outer.rightAnchor)
        outer = view
      }
      let report = try conflict(root, width: Double(levels - 1))
      // All 1 from the left, all at the right edge, the width of the root, and one nonnegative
      // width.
      expectEqual(report.members.count, 2 * levels + 2)
      expectEqual(report.gap, 1)
      // A conflict of more than six members has the twelve best cures: here an inset of 0 instead
      // of 1.
      expect(report.cures.count == 12 && report.cures.allSatisfy { $0.solves })
      #expect(report.unverified > 0)
    }
  }

  @Test("2.7: sizes that are too high in sum are compared once each")
  func list() throws {
    let (count, height) = (400, 2.0)
    let root = View("root")
    var above = root.topAnchor
    for _ in 0..<count {
      let view = View()
      root.addSubview(view)
      view.topAnchor(equalTo: above).heightAnchor(equalTo: height)
      above = view.bottomAnchor
    }
    above.constraint(equalTo: root.bottomAnchor).isActive = true
    let report = try conflict(root)
    expectEqual(report.members.count, 2 * count + 2)
    expectEqual(report.gap, 800 - 480)
    expectEqual(report.hints.map { $0.code }, [.rootTooSmall])
    expectEqual(root.layoutNode.engine?.counts.sizesCompared, 2 * count)
  }

  @Test("2.7: at most 64 hints of one kind are reported")
  func hints() throws {
    let root = View("root")
    var outer = root
    for _ in 0..<100 {
      let view = View()
      outer.addSubview(view)
      view.trailingAnchor(equalTo: outer.trailingAnchor, constant: 9)
      outer = view
    }
    outer.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    let report = try conflict(root)
    expectEqual(report.members.count, 101)
    expectEqual(report.hints.count, 64)
    expect(report.hints.allSatisfy { $0.code == .signOfTrailing })
  }

  @Test("2.7: a conflict in a fitted part of the tree has the hint for two required widths")
  func part() throws {
    let root = View("root")
    for number in 0..<60 { root.addSubview(Box("\(number)", 5, 5)) }
    let card = View("card")
    let photo = Box("photo")
    root.addSubview(card)
    card.addSubview(photo)
    photo.leadingAnchor(equalTo: card.leadingAnchor)
    try root.layout(width: 320, height: 480)
    photo.widthAnchor(equalTo: 40).widthAnchor(equalTo: 50)
    var found: ConflictReport?
    do {
      _ = try card.systemLayoutSizeFitting(Size(width: 100, height: 100))
    } catch {
      if case LayoutError.unsatisfiable(let report) = error { found = report }
    }
    let report = try #require(found)
    expectEqual(report.hints.map { $0.code }, [.duplicateSize])
    expectEqual(report.hints.first?.text.contains("photo has two required widths: 40 and 50"), true)
  }
}
