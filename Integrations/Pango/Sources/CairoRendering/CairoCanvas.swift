public import Anchors
import CPangoCairo
public import PangoText
public import Rendering

/// Draws pages or a picture with Cairo, and its texts with Pango.
///
/// ```swift
/// let fonts = PangoFonts()
/// card.textMeasurer = fonts.measurer
/// try card.layout(width: 320, height: nil)
/// var canvas = CairoCanvas(.pdf, fonts: fonts)
/// FrameDrawing.draw(card, into: &canvas)
/// canvas.endFile()
/// let bytes = canvas.detachBytes()
/// ```
///
/// Texts of a layout that was measured with the same fonts are drawn exactly as measured; those
/// measured otherwise are condensed or widened to the measured width. Equal drawings produce equal
/// bytes with the same versions of Cairo, Pango and the fonts.
///
/// Copies of a canvas share its file.
public struct CairoCanvas: FileCanvas {
  /// A format of files.
  public enum Format: Sendable, Hashable {
    /// Pages, with the glyphs that they use embedded; texts can be searched and copied.
    case pdf
    /// One picture, with texts as paths, so that it looks the same on machines without the fonts.
    case svg
    /// One picture, at a number of pixels per point.
    case png(scale: Double)
  }

  private let file: CairoFile
  private let fonts: PangoFonts
  private let images = CairoImages()
  private let pictographs = Pictographs()
  /// The number of characters that no installed font has, drawn as boxes.
  public private(set) var boxCount = 0

  /// Creates a file without any drawing.
  ///
  /// - Parameters:
  ///   - format: The format of the file. A format of one picture has one drawing.
  ///   - fonts: The fonts of all texts.
  public init(_ format: Format, fonts: PangoFonts) {
    file = CairoFile(format)
    self.fonts = fonts
  }

  /// The number of bytes that ``detachBytes()`` would return.
  public var pendingCount: Int { file.bytes.count }

  /// The reason why the file cannot be written, such as a picture too large for PNG; otherwise nil.
  public var failure: String? { file.failure }

  /// The number of photos that cannot be decoded.
  public var lostImageCount: Int { images.lostCount }

  /// Sets title and author of a PDF, before its first page; Cairo writes no language.
  ///
  /// - Parameter info: The title and others.
  public mutating func describe(_ info: DocumentInfo) { file.info = info }

  /// Ends the file, after which no drawing may follow.
  public mutating func endFile() { file.end() }

  /// Returns and removes the bytes written since the last call.
  public mutating func detachBytes() -> [UInt8] { file.detachBytes() }

  /// Starts the picture or a page.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - magnification: The scale at which the drawing is shown.
  ///   - background: The color of the page, or nil: white in a PNG, otherwise blank.
  public mutating func beginDrawing(size: Size, magnification: Double, background: RGBColor?) {
    file.beginDrawing(size: size, magnification: magnification)
    cairo_set_line_width(cairo, 1)
    if let background { draw(CanvasBox(Rect(size: size), fill: background)) }
  }

  /// Ends the picture or a page.
  public mutating func endDrawing() { file.endDrawing() }

  /// Moves the origin until ``endGroup()``.
  ///
  /// - Parameters:
  ///   - offset: The new origin, in points.
  ///   - lineWidth: The width of outlines and lines within the group, in points; nil for no change.
  public mutating func beginGroup(at offset: Point, lineWidth: Double?) {
    cairo_save(cairo)
    cairo_translate(cairo, offset.x, offset.y)
    if let lineWidth { cairo_set_line_width(cairo, lineWidth) }
  }

  /// Ends the innermost group.
  public mutating func endGroup() { cairo_restore(cairo) }

  /// Clips to a frame until ``endClip()``.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - radius: The radius of its corners, in points.
  public mutating func beginClip(to frame: Rect, radius: Double) {
    cairo_save(cairo)
    cairo.addPath(frame, radius: radius)
    cairo_clip(cairo)
  }

  /// Ends the innermost clip.
  public mutating func endClip() { cairo_restore(cairo) }

  /// Draws a rectangle.
  ///
  /// - Parameter box: The rectangle; its title is not shown.
  public mutating func draw(_ box: CanvasBox) {
    if let fill = box.fill {
      cairo.setColor(fill, alpha: box.alpha * box.fillAlpha)
      cairo.addPath(box.frame, radius: box.radius)
      cairo_fill(cairo)
    }
    if let stroke = box.stroke {
      cairo.setColor(stroke, alpha: box.alpha)
      cairo.addPath(box.frame, radius: box.radius)
      cairo_stroke(cairo)
    }
  }

  /// Draws straight lines.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - color: Their color.
  ///   - alpha: Their opacity, from 0 to 1.
  public mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double) {
    cairo.setColor(color, alpha: alpha)
    for line in lines {
      cairo_move_to(cairo, line.start.x, line.start.y)
      cairo_line_to(cairo, line.end.x, line.end.y)
    }
    cairo_stroke(cairo)
  }

  /// Draws a line of text.
  ///
  /// - Parameter text: The text, with its position and width.
  public mutating func draw(_ text: CanvasText) {
    guard text.font.size > 0, text.width > 0 else { return }
    let (cairo, pictographs) = (cairo, pictographs)
    boxCount += fonts.withShaper { shaper in
      shaper.shape(text.text, text.font, wordSpacing: text.wordSpacing) { shaped in
        let natural = shaped.width
        cairo_save(cairo)
        cairo_translate(cairo, text.left, text.position.y)
        // Rounding to Pango's units is no reason to distort the glyphs.
        if natural > 0, abs(natural - text.width) > 0.01 {
          cairo_scale(cairo, text.width / natural, 1)
        }
        cairo.setColor(text.color, alpha: text.alpha)
        shaped.draw(on: cairo, pictographs)
        cairo_restore(cairo)
        return shaped.missingGlyphs
      }
    }
  }

  /// Draws a photo in a frame, at its placement and cropped to the frame.
  ///
  /// - Parameters:
  ///   - image: The photo.
  ///   - frame: The frame, in points.
  /// - Returns: Whether the photo could be decoded; if not, nothing is drawn.
  public mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool {
    images.withSurface(of: image) { surface in
      let placement = image.placement(in: frame)
      beginClip(to: frame, radius: 0)
      cairo_translate(cairo, placement.minX, placement.minY)
      cairo_scale(
        cairo, placement.width / Double(image.pixelWidth),
        placement.height / Double(image.pixelHeight))
      cairo_set_source_surface(cairo, surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // Without it, the edge is mixed with transparency.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_paint(cairo)
      endClip()
    }
  }

  /// Makes a rectangle of a PDF open an address when it is clicked.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - frame: The rectangle, in points.
  public mutating func addLink(to address: String, in frame: Rect) {
    // A quote would end the attribute.
    let quoted = address.map { $0 == "'" ? "%27" : $0 == "\\" ? "%5C" : String($0) }.joined()
    // Its rectangle is one of the page, whatever the transformation.
    var (x, y, width, height) = (frame.minX, frame.minY, frame.width, frame.height)
    cairo_user_to_device(cairo, &x, &y)
    cairo_user_to_device_distance(cairo, &width, &height)
    let edges = [x, y, width, height].map(SVGWriter.decimal).joined(separator: " ")
    cairo_tag_begin(cairo, CAIRO_TAG_LINK, "rect=[\(edges)] uri='\(quoted)'")
    // A link in which nothing is drawn is not written.
    cairo.setColor(.white, alpha: 1)
    cairo_rectangle(cairo, frame.minX, frame.minY, 0.01, 0.01)
    cairo_fill(cairo)
    cairo_tag_end(cairo, CAIRO_TAG_LINK)
  }

  private var cairo: OpaquePointer? { file.cairo }
}
