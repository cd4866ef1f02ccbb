import Anchors
import Rendering
import TestSupport
import Testing

@Suite struct RenderingSVGTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (12, "12"), (1.5, "1.5"), (-2.25, "-2.25"), (0.0004, "0"),
    (0.0005, "0.001"), (-0.04, "-0.04"), (19.9996, "20"), (100.01, "100.01"), (.nan, "0"),
    (.infinity, "0"),
  ])
  func `SVG numbers have at most three decimals`(value: Double, text: String) {
    expectEqual(SVGWriter.decimal(value), text)
  }

  @Test func `SVG text is escaped`() {
    expectEqual(SVGWriter.escaped("<a href=\"x\">&'"), "&lt;a href=&quot;x&quot;&gt;&amp;'")
    expectEqual(
      SVGWriter.escaped("tab\tline\nnul\u{0}bell\u{7}"), "tab line nul\u{FFFD}bell\u{FFFD}")
    expectEqual(SVGWriter.escaped("\u{FFFE}山é"), "\u{FFFD}山é")
  }

  @Test func `SVG elements are nested and closed`() {
    var svg = SVGWriter()
    svg.beginDocument(width: 10, height: 20)
    svg.begin("g")
    svg.begin("rect")
    svg.attribute("x", 1.25)
    svg.end()
    svg.begin("text")
    svg.attribute("id", "a\"b")
    svg.text("1 < 2")
    svg.end()
    svg.end()
    svg.end()
    #expect(
      String(decoding: svg.bytes, as: UTF8.self) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20">
         <g>
          <rect x="1.25"/>
          <text id="a&quot;b">1 &lt; 2</text>
         </g>
        </svg>

        """)
  }

  @Test func `the bytes of an SVG can be detached at any time`() {
    func draw(taking: Bool) -> [UInt8] {
      var svg = SVGWriter()
      var bytes: [UInt8] = []
      func rest() { if taking { bytes += svg.detachBytes() } }
      svg.beginDocument(width: 1, height: 1)
      rest()
      svg.attribute("id", "a")
      rest()
      svg.begin("text")
      rest()
      svg.text("b")
      rest()
      svg.end()
      svg.end()
      return bytes + svg.detachBytes()
    }
    expectEqual(draw(taking: true), draw(taking: false))
  }

  @Test func `an SVG shows every item at its position`() {
    let root = View("root"), inner = View("inner"), leaf = View("leaf")
    root.addSubview(inner)
    inner.addSubview(leaf)
    root.frame = Rect(x: 50, y: 60, width: 100, height: 40)
    inner.frame = Rect(x: 10, y: 5, width: 80, height: 30)
    leaf.frame = Rect(x: 2, y: 3, width: 4, height: 5)
    let drawing = FrameSVG(margin: 0).draw(root)
    expect(drawing.contains(#"viewBox="0 0 100 40""#))
    expect(drawing.contains(#"<rect x="0" y="0" width="100" height="40""#))
    expect(drawing.contains(#"<rect x="10" y="5" width="80" height="30""#))
    expect(drawing.contains(#"<rect x="12" y="8" width="4" height="5""#))
  }

  @Test func `an SVG label is on its baseline`() throws {
    let root = View("root"), label = Label("A & B", name: "label", font: Font(size: 10))
    root.textMeasurer = .square
    root.addSubview(label)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    label.frame = Rect(x: 7, y: 20, width: 50, height: 10)
    // The square font has 0.8 of its size above the baseline.
    let drawing = FrameSVG(margin: 0).draw(root)
    expect(
      drawing.contains(
        #"<text x="7" y="28" font-size="10" textLength="50" lengthAdjust="spacingAndGlyphs">"#
          + "A &amp; B</text>"))
  }

  @Test func `zoomed and scrolled content is drawn at its visible frame`() throws {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let image = View("image")
    let text = Label("Hi", name: "text", font: .systemFont(ofSize: 10))
    root.addSubview(scroll)
    scroll.edges(equalTo: root, insets: DirectionalEdgeInsets(10))
    scroll.addSubview(image)
    image.edges(equalTo: scroll).size(width: 50, height: 40)
    image.addSubview(text)
    text.leftAnchor(equalTo: image.leftAnchor, constant: 5)
      .topAnchor(equalTo: image.topAnchor, constant: 6)
    scroll.zoomScale = 3
    scroll.contentOffset = Point(x: 7, y: 8)
    try root.layout(in: Size(width: 100, height: 100))
    let drawing = FrameSVG().draw(root)
    expect(drawing.contains("<title>image (3, 2, 150, 120)</title>"))
    #expect(
      drawing.contains(
        "<text x=\"18\" y=\"\(SVGWriter.decimal(20 + 3 * text.contentBaselines.firstFromTop))\" "
          // H is 722 and i 222 of 1000 wide in the metrics of the font.
          + "font-size=\"30\" textLength=\"28.32\" lengthAdjust=\"spacingAndGlyphs\">Hi</text>"
      ))
  }

  @Test func `SVG clips the content of a scroll view`() throws {
    let root = View("root")
    let scroll = ScrollView("scroll")
    root.addSubview(scroll)
    let below = View("below")
    root.addSubview(below)
    root.frame = Rect(x: 0, y: 0, width: 400, height: 300)
    scroll.frame = Rect(x: 20, y: 30, width: 200, height: 100)
    below.frame = Rect(x: 20, y: 200, width: 200, height: 50)
    for (name, top) in [("above", -60.0), ("first", -20), ("last", 60), ("far", 500)] {
      let row = View(name)
      scroll.addSubview(row)
      row.frame = Rect(x: 0, y: top, width: 200, height: 60)
    }
    let drawing = FrameSVG(margin: 0).draw(root)
    // Content outside is not drawn and does not enlarge the drawing.
    expect(drawing.contains(#"viewBox="0 0 400 300""#))
    expect(!drawing.contains("above (") && !drawing.contains("far ("))
    let viewport = #"<svg x="20" y="30" width="200" height="100" viewBox="20 30 200 100">"#
    let parts = drawing.split(separator: viewport, omittingEmptySubsequences: false)
    try #require(parts.count == 2)
    expect(parts[0].contains("scroll (") && !parts[0].contains("first ("))
    let inside = try #require(parts[1].split(separator: "</svg>").first)
    expect(inside.contains("first (20, 10, 200, 60)") && inside.contains("last (20, 90, 200, 60)"))
    expect(!inside.contains("below (") && parts[1].contains("below ("))
  }

  @Test func `a small drawing is magnified without its outlines and names`() {
    let root = View("screen"), list = View("list")
    root.addSubview(list)
    root.frame = Rect(x: 0, y: 0, width: 80, height: 24)
    list.frame = Rect(x: 0, y: 0, width: 1, height: 24)
    let drawing = FrameSVG(margin: 16).draw(root)
    // 80 points are shown as 320, so a shown point is a quarter.
    expect(drawing.contains(#"width="352" height="128" viewBox="0 0 88 32""#))
    expect(drawing.contains(#"stroke-width="0.25""#))
    expect(drawing.contains(##"font-size="2.25" textLength="6.752""##))
    expect(drawing.contains(##" fill="#475467">screen</text>"##))
    expect(drawing.contains("<title>list (0, 0, 1, 24)</title>"))
    expect(!drawing.contains(">list</text>"))
  }

  @Test func `an SVG has the names of boxes with a common corner side by side`() throws {
    let root = View("outer"), inner = View("inner")
    root.addSubview(inner)
    root.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    inner.frame = Rect(x: 0, y: 0, width: 400, height: 100)
    let drawing = FrameSVG().draw(root)
    let outerWidth = TextMeasurer.helvetica.measure(
      TextRequest("outer", font: Font(size: 9))
    ).size.width
    expect(drawing.contains(##"<text x="3" y="10" font-size="9" textLength="20.511""##))
    let left = SVGWriter.decimal(3 + outerWidth + 4)
    expect(drawing.contains(##"<text x="\##(left)" y="10" font-size="9" textLength="20.007""##))
  }

  @Test func `a right-to-left line begins at the right`() {
    let root = View("root"), label = Label("ab", name: "label", font: Font(size: 10))
    root.textMeasurer = .square
    root.layoutDirection = .rightToLeft
    root.addSubview(label)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    label.frame = Rect(x: 7, y: 20, width: 50, height: 10)
    let drawing = FrameSVG(margin: 0).draw(root)
    expect(
      drawing.contains(
        #"<text x="57" y="28" font-size="10" text-anchor="end" textLength="20" lengthAdjust"#))
  }

  @Test func `an SVG stretches a text only to a width that was measured`() throws {
    // Two Hebrew letters, which Helvetica lacks; in the square font each is 10 wide.
    func text(_ text: String, _ measurer: TextMeasurer?) throws -> XMLElement {
      let label = Label(text, name: "label", font: Font(size: 10))
      if let measurer { label.textMeasurer = measurer }
      label.frame = Rect(x: 0, y: 0, width: 50, height: 12)
      let drawing = try XMLElement.read(Array(FrameSVG().draw(label).utf8))
      return try #require(drawing.all("text").first { $0.text == text })
    }
    try expectEqual(text("שם", .square).attributes["textLength"], "20")
    let guessed = try text("שם", nil).attributes
    expectEqual([guessed["textLength"], guessed["lengthAdjust"]], [nil, nil])
    // H is 722 and i 222 of 1000 wide in the metrics of the font.
    try expectEqual(text("Hi", nil).attributes["textLength"], "9.44")
  }

  @Test func `an SVG preserves measured spaces`() {
    let root = View("root"), label = Label("a  b ", name: "label", font: Font(size: 10))
    root.addSubview(label)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    label.frame = Rect(x: 7, y: 20, width: 50, height: 10)
    expect(FrameSVG().draw(root).contains(#"xml:space="preserve">a  b </text>"#))
    label.text = "a b"
    expect(!FrameSVG().draw(root).contains("xml:space"))
  }

  @Test func `a label shows nothing outside its frame`() {
    let root = View("root"), label = Label("A long text", name: "label", font: Font(size: 10))
    root.addSubview(label)
    root.frame = Rect(x: 0, y: 0, width: 400, height: 40)
    label.frame = Rect(x: 7, y: 20, width: 20, height: 12)
    let drawing = FrameSVG(margin: 0).draw(root)
    // A is 6.67 wide, the ellipsis 10, a space 2.78, and an l 2.22.
    expect(drawing.contains(#" textLength="16.67" lengthAdjust="spacingAndGlyphs">A…</text>"#))
  }
}
