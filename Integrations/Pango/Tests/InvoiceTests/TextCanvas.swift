import Anchors
import Rendering

/// A canvas that records the texts of each page with their left ends, in points of the page.
struct TextCanvas: FileCanvas {
  private(set) var pages: [[(text: String, left: Double, right: Double, baseline: Double)]] = []
  private var origins: [Point] = []
  let pendingCount = 0

  mutating func beginDrawing(size: Size, magnification: Double, background: RGBColor?) {
    pages.append([])
  }
  mutating func endDrawing() {}
  mutating func detachBytes() -> [UInt8] { [] }
  mutating func beginGroup(at offset: Point, lineWidth: Double?) {
    let outer = origins.last ?? .zero
    origins.append(Point(x: outer.x + offset.x, y: outer.y + offset.y))
  }
  mutating func endGroup() { origins.removeLast() }
  mutating func beginClip(to frame: Rect, radius: Double) {}
  mutating func endClip() {}
  mutating func draw(_ box: CanvasBox) {}
  mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double) {}
  mutating func draw(_ text: CanvasText) {
    let origin = origins.last ?? .zero
    let left = origin.x + text.left
    pages[pages.count - 1].append(
      (text.text, left, left + text.width, origin.y + text.position.y))
  }
  mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool { true }
}
