import Anchors
import Foundation
import Rendering
import TestSupport
import Testing

@Suite struct FramePDFTests {
  /// A root of 400 by 40 with a label of 350 by 10 at (7, 20).
  private func scene(
    _ text: String, size: Double = 10, measurer: TextMeasurer = .helvetica
  ) -> View {
    let root = View("root"), label = Label(text, name: "label", font: Font(size: size))
    root.textMeasurer = measurer
    root.addSubview(label)
    root.frame = Rect(x: 0, y: 0, width: 400, height: 40)
    label.frame = Rect(x: 7, y: 20, width: 350, height: 10)
    return root
  }

  /// The operators of the only page.
  private func content(_ root: View) throws -> String {
    let file = try PDFFile(FramePDF(margin: 0).draw(root))
    try #require(file.pages.count == 1)
    return file.contents[0]
  }

  /// The operators between the position of the label's text and its end.
  private func shown(_ root: View) throws -> String {
    let content = try content(root)
    let text = try #require(content.components(separatedBy: " Tm\n").last)
    return try #require(text.components(separatedBy: "ET\n").first)
  }

  @Test func `a page is as large as the drawing and uses Helvetica in WinAnsi`() throws {
    let file = try PDFFile(FramePDF(margin: 16).draw(scene("A")))
    expect(file.pages[0].contains("/MediaBox[0 0 432 72]"))
    let fonts = file.objects.values.filter { $0.contains("/Type/Font") }
    expectEqual(fonts, ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"])
  }

  @Test func `equal layouts give equal bytes without a date or an identifier`() {
    let bytes = FramePDF().draw(scene("Zoë"))
    expectEqual(bytes, FramePDF().draw(scene("Zoë")))
    let text = String(decoding: bytes, as: UTF8.self)
    for word in ["/ID", "Date", "/Info"] { expect(!text.contains(word)) }
  }

  @Test func `PDF text is on its baseline`() throws {
    // The square font has 0.8 of its size above the baseline.
    let content = try content(scene("A", measurer: .square))
    expect(content.contains("BT /F 10 Tf\n1 0 0 -1 7 28 Tm\n"))
    // The origin is at the top of the page, and y grows downward.
    expect(content.hasPrefix("1.000000000000 0 0 -1.000000000000 0 40 cm\n"))
  }

  @Test func `right-to-left text ends at its measured width`() throws {
    let root = scene("ab")
    root.layoutDirection = .rightToLeft
    // a and b are 556 of 1000 wide in the metrics of the font.
    let left = 7 + 350 - 2 * 5.56
    try expect(content(root).contains("1 0 0 -1 \(SVGWriter.decimal(left)) "))
  }

  @Test func `each character of code page 1252 has its code`() throws {
    for code in UInt8(0x20)...0xFF {
      // Codes without a character, and the soft hyphen.
      if [0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D, 0xAD].contains(code) { continue }
      let text = try #require(String(data: Data([code]), encoding: .windowsCP1252))
      var expected = text
      if code >= 0x80 { expected = "\\" + String(code, radix: 8) }
      if "()\\".contains(text) { expected = "\\" + text }
      try expectEqual(shown(scene(text)), "(\(expected))Tj\n", "code \(code)")
    }
  }

  @Test func `a combining accent is composed with its letter in a PDF`() throws {
    try expectEqual(shown(scene("Ana\u{303}")), "(An\\343)Tj\n")
  }

  @Test func `a character without a glyph is a box with its text`() throws {
    // A digit is 556 of 1000 wide, like two spaces of 278; U+044F is Cyrillic.
    try expectEqual(
      shown(scene("aяb")),
      "(a)Tj\n/Span<</ActualText<FEFF044F>>>BDC\n200 Tz\n( )Tj\nEMC\n100 Tz\n(b)Tj\n")
    // After the a of 5.56 and 0.06 of the size, as tall as capitals: 718 of 1000.
    let baseline = 20 + ((1.2 - 0.925) / 2 + 0.718) * 10
    let top = SVGWriter.decimal(baseline - 7.18)
    try expect(content(scene("aяb")).contains("13.16 \(top) 4.36 7.18 re\nS Q\n"))
    // A character outside the first plane of Unicode is two units of UTF-16.
    try expect(shown(scene("👍")).contains("<FEFFD83DDC4D>"))
  }

  @Test func `an ideographic space in a PDF is not drawn as a box`() throws {
    let content = try content(scene("山\u{3000}山"))
    // The background, fill and outline of two frames, and two boxes.
    expectEqual(content.components(separatedBy: "re\n").count - 1, 1 + 2 * 2 + 2)
    expect(content.contains("<FEFF3000>"))
  }

  @Test func `PDF text is stretched to its measured width`() throws {
    // In the square font A is 10 wide, in Helvetica 667 of 1000: 10 / 6.67 of its width.
    try expectEqual(shown(scene("A", measurer: .square)), "149.925 Tz\n(A)Tj\n100 Tz\n")
  }

  @Test func `characters of a text are escaped in PDF strings`() throws {
    try expectEqual(shown(scene(#"a) Tj (\"#)), #"(a\) Tj \(\\)Tj"# + "\n")
    try expectEqual(shown(scene("a\u{7}b")), "(ab)Tj\n")
  }

  @Test func `a drawing is scaled down to the maximum page size`() throws {
    let root = View("root")
    root.frame = Rect(x: 0, y: 0, width: 1e6, height: 500)
    let file = try PDFFile(FramePDF(margin: 0).draw(root))
    expect(file.pages[0].contains("/MediaBox[0 0 14400 7.2]"))
    expect(file.contents[0].hasPrefix("0.014400000000 0 0 -0.014400000000 0 7.2 cm\n"))
  }

  @Test func `a PDF clips the content of a scroll view`() throws {
    let root = View("root")
    let scroll = ScrollView("scroll")
    root.addSubview(scroll)
    root.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    scroll.frame = Rect(x: 20, y: 30, width: 200, height: 100)
    let row = View("row")
    scroll.addSubview(row)
    row.frame = Rect(x: 0, y: -20, width: 200, height: 60)
    let parts = try content(root).components(separatedBy: "q\n20 30 200 100 re\nW n\n")
    try #require(parts.count == 2)
    expect(parts[1].contains("20 10 200 60 re\nf\n"))
  }
}
