import Anchors
import Rendering

/// A canvas that records texts and rectangles of each page, in the coordinates of the page.
struct RecordingCanvas: FileCanvas {
  struct Page: Equatable {
    var texts: [String] = []
    var positions: [Point] = []
    var boxes: [Rect] = []
  }

  private(set) var pages: [Page] = []
  private(set) var info = DocumentInfo()
  private var origins: [Point] = []
  /// The rectangles that clip what is drawn.
  private var clips: [Rect] = []
  private(set) var boxCount = 0
  /// A page is one byte, and the end of the file another one.
  private(set) var pendingCount = 0

  private var origin: Point { origins.last ?? .zero }

  private func onPage(_ frame: Rect) -> Rect {
    Rect(
      x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
  }

  mutating func describe(_ info: DocumentInfo) { self.info = info }
  mutating func beginDrawing(size: Size, magnification: Double, background: RGBColor?) {
    pages.append(Page())
  }
  mutating func endDrawing() { pendingCount += 1 }
  mutating func endFile() { pendingCount += 1 }
  mutating func detachBytes() -> [UInt8] {
    defer { pendingCount = 0 }
    return Array(repeating: 0, count: pendingCount)
  }
  mutating func beginGroup(at offset: Point, lineWidth: Double?) {
    origins.append(Point(x: origin.x + offset.x, y: origin.y + offset.y))
  }
  mutating func endGroup() { origins.removeLast() }
  mutating func beginClip(to frame: Rect, radius: Double) { clips.append(onPage(frame)) }
  mutating func endClip() { clips.removeLast() }
  mutating func draw(_ box: CanvasBox) {
    var frame = onPage(box.frame)
    for clip in clips {
      let top = max(frame.minY, clip.minY)
      frame = Rect(
        x: frame.minX, y: top, width: frame.width,
        height: min(frame.maxY, clip.maxY) - top)
    }
    pages[pages.count - 1].boxes.append(frame)
  }
  mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double) {}
  mutating func draw(_ text: CanvasText) {
    pages[pages.count - 1].texts.append(text.text)
    pages[pages.count - 1].positions.append(
      Point(x: text.left + origin.x, y: text.position.y + origin.y))
    if text.text.contains("株") { boxCount += 1 }
  }
  mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool { true }
}
