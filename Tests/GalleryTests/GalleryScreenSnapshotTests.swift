import Anchors
import AnchorsTesting
import Gallery
import Rendering
import TestSupport
import Testing

/// Snapshots of every screen in several sizes and both directions, reviewed before recording.
@Suite struct GalleryScreenSnapshotTests {
  @Test(arguments: GalleryScreen.allCases, [240.0, 320, 600])
  func `a screen has the recorded frames`(_ screen: GalleryScreen, width: Double) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let view = screen.makeView()
      view.layoutDirection = direction
      try view.layout(width: width, height: nil)
      let arrow = direction == .leftToRight ? "left-to-right" : "right-to-left"
      assertSnapshot(
        of: view.frameDescription, named: "\(screen.rawValue)-\(Int(width))-\(arrow)"
      ) {
        FrameSVG().draw(view)
      }
    }
  }

  @Test(arguments: GalleryScreen.allCases, [100.0, 120, 320, 1000])
  func `a screen is not ambiguous and a second layout moves nothing`(
    _ screen: GalleryScreen, width: Double
  ) throws {
    let view = screen.makeView()
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      view.layoutDirection = direction
      try view.layout(width: width, height: nil)
      expect(view.ambiguousItems.map { "\($0.item.name) \($0.attributes)" }.isEmpty)
      try expectEmpty(view.layout(width: width, height: nil).changed)
    }
    expect(!screen.summary.isEmpty)
  }

  @Test(arguments: [GalleryScreen.cards, .button, .cells, .reaction])
  func `additional height is added at the bottom and moves nothing`(_ screen: GalleryScreen) throws
  {
    let view = screen.makeView()
    try view.layout(width: 320, height: nil)
    let height = view.frame.height
    try expectEqual(view.layout(width: 320, height: height + 200).changed.map(\.name), [view.name])
    expectEqual(view.frame.height, height + 200)
    expectEmpty(view.ambiguousItems)
  }

  @Test(arguments: [393.0, 500, 900])
  func `two forms are centered in their halves of the height`(height: Double) throws {
    let screen = LoginScreen()
    try screen.layout(width: 320, height: height)
    for (form, top) in [(screen.empty, 0.0), (screen.filledIn, screen.frame.height / 2)] {
      expectEqual(form.frame.minY, top)
      expectEqual(try #require(form.subviews.first).frame.midY, screen.frame.height / 4)
    }
    expectEmpty(screen.ambiguousItems)
  }

  @Test(arguments: GalleryScreen.allCases, [0, 1.0, 40, 99_999])
  func `a screen of any width is laid out or reports a conflict`(
    _ screen: GalleryScreen, width: Double
  ) {
    let outcome = failure {
      try screen.makeView().layout(width: width, height: nil)
    }
    expect(outcome == "none" || (width < 100 && outcome == "unsatisfiable"))
  }
}
