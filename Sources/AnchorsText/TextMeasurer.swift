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
  @usableFromInline
  enum Method: Equatable, Sendable {
    case coreFonts
    case systemLike
    case grid
    case square
    case custom(CustomMeasure)
  }

  /// Functions with an identity, so that caches can tell custom measurers apart.
  @usableFromInline
  final class CustomMeasure: Equatable, Sendable {
    let measure: @Sendable (TextRequest) -> TextMeasurement
    let lines: (@Sendable (TextRequest) -> [TextLine])?
    let resolvedFont: (@Sendable (Font) -> Font)?
    /// Returns the widths around the requested one at which a property stays; nil if they are
    /// unknown.
    let step: (@Sendable (TextRequest, TextStep) -> HeightStep?)?

    init(
      _ measure: @escaping @Sendable (TextRequest) -> TextMeasurement,
      lines: (@Sendable (TextRequest) -> [TextLine])? = nil,
      resolvedFont: (@Sendable (Font) -> Font)? = nil,
      step: (@Sendable (TextRequest, TextStep) -> HeightStep?)? = nil
    ) {
      (self.measure, self.lines) = (measure, lines)
      (self.resolvedFont, self.step) = (resolvedFont, step)
    }

    @usableFromInline
    static func == (lhs: CustomMeasure, rhs: CustomMeasure) -> Bool { lhs === rhs }
  }

  @usableFromInline let method: Method

  /// Creates a measurer that calls a function, and finds no line breaks.
  ///
  /// - Parameter measure: Returns the measurement of a text that is not empty.
  public init(_ measure: @escaping @Sendable (TextRequest) -> TextMeasurement) {
    method = .custom(CustomMeasure(measure))
  }

  /// Creates a measurer that calls functions to measure a text and to break it into lines.
  ///
  /// ``Label/drawnLines`` and the pictures of frames have the lines of the second function.
  ///
  /// ```swift
  /// let label = Label("12:30\u{2009}h", name: "label", font: Font(family: "Inter", size: 10))
  /// label.textMeasurer = TextMeasurer { request in
  ///   let width = 5 * Double(request.text.utf8.count)
  ///   return TextMeasurement(size: Size(width: width, height: 12))
  /// } lines: { request in
  ///   let count = request.text.utf8.count
  ///   return [
  ///     TextLine(of: request, range: 0..<count, width: 5 * Double(count), baseline: 9)
  ///   ]
  /// }
  /// try label.layout(width: nil, height: nil)
  /// assert(label.drawnLines[0].width == label.frame.width)
  /// ```
  ///
  /// - Parameters:
  ///   - measure: Returns the measurement of a text that is not empty.
  ///   - lines: Returns the lines of a text that is not empty, from top to bottom, at most as many
  ///     as the request allows.
  ///   - resolvedFont: Returns the font that is used in place of a font that the program requests;
  ///     nil if every font is used as requested.
  public init(
    _ measure: @escaping @Sendable (TextRequest) -> TextMeasurement,
    lines: @escaping @Sendable (TextRequest) -> [TextLine],
    resolvedFont: (@Sendable (Font) -> Font)? = nil
  ) {
    method = .custom(CustomMeasure(measure, lines: lines, resolvedFont: resolvedFont))
  }

  init(_ method: Method) { self.method = method }

  /// The Adobe Core-14 metrics of the text's ``Font/face-swift.property``, Helvetica by default.
  ///
  /// There is no kerning. Baselines are 1.2 times the font size apart.
  public static var helvetica: TextMeasurer { TextMeasurer(.coreFonts) }

  /// Widths like those of Apple's system font, for layouts of files and tests without the font.
  ///
  /// Helvetica stands for the system's font in each weight; Times and Courier are themselves, and a
  /// font of another family is measured like ``helvetica`` does. Widths of Latin letters are fitted
  /// to those that Interface Builder stored for texts of one line: of 415 texts that had no part in
  /// it, 90 % are within 1 point and 95 % within 2; Helvetica has 44 % and 63 %.
  ///
  /// Greek and Cyrillic letters are as wide as the Latin ones that they resemble, those of other
  /// scripts as ``helvetica`` has them; all of these are counted in
  /// ``TextMeasurement/missingGlyphs``. There is no kerning. Baselines are 1.193 times the font
  /// size apart.
  public static var systemLike: TextMeasurer { TextMeasurer(.systemLike) }

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
  @inlinable
  public func measure(_ request: TextRequest) -> TextMeasurement {
    var words: [TextWord] = []
    return measure(request, &words)
  }

  /// Measures a text with the help of its words.
  ///
  /// - Parameters:
  ///   - request: The text, its font and its limits.
  ///   - words: The words of the text, or an empty list, which a built-in measurer fills if the
  ///     text may wrap. The caller may keep them for further measurements.
  /// - Returns: The measurement; ``TextMeasurement/empty`` for an empty text.
  @usableFromInline
  package func measure(_ request: TextRequest, _ words: inout [TextWord]) -> TextMeasurement {
    guard !request.text.utf8.isEmpty else { return .empty }
    if case .custom(let custom) = method { return custom.measure(request) }
    return LineBreaker.measure(request, metrics(of: request.font), &words)
  }

  /// Breaks a text into lines for drawing.
  ///
  /// A measurer that only measures does not report line breaks, so its lines are the whole text as
  /// a single line.
  ///
  /// Complexity: O(length of the text), even if few lines are requested.
  ///
  /// - Parameter request: The text, its font and its limits.
  /// - Returns: The lines from top to bottom; none for an empty text.
  public func lines(_ request: TextRequest) -> [TextLine] {
    guard !request.text.utf8.isEmpty else { return [] }
    guard case .custom(let custom) = method else {
      return LineBreaker.lines(request, metrics(of: request.font))
    }
    if let lines = custom.lines { return lines(request) }
    let measured = custom.measure(request)
    return [
      TextLine(
        of: request, range: 0..<request.text.utf8.count, width: measured.size.width,
        baseline: measured.baselines.firstFromTop)
    ]
  }

  /// The font with which the measurer measures a text of a font.
  ///
  /// ``helvetica`` uses the built-in face that is closest to the font. Character grids and squares
  /// are the same for all fonts, so ``monospacedGrid`` and ``square`` return the font itself, like
  /// a measurer of the program that does not say otherwise.
  ///
  /// ```swift
  /// let inter = Font(family: "Inter", size: 12, weight: 700)
  /// let used = TextMeasurer.helvetica.resolvedFont(for: inter)
  /// assert(used == Font(size: 12, face: .helveticaBold))
  /// ```
  ///
  /// - Parameter font: The font that a text requests.
  /// - Returns: The font that is used; equal to `font` if the measurer has it.
  public func resolvedFont(for font: Font) -> Font {
    switch method {
    case .systemLike where font.systemWeight != nil: font
    case .coreFonts, .systemLike: Font(size: font.size, face: font.face)
    case .grid, .square: font
    case .custom(let custom): custom.resolvedFont?(font) ?? font
    }
  }

  /// True if ``lines(_:)`` finds line breaks.
  package var findsLines: Bool {
    if case .custom(let custom) = method { return custom.lines != nil }
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
      return LineBreaker.truncated(line, metrics(of: font), size: font.size, to: room)
    }
    let ends = LineBreaker.characterEnds(in: line)
    var found = (text: "", width: 0.0)
    var (first, end) = (0, ends.count)
    while first < end {
      let middle = (first + end) / 2
      let text = String(decoding: line.utf8.prefix(ends[middle]), as: UTF8.self) + "…"
      let width = custom.measure(TextRequest(text, font: font)).size.width
      if width <= room { (found, first) = ((text, width), middle + 1) } else { end = middle }
    }
    return found
  }

  /// The widths at which a text has the height, or all line breaks, of the requested width.
  ///
  /// - Parameters:
  ///   - request: The text, its font and its limits.
  ///   - kind: The property that stays.
  /// - Returns: The range of widths; nil for a program's measurer, whose breakpoints are unknown.
  package func step(_ request: TextRequest, _ kind: TextStep) -> HeightStep? {
    if case .custom(let custom) = method { return custom.step?(request, kind) }
    return LineBreaker.step(request, metrics(of: request.font), kind)
  }

  /// The metrics of a font in this measurer.
  private func metrics(of font: Font) -> FontMetrics {
    switch method {
    case .grid: .grid
    case .square: .square
    case .systemLike: FontMetrics(systemLike: font)
    case .coreFonts, .custom: FontMetrics(of: font.face)
    }
  }

  /// Compares two measurers.
  ///
  /// - Parameter other: The measurer to compare with.
  /// - Returns: Whether both are the same built-in measurer, or copies of one custom measurer.
  @inlinable
  package func isSame(as other: TextMeasurer) -> Bool { method == other.method }
}

/// The input of a ``TextMeasurer``: a text, its font and its limits.
public struct TextRequest: Sendable {
  /// The text; a line feed starts a new line.
  public var text: String
  /// The font.
  public var font: Font
  /// The width at which lines wrap, in points; nil for no wrapping.
  public var maxWidth: Double?
  /// The maximum number of lines, after which the text is cut; 0 for no limit.
  public var maxLines: Int

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - text: The text; a line feed starts a new line.
  ///   - font: The font.
  ///   - maxWidth: The width at which lines wrap, in points; nil for no wrapping.
  ///   - maxLines: The maximum number of lines, after which the text is cut; 0 for no limit.
  public init(_ text: String, font: Font = .label, maxWidth: Double? = nil, maxLines: Int = 0) {
    self.text = text
    self.font = font
    self.maxWidth = maxWidth
    self.maxLines = maxLines
  }
}

/// The result of a ``TextMeasurer``, in points.
public struct TextMeasurement: Sendable, Hashable {
  /// The smallest size that contains the text; (0, 0) for an empty text.
  ///
  /// A text that is cut is as wide as its limit, since "…" ends its last line.
  public var size: Size
  /// The distances of the first and last baseline from the top and bottom of the size.
  public var baselines: Baselines
  /// The number of lines.
  public var lineCount: Int
  /// The number of characters without a glyph in the font, whose width is assumed.
  public var missingGlyphs: Int

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - size: The smallest size that contains the text, in points.
  ///   - baselines: The distances of the first and last baseline from top and bottom, in points.
  ///   - lineCount: The number of lines.
  ///   - missingGlyphs: The number of characters without a glyph in the font.
  @inlinable
  public init(
    size: Size, baselines: Baselines = Baselines(), lineCount: Int = 1, missingGlyphs: Int = 0
  ) {
    self.size = size
    self.baselines = baselines
    self.lineCount = lineCount
    self.missingGlyphs = missingGlyphs
  }

  /// The measurement of an empty text.
  public static var empty: TextMeasurement { TextMeasurement(size: .zero, lineCount: 0) }

  /// In a cache, no measurement.
  @inlinable
  package static var unknown: TextMeasurement { TextMeasurement(size: .zero, lineCount: -1) }
}

/// A text with its cached measurements.
///
/// All reference-counted fields of a label are in this one value.
@usableFromInline
package struct MeasuredText {
  @usableFromInline package var text: String
  /// The last measurement without a width, or `unknown`.
  @usableFromInline package var natural = TextMeasurement.unknown
  /// The cache for wrapped text; nil until the first measurement with a width.
  @usableFromInline package var wrapped: WrappedText?
  /// The measurer that produced the cached measurements.
  @usableFromInline package var measurer = TextMeasurer.helvetica

  /// A text without measurements.
  @inlinable
  package init(_ text: String) { self.text = text }

  /// The cached measurement for a width, or without one; nil if there is none.
  @inlinable
  @inline(__always)
  package func measurement(forWidth width: Double?) -> TextMeasurement? {
    guard let width else { return natural.lineCount < 0 ? nil : natural }
    return wrapped?.measurement(for: width)
  }
}

/// The horizontal position of lines in the width of their text.
public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
  /// Edge to edge: spaces are widened on lines that wrap, but not on the last of a paragraph.
  case justified
  /// At the edge where reading starts: left, or right in a right-to-left layout.
  case natural

  /// The fraction of a line's free width that lies to its left: 0, 0.5 or 1.
  package func leftShare(_ direction: LayoutDirection) -> Double {
    switch self {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural: direction == .leftToRight ? 0 : 1
    }
  }
}
