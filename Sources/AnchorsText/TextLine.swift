/// One line of a wrapped text.
public struct TextLine: Sendable {
  /// The text of the line, without the spaces that a wrap drops.
  ///
  /// A soft hyphen at a wrap is replaced by a visible one. A truncated line of ``Label/drawnLines``
  /// ends in "…". A measurer of the program may begin a line with an invisible mark of its
  /// direction.
  public package(set) var text: String
  /// The part of the whole text that the line shows, in bytes of UTF-8.
  ///
  /// It is without spaces that a wrap drops and without truncated characters. A soft hyphen at the
  /// end of the line is included.
  public package(set) var range: Range<Int>
  /// The width in points.
  public package(set) var width: Double
  /// The vertical distance to the baseline in points, from the top of the text.
  ///
  /// For a line of ``Label/drawnLines`` it is measured from the top of the label.
  public package(set) var baseline: Double
  /// The distance of the line from the left edge of the label in points.
  ///
  /// It depends on ``Label/textAlignment``, and is 0 for a line of a measurer.
  public package(set) var left = 0.0
  /// The extra width of each space in a justified line, in points.
  public package(set) var wordSpacing = 0.0
  /// True if the paragraph continues on the next line.
  public package(set) var isWrapped = false
  /// True if the last character of `text` replaces a soft hyphen.
  var hasHyphen = false
  /// The number of bytes at the start of `text` that are a mark of its direction.
  var markLength = 0
}

extension TextLine {
  /// Creates a line, for a measurer of the program.
  ///
  /// - Parameters:
  ///   - request: The text of which the line is a part.
  ///   - range: The part that the line shows, in bytes of UTF-8; parts outside the text, and parts
  ///     of Unicode scalars, are left out.
  ///   - width: The width in points; 0 if the number is NaN or beyond 1e9.
  ///   - baseline: The distance from the top of the text to the baseline in points; 0 if the number
  ///     is NaN or beyond 1e9.
  ///   - isWrapped: Whether the paragraph continues on the next line. A soft hyphen at the end of
  ///     such a line becomes a visible one.
  ///   - directionMark: An invisible character that precedes the text, or nil: U+200F if the line
  ///     is part of a paragraph from right to left, but begins with letters from left to right;
  ///     U+200E in the opposite case.
  public init(
    of request: TextRequest, range: Range<Int>, width: Double, baseline: Double,
    isWrapped: Bool = false, directionMark: Unicode.Scalar? = nil
  ) {
    let bytes = request.text.utf8
    let end = bytes.scalarBoundary(near: range.upperBound, -1)
    let start = min(bytes.scalarBoundary(near: range.lowerBound, 1), end)
    self.init(
      text: String(decoding: bytes.dropFirst(start).prefix(end - start), as: UTF8.self),
      range: start..<end, width: width.magnitude <= 1e9 ? width : 0,
      baseline: baseline.magnitude <= 1e9 ? baseline : 0, isWrapped: isWrapped)
    if isWrapped, text.unicodeScalars.last == "\u{AD}" {
      text.unicodeScalars.removeLast()
      text += "-"
      hasHyphen = true
    }
    if let directionMark {
      text.unicodeScalars.insert(directionMark, at: text.startIndex)
      markLength = directionMark.utf8.count
    }
  }
}

extension String.UTF8View {
  /// The nearest boundary of scalars to an offset, from 0 to the count.
  ///
  /// - Parameters:
  ///   - offset: The offset.
  ///   - step: 1 for the first boundary not before the offset, -1 for the last not after it.
  /// - Returns: The offset of the boundary.
  fileprivate func scalarBoundary(near offset: Int, _ step: Int) -> Int {
    var offset = Swift.min(Swift.max(offset, 0), count)
    while offset < count, self[index(startIndex, offsetBy: offset)] & 0xC0 == 0x80 {
      offset += step
    }
    return offset
  }
}

extension TextLine: Equatable {
  /// Compares text, byte by byte, and geometry of two lines.
  ///
  /// - Parameters:
  ///   - lhs: A line.
  ///   - rhs: The line to compare with.
  /// - Returns: Whether all public properties are equal.
  public static func == (lhs: TextLine, rhs: TextLine) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8) && lhs.range == rhs.range
      && lhs.width == rhs.width && lhs.baseline == rhs.baseline && lhs.left == rhs.left
      && lhs.wordSpacing == rhs.wordSpacing && lhs.isWrapped == rhs.isWrapped
  }
}

/// The cached words and the last two measurements of a text that wraps.
///
/// Created when a label is first measured with a width; most labels have a single line and none.
@usableFromInline
package final class WrappedText {
  @exclusivity(unchecked) @usableFromInline
  var latest: (width: Double, measurement: TextMeasurement)?
  @exclusivity(unchecked) @usableFromInline
  var earlier: (width: Double, measurement: TextMeasurement)?
  /// The words of the text; empty before they are found.
  @exclusivity(unchecked) @usableFromInline var words: [TextWord] = []

  /// Creates an empty cache.
  @inlinable
  package init() {}

  /// Exchanges the words of the text; those of the cache become the other ones.
  @inlinable
  package func swapWords(_ others: inout [TextWord]) { swap(&words, &others) }

  /// Removes the words, because the text changes; their capacity is reused.
  @inlinable
  package func removeWords() { words.removeAll(keepingCapacity: true) }

  /// Discards all measurements, because another measurer is in use.
  @inlinable
  package func discardMeasurements() {
    (latest, earlier) = (nil, nil)
  }

  /// The measurement for a width, if it is one of the last two.
  @inlinable
  func measurement(for width: Double) -> TextMeasurement? {
    if let latest, latest.width == width { return latest.measurement }
    if let earlier, earlier.width == width { return earlier.measurement }
    return nil
  }

  @inlinable
  package func insert(_ measurement: TextMeasurement, for width: Double) {
    earlier = latest
    latest = (width, measurement)
  }
}

/// A grapheme cluster that is being read: a letter with its marks, a flag, or a family emoji.
///
/// Its boundaries are those of extended grapheme clusters in Unicode Standard Annex 29.
struct TextCluster {
  /// The class of the last scalar.
  private var latest: ClusterClass
  private var hasOpenFlag: Bool
  private var isPicture: Bool
  private var joinsPictures = false
  private var isConsonant: Bool
  private var hasLinker = false

  /// Starts a cluster with its first scalar.
  init(_ kind: CharacterKind) {
    latest = kind.cluster
    hasOpenFlag = kind.cluster == .regionalIndicator
    isPicture = kind.cluster == .picture
    isConsonant = kind.cluster == .consonant
  }

  /// Adds the next scalar if it belongs to the cluster.
  ///
  /// - Parameter kind: The properties of the scalar.
  /// - Returns: Whether it belongs to the cluster; if not, the cluster is unchanged.
  mutating func add(_ kind: CharacterKind) -> Bool {
    guard joins(kind.cluster) else { return false }
    hasOpenFlag = false
    switch kind.cluster {
    case .joiner: joinsPictures = isPicture
    case .picture: (isPicture, joinsPictures) = (true, false)
    case .linker: hasLinker = isConsonant
    case .extend: joinsPictures = false
    case .consonant: (isConsonant, hasLinker) = (true, false)
    default: (isPicture, isConsonant, joinsPictures, hasLinker) = (false, false, false, false)
    }
    latest = kind.cluster
    return true
  }

  private func joins(_ next: ClusterClass) -> Bool {
    if latest == .control || next == .control { return false }
    if latest == .prepend { return true }
    return switch next {
    case .extend, .linker, .joiner, .spacingMark: true
    case .leading, .leadingVowel, .closed: latest == .leading
    case .vowel: latest == .leading || latest == .vowel || latest == .leadingVowel
    case .trailing:
      latest == .vowel || latest == .leadingVowel || latest == .closed || latest == .trailing
    case .regionalIndicator: hasOpenFlag
    case .picture: joinsPictures
    case .consonant: hasLinker
    default: false
    }
  }
}
