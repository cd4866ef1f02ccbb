import Anchors
import Foundation
import Rendering
import TestSupport
import Testing

@Suite struct PaintingTests {
  /// A page of 200 by 100 points, with a view that fills it but for 10 points.
  private func page(_ view: View) throws -> View {
    let page = View("page")
    page.addSubview(view)
    view.edges(equalTo: page, insets: DirectionalEdgeInsets(10))
    try page.layout(in: Size(width: 200, height: 100))
    return page
  }

  private func file(
    _ page: View, info: DocumentInfo = DocumentInfo(), paint: ((LayoutNode) -> Paint?)? = nil
  ) throws -> (file: PDFFile, text: String, losses: DrawingLosses) {
    var canvas = PDFCanvas()
    canvas.describe(info)
    Painting.draw(page, into: &canvas, paint: paint)
    canvas.endFile()
    let bytes = canvas.detachBytes()
    return (try PDFFile(bytes), String(decoding: bytes, as: UTF8.self), canvas.losses)
  }

  @Test func `labels are drawn in black without a closure, and other views not at all`() throws {
    let box = View("box")
    let label = Label("Hello", name: "label", font: Font(size: 10))
    box.addSubview(label)
    label.topAnchor(equalTo: box.topAnchor).leadingAnchor(equalTo: box.leadingAnchor)
    let drawn = try file(page(box))
    expect(drawn.file.pages[0].contains("/MediaBox[0 0 200 100]"))
    let content = drawn.file.contents[0]
    expect(content.contains("0 0 0 rg\nBT /F 10 Tf\n"))
    expect(content.contains("(Hello)Tj"))
    expect(!content.contains(" re\n") && drawn.losses.isEmpty)
  }

  @Test func `a view is filled, then outlined along the inner side of its edges`() throws {
    let paint = Paint(fill: RGBColor(0xFF0000), stroke: RGBColor(0x0000FF), strokeWidth: 4)
    let content = try file(page(PaintedView("box", paint))).file.contents[0]
    let fill = try #require(content.range(of: "1 0 0 rg\n10 10 180 80 re\nf\n"))
    let stroke = try #require(
      content.range(of: "q 1 0 0 1 0 0 cm\n4 w\n0 0 1 RG\n12 12 176 76 re\nS\nQ\n"))
    expect(fill.upperBound <= stroke.lowerBound)
  }

  @Test func `a label has its color, and a closure replaces what the view says`() throws {
    let label = PaintedLabel("Sum", font: Font(size: 10), color: RGBColor(0x00FF00))
    let page = try page(label)
    try expect(file(page).file.contents[0].contains("0 1 0 rg\nBT"))
    let replaced = try file(page) { $0 === label ? Paint(text: RGBColor(0x0000FF)) : nil }
    expect(replaced.file.contents[0].contains("0 0 1 rg\nBT"))
  }

  @Test func `hidden views are not drawn, and clipped ones end with their parent`() throws {
    let outer = PaintedView("outer")
    outer.paint.clips = true
    let inner = PaintedView("inner", Paint(fill: .black))
    let hidden = PaintedView("hidden", Paint(fill: RGBColor(0xFF0000)))
    outer.addSubview(inner)
    outer.addSubview(hidden)
    hidden.isHidden = true
    inner.frame = Rect(x: 0, y: 0, width: 500, height: 500)
    let content = try file(page(outer)).file.contents[0]
    expect(content.contains("q\n10 10 180 80 re\nW n\n0 0 0 rg\n10 10 500 500 re\nf\nQ\n"))
    expect(!content.contains("1 0 0 rg"))
  }

  @Test func `a link is a rectangle of the page from its lower left corner`() throws {
    let view = PaintedView("box", Paint(link: "https://example.org/ä b"))
    let annotations = try #require(
      PDFFile.value("/Annots[", in: try file(page(view)).file.pages[0], until: "\n"))
    expect(annotations.contains("/Rect[10 10 190 90]"))
    let address = "https://example.org/%C3%A4%20b".utf8
      .map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    expect(annotations.contains("/URI<\(address)>"))
    var canvas = SVGCanvas()
    Painting.draw(try page(view), into: &canvas)
    let svg = String(decoding: canvas.detachBytes(), as: UTF8.self)
    expect(svg.contains("<a href=\"https://example.org/ä b\">"))
    expect(svg.contains("<rect x=\"10\" y=\"10\" width=\"180\" height=\"80\" fill=\"none\""))
  }

  @Test func `title, author and language are in the file, and nothing without them`() throws {
    let info = DocumentInfo(title: "Ré", author: "A", language: "pt-BR")
    let text = try file(page(View("box")), info: info).text
    expect(text.contains("/Info<</Title<FEFF005200E9>/Author<FEFF0041>>>"))
    expect(text.contains("/Lang<FEFF00700074002D00420052>"))
    let plain = try file(page(View("box"))).text
    expect(!plain.contains("/Info") && !plain.contains("/Lang"))
    var canvas = SVGCanvas()
    canvas.describe(info)
    Painting.draw(try page(View("box")), into: &canvas)
    let svg = String(decoding: canvas.detachBytes(), as: UTF8.self)
    expect(svg.contains(" lang=\"pt-BR\"") && svg.contains("<title>Ré</title>"))
  }

  // MARK: Pictures

  /// A PNG of a size whose pixels are of one kind; its data is not decoded here.
  private func png(width: UInt8, height: UInt8, colorType: UInt8 = 2) -> [UInt8] {
    let header: [UInt8] = [0, 0, 0, width, 0, 0, 0, height, 8, colorType, 0, 0, 0]
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(data.count)] + Array(name.utf8) + data + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header)
      + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])
  }

  @Test func `a picture has the size of its file, and equal ones are stored once`() throws {
    let image = try #require(CanvasImage(png(width: 30, height: 20)))
    expectEqual([image.pixelWidth, image.pixelHeight], [30, 20])
    let view = PaintedImage(image, name: "logo", scale: 2)
    expectEqual(view.intrinsicContentSize, Size(width: 15, height: 10))
    let again = PaintedImage(CanvasImage(png(width: 30, height: 20)), name: "again")
    let box = StackView(axis: .vertical, name: "box")
    box.addArrangedSubview(view)
    box.addArrangedSubview(again)
    let drawn = try file(page(box))
    expectEqual(drawn.text.components(separatedBy: "/Subtype/Image").count, 2)
    expectEqual(drawn.file.contents[0].components(separatedBy: " Do\n").count, 3)
  }

  @Test func `a picture that PDF lacks is a gray rectangle, and counted`() throws {
    let transparent = CanvasImage(png(width: 30, height: 20, colorType: 6))
    let drawn = try file(page(PaintedImage(transparent, name: "logo")))
    expectEqual(drawn.losses, DrawingLosses(images: 1))
    expect(drawn.file.contents[0].contains("10 10 180 80 re\nf\n"))
  }

  @Test func `characters without a glyph are counted`() throws {
    expectEqual(try file(page(Label("日本 a", name: "label"))).losses, DrawingLosses(characters: 2))
  }

  @Test func `bytes that are neither PNG nor JPEG are no picture`() {
    for bytes: [UInt8] in [
      [], [1, 2, 3], Array("GIF89a".utf8), Array(png(width: 1, height: 1)[..<20]),
    ] {
      expectNil(CanvasImage(bytes))
    }
    expectNil(CanvasImage(png(width: 0, height: 1)))
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, 2, 0, 3, 1, 1, 1, 1, 0xFF, 0xD9]
    let image = CanvasImage(jpeg)
    expectEqual([image?.pixelWidth, image?.pixelHeight], [3, 2])
  }
}
