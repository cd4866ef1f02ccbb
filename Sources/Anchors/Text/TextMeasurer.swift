/// Measures texts.
///
/// A measurer is set on the root or on any subtree, and applies to all texts inside. The built-in
/// measurers need no fonts; a renderer with real fonts provides its own measurer.
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

  /// A function with an identity, so that caches can tell custom measurers apart.
  private final class CustomMeasure: Sendable {
    let measure: @Sendable (TextRequest) -> TextMeasurement

    init(_ measure: @escaping @Sendable (TextRequest) -> TextMeasurement) {
      self.measure = measure
    }
  }

  private let method: Method

  /// Creates a measurer that calls a function.
  ///
  /// - Parameter measure: Returns the measurement of a text that is not empty.
  public init(_ measure: @escaping @Sendable (TextRequest) -> TextMeasurement) {
    method = .custom(CustomMeasure(measure))
  }

  private init(_ method: Method) {
    self.method = method
  }

  /// The Adobe Core-14 metrics of the text's ``Font/face``, Helvetica by default.
  ///
  /// There is no kerning. Baselines are 1.2 times the font size apart.
  public static var helvetica: TextMeasurer { TextMeasurer(.coreFonts) }

  /// A grid of character cells that are one font size wide and high.
  ///
  /// With a font of size 1, widths count columns and heights count rows. East Asian wide characters
  /// and pictographs occupy two cells, and combining marks none. A character of several scalars,
  /// such as a flag, a family or a heart with U+FE0F, occupies two cells as a whole, and no line
  /// breaks inside it.
  public static var monospacedGrid: TextMeasurer { TextMeasurer(.grid) }

  /// A font for tests: each glyph is a square of the font size, 0.8 of it above the baseline.
  public static var square: TextMeasurer { TextMeasurer(.square) }

  /// Measures a text.
  ///
  /// Complexity: O(length of the text) for the built-in measurers.
  ///
  /// - Parameter request: The text, its font and its limits.
  /// - Returns: The size and baselines in points; ``TextMeasurement/empty`` for an empty text.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    var words = TextWords()
    return measure(request, &words, keepsWords: false)
  }

  /// Measures a text with the help of its words.
  ///
  /// - Parameters:
  ///   - request: The text, its font and its limits.
  ///   - words: The words of the text, or an empty list. Filled by a built-in measurer if words are
  ///     needed or kept.
  ///   - keepsWords: Whether the caller stores the words for further measurements.
  /// - Returns: The measurement; ``TextMeasurement/empty`` for an empty text.
  func measure(
    _ request: TextRequest, _ words: inout TextWords, keepsWords: Bool
  ) -> TextMeasurement {
    guard !request.text.utf8.isEmpty else { return .empty }
    if case .custom(let custom) = method { return custom.measure(request) }
    return LineBreaker.measure(
      request, metrics(of: request.font.face), &words, keepsWords: keepsWords)
  }

  /// Breaks a text into lines for drawing.
  ///
  /// A custom measurer does not report line breaks, so its lines are the whole text as a single
  /// line.
  ///
  /// Complexity: O(length of the text), even if few lines are requested.
  ///
  /// - Parameter request: The text, its font and its limits.
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

  /// True if ``lines(_:)`` finds line breaks, as the built-in measurers do.
  var findsLines: Bool {
    if case .custom = method { return false }
    return true
  }

  /// The longest beginning of a line that fits into a width with "…" appended.
  ///
  /// "…" is appended even if the whole line fits.
  ///
  /// Complexity: O(length of the line); with a custom measurer O(log length) measurements.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - font: The font of the line.
  ///   - room: The available width in points.
  /// - Returns: The truncated line and its width in points, both including "…"; an empty text of
  ///   width 0 if "…" alone does not fit.
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

  /// The widths at which a text has the height of the requested width.
  ///
  /// - Parameter request: The text, its font and its limits.
  /// - Returns: The range of widths; nil for a custom measurer, whose breakpoints are unknown.
  func heightStep(_ request: TextRequest) -> HeightStep? {
    if case .custom = method { return nil }
    return LineBreaker.heightStep(request, metrics(of: request.font.face))
  }

  /// The metrics of a face in this measurer.
  private func metrics(of face: Font.Face) -> FontMetrics {
    switch method {
    case .grid: .grid
    case .square: .square
    case .coreFonts, .custom: FontMetrics(of: face)
    }
  }

  /// Compares two measurers.
  ///
  /// - Parameter other: The measurer to compare with.
  /// - Returns: Whether both are the same built-in measurer, or copies of one custom measurer.
  func isSame(as other: TextMeasurer) -> Bool {
    switch (method, other.method) {
    case (.coreFonts, .coreFonts), (.grid, .grid), (.square, .square): true
    case (.custom(let mine), .custom(let theirs)): mine === theirs
    default: false
    }
  }
}
