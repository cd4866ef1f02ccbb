// What a label shows of its text.

extension Label {
  /// The lines as they are drawn in the frame of the last layout, top to bottom.
  ///
  /// Each says where it begins and where its baseline lies, from the top left corner of the frame, and how
  /// much wider its spaces are if it is justified. Lines beyond ``numberOfLines`` are left out; what is wider
  /// or lower than the frame is there as a whole, for the renderer to cut.
  ///
  /// ```swift
  /// for line in label.drawnLines {
  ///   draw(line.text, x: frame.minX + line.left, baseline: frame.minY + line.baseline)
  /// }
  /// ```
  ///
  /// Complexity: O(length of the text).
  public final var drawnLines: [TextLine] {
    let room = room
    let measurer = layoutNode.effectiveTextMeasurer
    let share = textAlignment.leftShare(effectiveLayoutDirection)
    return measurer.lines(request(maxLines: numberOfLines)).map { line in
      var line = line
      line.baseline += room.minY
      let rest = room.width - line.width
      let spaces = line.text.utf8.count { $0 == 0x20 }
      if textAlignment == .justified, line.isWrapped, rest > 0, spaces > 0 {
        line.wordSpacing = rest / Double(spaces)
        line.width = room.width
        line.left = room.minX
      } else {
        line.left = room.minX + rest * share
      }
      return line
    }
  }

  /// Whether the frame of the last layout, or ``numberOfLines``, cuts some of the text.
  ///
  /// ```swift
  /// moreButton.isHidden = !label.isTruncated
  /// ```
  ///
  /// Complexity: O(length of the text).
  public final var isTruncated: Bool {
    let room = room
    let measurer = layoutNode.effectiveTextMeasurer
    let shown = measurer.measure(request(maxLines: numberOfLines))
    if numberOfLines != 0, measurer.measure(request(maxLines: 0)).lineCount > shown.lineCount {
      return true
    }
    return shown.size.width > room.width + Self.tolerance
      || shown.size.height > room.height + Self.tolerance
  }

  /// What rounding may leave a label narrower or lower than its text, in points.
  private static var tolerance: Double { 1e-3 }

  /// The part of the label that holds the text, in points from the corner of the frame.
  private final var room: Rect {
    Rect(size: frame.size).inset(by: alignmentRectInsets)
  }

  private final func request(maxLines: Int) -> TextRequest {
    TextRequest(
      plainText, font: font, maxWidth: numberOfLines == 1 ? nil : room.width, maxLines: maxLines)
  }
}
