/// The properties of characters that layout depends on, from the Unicode Character Database.
///
/// The packed runs are decoded at the first character that needs them; most texts need none.
struct CharacterTable: Sendable {
  /// The first scalar of each run, shifted left by 8 bits, with the run's kind in the lowest byte.
  private let runs: [UInt32]
  private let kinds: [CharacterKind]
  /// The kinds of the scalars below U+0300, the first combining mark, by scalar value.
  private let low: [CharacterKind]

  private static let shared = CharacterTable()

  /// The properties of a scalar.
  ///
  /// Complexity: O(log *n*) for *n* runs; O(1) for most letters, ideographs and Hangul.
  static func kind(of scalar: Unicode.Scalar) -> CharacterKind {
    switch scalar.value {
    case 0x4E00...0x9FFF: CharacterKind(line: .ideographic, cluster: .other, columns: 2)
    case 0xAC00...0xD7A3:
      CharacterKind(
        line: .hangul, cluster: (scalar.value - 0xAC00) % 28 == 0 ? .leadingVowel : .closed,
        columns: 2)
    case 0x0390...0x0482: CharacterKind(line: .alphabetic, cluster: .other, columns: 1)
    default: shared.kind(of: scalar.value)
    }
  }

  private init() {
    let kindData = TextBytes(Self.kindData)
    let kinds = (0..<kindData.count / 3).map { index in
      CharacterKind(
        line: LineClass(rawValue: kindData[3 * index] - Self.firstDigit) ?? .alphabetic,
        cluster: ClusterClass(rawValue: kindData[3 * index + 1] - Self.firstDigit) ?? .other,
        columns: kindData[3 * index + 2] - Self.firstDigit)
    }
    let runs = Self.unpackedRuns()
    var run = 0
    low = (0..<UInt32(0x300)).map { value in
      while runs[run + 1] >> 8 <= value { run += 1 }
      return kinds[Int(runs[run] & 0xFF)]
    }
    (self.kinds, self.runs) = (kinds, runs)
  }

  private static var firstDigit: UInt8 { 0x30 }

  private static func unpackedRuns() -> [UInt32] {
    var runs: [UInt32] = []
    runs.reserveCapacity(runCount)
    let data = TextBytes(runData)
    var (index, start) = (0, UInt32(0))
    while index < data.count {
      var shift = UInt32(0)
      var digit: UInt8
      repeat {
        digit = data[index] - firstDigit
        start += UInt32(digit & 31) << shift
        shift += 5
        index += 1
      } while digit >= 32
      runs.append(start << 8 | UInt32(data[index] - firstDigit))
      index += 1
    }
    assert(runs.count == runCount)
    return runs
  }

  private func kind(of value: UInt32) -> CharacterKind {
    value < 0x300 ? low[Int(value)] : kinds[Int(runs.last(atMost: value) & 0xFF)]
  }
}

extension [UInt32] {
  /// The last element whose bits above the lowest eight are at most a value; they ascend.
  ///
  /// - Parameter value: The value.
  /// - Returns: The element; the first one if all are greater.
  func last(atMost value: UInt32) -> UInt32 {
    var (first, end) = (0, count)
    while end - first > 1 {
      let middle = (first + end) / 2
      if self[middle] >> 8 <= value { first = middle } else { end = middle }
    }
    return self[first]
  }
}

/// The properties of a character.
struct CharacterKind: Sendable {
  let line: LineClass
  let cluster: ClusterClass
  /// The number of grid columns of the character.
  ///
  /// It is 0 for combining and invisible characters, 2 for East Asian wide and fullwidth characters
  /// and for pictographs, and 1 for all others.
  let columns: UInt8
}

/// The line breaking class of a character (Unicode Standard Annex 14).
///
/// Letters of scripts that need a dictionary for word breaks, such as Thai, count as alphabetic.
enum LineClass: UInt8 {
  case alphabetic, ideographic, combining, numeric
  case opening, closing, closingParenthesis, quotation, initialQuotation, finalQuotation
  case exclamation, infixSeparator, slash, nonstarter, breakBoth, breakAfter
  /// A hyphen other than the hyphen-minus.
  case trueHyphen
  case hyphen, breakBefore, inseparable, contingent, hebrew, prefix, postfix
  case emojiBase, emojiModifier, hangul, regionalIndicator
  case glue, wordJoiner, zeroWidthSpace, zeroWidthJoiner, space, lineEnd

  @inline(__always)
  var isLetter: Bool { self == .alphabetic || self == .hebrew }

  @inline(__always)
  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  @inline(__always)
  var isHyphen: Bool { self == .hyphen || self == .trueHyphen }

  @inline(__always)
  var isPicture: Bool { self == .ideographic || self == .emojiBase || self == .emojiModifier }
}

/// The grapheme cluster class of a character (Unicode Standard Annex 29).
enum ClusterClass: UInt8 {
  case other, extend, spacingMark, prepend, control
  /// Hangul letters by position, then syllables without and with a final consonant.
  case leading, vowel, trailing, leadingVowel, closed
  case regionalIndicator, joiner, picture
  /// A consonant of an Indic script that forms conjuncts, and the sign that joins consonants.
  case consonant, linker
}
