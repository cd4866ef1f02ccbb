import Anchors
import LayoutFiles
import TestSupport
import Testing

/// The frames of the layout files in `Examples/layouts`, computed from their constraints.
@Suite struct ExampleLayoutTests {
  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func `each layout file in Examples is laid out by a test`() throws {
    try expectEqual(
      ExampleLayouts.names,
      [
        "article", "columns", "dashboard", "feed", "gallery", "invoice", "invoice-table",
        "junior-card", "login-form", "photo", "right-to-left", "senior-card", "settings",
        "terminal", "toolbar",
        "window",
      ])
  }

  @Test func `an article is as tall as its wrapped texts`() throws {
    let headline = "Constraints on every platform, without a simulator"
    let body =
      "A text wraps at the width that the layout gives it, and the height of its lines is fed "
      + "back: the article is as tall as its texts."
    // The text needs three lines and is limited to two.
    let wrapped = try #require(AFM.lineCount(headline, 28, within: 260))
    expectEqual(wrapped, 3)
    let lines = 2.0
    let rows = try #require(AFM.lineCount(body, 14, within: 260))
    let bodyTop = 20 + lines * AFM.line(28) + 12
    let rule = bodyTop + rows * AFM.line(14) + 12
    // The room above the rule is twice that below it.
    let author = rule + 1 + 6
    try ExampleLayouts.expect(
      "article",
      [
        "": rect(0, 0, 300, author + AFM.line(12) + 20),
        "headline": rect(20, 20, 260, lines * AFM.line(28)),
        "body": rect(20, bodyTop, 260, rows * AFM.line(14)),
        "rule": rect(20, rule, 60, 1),
        "author": rect(20, author, try #require(AFM.width("A. Author", 12)), AFM.line(12)),
        "before": rect(20, rule - 12, 60, 12), "after": rect(20, rule + 1, 60, 6),
      ])
  }

  @Test func `columns share the width that remains beside menu and gutters`() throws {
    // A quarter of 960 is 240, but the menu is at most 220 wide.
    let part: Double = (960 - 2 * 24 - 220 - 3 * 16) / 4
    try ExampleLayouts.expect(
      "columns",
      [
        "": rect(0, 0, 960, 600), "side": rect(24, 24, 220, 552), "first": rect(260, 24, part, 552),
        "second": rect(276 + part, 24, 2 * part, 552),
        "third": rect(292 + 3 * part, 24, part, 552),
      ])
  }

  @Test func `a dashboard has four tiles, and a chart twice as wide as a table`() throws {
    let tile: Double = (1200 - 220 - 2 * 24 - 3 * 16) / 4
    let top = 64 + 24 + tile / 2 + 16
    // The table is 305 and a third wide; with two pixels to a point its left edge snaps to 870.5.
    try ExampleLayouts.expect(
      "dashboard",
      [
        "": rect(0, 0, 1200, 800), "menu": rect(0, 0, 220, 800), "header": rect(220, 0, 980, 64),
        "revenue": rect(244, 88, tile, tile / 2),
        "orders": rect(260 + tile, 88, tile, tile / 2),
        "visits": rect(276 + 2 * tile, 88, tile, tile / 2),
        "returns": rect(292 + 3 * tile, 88, tile, tile / 2),
        "chart": rect(244, top, 610.5, 776 - top), "table": rect(870.5, top, 305.5, 776 - top),
      ])
  }

  @Test func `posts scroll under a fixed header`() throws {
    let height: Double = 200 + 8 + 260 + 8 + 180
    // The offset is 100, so the visible part begins at 100 of the content.
    try ExampleLayouts.expect(
      "feed",
      [
        "": rect(0, 0, 320, 480), "feed": rect(0, 0, 320, 480),
        "posts": rect(0, 44, 320, height), "first": rect(0, 0, 320, 200),
        "second": rect(0, 208, 320, 260), "third": rect(0, 476, 320, 180),
        "header": rect(0, 100, 320, 44),
      ])
    let file = try LayoutFile(try ExampleLayouts.bytes("feed"))
    try file.layOut()
    expectEqual(file.contentSizes.map(\.size), [Size(width: 320, height: 44 + height)])
    // The range ends where the content and its inset of 20 end above the safe area of 34.
    let feed = try #require(file.root.subviews.first as? ScrollView)
    expectEqual(feed.verticalOffsetRange, 0...(44 + height - 480 + 20 + 34))
  }

  @Test func `photos of any shape fill the rows of a gallery`() throws {
    // The widths of a row are its height times the ratios, and fill the row without the gaps.
    let first: Double = (600 - 4 * 10) / (1.5 + 1 + 1 / 1.5)
    let second: Double = (600 - 3 * 10) / (1.75 + 1.25)
    try ExampleLayouts.expect(
      "gallery",
      [
        "": rect(0, 0, 600, 30 + first + second),
        "beach": rect(10, 10, 1.5 * first, first),
        "friends": rect(20 + 1.5 * first, 10, first, first),
        "tower": rect(590 - first / 1.5, 10, first / 1.5, first),
        "valley": rect(10, 20 + first, 1.75 * second, second),
        "market": rect(20 + 1.75 * second, 20 + first, 1.25 * second, second),
      ])
  }

  @Test func `an invoice has its amounts flush right and its rows on baselines`() throws {
    func width(_ text: String, _ size: Double) throws -> Double {
      try #require(AFM.width(text, size))
    }
    let rule = 56 + AFM.line(18) + 12
    let row = rule + 0.5 + 12
    let next = row + 12 + 8
    let sum = next + 12 + 8
    let total = sum + 0.5 + 8
    let number = try width("Invoice 118", 10), digits = try width("125.00", 10)
    let many = try width("500", 10), word = try width("Total", 10)
    let large = try width("605.00", 14), footer = try width("Page 1 of 1", 8)
    try ExampleLayouts.expect(
      "invoice",
      [
        "": rect(0, 0, 595, 842),
        "seller": rect(56, 56, try width("Oficina Aurora", 18), AFM.line(18)),
        "number": rect(539 - number, 56 + AFM.baseline(18) - AFM.baseline(10), number, 12),
        "rule": rect(56, rule, 483, 0.5),
        "amounts": rect(459, rule + 0.5, 80, total + AFM.line(14) - rule - 0.5),
        "item1": rect(56, row, try width("Design of a business card", 10), 12),
        "count1": rect(447 - 5.56, row, 5.56, 12), "amount1": rect(539 - digits, row, digits, 12),
        "item2": rect(56, next, try width("Printing, both sides", 10), 12),
        "count2": rect(447 - many, next, many, 12), "amount2": rect(539 - digits, next, digits, 12),
        "sum": rect(459, sum, 80, 0.5), "total": rect(539 - large, total, large, AFM.line(14)),
        "word": rect(447 - word, total + AFM.baseline(14) - AFM.baseline(10), word, 12),
        "footer": rect(297.5 - footer / 2, 842 - 28 - AFM.line(8), footer, AFM.line(8)),
      ])
  }

  @Test func `a junior card gives the remaining height to the text of lowest hugging`() throws {
    try ExampleLayouts.expect(
      "junior-card",
      [
        "": rect(0, 0, 240, 50), "photo": rect(5, 0, 50, 50), "texts": rect(60, 0, 175, 50),
        "name": rect(0, 0, 175, 12), "title": rect(0, 12, 175, 12), "email": rect(0, 24, 175, 12),
        "phone": rect(0, 36, 175, 14),
      ])
  }

  @Test func `a login form is as wide as the screen allows, above the middle`() throws {
    let height = 44 + 12 + 44 + 12 + AFM.line(20)
    try ExampleLayouts.expect(
      "login-form",
      [
        "": rect(0, 0, 390, 844), "form": rect(24, 0.75 * 422 - height / 2, 390 - 48, height),
        "user": rect(0, 0, 342, 44), "password": rect(0, 56, 342, 44),
        "button": rect(0, 112, 342, 24),
      ])
  }

  @Test func `a photo is as large as its superview allows`() throws {
    // Below the photo are 8, the caption and 20; the remaining height determines the width.
    let height = 480 - 20 - 8 - AFM.line(12) - 20
    let caption = try #require(AFM.width("As large as it fits, at 3 : 2", 12))
    try ExampleLayouts.expect(
      "photo",
      [
        "": rect(0, 0, 800, 480), "photo": rect(400 - 0.75 * height, 20, 1.5 * height, height),
        "caption": rect(400 - caption / 2, 28 + height, caption, AFM.line(12)),
      ])
  }

  @Test func `a right-to-left row is mirrored`() throws {
    let time = try #require(AFM.width("12:30", 12))
    let top = 28 - AFM.line(17) / 2
    try ExampleLayouts.expect(
      "right-to-left",
      [
        "": rect(0, 0, 360, 56), "avatar": rect(308, 8, 40, 40),
        "message": rect(22 + time, top, 298 - 22 - time, AFM.line(17)),
        "time": rect(12, top + AFM.baseline(17) - AFM.baseline(12), time, AFM.line(12)),
      ])
  }

  @Test func `a senior card stacks its texts under the photo`() throws {
    let step = AFM.line(17) + 5
    try ExampleLayouts.expect(
      "senior-card",
      [
        "": rect(0, 0, 320, 105 + 4 * step), "photo": rect(0, 0, 320, 100),
        "name": rect(5, 105, 310, AFM.line(17)), "title": rect(5, 105 + step, 310, AFM.line(17)),
        "phone": rect(5, 105 + 2 * step, 310, AFM.line(17)),
        "email": rect(5, 105 + 3 * step, 310, AFM.line(17)),
      ])
  }

  @Test func `settings are nested stacks`() throws {
    let sound = 16 + AFM.line(22) + 24
    // The hidden row is in the middle of one spacing.
    let volume = sound + 31 + 12
    let buttons = volume + 20 + 12
    let version = buttons + 44 + 12
    // Three images share 280 - 2 * 10 in the proportion 1 : 10 : 1.
    let part = 260.0 / 12
    let large = try #require(AFM.width("Version", 17))
    try ExampleLayouts.expect(
      "settings",
      [
        "": rect(0, 0, 320, version + AFM.line(17) + 16),
        "title": rect(20, 16, 280, AFM.line(22)), "sound": rect(20, sound, 280, 31),
        "word": rect(
          0, (31 - AFM.line(17)) / 2, try #require(AFM.width("Sound", 17)), AFM.line(17)),
        "switch": rect(280 - 51, 0, 51, 31), "alerts": rect(20, sound + 31 + 6, 280, 0),
        "volume": rect(20, volume, 280, 20), "quiet": rect(0, 0, part, 20),
        "slider": rect(part + 10, 0, 10 * part, 20), "loud": rect(280 - part, 0, part, 20),
        "buttons": rect(20, buttons, 280, 44), "cancel": rect(0, 0, 136, 44),
        "save": rect(144, 0, 136, 44), "version": rect(20, version, 280, AFM.line(17)),
        "large": rect(0, 0, large, AFM.line(17)),
        "small": rect(
          large + 6, AFM.baseline(17) - AFM.baseline(12), 280 - large - 6, AFM.line(12)),
      ])
  }

  @Test func `a terminal layout fills whole cells without a gap`() throws {
    // 79 cells in the ratio of 1 to 2: the border spans 26.33 to 27.33, which is cell 26. The two
    // wide characters of the file's name occupy two cells each.
    try ExampleLayouts.expect(
      "terminal",
      [
        "": rect(0, 0, 80, 24), "files": rect(0, 0, 26, 23), "border": rect(26, 0, 1, 23),
        "editor": rect(27, 0, 53, 23),
        "status": rect(0, 23, 80, 1), "mode": rect(1, 0, 6, 1), "file": rect(36, 0, 8, 1),
        "place": rect(75, 0, 4, 1),
      ])
  }

  @Test func `a title too wide to be centered moves by the minimum`() throws {
    // Centered it would begin at 80, but the trailing buttons end at 80 and require a gap of 8.
    try ExampleLayouts.expect(
      "toolbar",
      [
        "": rect(0, 0, 480, 44), "back": rect(480 - 8 - 32, 6, 32, 32),
        "title": rect(88, 12, 320, 20),
        "search": rect(48, 6, 32, 32), "more": rect(8, 6, 32, 32),
      ])
  }

  @Test func `a window of twice the size gives the extra room to flexible parts`() throws {
    try ExampleLayouts.expect(
      "window",
      [
        "": rect(0, 0, 640, 400), "toolbar": rect(0, 0, 640, 40),
        "content": rect(0, 40, 640, 120 + 200),
        "close": rect(230 + 320, 168 + 200, 80, 24),
        "message": rect(320 - 50, 160 - 10, 100, 20),
      ])
  }
}
