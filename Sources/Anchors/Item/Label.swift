/// A text of one or more lines.
///
/// It has at most ``numberOfLines`` lines, 1 unless set; 0 means as many as the text needs:
///
/// ```swift
/// let card = View("card")
/// let text = Label("Desenvolvedora de aplicativos", name: "text")
/// text.numberOfLines = 0
/// card.addSubview(text)
/// text.edges(equalTo: card)
/// let wide = try card.layout(width: 400, height: nil).size.height
/// let narrow = try card.layout(width: 160, height: nil).size.height
/// assert(narrow == 2 * wide)  // two lines
/// ```
open class Label: View {
  private var fontFace: Font.Face
  /// True if the font has a style, which is in the rare state.
  private var hasFontStyle = false
  /// Number of changes of the text or its appearance; it differs after any change.
  ///
  /// It and the fields before it fill the word in which those of a view end.
  private var changes: UInt32 = 0
  private var content: MeasuredText
  private var fontSize: Double
  private var storedMaxWidth = 0.0
  /// 32 bits, so that it shares a word with the alignment.
  private var storedLines: Int32 = 1
  /// The horizontal alignment of the lines in the label; natural unless set.
  ///
  /// Frames do not depend on it; ``drawnLines`` and the renderers do.
  public var textAlignment = TextAlignment.natural

  /// Creates a label with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name printed in frames and reports.
  ///   - font: The font.
  public init(_ text: String = "", name: String = "", font: Font = .label) {
    content = MeasuredText(text)
    (fontSize, fontFace) = (font.size, font.face)
    super.init(name)
    if font.style != nil { storeStyle(of: font) }
  }

  /// Creates a label with a frame, without a text or a name.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace
  ///   it.
  public override init(frame: Rect) {
    content = MeasuredText("")
    (fontSize, fontFace) = (Font.label.size, Font.label.face)
    super.init(frame: frame)
  }

  /// Returns nil, because views cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public override init?(coder: ViewDecoder?) { return nil }

  /// The text; an empty one has the size (0, 0).
  ///
  /// The next layout measures a new text:
  ///
  /// ```swift
  /// let title = Label("Yes", name: "title")
  /// let before = try title.layout(width: nil, height: nil).size.width
  /// title.text = "No, thank you"
  /// let after = try title.layout(width: nil, height: nil).size.width
  /// assert(after > before)
  /// ```
  public var text: String {
    get { content.text }
    set {
      guard !TextBytes.areSame(content.text, newValue) else { return }
      content.text = newValue
      discardMeasurements()
    }
  }

  /// The text, for modules that shadow ``text`` with another type.
  package final var plainText: String {
    get { text }
    set { text = newValue }
  }

  /// The font; 17 points unless set.
  ///
  /// ```swift
  /// let title = Label("Title", name: "title")
  /// let usual = try title.layout(width: nil, height: nil).size.width
  /// title.font = Font(size: 34)  // twice the size
  /// let large = try title.layout(width: nil, height: nil).size.width
  /// assert(abs(large - 2 * usual) < 0.001)
  /// ```
  public var font: Font {
    get { Font(size: fontSize, face: fontFace, hasFontStyle ? rareState?.fontStyle : nil) }
    set {
      guard newValue != font else { return }
      (fontSize, fontFace) = (newValue.size, newValue.face)
      if hasFontStyle || newValue.style != nil { storeStyle(of: newValue) }
      discardMeasurements()
    }
  }

  private final func storeStyle(of font: Font) {
    hasFontStyle = font.style != nil
    requireRareState().fontStyle = font.style
  }

  /// The maximum number of lines, after which the text is cut; 1 unless set, 0 for no limit.
  public var numberOfLines: Int {
    get { Int(storedLines) }
    set {
      guard newValue != storedLines else { return }
      storedLines = Int32(clamping: newValue)
      discardMeasurements()
    }
  }

  /// The width in points at which the text wraps, or 0 to wrap at the width from the layout.
  ///
  /// It is 0 unless set.
  public var preferredMaxLayoutWidth: Double {
    get { storedMaxWidth }
    set {
      guard newValue != storedMaxWidth else { return }
      storedMaxWidth = newValue
      discardMeasurements()
    }
  }

  /// The name in reports while its own is empty: `Label` and the beginning of its text.
  open override var nameInReports: String {
    guard !text.utf8.isEmpty else { return "Label" }
    let scalars = text.unicodeScalars
    var shown = String.UnicodeScalarView()
    // Control characters such as line feeds would break the report into lines.
    for scalar in scalars.prefix(Self.shownScalars) {
      shown.append(scalar.value < 0x20 ? " " : scalar)
    }
    let isCut = scalars.count > Self.shownScalars
    return "Label '" + String(shown) + (isCut ? "…'" : "'")
  }

  /// Number of Unicode scalars of the text in a default name.
  private static var shownScalars: Int { 24 }

  /// The size of the text, wrapped only if ``preferredMaxLayoutWidth`` is set.
  open override var intrinsicContentSize: Size {
    measurement(width: wrapsAtFixedWidth ? storedMaxWidth : nil).size
  }

  /// True if the text wraps at the width that results from layout.
  open override var contentHeightDependsOnWidth: Bool { storedLines != 1 && !wrapsAtFixedWidth }

  /// Measures the text wrapped at a width.
  ///
  /// - Parameter width: The width in points.
  /// - Returns: The size in points.
  open override func contentSize(forWidth width: Double) -> Size {
    measurement(width: width).size
  }

  /// The baselines of the first and the last line.
  open override var contentBaselines: Baselines {
    measurement(width: wrapsAtFixedWidth ? storedMaxWidth : nil).baselines
  }

  package override var showsText: Bool { !content.text.utf8.isEmpty }

  package override func heightStep(atWidth width: Double) -> HeightStep? {
    guard showsText else { return HeightStep(low: 0, high: .infinity, height: 0) }
    return layoutNode.effectiveTextMeasurer.step(
      TextRequest(content.text, font: font, maxWidth: width, maxLines: numberOfLines), .height)
  }

  private final var wrapsAtFixedWidth: Bool { storedLines != 1 && storedMaxWidth > 0 }

  /// Measures the text, or returns a cached measurement.
  ///
  /// - Parameters:
  ///   - width: The width in points at which the text wraps, or nil for its natural width.
  ///   - attempts: The number of further attempts if the measurer changes the text while measuring.
  /// - Returns: The size of the text, its baselines and its number of lines.
  private final func measurement(width: Double?, attempts: Int = 2) -> TextMeasurement {
    let measurer = layoutNode.effectiveTextMeasurer
    let isKnown = measurer.isSame(as: content.measurer)
    if isKnown, let known = content.measurement(forWidth: width) { return known }
    let request = TextRequest(content.text, font: font, maxWidth: width, maxLines: numberOfLines)
    let before = changes
    let measured: TextMeasurement
    if let wrapped = content.wrapped {
      // The words are detached while a text is measured, because that may run client code.
      var words: [TextWord] = []
      wrapped.swapWords(&words)
      if !isKnown { words.removeAll(keepingCapacity: true) }
      measured = measurer.measure(request, &words)
      if changes == before { wrapped.swapWords(&words) }
    } else {
      measured = measurer.measure(request)
    }
    guard changes == before else {
      return attempts > 0 ? measurement(width: width, attempts: attempts - 1) : measured
    }
    if !measurer.isSame(as: content.measurer) {
      let earlier = content.measurer
      // Releasing the earlier measurer may run client code that reads the text, so it is released
      // afterwards.
      withExtendedLifetime(earlier) { content.measurer = measurer }
      content.natural = .unknown
      content.wrapped?.discardMeasurements()
    }
    remember(measured, forWidth: width)
    return measured
  }

  @inline(__always)
  private final func remember(_ measured: TextMeasurement, forWidth width: Double?) {
    guard let width else { return content.natural = measured }
    if content.wrapped == nil { content.wrapped = WrappedText() }
    content.wrapped?.insert(measured, for: width)
  }

  /// Discards all measurements of the text, and invalidates the content size.
  ///
  /// Not inlined: a single access to ``content`` around the whole body would add exclusivity
  /// checks.
  @inline(never)
  private final func discardMeasurements() {
    changes &+= 1
    content.natural = .unknown
    if let wrapped = content.wrapped {
      wrapped.discardMeasurements()
      wrapped.removeWords()
    }
    invalidateIntrinsicContentSize()
  }
}

// The lines of a label as they are drawn.

extension Label {
  /// The lines as drawn in the frame of the last layout, from top to bottom.
  ///
  /// Each line has the position of its start and of its baseline, from the top left corner of the
  /// frame, and the extra width of its spaces if it is justified. Lines are drawn whole, without a
  /// clip: accents and slanted letters extend beyond the frame, whose size is that of the lines.
  ///
  /// If the text is cut, by ``numberOfLines`` or by the frame, the last line ends in "…", which
  /// replaces whole grapheme clusters. A line that does not fit into the height of the frame is
  /// omitted; the first line is included if its baseline is inside the frame. A line too narrow for
  /// "…" is omitted, too.
  ///
  /// ```swift
  /// for line in label.drawnLines {
  ///   draw(line.text, x: frame.minX + line.left, baseline: frame.minY + line.baseline)
  /// }
  /// ```
  ///
  /// Complexity: O(length of the text).
  public final var drawnLines: [TextLine] { drawnLines(in: room) }

  /// Computes the lines as drawn in a part of the frame.
  ///
  /// - Parameter room: The part, in points from the top left corner of the frame.
  /// - Returns: The lines from top to bottom, in points from the top left corner of the frame.
  package final func drawnLines(in room: Rect) -> [TextLine] {
    let measurer = layoutNode.effectiveTextMeasurer
    let share = textAlignment.leftShare(effectiveLayoutDirection)
    // One line more than allowed shows that the text is cut.
    let limit = numberOfLines == 0 || !measurer.findsLines ? numberOfLines : numberOfLines + 1
    var lines = measurer.lines(request(width: room.width, maxLines: limit))
    let below = contentBaselines.lastFromBottom
    let fitting = lines.indices.first { index in
      let bottom = lines[index].baseline + (index == 0 ? 0 : below)
      return bottom > room.height + Self.tolerance
        || numberOfLines != 0 && index == numberOfLines
    }
    let isCut = fitting != nil
    if let fitting { lines.removeSubrange(fitting...) }
    var drawn: [TextLine] = []
    for (index, line) in lines.enumerated() {
      var line = line
      if isCut && index == lines.count - 1 || line.width > room.width + Self.tolerance {
        line.truncate(to: room.width + Self.tolerance, font, measurer)
        if line.text.utf8.isEmpty { continue }
      }
      line.place(in: room, textAlignment, share)
      drawn.append(line)
    }
    return drawn
  }

  /// True if the frame of the last layout, or ``numberOfLines``, cuts some of the text.
  ///
  /// ```swift
  /// moreButton.isHidden = !label.isTruncated
  /// ```
  ///
  /// Complexity: O(length of the text).
  public final var isTruncated: Bool { isTruncated(in: room.size) }

  /// Returns whether a size, or ``numberOfLines``, cuts some of the text.
  ///
  /// - Parameter size: The size that the text has, in points.
  /// - Returns: Whether a part of the text is not shown.
  package final func isTruncated(in size: Size) -> Bool {
    let measurer = layoutNode.effectiveTextMeasurer
    let shown = measurer.measure(request(width: size.width, maxLines: numberOfLines))
    let whole = request(width: size.width, maxLines: 0)
    if numberOfLines != 0, measurer.measure(whole).lineCount > shown.lineCount { return true }
    return shown.size.width > size.width + Self.tolerance
      || shown.size.height > size.height + Self.tolerance
  }

  /// The size of the whole text without wrapping, in points.
  package final var wholeTextSize: Size {
    layoutNode.effectiveTextMeasurer.measure(TextRequest(plainText, font: font)).size
  }

  /// Tolerance for a label narrower or lower than its text because of rounding, in points.
  private static var tolerance: Double { 1e-3 }

  /// The part of the label that contains the text, in points from the top left corner of the frame.
  private final var room: Rect {
    Rect(size: frame.size).inset(by: alignmentRectInsets)
  }

  private final func request(width: Double, maxLines: Int) -> TextRequest {
    TextRequest(
      plainText, font: font, maxWidth: numberOfLines == 1 ? nil : width, maxLines: maxLines)
  }
}

extension TextLine {
  /// Computes the position of the line and the width of its spaces.
  ///
  /// - Parameters:
  ///   - room: The part of the frame that contains the text.
  ///   - alignment: The alignment of the text.
  ///   - share: The fraction of the free width that goes to the left of the line.
  fileprivate mutating func place(in room: Rect, _ alignment: TextAlignment, _ share: Double) {
    baseline += room.minY
    let rest = room.width - width
    let spaces = text.utf8.count { $0 == 0x20 }
    if alignment == .justified, isWrapped, rest > 0, spaces > 0 {
      wordSpacing = rest / Double(spaces)
      width = room.width
      left = room.minX
    } else {
      left = room.minX + rest * share
    }
  }
}
