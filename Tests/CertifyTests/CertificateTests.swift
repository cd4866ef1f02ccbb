import Anchors
import Certify
import Devices
import TestSupport
import Testing

/// Certificates of small trees, whose intervals are worked out by hand.
///
/// Each letter is a square of the font's size, so that a text of n letters at 10 points is 10 n
/// wide and 10 high. A tree without a scale has a pixel of half a point.
@Suite struct CertificateTests {
  private static func label(_ text: String, _ name: String, lines: Int = 1) -> Label {
    let label = Label(text, name: name, font: Font(size: 10))
    label.numberOfLines = lines
    return label
  }

  /// A title with 10 points on either side, which never becomes wider than the root.
  private static func row(_ text: String) -> View {
    let root = View("root"), title = label(text, "title")
    root.addSubview(title)
    root.textMeasurer = .square
    title
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
      .trailingAnchor(lessThanOrEqualTo: root.trailingAnchor, constant: -10)
      .topAnchor(equalTo: root.topAnchor)
      .bottomAnchor(equalTo: root.bottomAnchor)
    return root
  }

  private static func certificate(
    _ properties: [LayoutProperty] = LayoutProperty.usual, widths: ClosedRange<Double>,
    tolerance: Double = 0, room: Bool = false,
    _ texts: KeyValuePairs<String, KeyValuePairs<String, String>>,
    _ makeView: (Environment) -> View
  ) -> Certificate {
    Certificate(
      proving: properties, widths: widths, in: .languages(texts), tolerance: tolerance,
      measuringRoom: room
    ) { environment in makeView(environment) }
  }

  private static func expectRanges(
    _ found: [ClosedRange<Double>]?, _ expected: [ClosedRange<Double>], fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    expectNear(
      (found ?? []).flatMap { [$0.lowerBound, $0.upperBound] },
      expected.flatMap { [$0.lowerBound, $0.upperBound] }, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  @Test func `a longer text is cut below the width that it needs, to the pixel`() {
    let certificate = Self.certificate(
      widths: 60...120, ["en": ["t": "abcd"], "de": ["t": "abcdefg"], "fr": ["t": "abc"]]
    ) { Self.row($0.texts["t"]) }
    // 70 + 20 points, of which half a one may be missing.
    expectEqual(certificate.verdict, .fails)
    expectEqual(certificate.failures.count, 1)
    let failure = certificate.failures[0]
    expect(failure.property == .textsWhole && failure.item == "title" && failure.text == "abcd")
    expectEqual(failure.cases.map { certificate.environments[$0.environment].language }, ["de"])
    Self.expectRanges(failure.cases.first?.widths, [60...89.5])
    expectEqual(failure.cases[0].worstWidth, 60)
    expectNear(failure.cases[0].excess, 30, within: 1e-6)
    expectNear(failure.cases[0].share, 3.0 / 7, within: 1e-9)
    expect(
      failure.text(certificate.environments).hasPrefix(
        "title loses 30 of 70 points in de from 60 to 89.5: "),
      "\(failure.text(certificate.environments))")
    expect(failure.because.contains { $0.equation.contains("title.trailing <= root.trailing") })
  }

  @Test func `what the base loses at a width is no failure there`() {
    let certificate = Self.certificate(
      widths: 40...120, ["en": ["t": "abcdef"], "de": ["t": "abcdefg"]]
    ) { Self.row($0.texts["t"]) }
    // The base is cut below 79.5, where nothing is said of German.
    Self.expectRanges(certificate.failures.first?.cases.first?.widths, [79.5...89.5])
  }

  @Test func `what holds everywhere is proved, and a width alone is proved at that width`() {
    let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
      "en": ["t": "abcd"], "de": ["t": "abcdefg"],
    ]
    let wide = Self.certificate(widths: 90...400, tolerance: 0, texts) {
      Self.row($0.texts["t"])
    }
    expect(wide.verdict == .proved && wide.failures.isEmpty && wide.skipped.isEmpty)
    expectEqual(wide.description, "2 environments: proved for 90…400.")
    let single = Self.certificate(widths: 90...90, texts) { Self.row($0.texts["t"]) }
    expectEqual(single.description, "2 environments: proved at 90.")
    let narrow = Self.certificate(widths: 80...80, texts) { Self.row($0.texts["t"]) }
    Self.expectRanges(narrow.failures.first?.cases.first?.widths, [80...80])
  }

  @Test func `a loss within the error of the font is marginal, and never called a failure`() {
    let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
      "en": ["t": "abcd"], "de": ["t": "abcdefg"],
    ]
    // From 67.9 to 72.1 points with an error of 3 %.
    let near = Self.certificate(widths: 88...120, tolerance: 0.03, texts) {
      Self.row($0.texts["t"])
    }
    expectEqual(near.verdict, .marginal)
    expectEqual(near.failures.first?.certainty, .marginal)
    Self.expectRanges(near.failures.first?.cases.first?.widths, [88...91.6])
    let far = Self.certificate(widths: 60...120, tolerance: 0.03, texts) {
      Self.row($0.texts["t"])
    }
    expectEqual(far.verdict, .fails)
    Self.expectRanges(far.failures.first?.cases.first?.widths, [60...87.4])
    expect(near.description.contains("within the error of the font"))
  }

  @Test func `a limit of lines is no intention to cut`() {
    let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
      "en": ["t": "ab cd"], "de": ["t": "abc def ghi"],
    ]
    let certificate = Self.certificate(widths: 30...200, texts) { environment in
      let root = View("root"), text = Self.label(environment.texts["t"], "text", lines: 2)
      root.textMeasurer = .square
      root.addSubview(text)
      text.edges(equalTo: root)
      return root
    }
    // Three words in a line each up to 70 points, two lines up to 110.
    Self.expectRanges(certificate.failures.first?.cases.first?.widths, [30...70])
    expectEqual(certificate.failures.first?.cases.first?.loss, "needs 3 lines and may have 2")
  }

  @Test func `a word that is broken between letters is cut, a break after a hyphen is none`() {
    let view = { (environment: Environment) -> View in
      let root = View("root"), text = Self.label(environment.texts["t"], "text", lines: 0)
      root.textMeasurer = .square
      root.addSubview(text)
      text.edges(equalTo: root)
      return root
    }
    let word = Self.certificate(
      widths: 40...200, ["en": ["t": "ab"], "de": ["t": "abcdefg hi"]], view)
    Self.expectRanges(word.failures.first?.cases.first?.widths, [40...69.5])
    for text in ["abc-def", "abc/def", "取消設定名前", "ภาษาไทยครับ", "abc\u{AD}def", "가나다라마바"] {
      let broken = Certificate(
        widths: 40...200, in: .languages(["en": ["t": "ab"], "x": ["t": text]]), tolerance: 0
      ) { environment in view(environment) }
      expect(broken.verdict == .proved, "\(text): \(broken)")
    }
  }

  @Test func `a script that breaks by a dictionary makes a height marginal`() {
    let view = { (environment: Environment) -> View in
      let root = View("root"), text = Self.label(environment.texts["t"], "text", lines: 2)
      root.textMeasurer = .square
      root.addSubview(text)
      text.edges(equalTo: root)
      return root
    }
    let thai = Self.certificate(
      widths: 40...60, ["en": ["t": "ab"], "th": ["t": "กกก ขขข คคค งงง"]], view)
    expect(thai.verdict == .marginal && !thai.failures.isEmpty, "\(thai)")
    let latin = Self.certificate(
      widths: 40...60, ["en": ["t": "ab"], "de": ["t": "abc abc abc abc"]], view)
    expectEqual(latin.verdict, .fails)
  }

  @Test func `two texts that newly meet fail, alternatives that meet in the base do not`() {
    func view(_ environment: Environment, gap: Double) -> View {
      let root = View("root")
      let one = Self.label(environment.texts["a"], "one"), other = Self.label("xy", "other")
      root.textMeasurer = .square
      for label in [one, other] { root.addSubview(label) }
      one.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
      other
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -gap)
        .topAnchor(equalTo: root.topAnchor)
        .bottomAnchor(equalTo: root.bottomAnchor)
      return root
    }
    let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
      "en": ["a": "abc"], "de": ["a": "abcdef"],
    ]
    let certificate = Self.certificate(
      [.noOverlap], widths: 60...200, texts
    ) { view($0, gap: 0) }
    // The other begins 20 points before the end; they meet by more than 2 points below 78.
    Self.expectRanges(certificate.failures.first?.cases.first?.widths, [60...78])
    expectEqual(certificate.failures.first?.other, "other")
    let alternatives = Self.certificate(
      [.noOverlap], widths: 40...200, texts
    ) { view($0, gap: 0) }
    expectEqual(alternatives.verdict, .proved)
  }

  @Test func `a text outside the root fails, and one that only leaves its superview does not`() {
    func view(_ environment: Environment, inset: Double) -> View {
      let root = View("root"), box = View("box"), text = Self.label(environment.texts["t"], "text")
      root.textMeasurer = .square
      root.addSubview(box)
      box.addSubview(text)
      box.leadingAnchor(equalTo: root.leadingAnchor, constant: inset).widthAnchor(equalTo: 30)
        .verticalEdges(equalTo: root)
      text.leadingAnchor(equalTo: box.leadingAnchor).verticalEdges(equalTo: box)
      return root
    }
    let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
      "en": ["t": "abc"], "de": ["t": "abcdefgh"],
    ]
    let certificate = Self.certificate(widths: 50...200, texts) { view($0, inset: 10) }
    // It ends at 90, of which the root shows half a point less than needed.
    Self.expectRanges(certificate.failures.first?.cases.first?.widths, [50...89.5])
    expectEqual(certificate.failures.first?.property, .textsVisible)
    expectEqual(
      Self.certificate(widths: 90...200, texts) { view($0, inset: 10) }.verdict, .proved)
  }

  @Test func `a conflict in one language alone is a failure, with its constraints`() {
    let certificate = Self.certificate(
      widths: 40...200, ["en": ["t": "abc"], "de": ["t": "abcdefgh"]]
    ) { environment in
      let root = Self.row(environment.texts["t"])
      root.subviews[0].setContentCompressionResistancePriority(.required, for: .horizontal)
      return root
    }
    let failure = certificate.failures.first
    expectEqual(failure?.property, .satisfiable)
    // The base has no layout below 50, German none below 100.
    Self.expectRanges(failure?.cases.first?.widths, [50...100])
    expect(failure?.because.isEmpty == false)
  }

  @Test func `directions and text sizes have bases of their own`() throws {
    var texts = Translations(base: "en")
    for (language, text) in [("en", "abc"), ("ar", "abcde"), ("de", "abc")] {
      texts.add([text], key: "t", language: language)
    }
    let environments = Environments.languages(
      texts, textSizes: [.large, .extraExtraExtraLarge], directions: .both)
    expectEqual(
      environments.list.map { $0.name },
      ["", " at xxxLarge"].flatMap { size in
        [
          "en", "en from right to left", "ar", "ar from left to right", "de",
          "de from right to left",
        ]
        .map { $0 + size }
      })
    let certificate = Certificate(widths: 60...100, in: environments, tolerance: 0) { environment in
      let root = Self.row(environment.texts["t"])
      (root.subviews[0] as? Label)?.font.size =
        10 * environment.textSize.points(of: .body) / TextSize.large.points(of: .body)
      return root
    }
    let names = certificate.failures.first?.cases.map {
      certificate.environments[$0.environment].name
    }
    // At 23 / 17 of the size the base itself is whole from 60.6 points on.
    expectEqual(
      Set(names ?? []),
      ["ar", "ar from left to right", "ar at xxxLarge", "ar from left to right at xxxLarge"])
  }

  @Test func `each form of a text is judged`() {
    var texts = Translations(base: "en")
    texts.add(["abcd"], key: "t", language: "en")
    texts.add(["abc", "abcdefg", "ab"], key: "t", language: "ru")
    let certificate = Certificate(widths: 60...120, in: .languages(texts), tolerance: 0) {
      Self.row($0.texts["t"])
    }
    expectEqual(
      certificate.environments.map { $0.name }, ["en", "ru", "ru in form 2", "ru in form 3"])
    expectEqual(certificate.failures.first?.cases.map { $0.environment }, [2])
  }

  @Test func `a tree that differs, and a measurer without breakpoints, are skipped`() {
    let other = Self.certificate(
      widths: 60...120, ["en": ["t": "abc"], "de": ["t": "abc"]]
    ) { environment in
      let root = Self.row(environment.texts["t"])
      if environment.language == "de" { root.addSubview(View("more")) }
      return root
    }
    expectEqual(other.verdict, .skipped)
    expect(other.skipped.first?.reason.contains("3 items") ?? false)
    let measured = Self.certificate(
      widths: 60...120, ["en": ["t": "abc"], "de": ["t": "abc"]]
    ) { environment in
      let root = View("root"), text = Self.label(environment.texts["t"], "text", lines: 0)
      root.addSubview(text)
      text.edges(equalTo: root)
      root.textMeasurer = TextMeasurer { request in
        TextMeasurement(size: Size(width: request.maxWidth ?? 100, height: 10))
      }
      return root
    }
    expectEqual(measured.verdict, .skipped)
    expect(measured.skipped.count == 2 && measured.failures.isEmpty)
    let wrong = Self.certificate(
      widths: -5...120, ["en": ["t": "abc"]]
    ) { Self.row($0.texts["t"]) }
    expectEqual(wrong.verdict, .skipped)
  }

  @Test func `an ambiguous layout is never proved`() {
    let certificate = Self.certificate(
      widths: 60...120, ["en": ["t": "abc"], "de": ["t": "abc"]]
    ) { environment in
      let root = Self.row(environment.texts["t"])
      let open = View("open")
      root.addSubview(open)
      open.widthAnchor(equalTo: 10).heightAnchor(equalTo: 5).topAnchor(equalTo: root.topAnchor)
        .leadingAnchor(greaterThanOrEqualTo: root.leadingAnchor)
      return root
    }
    expectEqual(certificate.verdict, .marginal)
    expect(certificate.ambiguous.contains("open.x") || certificate.ambiguous.contains("open.left"))
  }

  @Test func `the room of a text is where something first fails`() {
    let certificate = Self.certificate(
      widths: 100...200, room: true, ["en": ["t": "abcd"], "de": ["t": "abcde"]]
    ) { Self.row($0.texts["t"]) }
    let room = certificate.room(of: "title")
    // 80.5 points are free at 100, of which the text has 40.
    expectNear(room?.growth ?? 0, 80.5 / 40, within: 0.03)
    expect((room?.growth ?? 9) <= 80.5 / 40 && (room?.failingGrowth ?? 0) >= 80.5 / 40 - 1e-9)
    expectNear(room?.points ?? 0, 80.5, within: 1.2)
    expect(room?.limit?.hasPrefix("title loses") ?? false, "\(room?.limit ?? "")")
    let free = Self.certificate(
      widths: 300...400, room: true, ["en": ["t": "abcd"]]
    ) { Self.row($0.texts["t"]) }
    expect(free.room(of: "title")?.growth == 4 && free.room(of: "title")?.limit == nil)
  }
}
