#if !hasFeature(Embedded)
public import Anchors

/// A drawing of the appearance of a layout, on any canvas: what a reader of the page sees.
///
/// Labels are drawn in black, items that are ``Painted`` as their ``Paint`` says, and nothing else:
///
/// ```swift
/// var canvas = PDFCanvas()
/// try page.layout(in: Paper.a4)
/// Painting.draw(page, into: &canvas)
/// canvas.endFile()
/// let bytes = canvas.detachBytes()
/// ```
///
/// ``Document`` breaks long contents into pages. ``FrameDrawing`` shows positions instead.
public struct Painting {
  /// Returns the appearance of an item; nil for its own one.
  private let paint: ((LayoutNode) -> Paint?)?
  /// The part of the root that is drawn, from top to bottom in points; nil for all.
  private let part: ClosedRange<Double>?
  /// The depths of the enclosing clips, from outermost to innermost.
  private var clips: [Int] = []

  /// Draws an item and everything inside it as one picture or page, as large as the item.
  ///
  /// - Parameters:
  ///   - item: The root of the drawing, already laid out.
  ///   - canvas: The surface to draw on, which receives one drawing.
  ///   - background: The color of the page, or nil to leave it blank.
  ///   - paint: Returns the appearance of an item, or nil for its own one; nil for that of all.
  /// - Complexity: O(*n*) for *n* items.
  public static func draw(
    _ item: some LayoutItem, into canvas: inout some Canvas, background: RGBColor? = nil,
    paint: ((LayoutNode) -> Paint?)? = nil
  ) {
    canvas.beginDrawing(
      size: item.layoutNode.frame.size, magnification: 1, background: background)
    draw(item, at: .zero, into: &canvas, paint: paint)
    canvas.endDrawing()
  }

  /// Draws an item and everything inside it into the current drawing of a canvas.
  ///
  /// - Parameters:
  ///   - item: The root of what is drawn, already laid out.
  ///   - origin: The position of its top left corner, in points.
  ///   - canvas: The surface to draw on, with a drawing that has begun.
  ///   - paint: Returns the appearance of an item, or nil for its own one; nil for that of all.
  /// - Complexity: O(*n*) for *n* items.
  public static func draw(
    _ item: some LayoutItem, at origin: Point, into canvas: inout some Canvas,
    paint: ((LayoutNode) -> Paint?)? = nil
  ) {
    canvas.beginGroup(at: origin, lineWidth: nil)
    draw(PlacedNode.all(in: item.layoutNode), part: nil, into: &canvas, paint)
    canvas.endGroup()
  }

  /// Draws nodes, parents before their contents.
  ///
  /// - Parameters:
  ///   - nodes: The nodes, with frames in the coordinates of the innermost group.
  ///   - part: The part that is drawn, from top to bottom in points; nil for all. A line of text
  ///     is in the part that has its baseline; rectangles and pictures are cut.
  ///   - canvas: The surface to draw on.
  ///   - paint: Returns the appearance of an item, or nil for its own one; nil for that of all.
  static func draw(
    _ nodes: [PlacedNode], part: ClosedRange<Double>?, into canvas: inout some Canvas,
    _ paint: ((LayoutNode) -> Paint?)? = nil
  ) {
    var painting = Painting(paint: paint, part: part)
    for placed in nodes { painting.draw(placed, into: &canvas) }
    painting.endClips(downTo: 0, in: &canvas)
  }

  private init(paint: ((LayoutNode) -> Paint?)?, part: ClosedRange<Double>?) {
    (self.paint, self.part) = (paint, part)
  }

  private mutating func draw(_ placed: PlacedNode, into canvas: inout some Canvas) {
    endClips(downTo: placed.depth, in: &canvas)
    let (node, frame) = (placed.node, placed.frame)
    let paint = self.paint?(node) ?? (node as? any Painted)?.paint ?? Paint()
    let seen = part.map { frame.part(between: $0) } ?? frame
    if let seen {
      let isCut = seen.height < frame.height - 1e-6
      if isCut { canvas.beginClip(to: seen, radius: 0) }
      drawBox(placed, paint, into: &canvas)
      if isCut { canvas.endClip() }
    }
    if let label = node as? Label {
      for var text in placed.texts(of: label, label.drawnLines) {
        guard part?.contains(text.position.y) ?? true else { continue }
        (text.color, text.alpha) = (paint.text, paint.textAlpha)
        canvas.draw(text)
      }
    }
    if let link = paint.link, let seen { canvas.addLink(to: link, in: seen) }
    guard node.clipsContent || paint.clips else { return }
    canvas.beginClip(to: frame, radius: paint.radius * placed.scale)
    clips.append(placed.depth)
  }

  private func drawBox(_ placed: PlacedNode, _ paint: Paint, into canvas: inout some Canvas) {
    let (frame, scale) = (placed.frame, placed.scale)
    let radius = paint.radius * scale
    if let fill = paint.fill {
      canvas.draw(CanvasBox(frame, fill: fill, radius: radius, fillAlpha: paint.fillAlpha))
    }
    if let image = paint.image { drawImage(image, in: frame, radius, into: &canvas) }
    for detail in paint.details {
      let part = Rect(
        x: frame.minX + detail.frame.minX * scale, y: frame.minY + detail.frame.minY * scale,
        width: detail.frame.width * scale, height: detail.frame.height * scale)
      canvas.draw(
        CanvasBox(
          part, fill: detail.color, radius: detail.radius * scale, fillAlpha: detail.alpha))
    }
    let width = paint.strokeWidth * scale
    guard let stroke = paint.stroke, width > 0 else { return }
    canvas.beginGroup(at: .zero, lineWidth: width)
    canvas.draw(
      CanvasBox(
        frame.inset(by: EdgeInsets(width / 2)), stroke: stroke,
        radius: max(0, radius - width / 2), alpha: paint.strokeAlpha))
    canvas.endGroup()
  }

  /// Draws a picture, or a gray rectangle if the canvas does not support it.
  private func drawImage(
    _ image: CanvasImage, in frame: Rect, _ radius: Double, into canvas: inout some Canvas
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    if radius > 0 { canvas.beginClip(to: frame, radius: radius) }
    if !canvas.draw(image, filling: frame) {
      canvas.draw(CanvasBox(frame, fill: RGBColor(0xE4E7EC)))
    }
    if radius > 0 { canvas.endClip() }
  }

  /// Ends the clips of all items at a depth or deeper.
  private mutating func endClips(downTo depth: Int, in canvas: inout some Canvas) {
    while let last = clips.last, last >= depth {
      canvas.endClip()
      clips.removeLast()
    }
  }
}

extension Rect {
  /// The part of the rectangle between two heights; nil if there is none.
  fileprivate func part(between range: ClosedRange<Double>) -> Rect? {
    let (top, bottom) = (max(minY, range.lowerBound), min(maxY, range.upperBound))
    guard top < bottom || (top == bottom && height == 0) else { return nil }
    return Rect(x: minX, y: top, width: width, height: bottom - top)
  }
}
#endif
