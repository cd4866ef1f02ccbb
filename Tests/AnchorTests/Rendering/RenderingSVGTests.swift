import Anchors
import Rendering
import Testing

@Suite struct RenderingSVGTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (12, "12"), (1.5, "1.5"), (-2.25, "-2.25"), (0.0004, "0"),
    (0.0005, "0.001"), (-0.04, "-0.04"), (19.9996, "20"), (100.01, "100.01"), (.nan, "0"),
    (.infinity, "0"),
  ])
  func `numbers have at most three decimals`(value: Double, text: String) {
    #expect(SVGWriter.decimal(value) == text)
  }

  @Test func `text cannot leave its element`() {
    #expect(SVGWriter.escaped("<a href=\"x\">&'") == "&lt;a href=&quot;x&quot;&gt;&amp;'")
    #expect(SVGWriter.escaped("tab\tline\nnul\u{0}bell\u{7}") == "tab line nul\u{FFFD}bell\u{FFFD}")
    #expect(SVGWriter.escaped("\u{FFFE}山é") == "\u{FFFD}山é")
  }

  @Test func `elements nest and close`() {
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

  @Test func `bytes can be taken at any time`() {
    func draw(taking: Bool) -> [UInt8] {
      var svg = SVGWriter()
      var bytes: [UInt8] = []
      func rest() { if taking { bytes += svg.takeBytes() } }
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
      return bytes + svg.takeBytes()
    }
    #expect(draw(taking: true) == draw(taking: false))
  }

  @Test func `every item is drawn where it is`() {
    let root = View("root"), inner = View("inner"), leaf = View("leaf")
    root.addSubview(inner)
    inner.addSubview(leaf)
    root.frame = Rect(x: 50, y: 60, width: 100, height: 40)
    inner.frame = Rect(x: 10, y: 5, width: 80, height: 30)
    leaf.frame = Rect(x: 2, y: 3, width: 4, height: 5)
    let drawing = FrameSVG(margin: 0).draw(root)
    #expect(drawing.contains(#"viewBox="0 0 100 40""#))
    #expect(drawing.contains(#"<rect x="0" y="0" width="100" height="40""#))
    #expect(drawing.contains(#"<rect x="10" y="5" width="80" height="30""#))
    #expect(drawing.contains(#"<rect x="12" y="8" width="4" height="5""#))
  }

  @Test func `a label stands on its baseline`() throws {
    let root = View("root"), label = Label("A & B", name: "label", font: Font(size: 10))
    root.textMeasurer = .square
    root.addSubview(label)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 40)
    label.frame = Rect(x: 7, y: 20, width: 50, height: 10)
    // The square font has 0.8 of its size above the baseline.
    let drawing = FrameSVG(margin: 0).draw(root)
    #expect(drawing.contains(#"<text x="7" y="28" font-size="10">A &amp; B</text>"#))
  }

  @Test func `what is zoomed and scrolled is drawn where it is seen`() throws {
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
    #expect(drawing.contains("<title>image (3, 2, 150, 120)</title>"))
    #expect(
      drawing.contains(
        "<text x=\"18\" y=\"\(SVGWriter.decimal(20 + 3 * text.baselines.firstFromTop))\" font-size=\"30\">Hi</text>"
      ))
  }
}
