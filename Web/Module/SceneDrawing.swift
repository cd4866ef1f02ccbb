import Anchors
import InterfaceFiles
import Rendering

/// Draws a scene of an Interface Builder file with views that look like what they are.
struct SceneDrawing {
  private enum Ink {
    static let text = RGBColor(0x111111)
    static let faint = RGBColor(0x8E8E93)
    static let line = RGBColor(0xC7C7CC)
    static let control = RGBColor(0xE5E5EA)
    static let inside = RGBColor(0xF2F2F7)
    static let tint = RGBColor(0x007AFF)
    static let on = RGBColor(0x34C759)
    static let white = RGBColor(0xFEFEFE)
  }

  private static let margin = 16.0
  private static let rowHeight = 44.0
  private static let maximumRows = 40.0

  private var canvas = SVGCanvas()
  private let looks: [ViewLook]

  /// Returns the drawing of a root that is laid out.
  ///
  /// - Parameters:
  ///   - root: The root of the scene.
  ///   - looks: The appearances of its views, in the order of the tree.
  /// - Returns: The picture in UTF-8.
  static func svg(of root: View, looks: [ViewLook]) -> [UInt8] {
    var drawing = SceneDrawing(looks: looks)
    return drawing.draw(root)
  }

  private init(looks: [ViewLook]) {
    self.looks = looks
  }

  private mutating func draw(_ root: View) -> [UInt8] {
    let nodes = PlacedNode.all(in: root.layoutNode)
    let bounds = PlacedNode.bounds(of: nodes)
    let margin = Self.margin
    canvas.beginDrawing(
      size: Size(width: bounds.width + 2 * margin, height: bounds.height + 2 * margin),
      magnification: 1, background: .white)
    canvas.beginGroup(
      at: Point(x: margin - bounds.minX, y: margin - bounds.minY), lineWidth: nil)
    var clips: [Int] = []
    var next = 0
    for (index, placed) in nodes.enumerated() {
      while let last = clips.last, last >= placed.depth {
        canvas.endClip()
        clips.removeLast()
      }
      if index == 0 {
        canvas.draw(CanvasBox(placed.frame, fill: Ink.white, stroke: Ink.line))
      } else {
        // Hidden views are not placed.
        while next < looks.count, looks[next].node !== placed.node { next += 1 }
        if next < looks.count { draw(placed, looks[next]) }
      }
      if placed.node.clipsContent {
        canvas.beginClip(to: placed.frame, radius: 0)
        clips.append(placed.depth)
      }
    }
    while clips.popLast() != nil { canvas.endClip() }
    canvas.endGroup()
    canvas.endDrawing()
    return canvas.detachBytes()
  }

  private mutating func draw(_ placed: PlacedNode, _ look: ViewLook) {
    let frame = placed.frame
    switch look.kind {
    case .label: drawLabel(placed, look)
    case .button:
      box(frame, fill: Ink.inside, radius: 8)
      line(look.text, in: frame, look, .middle, Ink.tint)
    case .textField, .searchBar:
      let isField = look.kind == .textField
      box(frame, fill: isField ? Ink.white : Ink.control, radius: isField ? 6 : 10)
      let text = isField ? look.text : "Search"
      let color = look.isPlaceholder || !isField ? Ink.faint : Ink.text
      line(text, in: inner(frame, 8), look, .start, color)
    case .textView:
      box(frame, fill: Ink.white, radius: 0)
      canvas.beginClip(to: frame, radius: 0)
      let top = Rect(x: frame.minX + 5, y: frame.minY + 8, width: 1e6, height: look.font.size)
      line(look.text, in: top, look, .start, Ink.text)
      canvas.endClip()
    case .image: drawPicture(frame)
    case .switchControl, .slider, .stepper, .segmentedControl, .progress, .activityIndicator,
      .pageControl, .picker:
      drawControl(frame, look)
    case .bar: box(frame, fill: Ink.inside, radius: 0)
    case .list: drawRows(frame)
    case .plain, .scroll: canvas.draw(CanvasBox(frame, stroke: Ink.control))
    case .other:
      box(frame, fill: Ink.inside, radius: 0)
      line(look.className, in: frame, look, .middle, Ink.faint)
    }
  }

  private mutating func box(_ frame: Rect, fill: RGBColor, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    canvas.draw(CanvasBox(frame, fill: fill, stroke: Ink.line, radius: radius))
  }

  private func inner(_ frame: Rect, _ inset: Double) -> Rect {
    Rect(
      x: frame.minX + inset, y: frame.minY, width: max(0, frame.width - 2 * inset),
      height: frame.height)
  }

  /// Draws one line, centered vertically, and condensed if the frame is narrower.
  private mutating func line(
    _ text: String, in frame: Rect, _ look: ViewLook, _ anchor: CanvasText.Anchor,
    _ color: RGBColor
  ) {
    guard !text.utf8.isEmpty, frame.width > 0 else { return }
    let width = min(
      CanvasText.width(of: text, size: look.font.size, face: look.font.face), frame.width)
    let x =
      switch anchor {
      case .start: frame.minX
      case .middle: frame.midX
      case .end: frame.maxX
      }
    canvas.draw(
      CanvasText(
        text, at: Point(x: x, y: frame.midY + 0.36 * look.font.size), font: look.font,
        width: width, anchor: anchor, color: color))
  }

  /// Draws the text of a label: one line in its frame, or as many as fit.
  private mutating func drawLabel(_ placed: PlacedNode, _ look: ViewLook) {
    guard let label = placed.node as? Label else { return }
    let share = label.textAlignment.leftShare(label.effectiveLayoutDirection)
    let natural = CanvasText.width(of: label.text, size: look.font.size, face: look.font.face)
    // Without the system's fonts a text may be a little wider than its frame.
    if label.numberOfLines == 1 || natural <= placed.frame.width * 1.1,
      natural <= placed.frame.width * 1.3
    {
      let anchor = CanvasText.Anchor(leftShare: share)
      return line(label.text, in: placed.frame, look, anchor, Ink.text)
    }
    for line in label.drawnLines {
      let width = line.width * placed.scale
      canvas.draw(
        CanvasText(
          line.text,
          at: Point(
            x: placed.frame.minX + line.left * placed.scale + share * width,
            y: placed.frame.minY + line.baseline * placed.scale),
          font: look.font, width: width, wordSpacing: line.wordSpacing * placed.scale,
          anchor: CanvasText.Anchor(leftShare: share), color: Ink.text))
    }
  }

  /// Draws a placeholder for a picture: its frame with the two diagonals.
  private mutating func drawPicture(_ frame: Rect) {
    box(frame, fill: Ink.control, radius: 0)
    canvas.draw(
      [
        CanvasLine(Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY)),
        CanvasLine(Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.minY)),
      ], color: Ink.line, alpha: 1)
  }

  /// Draws the separators of a list.
  private mutating func drawRows(_ frame: Rect) {
    box(frame, fill: Ink.white, radius: 0)
    let count = Int(min(Self.maximumRows, (frame.height / Self.rowHeight).rounded(.up) - 1))
    guard count > 0 else { return }
    canvas.draw(
      (1...count).map { row in
        let y = frame.minY + Double(row) * Self.rowHeight
        return CanvasLine(Point(x: frame.minX + 16, y: y), Point(x: frame.maxX, y: y))
      }, color: Ink.control, alpha: 1)
  }

  private mutating func drawControl(_ frame: Rect, _ look: ViewLook) {
    let middle = frame.midY
    switch look.kind {
    case .switchControl:
      box(frame, fill: look.isOn ? Ink.on : Ink.control, radius: frame.height / 2)
      let side = max(0, frame.height - 4)
      let x = look.isOn ? frame.maxX - 2 - side : frame.minX + 2
      box(Rect(x: x, y: frame.minY + 2, width: side, height: side), fill: Ink.white, radius: side)
    case .slider, .progress:
      let track = Rect(x: frame.minX, y: middle - 2, width: frame.width, height: 4)
      box(track, fill: Ink.control, radius: 2)
      let half = Rect(x: frame.minX, y: middle - 2, width: frame.width / 2, height: 4)
      canvas.draw(CanvasBox(half, fill: Ink.tint, radius: 2))
      guard look.kind == .slider else { return }
      let knob = Rect(x: frame.midX - 13, y: middle - 13, width: 26, height: 26)
      box(knob, fill: Ink.white, radius: 13)
    case .stepper: drawSegments(frame, ["\u{2212}", "+"], look)
    case .segmentedControl: drawSegments(frame, look.titles, look)
    case .activityIndicator: box(frame, fill: Ink.white, radius: frame.width / 2)
    case .pageControl:
      for index in -1...1 {
        let x = frame.midX + Double(index) * 16 - 3.5
        let fill = index < 0 ? Ink.faint : Ink.control
        canvas.draw(
          CanvasBox(Rect(x: x, y: middle - 3.5, width: 7, height: 7), fill: fill, radius: 3.5))
      }
    default:
      box(frame, fill: Ink.white, radius: 6)
      let row = Rect(x: frame.minX, y: middle - 17, width: frame.width, height: 34)
      if frame.height > 60 {
        canvas.draw(CanvasBox(row, fill: Ink.control, radius: 6))
      } else {
        line("Date", in: frame, look, .middle, Ink.text)
      }
    }
  }

  private mutating func drawSegments(_ frame: Rect, _ titles: [String], _ look: ViewLook) {
    box(frame, fill: Ink.control, radius: 7)
    guard !titles.isEmpty else { return }
    let width = frame.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let x = frame.minX + Double(index) * width
      if index > 0 {
        canvas.draw(
          [CanvasLine(Point(x: x, y: frame.minY + 6), Point(x: x, y: frame.maxY - 6))],
          color: Ink.line, alpha: 1)
      }
      let part = Rect(x: x, y: frame.minY, width: width, height: frame.height)
      line(title, in: part, look, .middle, Ink.text)
    }
  }
}
