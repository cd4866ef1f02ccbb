public import Anchors
import Synchronization

/// The fonts of the machine, with which Pango measures and shapes texts in all scripts.
///
/// A font that lacks a character is replaced by one that has it. Texts are broken into lines by
/// Unicode's rules, reordered if they are written from right to left, and joined or stacked as
/// Arabic and Indic scripts require.
///
/// ```swift
/// let fonts = PangoFonts()
/// let title = Label("تخطيط — レイアウト", name: "title")
/// title.textMeasurer = fonts.measurer
/// try title.layout(width: 200, height: nil)
/// ```
///
/// Fonts may be used from several threads at once; a lock admits one after the other. Threads that
/// measure much have one `PangoFonts` each. Sizes are independent of a screen's resolution: glyphs
/// are neither hinted nor rounded to pixels.
public final class PangoFonts: Sendable {
  /// Measures with these fonts.
  public let measurer: TextMeasurer
  private let shaper: LockedShaper

  /// Opens the fonts that fontconfig lists.
  ///
  /// ```swift
  /// let japanese = PangoFonts(language: "ja", lineHeight: 1.5)
  /// ```
  ///
  /// - Parameters:
  ///   - language: The language of texts in scripts that several languages share, as in HTML's
  ///     `lang`: Han characters look different in `ja`, `ko`, `zh-CN` and `zh-TW`. Empty for that
  ///     of the environment.
  ///   - lineHeight: The distance of baselines in multiples of the font size, in all scripts alike,
  ///     as CSS has it; nil for lines as tall as the tallest of the fonts in them. The built-in
  ///     measurers have 1.2.
  public init(language: String = "", lineHeight: Double? = nil) {
    let shaper = LockedShaper(TextShaper(language: language, lineHeight: lineHeight))
    self.shaper = shaper
    measurer = TextMeasurer { request in
      shaper.withLock { $0.measure(request) }
    } lines: { request in
      shaper.withLock { $0.lines(request) }
    } resolvedFont: { font in
      shaper.withLock { $0.resolvedFont(for: font) }
    }
  }

  /// Calls a function with the shaper, while no other thread uses it.
  package func withShaper<Result>(_ body: (TextShaper) -> Result) -> Result {
    shaper.withLock(body)
  }
}

/// A shaper that one thread uses at a time.
private final class LockedShaper: Sendable {
  // A mutex would require the shaper to be sent into it; Pango's objects only have to be used by
  // one thread at a time.
  nonisolated(unsafe) private let shaper: TextShaper
  private let mutex = Mutex(())

  init(_ shaper: TextShaper) {
    self.shaper = shaper
  }

  func withLock<Result>(_ body: (TextShaper) -> Result) -> Result {
    mutex.withLock { _ in body(shaper) }
  }
}
