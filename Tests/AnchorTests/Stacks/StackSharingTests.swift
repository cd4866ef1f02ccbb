import Anchors
import TestSupport
import Testing

/// Rows with several texts that wrap.
///
/// Each character is as wide as the font size, 10.
@Suite struct StackSharingTests {
  private func text(_ count: Int) -> Label {
    // Words of one letter, so that lines can break anywhere.
    let label = Label(String(repeating: "a ", count: count / 2) + (count % 2 == 0 ? "" : "a"))
    label.font = Font(size: 10)
    label.numberOfLines = 0
    return label
  }

  /// A row of texts of the given lengths.
  private func row(
    _ counts: [Int], spacing: Double = 0, distribution: StackView.Distribution = .fill
  ) -> (StackView, [Label]) {
    let row = StackView(
      axis: .horizontal, distribution: distribution, alignment: .top, spacing: spacing)
    row.textMeasurer = .square
    let labels = counts.map { text($0) }
    for label in labels { row.addArrangedSubview(label) }
    return (row, labels)
  }

  private func widths(_ labels: [Label]) -> [Double] { labels.map { $0.frame.width } }

  @Test(
    "5.7: in a row that is too narrow, wrapping texts have equal shares",
    arguments: [StackView.Distribution.fill, .equalSpacing, .equalCentering])
  func equalShares(distribution: StackView.Distribution) throws {
    let (row, labels) = row([41, 51, 61], spacing: 10, distribution: distribution)
    try row.layout(width: 320, height: nil)
    // 320 less two spacings, in three: 9 characters and 10 points that only a fill gives to texts.
    let width: Double = distribution == .fill ? 100 : 90
    expectNear(widths(labels), [width, width, width])
  }

  @Test("5.7: a text narrower than its share keeps its natural width")
  func shortText() throws {
    let (row, labels) = row([5, 51, 61])
    try row.layout(width: 250, height: nil)
    expectNear(widths(labels), [50, 100, 100])
  }

  @Test("5.7: texts keep their natural widths in a row that is wide enough")
  func roomForAll() throws {
    let (row, labels) = row([5, 11, 21])
    try row.layout(width: 370, height: nil)
    expectNear(widths(labels), [50, 110, 210])
    let size = try row.systemLayoutSizeFitting(.zero)
    expectEqual(size.width, 370)
  }

  @Test("5.7: priorities decide before equal shares do")
  func priorities() throws {
    let (row, labels) = row([21, 31])
    labels[0].setContentCompressionResistancePriority(751, for: .horizontal)
    try row.layout(width: 300, height: nil)
    expectNear(widths(labels), [210, 90])
    labels[0].setContentCompressionResistancePriority(749, for: .horizontal)
    try row.layout(width: 300, height: nil)
    // The widest line of the second text has 29 characters.
    expectNear(widths(labels), [10, 290])
    labels[0].setContentCompressionResistancePriority(750, for: .horizontal)
    labels[0].setContentHuggingPriority(252, for: .horizontal)
    try row.layout(width: 600, height: nil)
    expectNear(widths(labels), [210, 390])
  }

  @Test("5.7: only wrapping texts share, not views and texts of one line")
  func onlyTexts() throws {
    let (row, labels) = row([41, 51])
    let line = Label("aaaa")
    line.font = Font(size: 10)
    line.setContentCompressionResistancePriority(800, for: .horizontal)
    let box = Box("box", 60, 10)
    box.setContentCompressionResistancePriority(800, for: .horizontal)
    row.addArrangedSubview(line)
    row.addArrangedSubview(box)
    try row.layout(width: 300, height: nil)
    expectNear(widths(labels), [100, 100])
    expectEqual(line.frame.width, 40)
    expectEqual(box.frame.width, 60)
  }

  private func shares(_ row: StackView) -> [LayoutConstraint] {
    row.activeConstraints.filter { $0.identifier == "UISV-text-width-disambiguation" }
  }

  @Test("5.7: a row has text width constraints only for several wrapping texts")
  func constraints() throws {
    let (row, labels) = row([41, 51, 61])
    try row.layout(width: 300, height: nil)
    // One for each text, and one at 25 that keeps the widest narrow.
    expectEqual(shares(row).count, 4)
    expectEqual(shares(row).filter { $0.priority == 25 }.count, 1)
    labels[2].isHidden = true
    try row.layout(width: 300, height: nil)
    expectEqual(shares(row).count, 3)
    expectNear(widths([labels[0], labels[1]]), [150, 150])
    labels[1].numberOfLines = 1
    try row.layout(width: 300, height: nil)
    expectEmpty(shares(row))
    labels[2].isHidden = false
    try row.layout(width: 300, height: nil)
    expectEqual(shares(row).count, 3)
    labels[1].numberOfLines = 0
    try row.layout(width: 300, height: nil)
    expectEqual(shares(row).count, 4)
    expectNear(widths(labels), [100, 100, 100])
    row.removeArrangedSubview(labels[0])
    labels[0].removeFromSuperview()
    try row.layout(width: 300, height: nil)
    expectNear(widths([labels[1], labels[2]]), [150, 150])
    row.axis = .vertical
    try row.layout(width: 300, height: nil)
    expectEmpty(shares(row))
    row.axis = .horizontal
    row.distribution = .fillEqually
    try row.layout(width: 300, height: nil)
    expectEmpty(shares(row))
  }

  @Test("5.7: shares are unambiguous, and each text is as high as its share requires")
  func heights() throws {
    let (row, labels) = row([41, 51])
    try row.layout(width: 200, height: nil)
    expectNear(widths(labels), [100, 100])
    expectEmpty(row.ambiguousItems)
    // Ten squares a line: 5 lines and 6.
    let line = labels[0].frame.height / 5
    expectNear([labels[1].frame.height], [6 * line])
    #expect(line > 0)
  }
}
