/// Gives texts a size.
///
/// A measurer is set on the root of a tree, or on any part of it, and holds for all texts inside.
/// A renderer that has real fonts brings its own; the built-in ones need none.
///
/// ```swift
/// let card = View("card"), name = Label("Juca", name: "name")
/// card.addSubview(name)
/// name.center(equalTo: card)
/// card.textMeasurer = TextMeasurer { request in
///   let width = 10 * Double(request.text.utf8.count)
///   return TextMeasurement(size: Size(width: width, height: 20))
/// }
/// try card.layout(width: 320, height: 100)
/// assert(name.frame.size == Size(width: 40, height: 20))
/// ```
public struct TextMeasurer: Sendable {
  private enum Method: Sendable {
    case coreFonts
    case grid
    case square
    case custom(CustomMeasure)
  }

  /// A function with an identity, so that measures can be remembered by who took them.
  private final class CustomMeasure: Sendable {
    let measure: @Sendable (TextRequest) -> TextMeasurement

    init(_ measure: @escaping @Sendable (TextRequest) -> TextMeasurement) {
      self.measure = measure
    }
  }

  private let method: Method

  /// A measurer that asks a function.
  ///
  /// - Parameter measure: Gives the measures of a text that is not empty.
  public init(_ measure: @escaping @Sendable (TextRequest) -> TextMeasurement) {
    method = .custom(CustomMeasure(measure))
  }

  private init(_ method: Method) {
    self.method = method
  }

  /// Helvetica by the Adobe Core-14 metrics, or what other ``Font/face`` a text is set in; without kerning,
  /// lines 1.2 times the size apart.
  public static var helvetica: TextMeasurer { TextMeasurer(.coreFonts) }

  /// A grid of character cells, one font size wide and high: a font of size 1 counts columns and rows.
  ///
  /// East Asian wide characters and pictographs take two cells and combining marks none. A character of
  /// several scalars, such as a flag, a family or a heart followed by U+FE0F, takes two cells as a whole,
  /// and lines do not break inside it.
  public static var monospacedGrid: TextMeasurer { TextMeasurer(.grid) }

  /// A font for tests: every glyph is as wide and as high as the font size, 0.8 of it above the
  /// baseline.
  public static var square: TextMeasurer { TextMeasurer(.square) }

  /// The measures of a text.
  ///
  /// Complexity: O(length of the text) for the built-in measurers.
  ///
  /// - Parameter request: The text, its font and the room there is.
  /// - Returns: Its size and baselines; ``TextMeasurement/empty`` for an empty text.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    var words = TextWords()
    return measure(request, &words, keepsWords: false)
  }

  /// The measures of a text whose words may be known, or be kept from now on.
  func measure(
    _ request: TextRequest, _ words: inout TextWords, keepsWords: Bool
  ) -> TextMeasurement {
    guard !request.text.utf8.isEmpty else { return .empty }
    if case .custom(let custom) = method { return custom.measure(request) }
    return LineBreaker.measure(
      request, metrics(of: request.font.face), &words, keepsWords: keepsWords)
  }

  /// The lines of a text, for drawing it.
  ///
  /// A measurer that asks a function does not say where lines break; it gives the whole text as one.
  ///
  /// Complexity: O(length of the text), also where few lines are asked for.
  ///
  /// - Parameter request: The text, its font and the room there is.
  /// - Returns: The lines from top to bottom; none for an empty text.
  public func lines(_ request: TextRequest) -> [TextLine] {
    guard !request.text.utf8.isEmpty else { return [] }
    guard case .custom(let custom) = method else {
      return LineBreaker.lines(request, metrics(of: request.font.face))
    }
    let measured = custom.measure(request)
    return [
      TextLine(
        text: request.text, width: measured.size.width, baseline: measured.baselines.firstFromTop)
    ]
  }

  /// Whether ``lines(_:)`` says where lines break.
  var findsLines: Bool {
    if case .custom = method { return false }
    return true
  }

  /// The longest beginning of a line that fits into a width with "…" behind it, and the width of both; nothing where not
  /// even that fits.
  ///
  /// Complexity: O(length of the line); O(log length) measurements for a measurer that asks a function.
  package func truncated(_ line: String, font: Font, to room: Double) -> (String, width: Double) {
    guard case .custom(let custom) = method else {
      return LineBreaker.truncated(line, metrics(of: font.face), size: font.size, to: room)
    }
    let ends = LineBreaker.characterEnds(in: line)
    var found = (text: "", width: 0.0)
    var (first, end) = (0, ends.count)
    while first < end {
      let middle = (first + end) / 2
      let text = line.prefix(bytes: ends[middle]) + "…"
      let width = custom.measure(TextRequest(text, font: font)).size.width
      if width <= room { (found, first) = ((text, width), middle + 1) } else { end = middle }
    }
    return found
  }

  /// The widths at which a text has the height that it has at the width given; nil for a measurer that asks a
  /// function.
  func heightStep(_ request: TextRequest) -> HeightStep? {
    if case .custom = method { return nil }
    return LineBreaker.heightStep(request, metrics(of: request.font.face))
  }

  /// The numbers of a typeface, as this measurer has them.
  private func metrics(of face: Font.Face) -> FontMetrics {
    switch method {
    case .grid: .grid
    case .square: .square
    case .coreFonts, .custom: FontMetrics(of: face)
    }
  }

  /// Whether another measurer is a copy of this one, or the same built-in one.
  func isSame(as other: TextMeasurer) -> Bool {
    switch (method, other.method) {
    case (.coreFonts, .coreFonts), (.grid, .grid), (.square, .square): true
    case (.custom(let mine), .custom(let theirs)): mine === theirs
    default: false
    }
  }
}
