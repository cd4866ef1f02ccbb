package import Anchors

/// Draws a picture as one SVG document.
///
/// Every text states its width, so that a viewer without Helvetica stretches or condenses it
/// instead of letting it overflow its frame.
package struct SVGCanvas: FileCanvas {
  private var svg = SVGWriter()
  private var clipCount = 0
  /// The highest key among the photos defined so far; -1 before the first.
  private var lastImageKey = -1

  /// Creates an empty canvas.
  package init() {}

  /// The number of bytes that ``detachBytes()`` would return.
  package var pendingCount: Int { svg.bytes.count }

  /// Returns the bytes written since the last call.
  package mutating func detachBytes() -> [UInt8] {
    svg.detachBytes()
  }

  package mutating func beginDrawing(
    size: Size, magnification: Double, background: RGBColor?
  ) {
    svg.beginDocument(width: size.width, height: size.height, magnification: magnification)
    svg.attribute("font-family", "Helvetica, Arial, sans-serif")
    guard let background else { return }
    svg.begin("rect")
    svg.attribute("width", "100%")
    svg.attribute("height", "100%")
    svg.attribute("fill", background.hexadecimal)
    svg.end()
  }

  package mutating func endDrawing() {
    svg.end()
  }

  package mutating func beginGroup(at offset: Point, lineWidth: Double?) {
    svg.begin("g")
    svg.attribute(
      "transform",
      "translate(\(SVGWriter.decimal(offset.x)) \(SVGWriter.decimal(offset.y)))")
    if let lineWidth { svg.attribute("stroke-width", lineWidth) }
  }

  package mutating func endGroup() {
    svg.end()
  }

  package mutating func beginClip(to frame: Rect, radius: Double) {
    guard radius > 0 else { return svg.beginViewport(frame) }
    svg.begin("clipPath")
    svg.attribute("id", "clip\(clipCount)")
    svg.begin("rect")
    place(frame)
    svg.attribute("rx", radius)
    svg.end()
    svg.end()
    svg.begin("g")
    svg.attribute("clip-path", "url(#clip\(clipCount))")
    clipCount += 1
  }

  package mutating func endClip() {
    svg.end()
  }

  package mutating func draw(_ box: CanvasBox) {
    svg.begin("rect")
    place(box.frame)
    if box.radius > 0 { svg.attribute("rx", box.radius) }
    svg.attribute("fill", box.fill?.hexadecimal ?? "none")
    if box.fillAlpha != 1 { svg.attribute("fill-opacity", box.fillAlpha) }
    if let stroke = box.stroke { svg.attribute("stroke", stroke.hexadecimal) }
    if box.alpha != 1 { svg.attribute("opacity", box.alpha) }
    if let title = box.title {
      svg.begin("title")
      svg.text(title)
      svg.end()
    }
    svg.end()
  }

  package mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double) {
    svg.begin("path")
    svg.attribute(
      "d", lines.map { "M\(Self.pair($0.start))L\(Self.pair($0.end))" }.joined())
    svg.attribute("stroke", color.hexadecimal)
    if alpha != 1 { svg.attribute("opacity", alpha) }
    svg.end()
  }

  package mutating func draw(_ text: CanvasText) {
    svg.begin("text")
    svg.attribute("x", text.position.x)
    svg.attribute("y", text.position.y)
    svg.attribute("font-size", text.size)
    svg.describe(text.font)
    if text.wordSpacing != 0 { svg.attribute("word-spacing", text.wordSpacing) }
    switch text.anchor {
    case .start: break
    case .middle: svg.attribute("text-anchor", "middle")
    case .end: svg.attribute("text-anchor", "end")
    }
    if text.width > 0 {
      svg.attribute("textLength", text.width)
      svg.attribute("lengthAdjust", "spacingAndGlyphs")
    }
    if text.color != .black { svg.attribute("fill", text.color.hexadecimal) }
    if text.alpha != 1 { svg.attribute("opacity", text.alpha) }
    // Viewers collapse these spaces by default, but their width was measured.
    if Self.hasCollapsingSpace(text.text) {
      svg.attribute("xml:space", "preserve")
    }
    svg.text(text.text)
    svg.end()
  }

  package mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool {
    // Defined once, so that the bytes of a photo appear only once in the document.
    if image.key > lastImageKey { define(image) }
    svg.begin("svg")
    place(frame)
    svg.attribute("viewBox", "0 0 \(image.pixelWidth) \(image.pixelHeight)")
    svg.attribute(
      "preserveAspectRatio", image.fills(frame) ? "xMidYMin slice" : "xMidYMid meet")
    svg.begin("use")
    svg.attribute("href", "#photo\(image.key)")
    svg.end()
    svg.end()
    return true
  }

  private mutating func define(_ image: CanvasImage) {
    lastImageKey = image.key
    svg.begin("defs")
    svg.begin("image")
    svg.attribute("id", "photo\(image.key)")
    svg.attribute("width", Double(image.pixelWidth))
    svg.attribute("height", Double(image.pixelHeight))
    svg.attribute(
      "href", "data:\(image.format.rawValue);base64,\(Base64Text.encode(image.bytes))")
    svg.end()
    svg.end()
  }

  private mutating func place(_ frame: Rect) {
    svg.attribute("x", frame.minX)
    svg.attribute("y", frame.minY)
    svg.attribute("width", frame.width)
    svg.attribute("height", frame.height)
  }

  private static func pair(_ point: Point) -> String {
    "\(SVGWriter.decimal(point.x)) \(SVGWriter.decimal(point.y))"
  }

  /// Checks a text for spaces that XML collapses.
  ///
  /// - Parameter text: The text.
  /// - Returns: Whether it begins or ends with a space or tab, or contains two of them in
  ///   succession.
  private static func hasCollapsingSpace(_ text: String) -> Bool {
    var isAfterSpace = true
    for byte in text.utf8 {
      let isSpace = byte == 0x20 || byte == 0x09
      if isSpace, isAfterSpace { return true }
      isAfterSpace = isSpace
    }
    return isAfterSpace && !text.utf8.isEmpty
  }
}

extension RGBColor {
  /// The color in CSS notation: `#2563eb`.
  fileprivate var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    var text = Array("#".utf8)
    for part in [red, green, blue] { text += [digits[Int(part >> 4)], digits[Int(part & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
