public import Anchors

/// A drawing of the frames of a layout, on any canvas.
///
/// ``FrameSVG`` and ``FramePDF`` are this drawing on their own canvases. A program's own canvas
/// shows the same picture:
///
/// ```swift
/// var canvas = MyCanvas()
/// FrameDrawing.draw(card, into: &canvas)
/// ```
public struct FrameDrawing {
  private let bounds: Rect
  /// The length of a displayed point in points of the layout; below 1 if magnified.
  private let unit: Double
  private let margin: Double
  /// The depths of the enclosing scroll views, from outermost to innermost.
  private var viewports: [Int] = []
  private var names: FrameNames
  /// Returns the texts that an item shows besides that of a label, with their areas in it.
  private var titles: ((LayoutNode) -> [(label: Label, room: Rect)])?

  private static let colors = [0x475467, 0x2563EB, 0xB45309, 0x0F766E, 0x9333EA].map(RGBColor.init)

  /// Draws the frames of an item and of everything inside it.
  ///
  /// - Parameters:
  ///   - item: The root of the drawing, already laid out.
  ///   - margin: The space around the drawing, in displayed points.
  ///   - canvas: The surface to draw on, which receives one drawing.
  /// - Complexity: O(*n*) for *n* items.
  public static func draw(
    _ item: some LayoutItem, margin: Double = 16, into canvas: inout some Canvas
  ) {
    draw(item, margin: margin, into: &canvas, titles: nil)
  }

  /// Draws frames with texts that are not in the tree, such as titles of buttons.
  ///
  /// - Parameters:
  ///   - item: The root of the drawing, already laid out.
  ///   - margin: The space around the drawing, in displayed points.
  ///   - canvas: The surface to draw on, which receives one drawing.
  ///   - titles: Returns the texts of an item with their areas, in points from its corner.
  package static func draw(
    _ item: some LayoutItem, margin: Double, into canvas: inout some Canvas,
    titles: ((LayoutNode) -> [(label: Label, room: Rect)])?
  ) {
    let nodes = PlacedNode.all(in: item.layoutNode)
    var drawing = FrameDrawing(bounds: PlacedNode.bounds(of: nodes), margin: margin)
    drawing.titles = titles
    drawing.draw(nodes, into: &canvas)
  }

  /// Starts a drawing.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of all visible frames, in the coordinates of the root.
  ///   - margin: The space around the bounds, in displayed points.
  private init(bounds: Rect, margin: Double) {
    self.bounds = bounds
    let extent = max(bounds.width, bounds.height)
    unit = extent > 0 ? min(1, max(extent, 1) / 320) : 1
    self.margin = margin * unit
    names = FrameNames(in: bounds, unit: unit)
  }

  /// Draws nodes, which are sorted so that parents come before their contents.
  private mutating func draw(_ nodes: [PlacedNode], into canvas: inout some Canvas) {
    canvas.beginDrawing(
      size: Size(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin),
      magnification: 1 / unit, background: .white)
    canvas.beginGroup(
      at: Point(x: margin - bounds.minX, y: margin - bounds.minY),
      lineWidth: unit < 1 ? unit : nil)
    let texts = nodes.map { placedTexts(of: $0) }
    let boxes = boxesInside(nodes)
    for (index, placed) in nodes.enumerated() {
      draw(placed, texts[index], around: boxes[index], into: &canvas)
    }
    endViewports(downTo: 0, in: &canvas)
    canvas.endGroup()
    canvas.endDrawing()
  }

  /// For each node the visible frames of its direct children.
  private func boxesInside(_ nodes: [PlacedNode]) -> [[Rect]] {
    var boxes: [[Rect]] = Array(repeating: [], count: nodes.count)
    // The indices of the previous node and its ancestors, outermost first.
    var open: [Int] = []
    for (index, placed) in nodes.enumerated() {
      while let last = open.last, nodes[last].depth >= placed.depth { open.removeLast() }
      if let last = open.last, let frame = placed.seenFrame { boxes[last].append(frame) }
      open.append(index)
    }
    return boxes
  }

  private mutating func draw(
    _ placed: PlacedNode, _ texts: [CanvasText]?, around boxes: [Rect],
    into canvas: inout some Canvas
  ) {
    endViewports(downTo: placed.depth, in: &canvas)
    outline(placed, into: &canvas)
    if let texts {
      for text in texts { canvas.draw(text) }
    } else {
      name(placed, around: boxes, into: &canvas)
    }
    guard placed.node.clipsContent else { return }
    canvas.beginClip(to: placed.frame, radius: 0)
    viewports.append(placed.depth)
  }

  /// Ends the clips of all scroll views at a depth or deeper.
  private mutating func endViewports(downTo depth: Int, in canvas: inout some Canvas) {
    while let last = viewports.last, last >= depth {
      canvas.endClip()
      viewports.removeLast()
    }
  }

  private func outline(_ placed: PlacedNode, into canvas: inout some Canvas) {
    let color = Self.color(of: placed)
    let frame = placed.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SVGWriter.decimal)
    canvas.draw(
      CanvasBox(
        frame, fill: color, stroke: color, fillAlpha: 0.08,
        title: "\(placed.node.name) (\(numbers.joined(separator: ", ")))"))
  }

  /// Draws the name of a box inside it, clear of texts and other names.
  ///
  /// Boxes without enough space have no drawn name; the tooltip of their outline contains it.
  private mutating func name(
    _ placed: PlacedNode, around boxes: [Rect], into canvas: inout some Canvas
  ) {
    guard let frame = placed.seenFrame,
      let name = names.place(placed.node.name, in: frame, around: boxes)
    else { return }
    canvas.draw(
      CanvasText(
        name.text, at: name.position, size: name.size, width: name.width,
        color: Self.color(of: placed)))
  }

  /// The lines of texts as drawn, whose areas names then avoid; nil for nodes without any.
  private mutating func placedTexts(of placed: PlacedNode) -> [CanvasText]? {
    if let label = placed.node as? Label {
      return placedTexts(of: label, label.drawnLines, placed)
    }
    guard let titles = titles?(placed.node), !titles.isEmpty else { return nil }
    var texts: [CanvasText] = []
    for (label, room) in titles {
      texts += placedTexts(of: label, label.drawnLines(in: room), placed)
    }
    return texts
  }

  private mutating func placedTexts(
    of label: Label, _ lines: [TextLine], _ placed: PlacedNode
  ) -> [CanvasText] {
    let texts = placed.texts(of: label, lines)
    for text in texts {
      names.insert(
        Rect(
          x: text.left, y: text.position.y - 0.95 * text.size, width: text.width,
          height: 1.2 * text.size))
    }
    return texts
  }

  private static func color(of placed: PlacedNode) -> RGBColor {
    colors[placed.depth % colors.count]
  }
}
