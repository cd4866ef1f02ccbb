import Anchors
import Rendering
import TestSupport
import Testing

/// Typefaces and alignments in pictures.
@Suite struct TextStyleTests {
  /// A label 200 points wide with a text and font, as its own root.
  private func label(_ text: String, _ face: Font.Face, _ alignment: TextAlignment) throws -> Label
  {
    let label = Label(text, font: Font(size: 10, face: face))
    label.numberOfLines = 0
    label.textAlignment = alignment
    try label.layout(width: 200, height: nil)
    return label
  }

  private func svg(_ label: Label) -> String {
    FrameSVG(margin: 0).draw(label)
  }

  @Test(arguments: [
    (Font.Face.helveticaBold, "font-weight=\"bold\"", "Helvetica-Bold"),
    (
      .timesItalic, "font-family=\"Times, 'Times New Roman', serif\" font-style=\"italic\"",
      "Times-Italic"
    ),
    (
      .courierBoldOblique, "monospace\" font-weight=\"bold\" font-style=\"italic\"",
      "Courier-BoldOblique"
    ),
  ])
  func `a typeface is named in SVG and in PDF`(face: Font.Face, svg: String, pdf: String) throws {
    let label = try label("Text", face, .natural)
    #expect(self.svg(label).contains(svg))
    let file = try PDFFile(FramePDF().draw(label))
    #expect(file.objects.values.contains { $0.contains("/BaseFont/\(pdf)/") })
    let name = "F\(face.rawValue)"
    #expect(file.pages[0].contains("/\(name) "))
    #expect(file.contents[0].contains("BT /\(name) 10 Tf"))
  }

  @Test func `unused fonts are not in the file`() throws {
    let file = try PDFFile(FramePDF().draw(try label("Text", .helvetica, .natural)))
    #expect(file.objects.values.filter { $0.contains("/BaseFont/") }.count == 1)
  }

  @Test func `lines are drawn at their alignment`() throws {
    // W is 9.44 wide in Helvetica of 10 points.
    let right = svg(try label("W", .helvetica, .right))
    #expect(right.contains("x=\"200\"") && right.contains("text-anchor=\"end\""))
    let center = svg(try label("W", .helvetica, .center))
    #expect(center.contains("x=\"100\"") && center.contains("text-anchor=\"middle\""))
    let file = try PDFFile(FramePDF(margin: 0).draw(try label("W", .helvetica, .right)))
    #expect(file.contents[0].contains("1 0 0 -1 190.56 "))
  }

  @Test func `a justified line is widened at its spaces`() throws {
    // Glyphs of Courier are 6 wide: the words and 3 spaces of the first line are 29 of them.
    let words = "aaaaaaa bbbbbbb cccccc dddddd"
    let label = try label(words + " eeeeeeeeee", .courier, .justified)
    #expect(label.drawnLines.map { $0.text } == [words, "eeeeeeeeee"])
    let spacing = (200 - 6 * 29) / 3.0
    #expect(abs(label.drawnLines[0].wordSpacing - spacing) < 1e-9)
    let svg = svg(label)
    #expect(svg.contains("word-spacing=\"8.667\" textLength=\"200\""))
    let content = try PDFFile(FramePDF().draw(label)).contents[0]
    // Set before the line and reset after it.
    #expect(content.contains("8.667 Tw\n(\(words))Tj\n0 Tw\nET"))
    #expect(content.contains("(eeeeeeeeee)Tj\nET"))
  }
}
