import LayoutFiles
import TestSupport
import Testing

/// Names and messages without terminal control characters, and shortened if long.
@Suite struct ShownTextTests {
  @Test(arguments: [
    ("card.json", "card.json"), ("größe 1", "größe 1"), ("a\u{1b}[31mb", #"a\u{1b}[31mb"#),
    ("a\nb\tc\r", #"a\nb\u{9}c\u{d}"#), ("\u{9b}31m\u{7f}", #"\u{9b}31m\u{7f}"#),
    ("\u{202e}x\u{2066}y\u{2028}", #"\u{202e}x\u{2066}y\u{2028}"#), ("\u{200f}אב", "\u{200f}אב"),
  ])
  func `a name is shown as one line of visible characters`(name: String, shown: String) {
    expectEqual(ShownText.name(name), shown)
  }

  @Test func `lines are preserved, and their long words are shortened`() {
    expectEqual(ShownText.lines("a:1: b\n    \u{1b}c\td\n"), "a:1: b\n    \\u{1b}c\td\n")
    let word = String(repeating: "y", count: 1000)
    let shown = ShownText.lines("unknown item '\(word)'; expected one\n  \(word)")
    expect(shown.hasPrefix("unknown item 'yyy") && shown.contains("…"))
    expect(shown.contains("yyy'; expected one\n  yyy"))
    #expect(shown.unicodeScalars.count < 700)
    let letters = String(repeating: "ü", count: 290)
    expectEqual(ShownText.name(letters), letters)
    expectEqual(
      ShownText.name(letters + letters),
      String(repeating: "ü", count: 200) + "…" + String(repeating: "ü", count: 100))
    let words = String(repeating: "x ", count: 100_000)
    #expect(ShownText.lines(words).unicodeScalars.count < 4100)
    expectEqual(ShownText.visible(words), words)
  }

  @Test func `a sentence of any length is shown as one line with all of its words`() {
    let sentence = (1...200).map { "word\($0)" }.joined(separator: " ")
    expectEqual(ShownText.sentence(sentence), sentence)
    expectEqual(ShownText.sentence("'a\nb' is none"), #"'a\nb' is none"#)
  }
}
