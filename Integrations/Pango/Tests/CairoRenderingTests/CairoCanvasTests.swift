import Anchors
import CairoRendering
import PangoText
import Rendering
import Testing

/// Pages and pixels of Cairo's canvas, against arithmetic.
@Suite struct CairoCanvasTests {
  private let fonts = PangoFonts()

  /// Draws a page of 100 × 50 points.
  private func draw(
    _ format: CairoCanvas.Format, pages: Int = 1, _ body: (inout CairoCanvas) -> Void
  ) -> [UInt8] {
    var canvas = CairoCanvas(format, fonts: fonts)
    for _ in 0..<pages {
      canvas.beginDrawing(
        size: Size(width: 100, height: 50), magnification: 1, background: .white)
      body(&canvas)
      canvas.endDrawing()
    }
    canvas.endFile()
    #expect(canvas.failure == nil)
    #expect(canvas.pendingCount > 0)
    return canvas.detachBytes()
  }

  private func pixels(scale: Double = 2, _ body: (inout CairoCanvas) -> Void) throws -> Pixels {
    try #require(Pixels(png: draw(.png(scale: scale), body)))
  }

  private let red = RGBColor(0xFF0000)

  @Test("a rectangle covers the pixels of its frame at every scale", arguments: [1.0, 2, 3.5])
  func rectangle(scale: Double) throws {
    let pixels = try pixels(scale: scale) { canvas in
      canvas.beginGroup(at: Point(x: 10, y: 4), lineWidth: nil)
      canvas.draw(CanvasBox(Rect(x: 2, y: 2, width: 20, height: 10), fill: red))
      canvas.endGroup()
    }
    #expect(pixels.width == Int((100 * scale).rounded(.up)))
    #expect(pixels.height == Int((50 * scale).rounded(.up)))
    func pixel(_ x: Double, _ y: Double) -> UInt32 { pixels[Int(x * scale), Int(y * scale)] }
    #expect(pixel(12.6, 6.6) == 0xFF0000)
    #expect(pixel(31.4, 15.4) == 0xFF0000)
    for (x, y) in [(11.0, 10.0), (33, 10), (20, 5), (20, 17)] { #expect(pixel(x, y) == 0xFFFFFF) }
  }

  @Test("opacity, round corners, clips and lines") func shapes() throws {
    let pixels = try pixels { canvas in
      canvas.draw(
        CanvasBox(Rect(x: 0, y: 0, width: 20, height: 20), fill: .black, fillAlpha: 0.5))
      canvas.draw(CanvasBox(Rect(x: 30, y: 0, width: 20, height: 20), fill: red, radius: 10))
      canvas.beginClip(to: Rect(x: 60, y: 0, width: 10, height: 20), radius: 0)
      canvas.draw(CanvasBox(Rect(x: 60, y: 0, width: 20, height: 20), fill: red))
      canvas.endClip()
      canvas.beginGroup(at: .zero, lineWidth: 4)
      let line = CanvasLine(Point(x: 0, y: 40), Point(x: 100, y: 40))
      canvas.draw([line], color: red, alpha: 1)
      canvas.endGroup()
    }
    #expect([0x7F7F7F, 0x808080].contains(pixels[20, 20]))
    #expect(pixels[61, 1] == 0xFFFFFF)
    #expect(pixels[80, 20] == 0xFF0000)
    #expect(pixels[138, 20] == 0xFF0000)
    #expect(pixels[142, 20] == 0xFFFFFF)
    // 38 to 42 points are 76 to 84 pixels.
    #expect(pixels[100, 75] == 0xFFFFFF)
    #expect(pixels[100, 76] == 0xFF0000)
    #expect(pixels[100, 83] == 0xFF0000)
    #expect(pixels[100, 84] == 0xFFFFFF)
  }

  @Test("a text is exactly as wide as it was measured, by each of its anchors")
  func text() throws {
    for (anchor, x) in [(CanvasText.Anchor.start, 10.0), (.middle, 40), (.end, 70)] {
      let pixels = try pixels(scale: 4) { canvas in
        canvas.draw(
          CanvasText(
            "MMMM", at: Point(x: x, y: 30), font: Font(size: 10), width: 60, anchor: anchor))
      }
      let ink = try #require(pixels.inkColumns)
      // The letter has a bearing of 0.07 of its size, which is stretched with it.
      #expect(abs(Double(ink.lowerBound) / 4 - 10) < 2)
      #expect(abs(Double(ink.upperBound + 1) / 4 - 70) < 2)
    }
  }

  @Test("spaces of a justified line are widened") func justified() throws {
    let natural = fonts.measurer.measure(TextRequest("M M M", font: Font(size: 10))).size.width
    let pixels = try pixels(scale: 4) { canvas in
      canvas.draw(
        CanvasText(
          "M M M", at: Point(x: 10, y: 30), font: Font(size: 10), width: natural + 40,
          wordSpacing: 20))
    }
    let letter = fonts.measurer.measure(TextRequest("M", font: Font(size: 10))).size.width
    // Between the letters there is nothing but the space.
    let middle = 10 + (natural + 40) / 2
    for x in [middle - letter / 2 - 10, middle + letter / 2 + 10] {
      for y in 0..<pixels.height { #expect(pixels[Int(x * 4), y] == 0xFFFFFF) }
    }
    #expect(abs(Double(pixels.inkColumns?.upperBound ?? 0) / 4 - (10 + natural + 40)) < 2)
  }

  @Test("a PDF has its pages, and equal drawings have equal bytes") func pdf() {
    func page(_ canvas: inout CairoCanvas) {
      canvas.draw(CanvasText("Żółw 亀 👍🏽", at: Point(x: 5, y: 20), font: Font(size: 12)))
    }
    let bytes = draw(.pdf, pages: 3, page)
    let file = String(decoding: bytes, as: UTF8.self)
    #expect(file.hasPrefix("%PDF-"))
    #expect(file.contains("/Count 3"))
    #expect(file.contains("/MediaBox [ 0 0 100 50 ]"))
    #expect(bytes == draw(.pdf, pages: 3, page))
  }

  @Test("an SVG has texts as paths") func svg() {
    let bytes = draw(.svg) { canvas in
      canvas.draw(CanvasText("Żółw", at: Point(x: 5, y: 20), font: Font(size: 12)))
    }
    let file = String(decoding: bytes, as: UTF8.self)
    #expect(file.contains("<path"))
    #expect(!file.contains("<text"))
    #expect(!file.contains("font-family"))
  }

  @Test("a picture larger than Cairo's limit is an error") func tooLarge() {
    var canvas = CairoCanvas(.png(scale: 2), fonts: fonts)
    canvas.beginDrawing(
      size: Size(width: 20_000, height: 10), magnification: 1, background: nil)
    canvas.draw(CanvasBox(Rect(x: 0, y: 0, width: 9, height: 9), fill: red))
    canvas.endDrawing()
    canvas.endFile()
    #expect(canvas.failure?.contains("32767 pixels") == true)
  }

  @Test("a photo fills its frame, and a broken one is lost") func photos() throws {
    // A photo of 4 × 4 blue pixels, made by the canvas itself.
    var photo = CairoCanvas(.png(scale: 1), fonts: fonts)
    photo.beginDrawing(
      size: Size(width: 4, height: 4), magnification: 1, background: RGBColor(0x0000FF))
    photo.endDrawing()
    photo.endFile()
    let bytes = photo.detachBytes()
    var canvas = CairoCanvas(.png(scale: 2), fonts: fonts)
    canvas.beginDrawing(size: Size(width: 100, height: 50), magnification: 1, background: .white)
    let image = CanvasImage(key: 0, bytes: bytes, format: .png, pixelWidth: 4, pixelHeight: 4)
    let isDrawn = canvas.draw(image, filling: Rect(x: 10, y: 10, width: 30, height: 30))
    #expect(isDrawn)
    for (key, broken) in [Array(bytes.prefix(40)), [], Array("no photo".utf8)].enumerated() {
      for format in [CanvasImage.Format.png, .jpeg] {
        let image = CanvasImage(
          key: key + 1, bytes: broken, format: format, pixelWidth: 4, pixelHeight: 4)
        let isDrawn = canvas.draw(image, filling: Rect(x: 60, y: 10, width: 30, height: 30))
        #expect(!isDrawn)
      }
    }
    #expect(canvas.lostImageCount == 3)
    canvas.endDrawing()
    canvas.endFile()
    let pixels = try #require(Pixels(png: canvas.detachBytes()))
    #expect(pixels[21, 21] == 0x0000FF)
    #expect(pixels[78, 78] == 0x0000FF)
    #expect(pixels[19, 30] == 0xFFFFFF)
    #expect(pixels[150, 40] == 0xFFFFFF)
  }

  @Test("the frames of a layout are drawn as in SVG, with the lines of the measurer")
  func frames() throws {
    let view = View("view")
    let label = Label("レイアウト設計者とのレビュー", name: "label", font: Font(size: 10))
    label.numberOfLines = 0
    view.addSubview(label)
    label.edges(equalTo: view)
    view.textMeasurer = fonts.measurer
    try view.layout(width: 60, height: nil)
    #expect(label.drawnLines.count > 1)
    var canvas = CairoCanvas(.png(scale: 1), fonts: fonts)
    FrameDrawing.draw(view, margin: 0, into: &canvas)
    canvas.endFile()
    let pixels = try #require(Pixels(png: canvas.detachBytes()))
    // Small drawings are magnified to 320 points.
    #expect(pixels.width == 320)
    #expect(canvas.boxCount == 0)
  }

  @Test("links, title and author are in a PDF") func entries() throws {
    var canvas = CairoCanvas(.pdf, fonts: fonts)
    canvas.describe(DocumentInfo(title: "Report", author: "Someone"))
    canvas.beginDrawing(size: Size(width: 100, height: 50), magnification: 1, background: nil)
    canvas.beginGroup(at: Point(x: 10, y: 4), lineWidth: nil)
    canvas.addLink(to: "https://example.org/it's", in: Rect(x: 2, y: 2, width: 20, height: 10))
    canvas.endGroup()
    canvas.endDrawing()
    canvas.endFile()
    #expect(canvas.failure == nil)
    let text = String(decoding: canvas.detachBytes(), as: UTF8.self)
    for entry in ["/Title (Report)", "/Author (Someone)", "https://example.org/it%27s"] {
      #expect(text.contains(entry))
    }
    // From the lower left corner of the page.
    #expect(text.contains("/Rect [ 12 34 32 44 ]"))
  }

  @Test("a second drawing of a picture is an error") func secondDrawing() {
    var canvas = CairoCanvas(.svg, fonts: fonts)
    for _ in 0..<2 {
      canvas.beginDrawing(size: Size(width: 9, height: 9), magnification: 1, background: nil)
      canvas.endDrawing()
    }
    #expect(canvas.failure?.hasPrefix("a picture has one drawing") == true)
  }
}
