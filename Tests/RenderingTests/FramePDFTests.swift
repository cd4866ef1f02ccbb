import Anchors
import Foundation
import Rendering
import TestSupport
import Testing

@Suite struct FramePDFTests {
  /// A root of 100 by 40 with a label at (7, 20) that is 50 by 10.
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

  /// What is between the position of the label's text and the end of the text.
  private func shown(_ root: View) throws -> String {
    let content = try content(root)
    let text = try #require(content.components(separatedBy: " Tm\n").last)
    return try #require(text.components(separatedBy: "ET\n").first)
  }

  @Test func `a page is as large as the drawing and uses Helvetica in WinAnsi`() throws {
    let file = try PDFFile(FramePDF(margin: 16).draw(scene("A")))
    #expect(file.pages[0].contains("/MediaBox[0 0 432 72]"))
    let fonts = file.objects.values.filter { $0.contains("/Type/Font") }
    #expect(
      fonts == ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>"])
  }

  @Test func `equal layouts give equal bytes without a date or an identifier`() {
    let bytes = FramePDF().draw(scene("Zoë"))
    #expect(bytes == FramePDF().draw(scene("Zoë")))
    let text = String(decoding: bytes, as: UTF8.self)
    for word in ["/ID", "Date", "/Info"] { #expect(!text.contains(word)) }
  }

  @Test func `text stands on its baseline`() throws {
    // The square font has 0.8 of its size above the baseline.
    let content = try content(scene("A", measurer: .square))
    #expect(content.contains("BT /F 10 Tf\n1 0 0 -1 7 28 Tm\n"))
    // From the top of the page y grows down.
    #expect(content.hasPrefix("1.000000000000 0 0 -1.000000000000 0 40 cm\n"))
  }

  @Test func `text that begins on the right ends where it was measured to`() throws {
    let root = scene("ab")
    root.layoutDirection = .rightToLeft
    // By the font's metrics file a and b are 556 of 1000.
    let left = 7 + 350 - 2 * 5.56
    #expect(try content(root).contains("1 0 0 -1 \(SVGWriter.decimal(left)) "))
  }

  @Test func `each character of code page 1252 has its code`() throws {
    for code in UInt8(0x20)...0xFF {
      // Where there is no character, and what is only a line break's hyphen.
      if [0x7F, 0x81, 0x8D, 0x8F, 0x90, 0x9D, 0xAD].contains(code) { continue }
      let text = try #require(String(data: Data([code]), encoding: .windowsCP1252))
      var expected = text
      if code >= 0x80 { expected = "\\" + String(code, radix: 8) }
      if "()\\".contains(text) { expected = "\\" + text }
      #expect(try shown(scene(text)) == "(\(expected))Tj\n", "code \(code)")
    }
  }

  @Test func `a combining accent in a PDF belongs to its letter`() throws {
    #expect(try shown(scene("Ana\u{303}")) == "(An\\343)Tj\n")
  }

  @Test func `a character that WinAnsi lacks is a box that knows its character`() throws {
    // A digit's width, 556 of 1000, is two spaces of 278; U+044F is Cyrillic.
    #expect(
      try shown(scene("aяb"))
        == "(a)Tj\n/Span<</ActualText<FEFF044F>>>BDC\n200 Tz\n( )Tj\nEMC\n100 Tz\n(b)Tj\n")
    // After a of 5.56 and 0.06 of the size, as tall as capitals: 718 of 1000 above the baseline.
    let baseline = 20 + ((1.2 - 0.925) / 2 + 0.718) * 10
    let top = SVGWriter.decimal(baseline - 7.18)
    #expect(try content(scene("aяb")).contains("13.16 \(top) 4.36 7.18 re\nS Q\n"))
    // Outside the first plane of Unicode a character is two units of UTF-16.
    #expect(try shown(scene("👍")).contains("<FEFFD83DDC4D>"))
  }

  @Test func `an ideographic space in a PDF is not drawn as a box`() throws {
    let content = try content(scene("山\u{3000}山"))
    // The paper, fill and outline of two frames, and two boxes.
    #expect(content.components(separatedBy: "re\n").count - 1 == 1 + 2 * 2 + 2)
    #expect(content.contains("<FEFF3000>"))
  }

  @Test func `PDF text is stretched to the width that it was measured with`() throws {
    // In the square font A is 10 wide, in Helvetica 667 of 1000: 10 / 6.67 of its width.
    #expect(try shown(scene("A", measurer: .square)) == "149.925 Tz\n(A)Tj\n100 Tz\n")
  }

  @Test func `no character of a text ends the string of a PDF`() throws {
    #expect(try shown(scene(#"a) Tj (\"#)) == #"(a\) Tj \(\\)Tj"# + "\n")
    #expect(try shown(scene("a\u{7}b")) == "(ab)Tj\n")
  }

  @Test func `a drawing is never larger than a page may be`() throws {
    let root = View("root")
    root.frame = Rect(x: 0, y: 0, width: 1e6, height: 500)
    let file = try PDFFile(FramePDF(margin: 0).draw(root))
    #expect(file.pages[0].contains("/MediaBox[0 0 14400 7.2]"))
    #expect(file.contents[0].hasPrefix("0.014400000000 0 0 -0.014400000000 0 7.2 cm\n"))
  }

  @Test func `what a scroll view does not show is clipped`() throws {
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
    #expect(parts[1].contains("20 10 200 60 re\nf\n"))
  }
}
