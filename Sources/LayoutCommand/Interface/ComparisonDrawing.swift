import Anchors
import InterfaceFiles
import LayoutFiles
import Rendering

/// One picture of scenes with the frames of the file and those of the layout.
///
/// Frames that agree are gray. Of others, that of the layout is blue, and that of the file a dashed
/// orange, filled if it is stale.
struct ComparisonDrawing {
  /// A scene with a line of text above it.
  struct Panel {
    let title: String
    let views: [ViewComparison]
    /// A sentence in place of the frames, or nil.
    let message: String?

    /// The rectangle that contains all frames; the root has its origin at zero.
    var extent: Rect {
      var (left, top, right, bottom) = (0.0, 0.0, 120.0, 0.0)
      for (stored, solved) in frames {
        for frame in [stored, solved] {
          (left, top) = (min(left, frame.minX), min(top, frame.minY))
          (right, bottom) = (max(right, frame.maxX), max(bottom, frame.maxY))
        }
      }
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The frames of all views in the root's coordinates, in the order of the views.
    var frames: [(stored: Rect, solved: Rect)] {
      var frames: [(stored: Rect, solved: Rect)] = []
      for view in views {
        guard let superview = view.superview else {
          frames.append((Rect(size: view.stored.size), Rect(size: view.solved.size)))
          continue
        }
        let outer = frames[superview]
        frames.append(
          (view.stored.moved(by: outer.stored.origin), view.solved.moved(by: outer.solved.origin)))
      }
      return frames
    }
  }

  private enum Ink {
    static let paper = RGBColor(0xFFFFFF)
    static let text = RGBColor(0x1F2937)
    static let equal = RGBColor(0x9CA3AF)
    static let inside = RGBColor(0xF3F4F6)
    static let solved = RGBColor(0x2563EB)
    static let stored = RGBColor(0xD97706)
  }

  private static let margin = 24.0
  private static let titleHeight = 20.0
  /// The maximum width of a row of scenes.
  private static let maximumWidth = 1600.0
  private static let font = 12.0

  private let panels: [Panel]
  private var places: [Point] = []
  private var size = Size.zero

  /// Creates a drawing and places its scenes in rows.
  init(_ panels: [Panel]) {
    self.panels = panels
    let margin = Self.margin
    var origin = Point(x: margin, y: margin + Self.titleHeight * 2)
    var rowHeight = 0.0
    for panel in panels {
      let extent = panel.extent
      let width = max(extent.width, CanvasText.width(of: panel.title, size: Self.font))
      if origin.x > margin, origin.x + width + margin > Self.maximumWidth {
        origin = Point(x: margin, y: origin.y + rowHeight + margin)
        rowHeight = 0
      }
      places.append(origin)
      size.width = max(size.width, origin.x + width + margin)
      origin.x += width + margin
      rowHeight = max(rowHeight, Self.titleHeight + extent.height)
    }
    size.width = max(size.width, 480)
    size.height = origin.y + rowHeight + margin
  }

  /// Returns the picture as SVG.
  func svg() -> [UInt8] {
    var canvas = SVGCanvas()
    canvas.beginDrawing(size: size, magnification: 1, background: Ink.paper)
    drawLegend(into: &canvas)
    for (panel, place) in zip(panels, places) {
      Self.draw(panel.title, at: Point(x: place.x, y: place.y + 12), Ink.text, into: &canvas)
      let extent = panel.extent
      canvas.beginGroup(
        at: Point(x: place.x - extent.minX, y: place.y + Self.titleHeight - extent.minY),
        lineWidth: 1)
      Self.draw(panel, into: &canvas)
      canvas.endGroup()
    }
    canvas.endDrawing()
    return canvas.detachBytes()
  }

  private func drawLegend(into canvas: inout SVGCanvas) {
    var x = Self.margin
    let y = Self.margin
    for (text, color, isStored, isStale) in [
      ("equal", Ink.equal, false, false), ("laid out", Ink.solved, false, false),
      ("stored", Ink.stored, true, false), ("stored, stale", Ink.stored, true, true),
    ] {
      let frame = Rect(x: x, y: y, width: 24, height: 14)
      if isStored {
        Self.drawStored(frame, isStale: isStale, title: nil, into: &canvas)
      } else {
        canvas.draw(CanvasBox(frame, fill: Ink.inside, stroke: color))
      }
      Self.draw(text, at: Point(x: x + 30, y: y + 11), Ink.text, into: &canvas)
      x += 30 + CanvasText.width(of: text, size: Self.font) + Self.margin
    }
  }

  private static func draw(_ panel: Panel, into canvas: inout SVGCanvas) {
    if let message = panel.message {
      draw(message, at: Point(x: 0, y: 12), Ink.stored, into: &canvas)
    }
    let all = zip(panel.views, panel.frames).filter { !$0.0.isHidden }
    for (view, frames) in all where view.agrees {
      canvas.draw(
        CanvasBox(
          frames.solved, fill: Ink.inside, stroke: Ink.equal, fillAlpha: 0.5, title: view.name))
    }
    for (view, frames) in all where !view.agrees {
      drawStored(
        frames.stored, isStale: view.isStale, title: "\(view.name), stored", into: &canvas)
      canvas.draw(CanvasBox(frames.solved, stroke: Ink.solved, title: "\(view.name), laid out"))
    }
    for (view, frames) in all where !view.agrees {
      let text = view.isStale ? "\(view.name), stale" : view.name
      draw(
        ShownText.name(text), at: Point(x: frames.stored.minX + 3, y: frames.stored.minY + 12),
        Ink.stored, into: &canvas)
    }
  }

  private static func draw(
    _ text: String, at position: Point, _ color: RGBColor, into canvas: inout SVGCanvas
  ) {
    canvas.draw(CanvasText(text, at: position, size: font, color: color))
  }

  /// Draws a stored frame with a dashed outline.
  private static func drawStored(
    _ frame: Rect, isStale: Bool, title: String?, into canvas: inout SVGCanvas
  ) {
    canvas.draw(
      CanvasBox(frame, fill: Ink.stored, fillAlpha: isStale ? 0.25 : 0.05, title: title))
    let corners = [
      Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.minY),
      Point(x: frame.maxX, y: frame.maxY), Point(x: frame.minX, y: frame.maxY),
    ]
    var dashes: [CanvasLine] = []
    for (index, corner) in corners.enumerated() {
      dashes += Self.dashes(from: corner, to: corners[(index + 1) % 4])
    }
    canvas.draw(dashes, color: Ink.stored, alpha: 1)
  }

  /// Returns dashes along an edge, of any length at most 200.
  private static func dashes(from start: Point, to end: Point) -> [CanvasLine] {
    let length = (end.x - start.x).magnitude + (end.y - start.y).magnitude
    let count = Int(max(1, min(200, (length / 8).rounded())))
    return (0..<count).map { index in
      let (from, to) = (Double(index) / Double(count), (Double(index) + 0.5) / Double(count))
      return CanvasLine(
        Point(x: start.x + (end.x - start.x) * from, y: start.y + (end.y - start.y) * from),
        Point(x: start.x + (end.x - start.x) * to, y: start.y + (end.y - start.y) * to))
    }
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x: minX + offset.x, y: minY + offset.y, width: width, height: height)
  }
}
