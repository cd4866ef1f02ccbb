import TestSupport
import Testing

@testable import AnchorsText

/// Line breaks and character boundaries, compared with cases of the Unicode Character Database.
///
/// A case is a text in the form of the database: ÷ for a break, × for no break, and the scalars
/// between them.
@Suite struct UnicodeBreakTests {
  private struct Case {
    let text: String
    /// The breaks inside the text, as byte offsets.
    let breaks: [Int]

    init?(_ line: Substring) {
      let parts = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
      guard parts.count > 1 else { return nil }
      var text = ""
      var breaks: [Int] = []
      for part in parts {
        switch part {
        case "÷": breaks.append(text.utf8.count)
        case "×": break
        default:
          guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else {
            return nil
          }
          text.unicodeScalars.append(scalar)
        }
      }
      self.text = text
      self.breaks = breaks.filter { $0 > 0 && $0 < text.utf8.count }
    }
  }

  private func cases(_ name: String) throws -> [Case] {
    String(decoding: try PackageFolder.fixture("Unicode/\(name).txt"), as: UTF8.self).split(
      separator: "\n"
    ).compactMap(Case.init)
  }

  private func lineBreaks(_ text: String) -> [Int] {
    var breaks: [Int] = []
    TextBytes.with(text) { bytes in
      var words: [TextWord] = []
      words.find(TextScanner(bytes, .square))
      // An empty word ends a paragraph after spaces.
      breaks = words.filter { $0.start < $0.end }.map { $0.start }.filter {
        $0 > 0 && $0 < bytes.count
      }
    }
    return breaks
  }

  private func characterBreaks(_ text: String) -> [Int] {
    var breaks: [Int] = []
    TextBytes.with(text) { bytes in
      let scanner = TextScanner(bytes, .square)
      var index = 0
      while index < bytes.count {
        index = scanner.glyph(at: index).end
        if index < bytes.count { breaks.append(index) }
      }
    }
    return breaks
  }

  @Test("lines break as in Unicode Standard Annex 14") func lines() throws {
    let cases = try cases("line-breaks")
    #expect(cases.count > 100)
    for test in cases {
      expectEqual(
        lineBreaks(test.text), test.breaks, "\(test.text.unicodeScalars.map { $0.value })")
    }
  }

  @Test("characters end as in Unicode Standard Annex 29") func characters() throws {
    let cases = try cases("grapheme-breaks")
    #expect(cases.count > 100)
    for test in cases {
      expectEqual(
        characterBreaks(test.text), test.breaks, "\(test.text.unicodeScalars.map { $0.value })")
    }
  }
}
