/// Finds the lines of a text, from first to last.
///
/// A line ends at a line feed. With a maximum width, it also ends after the last word that fits. A
/// word that is wider than a line is broken between grapheme clusters; all other breaks are those
/// of ``LineBreakRules``. Spaces at a wrap are dropped, and a soft hyphen at a wrap is drawn and
/// has a width. A line feed at the end of the text starts no further line.
struct LineBreaker {
  struct Line {
    /// Byte offsets of the line in the text.
    let start: Int
    let end: Int
    let width: FontUnits
    /// True if the paragraph continues on the next line.
    let isWrapped: Bool
    /// True if the line ends in a soft hyphen that is drawn; the width includes it.
    var hasHyphen = false
  }

  private let scanner: TextScanner
  private let words: [TextWord]
  /// The maximum width of a line.
  private let maxWidth: FontUnits
  /// The index of the first word that is not completely on a line yet.
  private var index = 0
  /// The byte offset of the next line, and the width of the paragraph before it.
  private var start = 0
  private var startWidth: FontUnits = 0
  private(set) var missingGlyphs = 0

  init(_ scanner: TextScanner, _ words: [TextWord], maxWidth: FontUnits) {
    self.scanner = scanner
    self.words = words
    self.maxWidth = maxWidth
  }

  /// Finds the next line; nil after the last.
  mutating func next() -> Line? {
    let first = index
    while index < words.count {
      skipFittingWords()
      let word = words[index]
      if word.endWidth - startWidth > maxWidth, word.endWidth > word.startWidth {
        if index > first { return wrap(before: word, from: first) }
        if let line = breakInside(word) { return line }
      }
      if word.missing > 0 {
        missingGlyphs += start > word.start ? missing(in: start..<word.end) : word.missing
      }
      if word.endsParagraph { return endParagraph(word, isFirst: index == first) }
      index += 1
    }
    return nil
  }

  /// Skips words that fit, have all glyphs and do not end the paragraph.
  ///
  /// The last word of a text ends its paragraph, so the loop ends.
  @inline(__always)
  private mutating func skipFittingWords() {
    var index = index
    while words[index].endWidth &- startWidth <= maxWidth, words[index].missing == 0,
      !words[index].endsParagraph
    {
      index += 1
    }
    self.index = index
  }

  private func missing(in range: Range<Int>) -> Int {
    scanner.glyphs(in: range).count { $0.isMissing }
  }

  /// The line from `start` to the end of a word.
  private func line(to word: TextWord, isWrapped: Bool, hasHyphen: Bool = false) -> Line {
    let width = word.endWidth - startWidth + (hasHyphen ? scanner.hyphenWidth : 0)
    return Line(
      start: start, end: word.end, width: width, isWrapped: isWrapped, hasHyphen: hasHyphen)
  }

  /// Ends the line before the current word, which starts the next line.
  ///
  /// - Parameters:
  ///   - word: The current word.
  ///   - first: The index of the first word of the line.
  /// - Returns: The line that ends.
  private mutating func wrap(before word: TextWord, from first: Int) -> Line {
    let last = words[index - 1]
    if last.ending == .softHyphen { return wrapAtHyphen(from: first) }
    let line = line(to: last, isWrapped: true)
    (start, startWidth) = (word.start, word.startWidth)
    return line
  }

  /// Ends the line at the last word whose soft hyphen fits; without one, no hyphen is drawn.
  @inline(never)
  private mutating func wrapAtHyphen(from first: Int) -> Line {
    let last = (first..<index).last(where: fits(hyphenAfter:)) ?? index - 1
    for word in words[(last + 1)..<index] { missingGlyphs -= word.missing }
    index = last + 1
    let word = words[last]
    let hasHyphen = word.ending == .softHyphen && fits(hyphenAfter: last)
    let line = line(to: word, isWrapped: true, hasHyphen: hasHyphen)
    (start, startWidth) = (words[index].start, words[index].startWidth)
    return line
  }

  /// True if a line can end with a word, including its soft hyphen if it has one.
  private func fits(hyphenAfter last: Int) -> Bool {
    let word = words[last]
    return word.ending != .softHyphen
      || word.endWidth - startWidth + scanner.hyphenWidth <= maxWidth
  }

  /// Ends the line inside a word that does not fit; nil if only its first character is too wide.
  private mutating func breakInside(_ word: TextWord) -> Line? {
    var (index, width) = (start, FontUnits(0))
    for glyph in scanner.glyphs(in: start..<word.end) {
      if width + glyph.width > maxWidth, glyph.width > 0, index > start {
        let line = Line(start: start, end: index, width: width, isWrapped: true)
        missingGlyphs += missing(in: start..<index)
        start = index
        startWidth += width
        return line
      }
      width += glyph.width
      index = glyph.end
    }
    return nil
  }

  /// Ends the last line of a paragraph, without trailing spaces that do not fit.
  private mutating func endParagraph(_ word: TextWord, isFirst: Bool) -> Line {
    let leavesSpaces =
      !isFirst && word.start == word.end && word.endWidth - startWidth > maxWidth
    let line = line(to: leavesSpaces ? words[index - 1] : word, isWrapped: false)
    index += 1
    if index < words.count { (start, startWidth) = (words[index].start, 0) }
    return line
  }
}

// Results of line breaking: the size of a text, or its lines.

extension LineBreaker {
  /// Measures a text that is not empty.
  ///
  /// - Parameters:
  ///   - request: The text, its font and its limits.
  ///   - metrics: The metrics of the typeface.
  ///   - words: The words of the text, or an empty list, which is filled if the text may wrap.
  /// - Returns: The size, baselines and number of lines.
  static func measure(
    _ request: TextRequest, _ metrics: FontMetrics, _ words: inout [TextWord]
  ) -> TextMeasurement {
    let (size, maxWidth, maxLines) = (request.font.size, request.maxWidth, request.maxLines)
    var (width, count, missing, isCut) = (FontUnits(0), 0, 0, false)
    TextBytes.with(request.text) { bytes in
      let scanner = TextScanner(bytes, metrics)
      guard let maxWidth else {
        (width, count, missing) = scanner.unwrapped(maxLines: maxLines)
        return
      }
      if words.isEmpty { words.find(scanner) }
      var breaker = LineBreaker(
        scanner, words, maxWidth: FontMetrics.units(in: maxWidth, size: size))
      while maxLines == 0 || count < maxLines, let line = breaker.next() {
        count += 1
        if line.width > width { width = line.width }
      }
      isCut = maxLines > 0 && count == maxLines && breaker.next() != nil
      missing = breaker.missingGlyphs
    }
    // "…" and as many letters as fit are in the last line of a text that is cut.
    let needed = max(0, FontMetrics.points(width, size: size))
    return TextMeasurement(
      size: Size(
        width: isCut ? max(needed, maxWidth ?? 0) : needed,
        height: Double(count) * metrics.lineHeight * size),
      baselines: Baselines(
        firstFromTop: metrics.baselineFromTop * size,
        lastFromBottom: metrics.baselineFromBottom * size),
      lineCount: count, missingGlyphs: missing)
  }

  /// Computes the lines of a text that is not empty.
  static func lines(_ request: TextRequest, _ metrics: FontMetrics) -> [TextLine] {
    let size = request.font.size
    return TextBytes.with(request.text) { bytes in
      var lines: [TextLine] = []
      let scanner = TextScanner(bytes, metrics)
      var words: [TextWord] = []
      words.find(scanner)
      let maxWidth = request.maxWidth.map { FontMetrics.units(in: $0, size: size) } ?? .max
      var breaker = LineBreaker(scanner, words, maxWidth: maxWidth)
      while request.maxLines == 0 || lines.count < request.maxLines, let line = breaker.next() {
        let top = Double(lines.count) * metrics.lineHeight * size
        // The soft hyphen has two bytes.
        let text = bytes.text(in: line.start..<(line.hasHyphen ? line.end - 2 : line.end))
        lines.append(
          TextLine(
            text: line.hasHyphen ? text + "-" : text, range: line.start..<line.end,
            width: FontMetrics.points(line.width, size: size),
            baseline: top + metrics.baselineFromTop * size, isWrapped: line.isWrapped,
            hasHyphen: line.hasHyphen))
      }
      return lines
    }
  }
}

// Truncation of a line, with "…" in place of its rest.

extension LineBreaker {
  /// The longest beginning of a line that fits into a width with "…" appended.
  ///
  /// The beginning ends at a grapheme cluster that is not a space, and before the first line end.
  /// "…" is appended even if the whole line fits.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - metrics: The metrics of the typeface.
  ///   - size: The font size in points.
  ///   - room: The available width in points.
  /// - Returns: The truncated line and its width in points, both including "…"; an empty text of
  ///   width 0 if "…" alone does not fit.
  static func truncated(
    _ line: String, _ metrics: FontMetrics, size: Double, to room: Double
  ) -> (String, width: Double) {
    let dots = metrics.advance(of: "…", columns: 1).width
    let limit = FontMetrics.units(in: room, size: size) - dots
    guard limit >= 0 else { return ("", 0) }
    return TextBytes.with(line) { bytes in
      var (end, width, fitting) = (0, FontUnits(0), FontUnits(0))
      for glyph in TextScanner(bytes, metrics).glyphs(in: 0..<bytes.count) {
        width += glyph.width
        guard width <= limit, !glyph.endsLine else { break }
        // The beginning never ends in a space.
        if !glyph.isSpace { (end, fitting) = (glyph.end, width) }
      }
      return (bytes.text(in: 0..<end) + "…", FontMetrics.points(fitting + dots, size: size))
    }
  }

  /// The byte offsets at which a line can be truncated: 0 and the end of every cluster but spaces.
  static func characterEnds(in line: String) -> [Int] {
    TextBytes.with(line) { bytes in
      let glyphs = TextScanner(bytes, .square).glyphs(in: 0..<bytes.count)
      return [0] + glyphs.filter { !$0.isSpace }.map { $0.end }
    }
  }
}

extension TextLine {
  /// Truncates the line to a width, with "…" at its end; the text is empty if "…" does not fit.
  package mutating func truncate(to room: Double, _ font: Font, _ measurer: TextMeasurer) {
    let drawn = hasHyphen ? String(text.unicodeScalars.dropLast()) : text
    (text, width) = measurer.truncated(drawn, font: font, to: room)
    let shown = max(0, text.utf8.count - "…".utf8.count - markLength)
    range = range.lowerBound..<(range.lowerBound + shown)
    (isWrapped, hasHyphen) = (false, false)
  }
}
