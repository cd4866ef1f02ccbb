public import Anchors

/// Draws pages of a PDF file.
///
/// ```swift
/// var canvas = PDFCanvas()
/// canvas.describe(DocumentInfo(title: "Invoice 2026-0117", language: "en"))
/// for page in pages { Painting.draw(page, into: &canvas) }
/// canvas.endFile()
/// let bytes = canvas.detachBytes()
/// ```
///
/// Text uses Helvetica, Times and Courier, which every PDF reader provides, and can be selected.
/// The file is streamed: only the current page and the offset of each object stay in memory.
public struct PDFCanvas: FileCanvas {
  /// The maximum width and height of a page, in points.
  private static let maximumPageExtent = 14_400.0
  /// The number of pages in each node of the page tree.
  private static let groupSize = 256

  /// The number of characters drawn as boxes because their typefaces lack them.
  public private(set) var boxCount = 0
  /// The number of pages.
  public private(set) var pageCount = 0

  private var file = PDFWriter()
  private let catalog: Int
  private let pages: Int
  /// The object numbers of the fonts, by their index; 0 for one that is not used yet.
  private var fonts = Array(repeating: 0, count: PDFFont.count)
  /// The object number of the characters of core glyphs; 0 if no font uses them yet.
  private var characterMap = 0
  private var group: (number: Int, pages: [Int])?
  private var groups: [(number: Int, count: Int)] = []
  /// The object numbers of photos by key; nil for an unsupported photo.
  private var images: [Int: Int?] = [:]

  private var info = DocumentInfo()
  private var content: [UInt8] = []
  private var pageSize = Size.zero
  private var scale = 1.0
  /// The origins of the open groups, in the coordinates of the page.
  private var origins: [Point] = []
  /// The links of the page, as dictionaries.
  private var links = ""
  private var pageImages: [Int] = []
  /// The opacities used on the page, in thousandths.
  private var pageAlphas: [Int] = []

  /// Creates a file with no pages.
  public init() {
    catalog = file.makeNumber()
    pages = file.makeNumber()
    use(PDFFont(face: .helvetica, hasCoreGlyphs: false))
  }

  /// The number of bytes that ``detachBytes()`` would return.
  public var pendingCount: Int { file.bytes.count }

  /// The number of unsupported photos.
  public var lostImageCount: Int { images.values.count { $0 == nil } }

  /// A sentence about a file that is too large for its cross-reference table; otherwise nil.
  public var failure: String? {
    file.count > PDFWriter.maximumSize ? "a PDF cannot be larger than 10 GB" : nil
  }

  /// Returns the bytes written since the last call.
  public mutating func detachBytes() -> [UInt8] {
    file.detachBytes()
  }

  /// Sets title, author and language of the file, before its first drawing.
  ///
  /// - Parameter info: The title and others.
  public mutating func describe(_ info: DocumentInfo) {
    self.info = info
  }

  /// Ends the file, after adding an empty page if there is none.
  public mutating func endFile() {
    if pageCount == 0 {
      beginDrawing(size: Size(width: 1, height: 1), magnification: 1, background: nil)
      endDrawing()
    }
    endGroupOfPages()
    let kids = groups.map { "\($0.number) 0 R" }.joined(separator: " ")
    file.write(pages, "<</Type/Pages/Count \(pageCount)/Kids[\(kids)]>>")
    let language = info.language.isEmpty ? "" : "/Lang\(PDFText.string(info.language))"
    file.write(catalog, "<</Type/Catalog/Pages \(pages) 0 R\(language)>>")
    let entries = [("Title", info.title), ("Author", info.author)].filter { !$0.1.isEmpty }
    file.end(
      root: catalog, info: entries.map { "/\($0.0)\(PDFText.string($0.1))" }.joined())
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
    let extent = max(size.width, size.height)
    scale = extent > 0 ? min(magnification, Self.maximumPageExtent / extent) : magnification
    pageSize = Size(width: max(size.width * scale, 1), height: max(size.height * scale, 1))
    // From here on y grows down, as in layout.
    put("\(Self.fine(scale)) 0 0 -\(Self.fine(scale)) 0 \(Self.number(pageSize.height)) cm")
    if let background {
      draw(CanvasBox(Rect(size: size), fill: background))
    }
  }

  /// Ends a drawing, or a page of it.
  public mutating func endDrawing() {
    let stream = file.makeNumber()
    file.writeStream(stream, "", [content[...]])
    let page = file.makeNumber()
    if group == nil { group = (file.makeNumber(), []) }
    let box = "[0 0 \(Self.number(pageSize.width)) \(Self.number(pageSize.height))]"
    file.write(
      page,
      "<</Type/Page/Parent \(group?.number ?? pages) 0 R/MediaBox\(box)"
        + "/Resources<<\(resources)>>/Contents \(stream) 0 R"
        + (links.isEmpty ? "" : "/Annots[\(links)]") + ">>")
    pageCount += 1
    group?.pages.append(page)
    if group?.pages.count == Self.groupSize { endGroupOfPages() }
    content.removeAll(keepingCapacity: true)
    pageImages = []
    pageAlphas = []
    origins = []
    links = ""
  }

  /// Moves the origin until ``endGroup()``.
  ///
  /// - Parameters:
  ///   - offset: The new origin, in the coordinates of the enclosing group.
  ///   - lineWidth: The width of outlines and lines within the group, in points; nil for no change.
  public mutating func beginGroup(at offset: Point, lineWidth: Double?) {
    put("q 1 0 0 1 \(Self.pair(offset.x, offset.y)) cm")
    if let lineWidth { put("\(Self.number(lineWidth)) w") }
    let outer = origins.last ?? .zero
    origins.append(Point(x: outer.x + offset.x, y: outer.y + offset.y))
  }

  /// Ends the innermost group.
  public mutating func endGroup() {
    put("Q")
    _ = origins.popLast()
  }

  /// Clips to a frame until ``endClip()``; coordinates do not change.
  ///
  /// - Parameters:
  ///   - frame: The frame, in the coordinates of the innermost group.
  ///   - radius: The radius of its corners, in points.
  public mutating func beginClip(to frame: Rect, radius: Double) {
    put("q")
    path(frame, radius: radius)
    put("W n")
  }

  /// Ends the innermost clip.
  public mutating func endClip() {
    put("Q")
  }

  /// Draws a rectangle, its fill before its outline.
  ///
  /// - Parameter box: The rectangle, in the coordinates of the innermost group.
  public mutating func draw(_ box: CanvasBox) {
    if let fill = box.fill {
      withAlpha(box.alpha * box.fillAlpha) { canvas in
        canvas.put("\(Self.color(fill)) rg")
        canvas.path(box.frame, radius: box.radius)
        canvas.put("f")
      }
    }
    if let stroke = box.stroke {
      withAlpha(box.alpha) { canvas in
        canvas.put("\(Self.color(stroke)) RG")
        canvas.path(box.frame, radius: box.radius)
        canvas.put("S")
      }
    }
  }

  /// Draws straight lines, as wide as the innermost group says; 1 point if none does.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - color: Their color.
  ///   - alpha: Their opacity, from 0 to 1.
  public mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double) {
    withAlpha(alpha) { canvas in
      canvas.put("\(Self.color(color)) RG")
      for line in lines {
        canvas.put(
          "\(Self.pair(line.start.x, line.start.y)) m \(Self.pair(line.end.x, line.end.y)) l")
      }
      canvas.put("S")
    }
  }

  /// Draws a line of text, exactly as wide as it was measured.
  ///
  /// - Parameter text: The line, in the coordinates of the innermost group.
  public mutating func draw(_ text: CanvasText) {
    guard text.size > 0, text.width > 0 else { return }
    let font = PDFFont(face: text.face, hasCoreGlyphs: false)
    use(font)
    let encoded = PDFText(text)
    if encoded.usesCoreGlyphs { use(PDFFont(face: text.face, hasCoreGlyphs: true)) }
    boxCount += encoded.boxes.count
    withAlpha(text.alpha) { canvas in
      canvas.put("\(Self.color(text.color)) rg")
      canvas.put("BT /\(font.name) \(Self.number(text.size)) Tf")
      canvas.put("1 0 0 -1 \(Self.pair(text.left, text.position.y)) Tm")
      canvas.put(encoded.operators + "ET")
      canvas.drawBoxes(encoded.boxes, of: text)
    }
  }

  /// Draws a photo in a frame, at its placement and cropped to the frame.
  ///
  /// - Parameters:
  ///   - image: The photo.
  ///   - frame: The frame, in the coordinates of the innermost group.
  /// - Returns: Whether the format supports the photo; if not, nothing is drawn.
  public mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool {
    guard let object = object(of: image) else { return false }
    if !pageImages.contains(object) { pageImages.append(object) }
    let placement = image.placement(in: frame)
    beginClip(to: frame, radius: 0)
    put(
      "\(Self.number(placement.width)) 0 0 \(Self.number(-placement.height)) "
        + "\(Self.pair(placement.minX, placement.maxY)) cm")
    put("/P\(object) Do")
    endClip()
    return true
  }

  /// Makes a rectangle open an address when it is clicked, in formats that have links.
  ///
  /// - Parameters:
  ///   - address: The address, such as `https://swift.org`.
  ///   - frame: The rectangle, in the coordinates of the innermost group.
  public mutating func addLink(to address: String, in frame: Rect) {
    let origin = origins.last ?? .zero
    // A rectangle of the page, whose origin is its lower left corner.
    let left = (origin.x + frame.minX) * scale
    let top = pageSize.height - (origin.y + frame.minY) * scale
    links +=
      "<</Type/Annot/Subtype/Link/Border[0 0 0]/Rect["
      + "\(Self.pair(left, top - frame.height * scale)) "
      + "\(Self.pair(left + frame.width * scale, top))]"
      + "/A<</S/URI/URI\(PDFText.address(address))>>>>"
  }
}

extension PDFCanvas {
  private mutating func endGroupOfPages() {
    guard let group else { return }
    let kids = group.pages.map { "\($0) 0 R" }.joined(separator: " ")
    file.write(
      group.number,
      "<</Type/Pages/Parent \(pages) 0 R/Count \(group.pages.count)/Kids[\(kids)]>>")
    groups.append((group.number, group.pages.count))
    self.group = nil
  }

  /// The resources of the current page.
  private var resources: String {
    let used = PDFFont.allCases.filter { fonts[$0.index] != 0 }
    let list = used.map { "/\($0.name) \(fonts[$0.index]) 0 R" }
    var text = "/Font<<\(list.joined())>>"
    if !pageImages.isEmpty {
      text += "/XObject<<" + pageImages.map { "/P\($0) \($0) 0 R" }.joined() + ">>"
    }
    if !pageAlphas.isEmpty {
      let states = pageAlphas.map { alpha in
        let number = Self.number(Double(alpha) / 1000)
        return "/A\(alpha)<</ca \(number)/CA \(number)>>"
      }
      text += "/ExtGState<<" + states.joined() + ">>"
    }
    return text
  }

  /// Writes a font on first use.
  private mutating func use(_ font: PDFFont) {
    guard fonts[font.index] == 0 else { return }
    var encoding = "/Encoding/WinAnsiEncoding"
    if font.hasCoreGlyphs {
      if characterMap == 0 {
        characterMap = file.makeNumber()
        file.writeStream(characterMap, "", [Array(CoreGlyphs.characterMap.utf8)[...]])
      }
      encoding = CoreGlyphs.fontEntries(map: characterMap)
    }
    let number = file.makeNumber()
    fonts[font.index] = number
    file.write(number, "<</Type/Font/Subtype/Type1/BaseFont/\(font.face.name)\(encoding)>>")
  }

  /// The object number of a photo, which is written on first use.
  private mutating func object(of image: CanvasImage) -> Int? {
    if let known = images[image.key] { return known }
    var number: Int?
    if let converted = PDFImage(image) {
      var entries = converted.entries
      for mask in converted.mask {
        let object = file.makeNumber()
        file.writeStream(object, mask.entries, mask.pieces)
        entries += "/SMask \(object) 0 R"
      }
      let object = file.makeNumber()
      file.writeStream(object, entries, converted.pieces)
      number = object
    }
    images[image.key] = .some(number)
    return number
  }

  /// Draws boxes as tall as capital letters.
  private mutating func drawBoxes(_ boxes: [(x: Double, width: Double)], of text: CanvasText) {
    guard !boxes.isEmpty else { return }
    let inset = 0.06 * text.size
    put("q \(Self.number(0.04 * text.size)) w \(Self.color(text.color)) RG")
    for box in boxes {
      let width = max(box.width - 2 * inset, 0)
      let height = 0.718 * text.size
      put(
        "\(Self.pair(text.left + box.x + inset, text.position.y - height)) "
          + "\(Self.pair(width, height)) re")
    }
    put("S Q")
  }

  private mutating func withAlpha(_ alpha: Double, _ draw: (inout PDFCanvas) -> Void) {
    let thousandths = Int((min(max(alpha, 0), 1) * 1000).rounded())
    guard thousandths < 1000 else { return draw(&self) }
    if !pageAlphas.contains(thousandths) { pageAlphas.append(thousandths) }
    put("q /A\(thousandths) gs")
    draw(&self)
    put("Q")
  }

  /// Adds a rectangle to the path; a corner is the best cubic approximation of a quarter circle.
  private mutating func path(_ frame: Rect, radius: Double) {
    let radius = min(radius, frame.width / 2, frame.height / 2)
    guard radius > 0 else {
      return put(
        "\(Self.pair(frame.minX, frame.minY)) \(Self.pair(frame.width, frame.height)) re")
    }
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    // The control points are 4/3 · (√2 − 1) of the radius from the ends of the curve.
    let reach = radius * (1 - 0.552_284_749_830_793_4)
    func line(_ x: Double, _ y: Double) -> String { "\(Self.pair(x, y)) l " }
    func curve(_ points: [(Double, Double)]) -> String {
      points.map { Self.pair($0.0, $0.1) }.joined(separator: " ") + " c "
    }
    put(
      "\(Self.pair(left + radius, top)) m " + line(right - radius, top)
        + curve([(right - reach, top), (right, top + reach), (right, top + radius)])
        + line(right, bottom - radius)
        + curve([(right, bottom - reach), (right - reach, bottom), (right - radius, bottom)])
        + line(left + radius, bottom)
        + curve([(left + reach, bottom), (left, bottom - reach), (left, bottom - radius)])
        + line(left, top + radius)
        + curve([(left, top + reach), (left + reach, top), (left + radius, top)]) + "h")
  }

  private mutating func put(_ operators: String) {
    content += operators.utf8
    content.append(UInt8(ascii: "\n"))
  }

  /// A positive number with twelve decimals, for scale factors.
  private static func fine(_ value: Double) -> String {
    let whole = value.rounded(.down)
    let digits = String(Int64((value - whole) * 1e12))
    return SVGWriter.decimal(whole) + "."
      + String(repeating: "0", count: 12 - digits.utf8.count) + digits
  }

  private static func number(_ value: Double) -> String { SVGWriter.decimal(value) }

  private static func pair(_ x: Double, _ y: Double) -> String { "\(number(x)) \(number(y))" }

  private static func color(_ color: RGBColor) -> String {
    [color.red, color.green, color.blue].map { number(Double($0) / 255) }.joined(separator: " ")
  }
}
