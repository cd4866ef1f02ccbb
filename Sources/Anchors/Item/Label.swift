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
  private var content: MeasuredText
  private var fontSize: Double
  private var fontFace: Font.Face
  /// True if the font has a style, which is in the rare state.
  private var hasFontStyle = false
  private var storedAlignment = TextAlignment.natural
  /// 32 bits, so that it shares a word with the font's typeface and the alignment.
  private var storedLines: Int32 = 1
  private var storedMaxWidth = 0.0
  /// Number of changes of the text or its appearance; it differs after any change.
  private var changes: UInt32 = 0

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
    get { storedFont }
    set {
      guard newValue != storedFont else { return }
      (fontSize, fontFace) = (newValue.size, newValue.face)
      if hasFontStyle || newValue.style != nil { storeStyle(of: newValue) }
      discardMeasurements()
    }
  }

  private final var storedFont: Font {
    Font(size: fontSize, face: fontFace, hasFontStyle ? rareState?.fontStyle : nil)
  }

  private final func storeStyle(of font: Font) {
    hasFontStyle = font.style != nil
    requireRareState().fontStyle = font.style
  }

  /// The horizontal alignment of the lines in the label; natural unless set.
  ///
  /// Frames do not depend on it; ``drawnLines`` and the renderers do.
  public var textAlignment: TextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
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
    return layoutNode.effectiveTextMeasurer.heightStep(
      TextRequest(content.text, font: storedFont, maxWidth: width, maxLines: numberOfLines))
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
    let request = TextRequest(
      content.text, font: storedFont, maxWidth: width, maxLines: numberOfLines)
    let before = changes
    let measured: TextMeasurement
    if var words = content.wrapped?.detachWords() {
      // The words are detached while a text is measured, because that may run client code.
      if !isKnown { words.removeAll() }
      measured = measurer.measure(request, &words, keepsWords: true)
      if changes == before { content.wrapped?.store(&words) }
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
      content.natural = CachedMeasurement()
      content.wrapped?.discardMeasurements()
    }
    remember(measured, forWidth: width)
    return measured
  }

  @inline(__always)
  private final func remember(_ measured: TextMeasurement, forWidth width: Double?) {
    guard let width else { return content.natural = CachedMeasurement(measured) }
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
    content.natural = CachedMeasurement()
    if let wrapped = content.wrapped {
      wrapped.discardMeasurements()
      wrapped.invalidateWords()
    }
    invalidateIntrinsicContentSize()
  }
}
