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
    expect(self.svg(label).contains(svg))
    let file = try PDFFile(FramePDF().draw(label))
    expect(file.objects.values.contains { $0.contains("/BaseFont/\(pdf)/") })
    let name = "F\(face.rawValue)"
    expect(file.pages[0].contains("/\(name) "))
    expect(file.contents[0].contains("BT /\(name) 10 Tf"))
  }

  @Test func `a family is named in SVG with the closest face, which is that of the PDF`() throws {
    let label = try label("Text", .helvetica, .natural)
    label.font = Font(
      family: "Bob's", size: 10, weight: 600, slant: .oblique,
      features: ["tnum", "liga=0", "bad", "x';y"])
    expect(
      svg(label).contains(
        "font-family=\"'Bob\\'s', Helvetica, Arial, sans-serif\" font-weight=\"600\" "
          + "font-style=\"oblique\" "
          + "style=\"font-feature-settings: 'tnum' 1, 'liga' 0\""))
    let file = try PDFFile(FramePDF().draw(label))
    expect(file.objects.values.contains { $0.contains("/BaseFont/Helvetica-BoldOblique/") })
    label.font = Font(family: "serif", size: 10, weight: 300)
    expect(
      svg(label).contains(
        "font-family=\"serif, Times, 'Times New Roman', serif\" font-weight=\"300\""))
  }

  @Test func `pictures have the lines of a program's measurer`() throws {
    let label = try label("abcdefgh", .helvetica, .natural)
    label.textMeasurer = TextMeasurer { _ in
      TextMeasurement(size: Size(width: 20, height: 24), lineCount: 2)
    } lines: { request in
      [
        TextLine(of: request, range: 0..<4, width: 20, baseline: 9, isWrapped: true),
        TextLine(of: request, range: 4..<8, width: 16, baseline: 21),
      ]
    }
    try label.layout(width: 20, height: nil)
    let picture = svg(label)
    for part in [
      "y=\"9\"", "textLength=\"20\"", ">abcd<", "y=\"21\"", "textLength=\"16\"", ">efgh<",
    ] {
      expect(picture.contains(part), "\(part)")
    }
    let contents = try PDFFile(FramePDF(margin: 0).draw(label)).contents[0]
    expect(contents.contains("(abcd)Tj") && contents.contains("(efgh)Tj"))
    expect(contents.contains(" 0 9 Tm") && contents.contains(" 0 21 Tm"))
  }

  @Test func `unused fonts are not in the file`() throws {
    let file = try PDFFile(FramePDF().draw(try label("Text", .helvetica, .natural)))
    expectEqual(file.objects.values.filter { $0.contains("/BaseFont/") }.count, 1)
  }

  @Test func `lines are drawn at their alignment`() throws {
    // W is 9.44 wide in Helvetica of 10 points.
    let right = svg(try label("W", .helvetica, .right))
    expect(right.contains("x=\"200\"") && right.contains("text-anchor=\"end\""))
    let center = svg(try label("W", .helvetica, .center))
    expect(center.contains("x=\"100\"") && center.contains("text-anchor=\"middle\""))
    let file = try PDFFile(FramePDF(margin: 0).draw(try label("W", .helvetica, .right)))
    expect(file.contents[0].contains("1 0 0 -1 190.56 "))
  }

  @Test func `a justified line is widened at its spaces`() throws {
    // Glyphs of Courier are 6 wide: the words and 3 spaces of the first line are 29 of them.
    let words = "aaaaaaa bbbbbbb cccccc dddddd"
    let label = try label(words + " eeeeeeeeee", .courier, .justified)
    expectEqual(label.drawnLines.map { $0.text }, [words, "eeeeeeeeee"])
    let spacing = (200 - 6 * 29) / 3.0
    expectNear(label.drawnLines[0].wordSpacing, spacing, within: 1e-9)
    let svg = svg(label)
    expect(svg.contains("word-spacing=\"8.667\" textLength=\"200\""))
    let content = try PDFFile(FramePDF().draw(label)).contents[0]
    // Set before the line and reset after it.
    expect(content.contains("8.667 Tw\n(\(words))Tj\n0 Tw\nET"))
    expect(content.contains("(eeeeeeeeee)Tj\nET"))
  }
}
