/// Metrics of Helvetica from its published AFM file, for computing expected frames.
enum AFM {
  /// Widths in thousandths of the type size.
  private static let widths: [Character: Double] = {
    let groups: [(Double, String)] = [
      (222, "ijl"), (278, "ft I.,:"), (333, "r-"), (500, "ckJsvxyz"),
      (556, "abdeghnopqu0123456789LêóÊ"), (611, "FTZ"), (667, "ABEKPSVXY"), (722, "CDHNRUw"),
      (778, "GOQ"), (833, "mM"), (944, "W"), (584, "+"), (1015, "@"),
    ]
    var widths: [Character: Double] = [:]
    for (width, characters) in groups {
      for character in characters { widths[character] = width }
    }
    return widths
  }()

  /// The width of a text on one line, or nil if the table lacks one of its characters.
  static func width(_ text: String, _ size: Double) -> Double? {
    var sum = 0.0
    for character in text {
      guard let width = widths[character] else { return nil }
      sum += width
    }
    return sum * size / 1000
  }

  /// The height of a line: 1.2 times the type size.
  static func line(_ size: Double) -> Double { 1.2 * size }

  /// The baseline from the top of a line: ascender 718 and descender 207, half of the rest above.
  static func baseline(_ size: Double) -> Double { ((1.2 - 0.718 - 0.207) / 2 + 0.718) * size }

  /// The number of lines of a text that is broken greedily between words.
  static func lineCount(_ text: String, _ size: Double, within room: Double) -> Double? {
    var count = 1.0
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      guard let width = width(longer, size) else { return nil }
      if width > room, !line.isEmpty {
        count += 1
        line = String(word)
      } else {
        line = longer
      }
    }
    return count
  }
}
