import Anchors
import TestSupport
import Testing

/// Rules 6.5 and 6.7 together: wrapped contents in frames on whole pixels.
@Suite struct WrappedPixelTests {
  let root = View("root")

  /// A content of the given length of text, in lines of 20 points.
  private func text(_ length: Double, at x: Double, width: Double, in parent: View) -> View {
    let text = View("text").leftAnchor(equalTo: parent.leftAnchor, constant: x)
      .topAnchor(equalTo: parent.topAnchor).widthAnchor(equalTo: width)
    text.layoutNode.measure = { width in
      guard let width, width < length else { return Size(width: length, height: 20) }
      return Size(width: width, height: 20 * (length / width).rounded(.up))
    }
    parent.addSubview(text)
    return text
  }

  @Test("6.7: a text wraps at the width of its rounded frame, not at the exact one")
  func narrowedFrame() throws {
    // From 0.3 to 66.59 is 66.29 wide; at two pixels a point, from 0.5 to 66.5 is 66.
    let text = text(662, at: 0.3, width: 66.29, in: root)
    root.scale = 2
    try root.layout(width: 320, height: 480)
    expectEqual(text.frame.width, 66)
    // 662 / 66.29 = 9.99, and 662 / 66 = 10.03.
    expectEqual(text.frame.height, 220)
    try expectEmpty(root.layout(width: 320, height: 480).changed)
  }

  @Test("6.7: a label is as high as its text at the width of its frame at any offset")
  func labels() throws {
    root.scale = 2
    var random = SplitMix64(seed: 5)
    var labels: [Label] = []
    for _ in 0..<40 {
      let label = Label("Two and two make four, and four and four make eight, and so on and on.")
      label.numberOfLines = 0
      label.leftAnchor(equalTo: root.leftAnchor, constant: Double(random.number(below: 9000)) / 89)
        .topAnchor(equalTo: root.topAnchor)
        .widthAnchor(equalTo: 60 + Double(random.number(below: 5000)) / 97)
      root.addSubview(label)
      labels.append(label)
    }
    try root.layout(width: 320, height: 480)
    for label in labels {
      let measured = TextMeasurer.helvetica.measure(
        TextRequest(label.text, font: label.font, maxWidth: label.frame.width))
      // Heights are rounded up to pixels, two a point.
      expectEqual(label.frame.height, (measured.size.height * 2).rounded(.up) / 2)
    }
  }

  @Test("6.7: a text is measured again after a subpixel move of an ancestor")
  func movedAncestor() throws {
    let panel = View("panel").topAnchor(equalTo: root.topAnchor).size(width: 200, height: 300)
    let left = panel.leftAnchor.constraint(equalTo: root.leftAnchor)
    left.isActive = true
    root.addSubview(panel)
    let text = text(662, at: 0, width: 66.29, in: panel)
    root.scale = 2
    try root.layout(width: 320, height: 480)
    // From 0 to 66.29 is from 0 to 66.5 on the grid: ten lines.
    expectEqual(text.frame.width, 66.5)
    expectEqual(text.frame.height, 200)
    left.constant = 0.3
    try root.layout(width: 320, height: 480)
    expectEqual(text.frame.width, 66)
    expectEqual(text.frame.height, 220)
    left.constant = 0
    try root.layout(width: 320, height: 480)
    expectEqual(text.frame.height, 200)
  }

  @Test("6.7: alignment insets do not count in the width of a text") func insets() throws {
    let text = text(662, at: 0.3, width: 66.29, in: root)
    text.alignmentRectInsets = EdgeInsets(top: 0, left: 2, bottom: 0, right: 3)
    root.scale = 2
    try root.layout(width: 320, height: 480)
    expectEqual(text.frame.width, 71)
    expectEqual(text.frame.height, 220)
  }
}
