import Anchors
import Rendering
import TestSupport
import Testing

/// Texts and names of boxes in pictures.
@Suite struct TextPictureTests {
  private struct DrawnText {
    let text: String
    let area: Rect
    /// True for names of boxes, which have a color, unlike texts of labels.
    let isName: Bool
  }

  /// The texts of a picture, with areas from the tops of their capitals to their baselines.
  private func texts(_ svg: String) throws -> [DrawnText] {
    try XMLElement.read(Array(svg.utf8)).all("text").map { element in
      let size = try element.number("font-size")
      let (x, y) = (try element.number("x"), try element.number("y"))
      let width = try element.number("textLength")
      let left = element.attributes["text-anchor"] == "end" ? x - width : x
      return DrawnText(
        text: element.text,
        area: Rect(x: left, y: y - 0.72 * size, width: width, height: 0.72 * size),
        isName: element.attributes["fill"] != nil)
    }
  }

  private func overlap(_ one: Rect, _ other: Rect) -> Bool {
    one.minX < other.maxX && other.minX < one.maxX && one.minY < other.maxY && other.minY < one.maxY
  }

  /// Rows of a label and a box, densely nested.
  private func settings() throws -> View {
    let root = View("settings")
    var above: View?
    for (index, title) in ["Sound", "A rather long title of a row", "Version 2.0"].enumerated() {
      let row = View("row\(index)")
      let label = Label(title, name: "title", font: Font(size: 12))
      let knob = View("knob")
      root.addSubview(row)
      row.addSubview(label)
      row.addSubview(knob)
      row.horizontalEdges(equalTo: root).heightAnchor(equalTo: 20)
      if let above {
        row.topAnchor(equalTo: above.bottomAnchor)
      } else {
        row.topAnchor(equalTo: root.topAnchor)
      }
      label.leadingAnchor(equalTo: row.leadingAnchor).topAnchor(equalTo: row.topAnchor, constant: 3)
      knob.trailingAnchor(equalTo: row.trailingAnchor).verticalEdges(equalTo: row)
      knob.widthAnchor(equalTo: 40)
      above = row
    }
    try root.layout(width: 320, height: 100)
    return root
  }

  @Test func `no name of a box overlaps a text or another name`() throws {
    let texts = try texts(FrameSVG().draw(try settings()))
    // Every box is named.
    let names = texts.filter { $0.isName }.map { $0.text }.sorted()
    expectEqual(names, ["knob", "knob", "knob", "row0", "row1", "row2", "settings"])
    for (index, one) in texts.enumerated() {
      for other in texts[..<index] { expect(!overlap(one.area, other.area)) }
    }
  }

  @Test func `the PDF has the names at the positions of the SVG`() throws {
    let root = try settings()
    let content = try PDFFile(FramePDF().draw(root)).contents[0]
    for text in try texts(FrameSVG().draw(root)) {
      let (x, y) = (SVGWriter.decimal(text.area.minX), SVGWriter.decimal(text.area.maxY))
      expect(content.contains("1 0 0 -1 \(x) \(y) Tm"))
    }
  }

  @Test
  func `a name wider than its box is shortened, or omitted if nothing remains`()
    throws
  {
    let root = View("r")
    let wide = View("navigationContainer"), narrow = View("navigationContainer")
    for (view, width) in [(wide, 40.0), (narrow, 12)] {
      root.addSubview(view)
      view.topAnchor(equalTo: root.topAnchor).heightAnchor(equalTo: 40)
      view.widthAnchor(equalTo: width)
    }
    wide.leadingAnchor(equalTo: root.leadingAnchor)
    narrow.leadingAnchor(equalTo: wide.trailingAnchor, constant: 20)
    try root.layout(width: 400, height: 80)
    let names = try texts(FrameSVG(margin: 0).draw(root)).filter { $0.text != "r" }
    let name = try #require(names.first)
    expectEqual(names.count, 1)
    expect(name.text.hasSuffix("…") && "navigationContainer".hasPrefix(name.text.dropLast()))
    expect(name.area.minX >= 0 && name.area.maxX <= 40)
  }

  @Test(
    "a label of its content size is drawn without a clip",
    arguments: [("ÁÉÕÜ Ångström Žg", Font.Face.helvetica), ("jf", .timesItalic)])
  func whole(text: String, face: Font.Face) throws {
    let label = Label(text, font: Font(size: 30, face: face))
    try label.layout(width: nil, height: nil)
    let drawing = try XMLElement.read(Array(FrameSVG().draw(label).utf8))
    expect(drawing.all("svg").count == 1 && drawing.all("clipPath").isEmpty)
    expectEqual(drawing.all("text").map { $0.text }, [text])
    // W sets a clip in a PDF.
    try expect(!PDFFile(FramePDF().draw(label)).contents[0].contains("W n"))
  }

  @Test func `a truncated label ends in an ellipsis inside its frame in both pictures`() throws {
    let text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    for (lines, height) in [(2, nil), (0, 50), (1, nil)] as [(Int, Double?)] {
      let label = Label(text, font: Font(size: 12))
      label.numberOfLines = lines
      try label.layout(width: 120, height: height)
      let drawn = try texts(FrameSVG(margin: 0).draw(label))
      let last = try #require(drawn.last)
      expect(last.text.hasSuffix("…"))
      expect(drawn.allSatisfy { $0.area.maxX <= 120.001 && $0.area.maxY <= label.frame.height })
      // 14.4 points per line: two lines, three in 50 points, one.
      expectEqual(drawn.count, [2: 2, 0: 3, 1: 1][lines])
      // The ellipsis in WinAnsi.
      try expect(PDFFile(FramePDF().draw(label)).contents[0].contains("\\205)Tj"))
    }
  }

  @Test func `spaces and tabs that a viewer would collapse are preserved`() throws {
    for text in ["  a", "a  ", "a  b", "a\t\tb", "\ta"] {
      let label = Label(text)
      try label.layout(width: nil, height: nil)
      expect(FrameSVG().draw(label).contains("xml:space=\"preserve\""))
    }
  }
}
