import Anchors
import LayoutFiles

/// The titles of a button or of segments, as labels outside of the tree.
struct ControlTitles {
  /// The distance that UIKit gives a segment's title at its sides together, if it has the choice.
  static let segmentPadding = 20.0

  private let labels: [Label]
  /// The space of a button's title, or nil for segments.
  let button: ButtonContent?
  /// True for a title at the end of the line, which is a side once the direction is known.
  private var isAtEnd = false

  /// Makes the title of a button; nil without one.
  init?(_ button: ButtonContent, _ text: SceneText, _ document: XMLDocument, _ element: Int) {
    guard text.isShown else { return nil }
    self.button = button
    labels = [Label(text.text, font: text.font)]
    labels[0].textMeasurer = text.measurer
    let alignments: [(StaticString, TextAlignment)] = [
      ("left", .left), ("right", .right), ("leading", .natural), ("fill", .natural),
    ]
    labels[0].textAlignment = .center
    for (word, alignment) in alignments
    where document.has(element, "contentHorizontalAlignment", word) {
      labels[0].textAlignment = alignment
    }
    // Titles of configurations wrap unless told otherwise.
    let wraps =
      document.has(element, "lineBreakMode", "wordWrap")
      || document.has(element, "lineBreakMode", "characterWrap")
      || document.buttonConfiguration(of: element).map {
        document.valueRange($0, "titleLineBreakMode") == nil
      } ?? false
    labels[0].numberOfLines = wraps ? 0 : 1
    isAtEnd = document.has(element, "contentHorizontalAlignment", "trailing")
  }

  /// Makes the titles of segments; nil unless each has one.
  ///
  /// - Parameters:
  ///   - segments: The titles.
  ///   - measurer: Returns the measurer of a title in a font.
  init?(
    segments: [String], measurer: (String, Font) -> TextMeasurer = { _, _ in .systemLike }
  ) {
    guard !segments.isEmpty, !segments.contains(where: { $0.utf8.isEmpty }) else { return nil }
    button = nil
    labels = segments.map { Label($0, font: Font(size: 13)) }
    for label in labels {
      label.textAlignment = .center
      label.textMeasurer = measurer(label.plainText, label.font)
    }
  }

  /// True for a title of several lines.
  var wraps: Bool { labels.contains { $0.numberOfLines == 0 } }

  /// The natural width of the segments: as wide as the widest title each, with lines between.
  var segmentsWidth: Double {
    let widest = labels.reduce(0) { max($0, $1.intrinsicContentSize.width) }
    return Double(labels.count) * (widest + Self.segmentPadding) + Double(labels.count - 1)
  }

  /// Returns the titles with the areas that a control has for them.
  ///
  /// - Parameters:
  ///   - size: The size of the control.
  ///   - isReversed: True if the line begins at the right.
  /// - Returns: The titles, in points from the corner of the control.
  func areas(in size: Size, isReversed: Bool) -> [(label: Label, area: Rect)] {
    let share = size.width / Double(labels.count)
    return labels.enumerated().map { index, label in
      if isAtEnd { label.textAlignment = isReversed ? .left : .right }
      if let button { return (label, button.titleRoom(in: size, isReversed: isReversed)) }
      let position = isReversed ? labels.count - 1 - index : index
      return (label, Rect(x: Double(position) * share, y: 0, width: share, height: size.height))
    }
  }

  /// Returns the titles where they are drawn, in the middle of their areas.
  func placed(in size: Size, isReversed: Bool) -> [(label: Label, room: Rect)] {
    areas(in: size, isReversed: isReversed).map { label, area in
      let height = Self.height(of: label, inWidth: area.width)
      let room = Rect(
        x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
      return (label, room)
    }
  }

  private static func height(of label: Label, inWidth width: Double) -> Double {
    label.numberOfLines == 0
      ? label.contentSize(forWidth: width).height : label.intrinsicContentSize.height
  }

  /// Returns the first title that has too little space, with what it needs and has, or nil.
  ///
  /// - Parameters:
  ///   - size: The size of the control.
  ///   - isReversed: True if the line begins at the right.
  ///   - tolerance: The points that nobody sees.
  /// - Returns: The title, and the width, or for one that wraps the height, in points.
  func cut(
    in size: Size, isReversed: Bool, tolerance: Double
  ) -> (title: String, needed: Double, space: Double)? {
    for (label, area) in areas(in: size, isReversed: isReversed) {
      let wraps = label.numberOfLines == 0
      let needed =
        wraps ? Self.height(of: label, inWidth: area.width) : label.intrinsicContentSize.width
      let space = wraps ? area.height : area.width
      if needed > space + tolerance { return (label.plainText, needed, space) }
    }
    return nil
  }
}
