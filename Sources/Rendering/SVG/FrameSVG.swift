public import Anchors

/// Draws the frames of a layout as SVG: a named outline for each item.
///
/// It shows where things are rather than how they look. Colours tell the depth; labels show their
/// text on its baselines; hidden items are left out.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// print(FrameSVG().draw(card))
/// ```
public struct FrameSVG: Sendable {
  /// The room around the drawing, in points.
  public var margin: Double

  /// Creates a drawing.
  ///
  /// - Parameter margin: The room around it, in points.
  public init(margin: Double = 16) {
    self.margin = margin
  }

  /// The frames of an item and of everything inside it, as an SVG document.
  ///
  /// One point is one user unit. The drawing holds every frame, also those outside the root's.
  ///
  /// - Parameter item: The root of what is drawn, laid out before.
  /// - Returns: The document; equal layouts give equal documents.
  /// - Complexity: O(*n*) for *n* items.
  public func draw(_ item: some LayoutItem) -> String {
    let nodes = PlacedNode.all(in: item.layoutNode)
    let bounds = PlacedNode.bounds(of: nodes)
    let labels = Self.labels(in: item as? View)
    var svg = SVGWriter()
    svg.beginDocument(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin)
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
    for placed in nodes {
      outline(placed, into: &svg)
      if let label = labels[ObjectIdentifier(placed.node)] {
        write(label, placed, into: &svg)
      } else {
        name(placed, into: &svg)
      }
    }
    svg.end()
    svg.end()
    return String(decoding: svg.takeBytes(), as: UTF8.self)
  }

  private func outline(_ placed: PlacedNode, into svg: inout SVGWriter) {
    let color = Self.colors[placed.depth % Self.colors.count]
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

  private func name(_ placed: PlacedNode, into svg: inout SVGWriter) {
    // In a lower box the name would stand on the neighbours; the title element still has it.
    guard !placed.node.name.isEmpty, placed.frame.height >= 11 else { return }
    svg.begin("text")
    svg.attribute("x", placed.frame.minX + 3)
    svg.attribute("y", placed.frame.minY + 10)
    svg.attribute("font-size", 9)
    svg.attribute("fill", Self.colors[placed.depth % Self.colors.count])
    svg.text(placed.node.name)
    svg.end()
  }

  private func write(_ label: Label, _ placed: PlacedNode, into svg: inout SVGWriter) {
    let request = TextRequest(
      label.text, font: label.font, maxWidth: label.numberOfLines == 1 ? nil : label.frame.width,
      maxLines: label.numberOfLines)
    for line in label.layoutNode.effectiveTextMeasurer.lines(request) {
      svg.begin("text")
      svg.attribute("x", placed.frame.minX)
      svg.attribute("y", placed.frame.minY + line.baseline * placed.scale)
      svg.attribute("font-size", label.font.size * placed.scale)
      svg.text(line.text)
      svg.end()
    }
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

  private static let colors = ["#475467", "#2563eb", "#b45309", "#0f766e", "#9333ea"]
}
