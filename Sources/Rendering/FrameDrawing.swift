import Anchors

/// One drawing of frames while it is made.
struct FrameDrawing {
  private let bounds: Rect
  /// How many points of the layout are one as shown: less than 1 where a small one is magnified.
  private let unit: Double
  private let margin: Double
  /// The depths of the scroll views that are being drawn.
  private var viewports: [Int] = []
  private var names: FrameNames

  private static let colors = [0x475467, 0x2563EB, 0xB45309, 0x0F766E, 0x9333EA].map(RGBColor.init)

  /// Draws the frames of an item and of everything inside it.
  ///
  /// - Parameters:
  ///   - item: The root of what is drawn, laid out before.
  ///   - margin: The room around it, in points as shown.
  ///   - canvas: Where to draw.
  static func draw(_ item: some LayoutItem, margin: Double, into canvas: inout some Canvas) {
    let nodes = PlacedNode.all(in: item.layoutNode)
    var drawing = FrameDrawing(bounds: PlacedNode.bounds(of: nodes), margin: margin)
    drawing.draw(nodes, into: &canvas)
  }

  /// Begins a drawing.
  ///
  /// - Parameters:
  ///   - bounds: What the drawing holds, in the coordinates of its root.
  ///   - margin: The room around that, in points as shown.
  private init(bounds: Rect, margin: Double) {
    self.bounds = bounds
    let extent = max(bounds.width, bounds.height)
    unit = extent > 0 ? min(1, max(extent, 1) / 320) : 1
    self.margin = margin * unit
    names = FrameNames(in: bounds, unit: unit)
  }

  /// Draws nodes, each after the one that it is in.
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

  /// The visible boxes directly inside each node.
  private func boxesInside(_ nodes: [PlacedNode]) -> [[Rect]] {
    var boxes: [[Rect]] = Array(repeating: [], count: nodes.count)
    // The indices of the nodes that the next one may be in.
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

  /// Ends the scroll views that a node of a depth cannot be in.
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

  /// Writes the name of a box into it, at the corner if nothing is there; in a box that is too small the title element
  /// has it.
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

  /// The lines of a label where they are drawn, off which names are kept; nil for what is no label.
  private mutating func placedTexts(of placed: PlacedNode) -> [CanvasText]? {
    guard let label = placed.node as? Label else { return nil }
    let share = label.textAlignment.leftShare(label.effectiveLayoutDirection)
    let size = label.font.size * placed.scale
    return label.drawnLines.map { line in
      let baseline = placed.frame.minY + line.baseline * placed.scale
      let left = placed.frame.minX + line.left * placed.scale
      let width = line.width * placed.scale
      names.insert(Rect(x: left, y: baseline - 0.95 * size, width: width, height: 1.2 * size))
      return CanvasText(
        line.text, at: Point(x: left + share * width, y: baseline), size: size,
        face: label.font.face, width: width, wordSpacing: line.wordSpacing * placed.scale,
        anchor: CanvasText.Anchor(leftShare: share))
    }
  }

  private static func color(of placed: PlacedNode) -> RGBColor {
    colors[placed.depth % colors.count]
  }
}
