import Anchors
import TestSupport
import Testing

/// The view at a point, by the frames of the last layout.
@Suite struct HitTestTests {
  private final class Wide: View {
    override func point(inside point: Point, with event: ViewEvent?) -> Bool {
      point.x >= -20 && point.x < frame.width + 20
    }
  }

  private let root = View("root"), back = View("back"), front = View("front"), inner = View("inner")

  init() {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    back.frame = Rect(x: 10, y: 10, width: 50, height: 50)
    front.frame = Rect(x: 40, y: 40, width: 50, height: 50)
    inner.frame = Rect(x: 5, y: 5, width: 10, height: 10)
    root.addSubviews([back, front])
    front.addSubview(inner)
  }

  private func name(x: Double, y: Double) -> String? {
    root.hitTest(Point(x: x, y: y), with: nil)?.name
  }

  @Test func `the frontmost and innermost view with the point is found`() {
    expectEqual(name(x: 20, y: 20), "back")
    expectEqual(name(x: 59, y: 59), "front")
    expectEqual(name(x: 46, y: 46), "inner")
    expectEqual(name(x: 5, y: 5), "root")
    expectNil(name(x: 120, y: 5))
  }

  @Test func `left and upper edges belong to a view, right and lower ones do not`() {
    expectEqual(name(x: 10, y: 10), "back")
    expectEqual(name(x: 90, y: 90), "root")
    expectNil(name(x: 100, y: 50))
  }

  @Test func `hidden views are left out with their descendants`() {
    front.isHidden = true
    expectEqual(name(x: 46, y: 46), "back")
  }

  @Test func `an override of the area of a view is used`() {
    let wide = Wide("wide")
    wide.frame = Rect(x: 70, y: 0, width: 10, height: 10)
    root.addSubview(wide)
    expectEqual(name(x: 55, y: 5), "wide")
  }

  @Test func `in a scroll view, the point is that of the content`() {
    let scroll = ScrollView("scroll")
    scroll.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = Rect(x: 0, y: 200, width: 10, height: 10)
    scroll.addSubview(inner)
    root.addSubview(scroll)
    scroll.contentOffset = Point(x: 0, y: 150)
    expectEqual(name(x: 5, y: 55), "inner")
  }

  @Test func `the innermost of many nested views is found on a small stack`() async throws {
    try await onSmallStack {
      let root = View("root")
      var outer = root
      for _ in 1...10_000 {
        let inner = View("inner")
        outer.addSubview(inner)
        inner.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        outer = inner
      }
      root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      expect(root.hitTest(Point(x: 10, y: 10), with: nil) === outer)
    }
  }

  @Test func `the baselines of many nested columns are found on a small stack`() async throws {
    try await onSmallStack {
      let label = Label("text", name: "label")
      var root: View = label
      // From the inside, since a change of a content concerns all columns around it.
      for _ in 1...10_000 {
        let outer = StackView(axis: .vertical, name: "column")
        outer.addArrangedSubview(root)
        root = outer
      }
      expect(root.viewForFirstBaselineLayout === label)
      expect(root.viewForLastBaselineLayout === label)
    }
  }
}
