public import Anchors

/// Draws a picture as one SVG document, or several, each with the bytes of its own drawing.
///
/// ```swift
/// var canvas = SVGCanvas()
/// Painting.draw(card, into: &canvas)
/// let text = String(decoding: canvas.detachBytes(), as: UTF8.self)
/// ```
///
/// Every text states its width, so that a viewer without Helvetica stretches or condenses it
/// instead of letting it overflow its frame.
public struct SVGCanvas: FileCanvas {
  private var svg = SVGWriter()
  private var clipCount = 0
  /// The keys of the photos defined in the drawing.
  private var imageKeys: Set<Int> = []
  private var info = DocumentInfo()

  /// Creates an empty canvas.
  public init() {}

  /// The number of bytes that ``detachBytes()`` would return.
  public var pendingCount: Int { svg.bytes.count }

  /// Returns the bytes written since the last call.
  public mutating func detachBytes() -> [UInt8] {
    svg.detachBytes()
  }

  /// Sets title, author and language of the file, before its first drawing.
  ///
  /// - Parameter info: The title and others.
  public mutating func describe(_ info: DocumentInfo) {
    self.info = info
  }

  /// Starts a drawing, or a page of it.
  ///
  /// - Parameters:
  ///   - size: The size of the drawing, in points.
  ///   - magnification: The scale at which the drawing is shown.
  ///   - background: The color of the page, or nil to leave it blank.
  public mutating func beginDrawing(
    size: Size, magnification: Double, background: RGBColor?
  ) {
    imageKeys = []
    svg.beginDocument(width: size.width, height: size.height, magnification: magnification)
    svg.attribute("font-family", "Helvetica, Arial, sans-serif")
    if !info.language.isEmpty { svg.attribute("lang", info.language) }
    if !info.title.isEmpty {
      svg.begin("title")
      svg.text(info.title)
      svg.end()
    }
    guard let background else { return }
    svg.begin("rect")
    svg.attribute("width", "100%")
    svg.attribute("height", "100%")
    svg.attribute("fill", background.hexadecimal)
    svg.end()
  }

  /// Ends a drawing, or a page of it.
  public mutating func endDrawing() {
    svg.end()
  }

  /// Moves the origin until ``endGroup()``.
  ///
  /// - Parameters:
  ///   - offset: The new origin, in the coordinates of the enclosing group.
  ///   - lineWidth: The width of outlines and lines within the group, in points; nil for no change.
  public mutating func beginGroup(at offset: Point, lineWidth: Double?) {
    svg.begin("g")
    svg.attribute(
      "transform",
      "translate(\(SVGWriter.decimal(offset.x)) \(SVGWriter.decimal(offset.y)))")
    if let lineWidth { svg.attribute("stroke-width", lineWidth) }
  }

  /// Ends the innermost group.
  public mutating func endGroup() {
    svg.end()
  }

  /// Clips to a frame until ``endClip()``; coordinates do not change.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the innermost group.
  ///   - radius: The radius of its corners, in points.
  public mutating func beginClip(to frame: Rect, radius: Double) {
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

  /// Ends the innermost clip.
  public mutating func endClip() {
    svg.end()
  }

  /// Draws a rectangle, its fill before its outline.
  ///
  /// - Parameter box: The rectangle, in the coordinates of the innermost group.
  public mutating func draw(_ box: CanvasBox) {
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

  /// Draws straight lines, as wide as the innermost group says; 1 point if none does.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - color: Their color.
  ///   - alpha: Their opacity, from 0 to 1.
  public mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double) {
    svg.begin("path")
    svg.attribute(
      "d", lines.map { "M\(Self.pair($0.start))L\(Self.pair($0.end))" }.joined())
    svg.attribute("stroke", color.hexadecimal)
    if alpha != 1 { svg.attribute("opacity", alpha) }
    svg.end()
  }

  /// Draws a line of text, exactly as wide as it was measured.
  ///
  /// A text with letters that the built-in fonts lack was measured by a guess. It is as wide as the
  /// viewer's font makes it, so that no line is stretched beside one that is condensed.
  ///
  /// - Parameter text: The line, in the coordinates of the innermost group.
  public mutating func draw(_ text: CanvasText) {
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
    if text.width > 0, !text.hasGuessedWidth {
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

  /// Draws a photo in a frame, at its placement and cropped to the frame.
  ///
  /// - Parameters:
  ///   - image: The photo.
  ///   - frame: The frame, in the coordinates of the innermost group.
  /// - Returns: Whether the format supports the photo; if not, nothing is drawn.
  public mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool {
    // Defined once, so that the bytes of a photo appear only once in the document.
    if imageKeys.insert(image.key).inserted { define(image) }
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

  /// Makes a rectangle open an address when it is clicked, in formats that have links.
  ///
  /// - Parameters:
  ///   - address: The address, such as `https://swift.org`.
  ///   - frame: The rectangle, in the coordinates of the innermost group.
  public mutating func addLink(to address: String, in frame: Rect) {
    svg.begin("a")
    svg.attribute("href", address)
    svg.begin("rect")
    place(frame)
    svg.attribute("fill", "none")
    svg.attribute("pointer-events", "all")
    svg.end()
    svg.end()
  }

  private mutating func define(_ image: CanvasImage) {
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
