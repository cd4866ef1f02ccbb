import Anchors
import Rendering
import TestSupport
import Testing

@Suite struct PDFCanvasTests {
  private func canvas(pages: Int, _ draw: (inout PDFCanvas, Int) -> Void) throws -> PDFFile {
    var canvas = PDFCanvas()
    for page in 0..<pages {
      canvas.beginDrawing(size: Size(width: 50, height: 40), magnification: 1, background: nil)
      draw(&canvas, page)
      canvas.endDrawing()
    }
    canvas.endFile()
    return try PDFFile(canvas.detachBytes())
  }

  @Test(arguments: [0, 1, 255, 256, 257, 1000])
  func `every page is reachable through the page tree`(count: Int) throws {
    let file = try canvas(pages: count) { canvas, page in
      canvas.draw(CanvasText("page \(page)", at: .zero, size: 10))
    }
    expectEqual(file.pages.count, max(count, 1))
    for page in 0..<count { expect(file.contents[page].contains("(page \(page))Tj")) }
  }

  @Test func `the bytes of a PDF can be detached at any time`() throws {
    func draw(taking: Bool) -> [UInt8] {
      var canvas = PDFCanvas()
      var bytes: [UInt8] = []
      for page in 0..<300 {
        canvas.beginDrawing(size: Size(width: 9, height: 9), magnification: 1, background: .white)
        if taking { bytes += canvas.detachBytes() }
        canvas.draw(CanvasText("\(page)", at: .zero, size: 10))
        canvas.endDrawing()
        if taking { bytes += canvas.detachBytes() }
      }
      canvas.endFile()
      return bytes + canvas.detachBytes()
    }
    let bytes = draw(taking: true)
    expectEqual(bytes, draw(taking: false))
    try expectEqual(PDFFile(bytes).pages.count, 300)
  }

  @Test
  func `tabs, hyphens and a minus have replacements, and invisible characters are omitted`()
    throws
  {
    var canvas = PDFCanvas()
    canvas.beginDrawing(size: Size(width: 90, height: 40), magnification: 1, background: nil)
    canvas.draw(CanvasText("a\tb\u{2010}c\u{2011}d\u{AD}e\u{2068}f\u{2069}", at: .zero, size: 10))
    canvas.draw(CanvasText("\u{2212}2", at: .zero, size: 10))
    canvas.endDrawing()
    expectEqual(canvas.boxCount, 0)
    canvas.endFile()
    let content = try PDFFile(canvas.detachBytes()).contents[0]
    expect(content.contains("(a b-c-def)Tj"))
    expect(content.contains("/Fg 10 Tf\n(\\"))
  }

  @Test func `a letter outside WinAnsi is in a second font of its typeface`() throws {
    var canvas = PDFCanvas()
    canvas.beginDrawing(size: Size(width: 90, height: 40), magnification: 1, background: nil)
    canvas.draw(
      CanvasText("Łódź ț", at: .zero, font: Font(size: 10, face: .timesBold)))
    canvas.endDrawing()
    expectEqual(canvas.boxCount, 0)
    canvas.endFile()
    let file = try PDFFile(canvas.detachBytes())
    // The glyphs of the second font have the codes from 128 on.
    let objects = file.objects.values.joined()
    let font = try #require(objects.firstMatch(of: /Differences\[128\/([^\]]*)\]/))
    let names = font.1.split(separator: "/")
    func code(_ name: String, radix: Int) throws -> String {
      String(128 + (try #require(names.firstIndex { $0 == name })), radix: radix)
    }
    // The text returns to the first font for other letters.
    let lslash = try code("Lslash", radix: 8), zacute = try code("zacute", radix: 8)
    expect(
      file.contents[0].contains(
        "/F5g 10 Tf\n(\\\(lslash))Tj\n/F5 10 Tf\n(\\363d)Tj\n"
          + "/F5g 10 Tf\n(\\\(zacute))Tj\n/F5 10 Tf\n( )Tj\n/F5g 10 Tf\n(\\"))
    let mapped = try code("Lslash", radix: 16).uppercased()
    expect(objects.contains("<\(mapped)><0141>\n"))
  }

  @Test func `a rounded corner is a curve from edge to edge`() throws {
    let content = try canvas(pages: 1) { canvas, _ in
      canvas.draw(CanvasBox(Rect(x: 0, y: 0, width: 40, height: 30), stroke: .black, radius: 10))
    }.contents[0]
    // The control points of a quarter circle are 0.5523 of the radius from its ends.
    expect(content.contains("10 0 m 30 0 l 35.523 0 40 4.477 40 10 c 40 20 l "))
    expect(
      content.contains("c 10 30 l 4.477 30 0 25.523 0 20 c 0 10 l 0 4.477 4.477 0 10 0 c h\nS"))
  }

  @Test func `a PDF page lists the faded colors that it uses`() throws {
    let file = try canvas(pages: 2) { canvas, page in
      let box = Rect(x: 0, y: 0, width: 4, height: 4)
      canvas.draw(CanvasBox(box, fill: .black, alpha: page == 0 ? 0.2 : 1))
    }
    expect(file.contents[0].contains("q /A200 gs\n0 0 0 rg\n"))
    expect(file.pages[0].contains("/ExtGState<</A200<</ca 0.2/CA 0.2>>>>"))
    expect(!file.contents[1].contains(" gs\n") && !file.pages[1].contains("ExtGState"))
  }

  // MARK: Photos

  /// A JPEG up to its frame header, 3 pixels wide and 2 tall.
  private func jpeg(frame: UInt8 = 0xC0, bits: UInt8 = 8, parts: UInt8, adobe: Bool = false)
    -> [UInt8]
  {
    let application: [UInt8] =
      adobe ? [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 2] : []
    let length = 8 + 3 * parts
    return [0xFF, 0xD8] + application + [0xFF, frame, 0, length, bits, 0, 2, 0, 3, parts]
      + Array(repeating: 1, count: Int(3 * parts)) + [0xFF, 0xD9]
  }

  private func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(data.count)] + Array(name.utf8) + data + [0, 0, 0, 0]
  }

  /// A PNG of 3 by 2 pixels with chunks after its header.
  private func png(bits: UInt8 = 8, color: UInt8, interlace: UInt8 = 0, _ chunks: [UInt8]...)
    -> [UInt8]
  {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, 3, 0, 0, 0, 2, bits, color, 0, 0, interlace])
      + chunks.flatMap { $0 } + chunk("IEND", [])
  }

  /// The object of a photo; nil if it cannot be shown.
  private func object(_ bytes: [UInt8], _ format: CanvasImage.Format) throws -> String? {
    var canvas = PDFCanvas()
    canvas.beginDrawing(size: Size(width: 9, height: 9), magnification: 1, background: nil)
    let image = CanvasImage(key: 7, bytes: bytes, format: format, pixelWidth: 3, pixelHeight: 2)
    let isShown = canvas.draw(image, filling: Rect(x: 0, y: 0, width: 9, height: 9))
    canvas.endDrawing()
    canvas.endFile()
    expectEqual(canvas.lostImageCount, (isShown ? 0 : 1))
    let objects = try PDFFile(canvas.detachBytes()).objects.values
    let images = objects.filter { $0.contains("/Subtype/Image") }
    expectEqual(images.count, (isShown ? 1 : 0))
    return images.first
  }

  @Test(arguments: [
    (1, false, "/DeviceGray/Filter"), (3, false, "/DeviceRGB/Filter"),
    (3, true, "/DeviceRGB/Filter"), (4, false, "/DeviceCMYK/Filter"),
    (4, true, "/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]/Filter"),
  ])
  func `a JPEG is embedded unchanged`(parts: UInt8, adobe: Bool, space: String) throws {
    for frame in [UInt8(0xC0), 0xC1, 0xC2] {
      let bytes = jpeg(frame: frame, parts: parts, adobe: adobe)
      let object = try #require(try object(bytes, .jpeg))
      expect(object.contains("/Width 3/Height 2/BitsPerComponent 8/ColorSpace\(space)/DCTDecode"))
      try expectEqual(PDFFile.stream(object).unicodeScalars.map { UInt8($0.value) }, bytes)
    }
  }

  @Test func `a JPEG unsupported by PDF is refused`() throws {
    try expectNil(object(jpeg(bits: 12, parts: 3), .jpeg))
    try expectNil(object(jpeg(frame: 0xC3, parts: 3), .jpeg))
    try expectNil(object(jpeg(frame: 0xC9, parts: 3), .jpeg))
    try expectNil(object(jpeg(parts: 2), .jpeg))
    for count in 0..<20 { try expectNil(object(Array(jpeg(parts: 3).prefix(count)), .jpeg)) }
  }

  @Test(arguments: [
    (1, 0, 1), (2, 0, 1), (4, 0, 1), (8, 0, 1), (16, 0, 1), (8, 2, 3), (16, 2, 3),
  ])
  func `the rows of a PNG are embedded compressed`(bits: UInt8, color: UInt8, parts: Int) throws {
    let bytes = png(
      bits: bits, color: color, chunk("gAMA", [0, 0, 0, 1]), chunk("IDAT", [1, 2, 3]),
      chunk("IDAT", []), chunk("IDAT", [4]))
    let object = try #require(try object(bytes, .png))
    expect(
      object.contains("/ColorSpace\(parts == 1 ? "/DeviceGray" : "/DeviceRGB")/Filter/FlateDecode"))
    expect(
      object.contains(
        "/DecodeParms<</Predictor 15/Colors \(parts)/BitsPerComponent \(bits)/Columns 3>>"))
    try expectEqual(PDFFile.stream(object), "\u{1}\u{2}\u{3}\u{4}")
  }

  @Test func `the palette of an image is written into the PDF`() throws {
    let bytes = png(
      bits: 2, color: 3, chunk("PLTE", [255, 0, 10, 1, 2, 3]), chunk("IDAT", [1]))
    try expectEqual(object(bytes, .png)?.contains("[/Indexed/DeviceRGB 1<ff000a010203>]"), true)
  }

  @Test func `an interlaced or damaged PNG is refused, and a transparent color is a mask`() throws {
    let data = chunk("IDAT", [1])
    #expect(try object(png(color: 2, data), .png) != nil)
    try expectNil(object(png(color: 2, interlace: 1, data), .png))
    try expectNil(object(png(color: 6, data), .png))
    try expectNil(object(png(color: 4, data), .png))
    let masked = try object(png(color: 2, chunk("tRNS", [0, 9, 0, 0, 0, 255]), data), .png)
    expectEqual(masked?.contains("/DeviceRGB/Mask[9 9 0 0 255 255]/Filter"), true)
    try expectNil(object(png(color: 2, chunk("tRNS", [0, 9]), data), .png))
    try expectNil(object(png(color: 3, data), .png))
    try expectNil(object(png(bits: 3, color: 0, data), .png))
    try expectNil(object(png(color: 2), .png))
    let whole = png(color: 2, data)
    for count in 0..<whole.count { try expectNil(object(Array(whole.prefix(count)), .png)) }
    // A chunk whose length exceeds the file.
    try expectNil(object(png(color: 2, [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)), .png))
  }

  @Test func `a photo is stored once and fills its frame from the center`() throws {
    let image = CanvasImage(
      key: 0, bytes: jpeg(parts: 3), format: .jpeg, pixelWidth: 3, pixelHeight: 2)
    let file = try canvas(pages: 2) { canvas, _ in
      _ = canvas.draw(image, filling: Rect(x: 10, y: 0, width: 20, height: 20))
    }
    expectEqual(file.objects.values.filter { $0.contains("/Subtype/Image") }.count, 1)
    for content in file.contents {
      // 3 by 2 pixels cover 20 by 20 at ten points per pixel: 30 by 20, 5 too wide on each side.
      expect(content.contains("q\n10 0 20 20 re\nW n\n30 0 0 -20 5 20 cm\n/P"))
    }
  }
}
