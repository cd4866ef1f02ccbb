import Simplex
import TestSupport
import Testing

@testable import Anchors

/// Views that change the tree during the search for baselines.
@Suite struct StackReentrancyTests {
  /// A view that runs an action once at the next query of its content size.
  final class ReentrantView: View {
    var whenAsked: (() -> Void)?
    override var intrinsicContentSize: Size {
      let action = whenAsked
      whenAsked = nil
      action?()
      return Size(width: 10, height: 20)
    }
  }

  /// A row of a box and a row; the tallest view provides the baseline.
  struct Scene {
    let row = StackView(alignment: .firstBaseline, name: "row")
    let inner = StackView(alignment: .top, name: "inner")
    let reentrant = ReentrantView("reentrant")
    let boxes = [Box("a", 10, 30), Box("b", 20, 10), Box("c", 30, 10)]

    init() throws {
      for view in [reentrant, boxes[1], boxes[2]] { inner.addArrangedSubview(view) }
      for view in [boxes[0], inner] { row.addArrangedSubview(view) }
      try row.layout(width: nil, height: nil)
    }

    var rows: Int { row.layoutNode.requireEngine().solver.constraints.count }
  }

  @Test("a measured view may remove one that only the stack retains")
  func siblingGoes() throws {
    let row = StackView(alignment: .firstBaseline, name: "row")
    let reentrant = ReentrantView("reentrant")
    row.addArrangedSubview(reentrant)
    row.addArrangedSubview(Box("box", 10, 40))
    weak let box = row.arrangedSubviews.last
    #expect(box != nil)
    reentrant.whenAsked = { row.arrangedSubviews.last?.removeFromSuperview() }
    // Outside a layout, which would retain the box until its end.
    #expect(row.viewForFirstBaselineLayout === reentrant)
    expectEqual(row.arrangedSubviews.map(\.name), ["reentrant"])
    expectNil(box)
  }

  @Test(
    "a view measured for its proportional share may remove one that only the row retains",
    arguments: [false, true])
  func partnerGoes(isWithinLayout: Bool) throws {
    let row = StackView(distribution: .fillProportionally, name: "row")
    let outside = View("outside")
    outside.addSubview(row)
    row.pinned(0, 0, 90, 40, in: outside)
    let reentrant = ReentrantView("reentrant")
    for view in [reentrant, Box("a", 20, 10), Box("b", 30, 10)] { row.addArrangedSubview(view) }
    weak let gone = row.arrangedSubviews.last
    #expect(gone != nil)
    reentrant.whenAsked = { row.arrangedSubviews.last?.removeFromSuperview() }
    // Outside a layout, which would retain the view until its end.
    if !isWithinLayout { _ = try row.systemLayoutSizeFitting(.zero) }
    try outside.layout(width: 200, height: 100)
    expectNil(gone)
    let widths = row.arrangedSubviews.map { $0.frame.width }
    expectNear(widths, [30, 60])
  }

  @Test("a stack whose content changes during a fitting is fitted again") func fitting() throws {
    let scene = try Scene()
    scene.row.distribution = .fillProportionally
    let outside = View("outside")
    outside.addSubview(scene.row)
    scene.row.pinned(0, 0, 300, 100, in: outside)
    let (inner, box) = (scene.inner, scene.boxes[2])
    try outside.layout(in: Size(width: 400, height: 200))
    expectNear([inner.frame.width], [300 * 60 / 70])
    let before = outside.layoutNode.requireEngine().solver.constraints.count
    scene.reentrant.whenAsked = { box.removeFromSuperview() }
    inner.spacing = 10
    inner.spacing = 0
    try outside.layout(in: Size(width: 400, height: 200))
    expectNear([inner.frame.width], [300 * 30 / 40])
    scene.reentrant.whenAsked = { inner.addArrangedSubview(box) }
    inner.spacing = 10
    inner.spacing = 0
    try outside.layout(in: Size(width: 400, height: 200))
    expectNear([inner.frame.width], [300 * 60 / 70])
    expectEqual(outside.layoutNode.requireEngine().solver.constraints.count, before)
  }

  @Test("views that remove and add views during a fitting leave no rows")
  func changes() throws {
    let scene = try Scene()
    let before = scene.rows
    let guest = Box("guest", 50, 10)
    let (inner, box) = (scene.inner, scene.boxes[2])
    for _ in 0..<3 {
      // This change invalidates baselines, but updates no constraints.
      scene.reentrant.whenAsked = {
        box.removeFromSuperview()
        inner.addArrangedSubview(guest)
      }
      scene.boxes[1].invalidateIntrinsicContentSize()
      try scene.row.layout(width: nil, height: nil)
      expectNear([scene.row.frame.width, guest.frame.minX], [10 + 10 + 20 + 50, 30])
      expectEqual(scene.rows, before)
      scene.reentrant.whenAsked = {
        guest.removeFromSuperview()
        inner.addArrangedSubview(box)
      }
      scene.boxes[1].invalidateIntrinsicContentSize()
      try scene.row.layout(width: nil, height: nil)
      expectNear([scene.row.frame.width, box.frame.minX], [10 + 10 + 20 + 30, 30])
      expectEqual(scene.rows, before)
    }
  }

  @Test("a stack recovers from views that change it at every measurement")
  func forever() throws {
    for distribution in [StackView.Distribution.fillProportionally] {
      for alignment in [StackView.Alignment.fill, .firstBaseline] {
        let scene = try Scene()
        let outer = StackView(distribution: distribution, alignment: alignment)
        for view in [scene.row, Box("last", 5, 5)] { outer.addArrangedSubview(view) }
        scene.row.distribution = .fillProportionally
        var count = 0
        func meddle() {
          count += 1
          let box = scene.boxes[1 + count % 2]
          if box.superview == nil {
            scene.inner.addArrangedSubview(box)
          } else {
            box.removeFromSuperview()
          }
          scene.reentrant.whenAsked = meddle
        }
        scene.reentrant.whenAsked = meddle
        _ = try? outer.layout(width: 100, height: 80)
        scene.reentrant.invalidateIntrinsicContentSize()
        outer.layoutIfNeeded()
        #expect(count > 4)
        scene.reentrant.whenAsked = nil
        scene.inner.addArrangedSubview(scene.boxes[1])
        scene.inner.addArrangedSubview(scene.boxes[2])
        outer.distribution = .fill
        outer.alignment = .fill
        try outer.layout(width: nil, height: nil)
        expectNear([scene.inner.frame.width, outer.frame.width], [10 + 20 + 30, 10 + 60 + 5])
      }
    }
  }
}
