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
    let width = size.width
    let shown = measurer.measure(request(width: width, maxLines: numberOfLines))
    let whole = request(width: width, maxLines: 0)
    if numberOfLines != 0, measurer.measure(whole).lineCount > shown.lineCount {
      return true
    }
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
