import Anchors

/// One drawing of frames while it is written.
struct FrameDrawing {
  var svg = SVGWriter()
  private let bounds: Rect
  private let labels: [ObjectIdentifier: Label]
  /// How many points of the layout are one as shown: less than 1 where a small one is magnified.
  private let unit: Double
  private let margin: Double
  /// The depths of the scroll views that are being drawn.
  private var viewports: [Int] = []
  /// Where the names end that stand in a corner, which boxes inside one another may share.
  private var nameEnds: [String: Double] = [:]

  private static let colors = ["#475467", "#2563eb", "#b45309", "#0f766e", "#9333ea"]

  /// Begins a drawing.
  ///
  /// - Parameters:
  ///   - bounds: What the drawing holds, in the coordinates of its root.
  ///   - margin: The room around that, in points as shown.
  ///   - labels: The labels by their nodes.
  init(bounds: Rect, margin: Double, labels: [ObjectIdentifier: Label]) {
    self.bounds = bounds
    self.labels = labels
    let extent = max(bounds.width, bounds.height)
    unit = extent > 0 ? min(1, max(extent, 1) / 320) : 1
    self.margin = margin * unit
  }

  /// Draws nodes, each after the one that it is in.
  mutating func draw(_ nodes: [PlacedNode]) {
    svg.beginDocument(
      width: bounds.width + 2 * margin, height: bounds.height + 2 * margin,
      magnification: 1 / unit)
    svg.attribute("font-family", "Helvetica, Arial, sans-serif")
    svg.begin("rect")
    svg.attribute("width", "100%")
    svg.attribute("height", "100%")
    svg.attribute("fill", "#ffffff")
    svg.end()
    svg.begin("g")
    svg.attribute(
      "transform",
      "translate(\(SVGWriter.decimal(margin - bounds.minX)) "
        + "\(SVGWriter.decimal(margin - bounds.minY)))")
    if unit < 1 { svg.attribute("stroke-width", unit) }
    for placed in nodes { draw(placed) }
    endViewports(downTo: 0)
    svg.end()
    svg.end()
  }

  private mutating func draw(_ placed: PlacedNode) {
    endViewports(downTo: placed.depth)
    outline(placed)
    if let label = labels[ObjectIdentifier(placed.node)] {
      write(label, placed)
    } else {
      name(placed)
    }
    guard placed.node.clipsContent else { return }
    svg.beginViewport(placed.frame)
    viewports.append(placed.depth)
  }

  /// Ends the scroll views that a node of a depth cannot be in.
  private mutating func endViewports(downTo depth: Int) {
    while let last = viewports.last, last >= depth {
      svg.end()
      viewports.removeLast()
    }
  }

  private mutating func outline(_ placed: PlacedNode) {
    let color = Self.color(of: placed)
    svg.begin("rect")
    svg.attribute("x", placed.frame.minX)
    svg.attribute("y", placed.frame.minY)
    svg.attribute("width", placed.frame.width)
    svg.attribute("height", placed.frame.height)
    svg.attribute("fill", color)
    svg.attribute("fill-opacity", "0.08")
    svg.attribute("stroke", color)
    svg.begin("title")
    let frame = placed.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SVGWriter.decimal)
    svg.text("\(placed.node.name) (\(numbers.joined(separator: ", ")))")
    svg.end()
    svg.end()
  }

  /// Writes the name of a box into its corner, smaller where that makes it fit.
  private mutating func name(_ placed: PlacedNode) {
    guard !placed.node.name.isEmpty, let frame = placed.seenFrame else { return }
    let request = TextRequest(placed.node.name, font: Font(size: 9))
    let width = TextMeasurer.helvetica.measure(request).size.width
    let corner = SVGWriter.decimal(frame.minX) + " " + SVGWriter.decimal(frame.minY)
    let left = nameEnds[corner] ?? frame.minX + 3 * unit
    let size = min(9 * unit, (frame.maxX - unit - left) / width * 9)
    // In a smaller box the name would stand on the neighbours; the title element still has it.
    guard size >= 5 * unit, frame.height >= 11 * unit else { return }
    nameEnds[corner] = left + width / 9 * size + 4 * unit
    svg.begin("text")
    svg.attribute("x", left)
    svg.attribute("y", frame.minY + 10 * unit)
    svg.attribute("font-size", size)
    svg.attribute("fill", Self.color(of: placed))
    svg.text(placed.node.name)
    svg.end()
  }

  private mutating func write(_ label: Label, _ placed: PlacedNode) {
    let request = TextRequest(
      label.text, font: label.font, maxWidth: label.numberOfLines == 1 ? nil : label.frame.width,
      maxLines: label.numberOfLines)
    svg.beginViewport(placed.frame)
    for line in label.layoutNode.effectiveTextMeasurer.lines(request) {
      svg.begin("text")
      svg.attribute("x", placed.frame.minX)
      svg.attribute("y", placed.frame.minY + line.baseline * placed.scale)
      svg.attribute("font-size", label.font.size * placed.scale)
      svg.text(line.text)
      svg.end()
    }
    svg.end()
  }

  private static func color(of placed: PlacedNode) -> String {
    colors[placed.depth % colors.count]
  }
}
