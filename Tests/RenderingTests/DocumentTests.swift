import Anchors
import Rendering
import TestSupport
import Testing

/// Pages of 200 by 100 points within margins of 10; square letters of 10 points in lines of 10.
@Suite struct DocumentTests {
  private var document: Document {
    var document = Document(
      pageSize: Size(width: 220, height: 120), margins: DirectionalEdgeInsets(10))
    document.textMeasurer = .square
    return document
  }

  private func pages(
    _ document: Document, _ body: (DocumentBody) throws -> Void
  ) throws -> [RecordingCanvas.Page] {
    var canvas = RecordingCanvas()
    let count = try document.write(on: &canvas, body) { _ in }
    expectEqual(canvas.pages.count, count)
    return canvas.pages
  }

  private func box(_ height: Double, _ name: String = "box") -> View {
    let view = PaintedView(name, Paint(fill: .black))
    view.heightAnchor(equalTo: height)
    return view
  }

  private func label(_ text: String, lines: Int = 0) -> Label {
    let label = Label(text, name: "text", font: Font(size: 10))
    label.numberOfLines = lines
    return label
  }

  /// A text of lines of one word, which is too long for two of them in a line.
  private func paragraph(_ lines: Int) -> Label {
    label(
      (0..<lines).map { "\(Character(Unicode.Scalar(UInt8(97 + $0))))bcdefghijk" }.joined(
        separator: " "))
  }

  private func cells(_ texts: [String]) -> [LayoutNode] { texts.map { label($0) } }

  // MARK: Views

  @Test func `views follow one another, and spacing is dropped at the top of a page`() throws {
    let pages = try pages(document) { body in
      expectEqual(body.width, 200)
      for height in [60.0, 30, 50, 100, 20] { try body.add(box(height), spacing: 5) }
    }
    expectEqual(
      pages.map(\.boxes),
      [
        [Rect(x: 10, y: 10, width: 200, height: 60), Rect(x: 10, y: 75, width: 200, height: 30)],
        [Rect(x: 10, y: 10, width: 200, height: 50)],
        [Rect(x: 10, y: 10, width: 200, height: 100)],
        [Rect(x: 10, y: 10, width: 200, height: 20)],
      ])
  }

  @Test func `a document without a view has one page`() throws {
    expectEqual(try pages(document) { _ in }, [RecordingCanvas.Page()])
  }

  @Test func `header and footer know the number of their page and of all pages`() throws {
    var document = document
    document.spacing = 10
    document.header = { page in page.number == 1 ? nil : label("h\(page.number)") }
    document.footer = { page in label("\(page.number)/\(page.count)") }
    // Many enough that the body runs twice, or few.
    for count in [3, 30] {
      let pages = try pages(document) { body in
        for _ in 0..<count { try body.add(box(50)) }
      }
      expectEqual(pages.count, count)
      for (index, page) in pages.enumerated() {
        let header = index == 0 ? [] : ["h\(index + 1)"]
        expectEqual(page.texts, header + ["\(index + 1)/\(count)"])
        // The first page has 100 - 20 points, the others 100 - 40.
        expectEqual(page.boxes.map(\.minY), [index == 0 ? 10 : 30])
        expectEqual(page.positions.last, Point(x: 10, y: 110 - 10 + 8))
      }
    }
  }

  @Test func `a view begins a page if it is asked for, and an empty page is not left`() throws {
    let pages = try pages(document) { body in
      try body.add(box(10), onNewPage: true)
      try body.add(box(20), onNewPage: true)
      try body.beginPage()
      try body.beginPage()
      try body.add(box(30))
    }
    expectEqual(pages.map { $0.boxes.map(\.height) }, [[10], [20], [30]])
  }

  @Test func `a view stays with the next one, unless both are higher than a page`() throws {
    let pages = try pages(document) { body in
      try body.add(box(50))
      try body.add(box(20), spacing: 4, keepWithNext: true)
      try body.add(box(10), spacing: 3, keepWithNext: true)
      try body.add(box(40), spacing: 5)
      try body.add(box(60), keepWithNext: true, onNewPage: true)
      try body.add(box(60))
    }
    expectEqual(pages.map { $0.boxes.map(\.height) }, [[50], [20, 10, 40], [60], [60]])
    expectEqual(pages[1].boxes.map(\.minY), [10, 33, 48])
  }

  // MARK: Labels

  @Test(arguments: 1...12)
  func `a label breaks between lines with two on each side`(lines: Int) throws {
    for used in stride(from: 0, through: 100, by: 5) {
      let pages = try pages(document) { body in
        if used > 0 { try body.add(box(Double(used))) }
        try body.add(paragraph(lines))
      }
      expectEqual(pages.flatMap(\.texts).count, lines)
      expectEqual(
        pages.flatMap(\.texts).map { $0.first },
        paragraph(lines).text.split(separator: " ").map { $0.first })
      // The most lines that fit: all, or as many as leave two for the next page.
      let fitting = (100 - used) / 10
      var first = fitting >= lines ? lines : min(fitting, lines - 2)
      if first < 2 && first < lines { first = 0 }
      expectEqual(pages[0].texts.count, first, "\(lines) lines, \(used) points used")
      for page in pages {
        expect(page.positions.allSatisfy { $0.y <= 110 - 2 })
        if let top = page.positions.first, page.boxes.isEmpty { expectEqual(top.y, 18) }
      }
    }
  }

  @Test func `a label is kept together if it fits on a page, and broken if it does not`() throws {
    for (lines, expected) in [(8, [0, 8]), (12, [5, 7])] {
      let pages = try pages(document) { body in
        try body.add(box(50))
        try body.add(paragraph(lines), keepTogether: true)
      }
      expectEqual(pages.map(\.texts.count), expected)
    }
  }

  // MARK: Errors

  @Test func `a view that is higher than every page is named with both heights`() throws {
    let error = #expect(throws: DocumentError.self) {
      try pages(document) { body in
        try body.add(box(40))
        try body.add(box(101, "poster"))
      }
    }
    expectEqual(error, .tooHigh(view: "poster", height: 101, room: 100, page: 2))
    expectEqual(
      error?.description,
      "poster is 101 points high and fits on no page, which has 100 points for it (page 2); divide "
        + "it, or make it lower.")
  }

  @Test func `margins and edges without room for content are an error`() throws {
    var document = document
    document.footer = { _ in box(90) }
    let error = #expect(throws: DocumentError.self) { try document.pdf { _ in } }
    expectEqual(error, .noContentRoom(page: 1, height: 0))
  }

  @Test func `losses are an error with their page if they are not allowed`() throws {
    var document = document
    let body = { (body: DocumentBody) in
      try body.add(box(95))
      try body.add(label("株"))
    }
    expectEqual(try pages(document, body).count, 2)
    document.allowsLosses = false
    let error = #expect(throws: DocumentError.self) { try pages(document, body) }
    expectEqual(error, .losses(DrawingLosses(characters: 1), page: 2))
  }

  @Test func `a body that adds other views the second time is an error`() throws {
    var runs = 0
    let error = #expect(throws: DocumentError.self) {
      try pages(document) { body in
        runs += 1
        for _ in 0..<(10 * runs) { try body.add(box(60)) }
      }
    }
    expectEqual(error, .pageCountChanged(counted: 10, written: 20))
  }

  @Test func `a footer that grows with the number of pages is an error`() throws {
    var document = document
    document.footer = { page in label(String(repeating: "m ", count: 1 + 10 * page.count)) }
    let error = #expect(throws: DocumentError.self) {
      try pages(document) { try $0.add(box(9)) }
    }
    guard case .edgesChanged(let page) = error else { return expect(false, "\(error as Any)") }
    expectEqual([page.number, page.count], [1, 1])
  }

  @Test func `an error of the sink ends the document`() throws {
    struct Full: Error {}
    var canvas = RecordingCanvas()
    var calls = 0
    #expect(throws: Full.self) {
      try document.write(on: &canvas) { body in
        for _ in 0..<30 { try body.add(box(60)) }
      } sink: { _ in
        calls += 1
        if calls == 3 { throw Full() }
      }
    }
    expectEqual([calls, canvas.pages.count], [3, 3])
  }

  // MARK: Files

  @Test func `each page is passed on before the views of later pages are made`() throws {
    var document = document
    document.countsPages = false
    document.footer = { page in label("\(page.number) \(page.count)") }
    var (bytes, written): ([UInt8], [Int]) = ([], [])
    var canvas = PDFCanvas()
    var pages = 0
    try document.write(on: &canvas) { body in
      for _ in 0..<20 {
        written.append(pages)
        try body.add(box(60))
      }
    } sink: {
      pages += 1
      bytes += $0
    }
    // A page is complete when the first view of the next one is there.
    expectEqual(written, [0, 0] + Array(1..<19))
    let file = try PDFFile(bytes)
    expectEqual(file.pages.count, 20)
    for (index, content) in file.contents.enumerated() {
      expect(content.contains("(\(index + 1) 0)Tj"))
    }
    document.countsPages = true
    expectEqual(try document.pdf { try $0.add(box(9)) }, try document.pdf { try $0.add(box(9)) })
  }

  @Test func `on a canvas of pictures, each page is a document of its own`() throws {
    var document = document
    document.info.title = "Two"
    var canvas = SVGCanvas()
    var files: [String] = []
    try document.write(on: &canvas) { body in
      for _ in 0..<2 { try body.add(box(90)) }
    } sink: {
      files.append(String(decoding: $0, as: UTF8.self))
    }
    expectEqual(files.count, 2)
    for file in files {
      expect(file.hasPrefix("<svg ") && file.hasSuffix("</svg>\n") && file.contains(">Two<"))
    }
  }

  @Test func `a document from right to left mirrors its views and margins`() throws {
    var document = document
    document.layoutDirection = .rightToLeft
    document.margins = DirectionalEdgeInsets(top: 10, leading: 40, bottom: 10, trailing: 10)
    let pages = try pages(document) { body in
      expectEqual(body.width, 170)
      try body.add(label("abc"))
    }
    expectEqual(pages[0].positions, [Point(x: 220 - 40 - 30, y: 18)])
  }
}
