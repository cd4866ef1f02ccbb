import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// The widths like those of the system's font, against sums worked out by hand.
@Suite struct SystemLikeTests {
  private static func width(_ text: String, _ font: Font) -> Double {
    TextMeasurer.systemLike.measure(TextRequest(text, font: font)).size.width
  }

  @Test func `a line is as wide as its advances, and a tracking for each character`() {
    // C 704, a 532, n 567, c 542, e 553, l 234.
    let advances = 3132.0
    for (size, tracking) in [(11, 0.306), (12, 0.216), (15, 0.046), (17, -0.099), (34, -0.606)] {
      let expected = advances * Double(size) / 1000 + 6 * tracking
      expectNear(Self.width("Cancel", Font(size: Double(size))), expected, within: 0.06)
    }
    // Between two known sizes the tracking is on a straight line, beyond them the same share.
    expectNear(
      Self.width("Cancel", Font(size: 13.5)), advances * 0.0135 + 6 * (0.167 + 0.094) / 2,
      within: 0.05)
    expectNear(
      Self.width("Cancel", Font(size: 68)), 2 * Self.width("Cancel", Font(size: 34)), within: 0.01)
    // A digit and a space: 615 and 259, at 16 points with a tracking of -0.004.
    expectNear(Self.width("0 0", Font(size: 16)), 1.489 * 16 - 3 * 0.004, within: 0.03)
  }

  @Test func `letters with accents are as wide as those without`() {
    for (plain, accented) in [("e", "é"), ("A", "Å"), ("s", "š"), ("L", "Ł"), ("i", "î")] {
      for size in [11.0, 17, 34] {
        expectEqual(
          Self.width(plain, Font(size: size)), Self.width(accented, Font(size: size)), "\(accented)"
        )
      }
    }
  }

  @Test func `a weight adds a share of the size to each letter`() {
    let text = "Settings"
    let plain = Self.width(text, Font(size: 20))
    // Semibold 21 thousandths and bold 33, light 5 less; between two known weights a part of both.
    for (weight, added) in [(300, -5.0), (400, 0), (600, 21), (650, 27), (700, 33), (1000, 40)] {
      let font = Font(family: "Helvetica", size: 20, weight: weight)
      expectNear(Self.width(text, font), plain + 8 * 20 * added / 1000, within: 0.17)
    }
    expectEqual(
      Self.width(text, Font(size: 20, face: .helveticaBold)),
      Self.width(text, Font(family: "helvetica", size: 20, weight: 700)))
    let semibold = Font(family: "Helvetica", size: 20, weight: 600)
    expectEqual(TextMeasurer.systemLike.resolvedFont(for: semibold), semibold)
    let inter = Font(family: "Inter", size: 20, weight: 600)
    expectEqual(
      TextMeasurer.systemLike.resolvedFont(for: inter), Font(size: 20, face: .helveticaBold))
  }

  @Test func `Greek and Cyrillic letters resemble Latin ones, and are counted as assumed`() {
    let measure = { (text: String) in
      TextMeasurer.systemLike.measure(TextRequest(text, font: Font(size: 17)))
    }
    expectEqual(measure("АВСЕ").size, measure("ABCE").size)
    expectEqual(measure("οινκ").size.height, measure("oink").size.height)
    expectEqual(measure("Отмена").missingGlyphs, 6)
    expectEqual(measure("Άκυρο").missingGlyphs, 5)
    expectEqual(measure("Abbrechen – „Größe“…").missingGlyphs, 0)
    // Of other scripts nothing is known, and East Asian letters are squares.
    expectEqual(measure("取消").size.width, 34)
    expectEqual(measure("取消").missingGlyphs, 2)
  }

  @Test func `other families are measured as they are`() {
    for font in [
      Font(size: 17, face: .timesRoman), Font(size: 17, face: .courierBold),
      Font(family: "Inter", size: 17),
    ] {
      expectEqual(
        Self.width("Settings", font),
        TextMeasurer.helvetica.measure(TextRequest("Settings", font: font)).size.width)
    }
  }

  @Test func `lines are as high as those of the system`() {
    let measured = TextMeasurer.systemLike.measure(
      TextRequest("one\ntwo", font: Font(size: 17)))
    expectNear(measured.size.height, 2 * 17 * 1.193359375, within: 1e-9)
    expectNear(measured.baselines.firstFromTop, 17 * 0.952148438, within: 1e-9)
    expectNear(
      measured.baselines.lastFromBottom, 17 * (1.193359375 - 0.952148438), within: 1e-9)
  }

  @Test func `texts wrap at their words, and an extreme size is no error`() {
    let request = TextRequest("one two three", font: Font(size: 17), maxWidth: 70)
    let lines = TextMeasurer.systemLike.lines(request)
    expectEqual(lines.map { $0.text }, ["one two", "three"])
    expectEqual(
      lines.map { $0.width },
      ["one two", "three"].map { Self.width($0, Font(size: 17)) })
    for size in [0, 1e-300, 1e300, .infinity, .nan, -5] {
      _ = Self.width("Settings\u{AD}\t", Font(size: size))
    }
    let soft = TextRequest("Sil\u{AD}be", font: Font(size: 17), maxWidth: 34)
    expectEqual(TextMeasurer.systemLike.lines(soft).map { $0.text }, ["Sil-", "be"])
  }

  @Test func `a layout with such texts is a function of its width`() throws {
    let card = View("card"), text = Label("Eine etwas längere Zeile", name: "text")
    card.textMeasurer = .systemLike
    text.numberOfLines = 0
    card.addSubview(text)
    text.edges(equalTo: card)
    try card.layout(width: 200, height: nil)
    let function = try card.layoutFunction(of: .width, in: 60...240)
    expect(function.pieces.count > 2)
    for piece in function.pieces {
      let middle = (piece.from + piece.to) / 2
      let height = try card.layout(width: middle, height: nil).size.height
      expectNear(function.frame(of: "text", at: middle)?.height ?? -1, height, within: 1e-6)
    }
  }
}

/// Measurers whose texts are wider by a factor, and the widths at which lines stay the same.
@Suite struct ScaledMeasurerTests {
  private static let texts = [
    "Eine etwas längere Zeile", "a b c d e f", "Donaudampfschifffahrt", "取消 設定 名前",
    "Sil\u{AD}ben\u{AD}tren\u{AD}nung an", "eins\nzwei drei", "  leer", "ภาษาไทย คำ",
  ]

  @Test(arguments: [0.5, 0.97, 1.03, 2])
  func `a text at a width has the lines of the plain text at the width without the factor`(
    factor: Double
  ) {
    for plain in [TextMeasurer.systemLike, .helvetica, .square] {
      let scaled = plain.scaled(by: factor)
      for text in Self.texts {
        for width in [10.0, 35, 61.5, 120, 400] {
          let small = TextRequest(text, font: Font(size: 15), maxWidth: width)
          var large = small
          large.maxWidth = width * factor
          let (one, other) = (plain.measure(small), scaled.measure(large))
          expectEqual(other.lineCount, one.lineCount)
          expectEqual(other.size.height, one.size.height)
          expectNear(other.size.width, one.size.width * factor, within: 1e-9)
          expectEqual(scaled.lines(large).map { $0.text }, plain.lines(small).map { $0.text })
        }
      }
    }
  }

  @Test func `lines stay the same up to the next width at which one changes`() {
    for measurer in [TextMeasurer.systemLike, .square, .helvetica.scaled(by: 1.03)] {
      for text in Self.texts {
        var width = 3.0
        var count = 0
        func lines(_ width: Double) -> [Range<Int>] {
          measurer.lines(TextRequest(text, font: Font(size: 15), maxWidth: width)).map { $0.range }
        }
        while width < 500, count < 200 {
          let request = TextRequest(text, font: Font(size: 15), maxWidth: width)
          guard let step = measurer.step(request, .lines) else { break }
          expect(step.low <= width + 1e-6 && step.high > width, "\(text) at \(width)")
          let here = lines(width)
          for share in [0, 0.3, 0.7, 0.999] {
            let other = max(step.low, 0) + share * (min(step.high, 600) - max(step.low, 0))
            expectEqual(lines(other + 1e-5), here, "\(text) at \(width) and \(other)")
          }
          width = step.high
          count += 1
        }
        expect(count < 200)
      }
    }
  }

  @Test func `a program's own measurer does not know where its lines change`() {
    let own = TextMeasurer { _ in TextMeasurement(size: Size(width: 10, height: 10)) }
    expect(own.step(TextRequest("a"), .lines) == nil)
    expect(own.scaled(by: 2).step(TextRequest("a"), .lines) == nil)
    expectEqual(own.scaled(by: 2).measure(TextRequest("a")).size.width, 20)
  }
}
