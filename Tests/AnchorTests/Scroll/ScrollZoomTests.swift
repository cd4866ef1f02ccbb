import TestSupport
import Testing

@testable import Anchors

/// Rule 8.6: a zoomed view keeps its frame, and the content size is multiplied by the zoom scale.
@Suite struct ScrollZoomTests {
  let root = View("root")
  let scroll = ScrollView("scroll")
  let image = Box("image", 200, 100)

  init() {
    root.addSubview(scroll)
    scroll.edges(equalTo: root)
    scroll.addSubview(image)
  }

  private func layOut() throws { try root.layout(in: Size(width: 320, height: 480)) }

  @Test(
    "8.6: zooming multiplies the content size and leaves frame, insets and frame guide unchanged",
    arguments: [0.25, 1, 3])
  func content(zoom: Double) throws {
    image.edges(equalTo: scroll)
    scroll.zoomScale = zoom
    scroll.contentOffset = Point(x: 4, y: 5)
    try layOut()
    expectEqual(scroll.contentSize, Size(width: 200 * zoom, height: 100 * zoom))
    expectEqual(numbers(scroll.contentLayoutGuide.layoutFrame), [0, 0, 200 * zoom, 100 * zoom])
    expectEqual(numbers(image), [0, 0, 200, 100])
    expectEqual(numbers(scroll.frameLayoutGuide.layoutFrame), [4, 5, 320, 480])
    expectEqual(numbers(scroll.visibleFrame(of: image)), [-4, -5, 200 * zoom, 100 * zoom])
    expectEqual(scroll.horizontalOffsetRange, 0...max(0, 200 * zoom - 320))
  }

  @Test("zooming an image moves no frame and changes no constraint") func cost() throws {
    image.edges(equalTo: scroll.contentLayoutGuide)
    try layOut()
    scroll.zoomScale = 2
    let engine = try #require(root.layoutNode.engine)
    engine.collect()
    expect(engine.changes.isEmpty)
    expectEqual(root.layoutIfNeeded().changed.map(\.name), ["contentLayout"])
    expectEqual(scroll.contentSize, Size(width: 400, height: 200))
  }

  @Test("a distance to the content's edge is zoomed with the content") func distance() throws {
    image.edges(equalTo: scroll, insets: DirectionalEdgeInsets(10))
    scroll.zoomScale = 2
    try layOut()
    expectEqual(scroll.contentSize, Size(width: 440, height: 240))
    expectEqual(numbers(image), [10, 10, 200, 100])
    expectEqual(numbers(scroll.visibleFrame(of: image)), [20, 20, 400, 200])
  }

  @Test("8.6: content constrained to the frame's width keeps that width when zoomed") func tied()
    throws
  {
    image.setContentHuggingPriority(1, for: .horizontal)
    image.setContentCompressionResistancePriority(1, for: .horizontal)
    image.edges(equalTo: scroll)
    scroll.contentLayoutGuide.widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor)
    try layOut()
    expectEqual(numbers(image), [0, 0, 320, 100])
    scroll.zoomScale = 2
    try layOut()
    expectEqual(scroll.contentSize, Size(width: 320, height: 200))
    expectEqual(numbers(image), [0, 0, 160, 100])
    scroll.zoomScale = 1
    try layOut()
    expectEqual(numbers(image), [0, 0, 320, 100])
  }

  @Test("an image constrained to the frame's width keeps its unzoomed width") func imageTied()
    throws
  {
    image.edges(equalTo: scroll).widthAnchor(
      equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 0.5)
    scroll.zoomScale = 2
    try layOut()
    expectEqual(numbers(image), [0, 0, 160, 100])
    expectEqual(scroll.contentSize, Size(width: 320, height: 200))
  }

  @Test("only the view for zooming is zoomed, but not its siblings on the content")
  func oneView() throws {
    image.edges(equalTo: scroll.contentLayoutGuide)
    let caption = Box("caption", 30, 20)
    scroll.addSubview(caption)
    caption.leadingAnchor(equalTo: scroll.contentLayoutGuide.leadingAnchor)
      .trailingAnchor(equalTo: scroll.trailingAnchor)
      .bottomAnchor(equalTo: scroll.bottomAnchor)
    scroll.viewForZooming = image
    scroll.zoomScale = 3
    try layOut()
    expectEqual(numbers(caption), [0, 280, 600, 20])
    expectEqual(numbers(scroll.visibleFrame(of: caption)), [0, 280, 600, 20])
    expectEqual(numbers(scroll.visibleFrame(of: image)), [0, 0, 600, 300])
    scroll.zoomScale = 1
    try layOut()
    expectEqual(numbers(caption), [0, 80, 200, 20])
  }

  @Test(
    "a deep descendant of the zoomed view is constrained in its own points",
    arguments: [true, false])
  func deep(zoomsImage: Bool) throws {
    image.edges(equalTo: scroll.contentLayoutGuide)
    let panel = View("panel")
    let mark = Box("mark", 20, 10)
    image.addSubview(panel)
    panel.edges(equalTo: image).addSubview(mark)
    mark.trailingAnchor(equalTo: scroll.contentLayoutGuide.trailingAnchor, constant: -4)
      .bottomAnchor(equalTo: scroll.bottomAnchor)
    scroll.viewForZooming = zoomsImage ? image : nil
    for zoom in [1.0, 3, 0.5] {
      scroll.zoomScale = zoom
      try layOut()
      expectEqual(numbers(mark), [176, 90, 20, 10])
      expectEqual(scroll.contentSize, Size(width: 200 * zoom, height: 100 * zoom))
    }
  }

  @Test("from right to left the zoomed content mirrors in its own width") func rightToLeft() throws
  {
    root.layoutDirection = .rightToLeft
    image.edges(equalTo: scroll.contentLayoutGuide)
    let caption = Box("caption", 30, 20)
    scroll.addSubview(caption)
    caption.leadingAnchor(equalTo: scroll.leadingAnchor, constant: 10)
      .topAnchor(equalTo: scroll.topAnchor)
    scroll.viewForZooming = image
    scroll.zoomScale = 3
    try layOut()
    expectEqual(caption.frame.maxX, 590)
    expectEqual(numbers(image), [0, 0, 200, 100])
  }

  @Test("a zoom scale out of range is clamped, and NaN changes nothing") func range() {
    scroll.zoomScale = 0
    expectEqual(scroll.zoomScale, 0.001)
    scroll.zoomScale = .infinity
    expectEqual(scroll.zoomScale, 1000)
    scroll.zoomScale = .nan
    expectEqual(scroll.zoomScale, 1000)
    scroll.maximumZoomScale = 4
    expectEqual(scroll.zoomScale, 4)
    scroll.minimumZoomScale = 0.5
    scroll.zoomScale = -1
    expectEqual(scroll.zoomScale, 0.5)
    scroll.minimumZoomScale = 6
    expectEqual(scroll.zoomScale, 6)
    scroll.maximumZoomScale = .nan
    scroll.minimumZoomScale = 0
    scroll.maximumZoomScale = .infinity
    expect(scroll.minimumZoomScale == 0.001 && scroll.maximumZoomScale == 1000)
  }

  @Test("the view for zooming must be a subview and is dropped on removal") func subview() throws {
    let stranger = View("stranger")
    scroll.viewForZooming = stranger
    expectNil(scroll.viewForZooming)
    scroll.viewForZooming = image
    #expect(scroll.viewForZooming === image)
    scroll.zoomScale = 2
    image.removeFromSuperview()
    expectNil(scroll.viewForZooming)
    try layOut()
  }

  @Test("8.6: zooming displays children larger, but not the built-in guides")
  func display() {
    scroll.zoomScale = 5
    let node = scroll.layoutNode
    expectEqual(node.displayScale(of: image.layoutNode), 5)
    expectEqual(node.displayScale(of: scroll.contentLayoutGuide.layoutNode), 1)
    expectEqual(node.displayScale(of: root.layoutNode), 1)
    expectEqual(root.layoutNode.displayScale(of: node), 1)
  }
}
