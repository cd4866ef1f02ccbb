import Anchors

/// One drawing of frames while it is made.
struct FrameDrawing {
  private let bounds: Rect
  private let labels: [ObjectIdentifier: Label]
  /// How many points of the layout are one as shown: less than 1 where a small one is magnified.
  private let unit: Double
  private let margin: Double
  /// The depths of the scroll views that are being drawn.
  private var viewports: [Int] = []
  /// Where the names end that stand in a corner, which boxes inside one another may share.
  private var nameEnds: [[UInt8]: Double] = [:]

  private static let colors = [0x475467, 0x2563EB, 0xB45309, 0x0F766E, 0x9333EA].map(RGBColor.init)

  /// Draws the frames of an item and of everything inside it.
  ///
  /// - Parameters:
  ///   - item: The root of what is drawn, laid out before.
  ///   - margin: The room around it, in points as shown.
  ///   - canvas: Where to draw.
  static func draw(_ item: some LayoutItem, margin: Double, into canvas: inout some Canvas) {
    let nodes = PlacedNode.all(in: item.layoutNode)
    var drawing = FrameDrawing(
      bounds: PlacedNode.bounds(of: nodes), margin: margin, labels: labels(in: item as? View))
    drawing.draw(nodes, into: &canvas)
  }

  /// The labels of a tree by their nodes, which alone say where they are.
  private static func labels(in view: View?) -> [ObjectIdentifier: Label] {
    var labels: [ObjectIdentifier: Label] = [:]
    var pending = view.map { [$0] } ?? []
    while let view = pending.popLast() {
      if let label = view as? Label { labels[ObjectIdentifier(label.layoutNode)] = label }
      pending += view.subviews
    }
    return labels
  }

  /// Begins a drawing.
  ///
  /// - Parameters:
  ///   - bounds: What the drawing holds, in the coordinates of its root.
  ///   - margin: The room around that, in points as shown.
  ///   - labels: The labels by their nodes.
  private init(bounds: Rect, margin: Double, labels: [ObjectIdentifier: Label]) {
    self.bounds = bounds
    self.labels = labels
    let extent = max(bounds.width, bounds.height)
    unit = extent > 0 ? min(1, max(extent, 1) / 320) : 1
    self.margin = margin * unit
  }

  /// Draws nodes, each after the one that it is in.
  private mutating func draw(_ nodes: [PlacedNode], into canvas: inout some Canvas) {
    canvas.beginDrawing(
      size: Size(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin),
      magnification: 1 / unit, background: .white)
    canvas.beginGroup(
      at: Point(x: margin - bounds.minX, y: margin - bounds.minY),
      lineWidth: unit < 1 ? unit : nil)
    for placed in nodes { draw(placed, into: &canvas) }
    endViewports(downTo: 0, in: &canvas)
    canvas.endGroup()
    canvas.endDrawing()
  }

  private mutating func draw(_ placed: PlacedNode, into canvas: inout some Canvas) {
    endViewports(downTo: placed.depth, in: &canvas)
    outline(placed, into: &canvas)
    if let label = labels[ObjectIdentifier(placed.node)] {
      write(label, placed, into: &canvas)
    } else {
      name(placed, into: &canvas)
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

  /// Writes the name of a box into its corner, smaller where that makes it fit.
  private mutating func name(_ placed: PlacedNode, into canvas: inout some Canvas) {
    let name = placed.node.name
    guard !name.isEmpty, let frame = placed.seenFrame else { return }
    let width = CanvasText.width(of: name, size: 9)
    let corner = Array((SVGWriter.decimal(frame.minX) + " " + SVGWriter.decimal(frame.minY)).utf8)
    let left = nameEnds[corner] ?? frame.minX + 3 * unit
    let size = min(9 * unit, (frame.maxX - unit - left) / width * 9)
    // In a smaller box the name would stand on the neighbors; the title element still has it.
    guard size >= 5 * unit, frame.height >= 11 * unit else { return }
    nameEnds[corner] = left + width / 9 * size + 4 * unit
    canvas.draw(
      CanvasText(
        name, at: Point(x: left, y: frame.minY + 10 * unit), size: size, width: width / 9 * size,
        color: Self.color(of: placed)))
  }

  private func write(_ label: Label, _ placed: PlacedNode, into canvas: inout some Canvas) {
    let share = label.textAlignment.leftShare(label.effectiveLayoutDirection)
    canvas.beginClip(to: placed.frame, radius: 0)
    for line in label.drawnLines {
      canvas.draw(
        CanvasText(
          line.text,
          at: Point(
            x: placed.frame.minX + (line.left + share * line.width) * placed.scale,
            y: placed.frame.minY + line.baseline * placed.scale),
          size: label.font.size * placed.scale, face: label.font.face,
          width: line.width * placed.scale, wordSpacing: line.wordSpacing * placed.scale,
          anchor: CanvasText.Anchor(leftShare: share)))
    }
    canvas.endClip()
  }

  private static func color(of placed: PlacedNode) -> RGBColor {
    colors[placed.depth % colors.count]
  }
}
