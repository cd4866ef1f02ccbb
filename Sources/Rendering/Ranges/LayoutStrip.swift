import Anchors
import AnchorsQuestions

/// Layouts of a function at several parameters, side by side in rows.
struct LayoutStrip {
  private struct Picture {
    let parameter: Double
    let frames: [Rect]
    let bounds: Rect
    let corner: Point
  }

  private let function: LayoutFunction
  /// The label of each item that is one and whose tree is known.
  private let labels: [Label?]
  private var pictures: [Picture] = []
  /// The total size of all pictures, in displayed points.
  private(set) var size = Size.zero
  /// The length of a point of the layout in displayed points.
  private let scale: Double

  private static let colors = [0x475467, 0x2563EB, 0xB45309, 0x0F766E, 0x9333EA].map(RGBColor.init)
  private static let space = 24.0
  private static let captionHeight = 18.0

  init(_ function: LayoutFunction, of root: View?, at parameters: [Double]) {
    self.function = function
    labels = Self.labels(of: function.items, in: root)
    let frames = parameters.map { Self.placed(function.frames(at: $0) ?? [], function.items) }
    let bounds = frames.map { Self.bounds(of: $0) }
    let maximumWidth = bounds.map { $0.width }.max() ?? 0
    let maximumHeight = bounds.map { $0.height }.max() ?? 0
    scale = min(1, 480 / max(maximumWidth, 1), 640 / max(maximumHeight, 1))
    let rowWidth = max(1280, maximumWidth * scale)
    var corner = Point.zero
    var rowHeight = 0.0
    for (index, parameter) in parameters.enumerated() {
      let width = max(72, bounds[index].width * scale)
      if corner.x > 0, corner.x + width > rowWidth {
        corner = Point(x: 0, y: corner.y + rowHeight + Self.space)
        rowHeight = 0
      }
      pictures.append(
        Picture(
          parameter: parameter, frames: frames[index], bounds: bounds[index], corner: corner))
      rowHeight = max(rowHeight, bounds[index].height * scale + Self.captionHeight)
      size.width = max(size.width, corner.x + width)
      size.height = max(size.height, corner.y + rowHeight)
      corner.x += width + Self.space
    }
  }

  /// The labels among the items of a tree, whose views come in the same order.
  private static func labels(of items: [LayoutFunction.Item], in root: View?) -> [Label?] {
    var pending = root.map { [$0.layoutNode] } ?? []
    return items.map { item in
      guard !item.isGuide, let node = pending.popLast() else { return nil }
      pending += node.children.reversed()
      return node as? Label
    }
  }

  /// Converts frames to the coordinates of the root.
  private static func placed(_ frames: [Rect], _ items: [LayoutFunction.Item]) -> [Rect] {
    var origins: [Point] = []
    var placed: [Rect] = []
    for (frame, item) in zip(frames, items) {
      let outer = item.parent.map { origins[$0] } ?? .zero
      let inner = item.parent == nil ? Point.zero : frame.origin
      let corner = Point(x: outer.x + inner.x, y: outer.y + inner.y)
      placed.append(Rect(origin: corner, size: frame.size))
      origins.append(
        Point(x: corner.x - item.scrollOffset.x, y: corner.y - item.scrollOffset.y))
    }
    return placed
  }

  private static func bounds(of frames: [Rect]) -> Rect {
    guard let first = frames.first else { return .zero }
    var (left, top, right, bottom) = (first.minX, first.minY, first.maxX, first.maxY)
    for frame in frames.dropFirst() {
      left = min(left, frame.minX)
      top = min(top, frame.minY)
      right = max(right, frame.maxX)
      bottom = max(bottom, frame.maxY)
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func draw(into canvas: inout some Canvas) {
    var depths: [Int] = []
    for item in function.items { depths.append(item.parent.map { depths[$0] + 1 } ?? 0) }
    for picture in pictures {
      canvas.draw(
        CanvasText(
          decimal(picture.parameter, decimals: 2),
          at: Point(x: picture.corner.x, y: picture.corner.y + 10), size: 11))
      canvas.beginGroup(
        at: Point(x: picture.corner.x, y: picture.corner.y + Self.captionHeight), lineWidth: nil)
      for (index, frame) in picture.frames.enumerated() where !function.items[index].isGuide {
        draw(index, frame, depths[index], picture.bounds, into: &canvas)
      }
      canvas.endGroup()
    }
  }

  private func draw(
    _ index: Int, _ frame: Rect, _ depth: Int, _ bounds: Rect, into canvas: inout some Canvas
  ) {
    let color = Self.colors[depth % Self.colors.count]
    let shown = Rect(
      x: (frame.minX - bounds.minX) * scale, y: (frame.minY - bounds.minY) * scale,
      width: frame.width * scale, height: frame.height * scale)
    let name = function.items[index].name
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SVGWriter.decimal)
    canvas.draw(
      CanvasBox(
        shown, fill: color, stroke: color, fillAlpha: 0.08,
        title: name + " (" + numbers.joined(separator: ", ") + ")"))
    if let label = labels[index] {
      let placed = PlacedNode(node: label, frame: shown, depth: depth, scale: scale)
      let texts = placed.texts(of: label, label.drawnLines(in: Rect(size: frame.size)))
      for text in texts { canvas.draw(text) }
      if !texts.isEmpty { return }
    }
    // Only boxes without contents have a drawn name.
    let hasContent = index + 1 < function.items.count && function.items[index + 1].parent == index
    let width = CanvasText.width(of: name, size: 9)
    let size = min(9, (shown.width - 4) / max(width, 1) * 9)
    guard !hasContent, size >= 5, shown.height >= size else { return }
    canvas.draw(
      CanvasText(
        name, at: Point(x: shown.midX, y: shown.midY + 0.35 * size), size: size, anchor: .middle,
        color: color))
  }
}
