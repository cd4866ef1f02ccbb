import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Rule 6.5: a text that wraps is as wide as its widest line.
///
/// Each character is as wide and as high as the font size, 10, so that a line of "aaaa bbbb" is 90
/// wide.
@Suite struct NarrowedTextTests {
  private static let words = "aaaa bbbb cccc"

  private static func text(_ text: String = words, _ name: String = "text") -> Label {
    let label = Label(text, name: name, font: Font(size: 10))
    label.numberOfLines = 0
    return label
  }

  private static func root(_ views: View...) -> View {
    let root = View("root")
    root.textMeasurer = .square
    for view in views { root.addSubview(view) }
    return root
  }

  private func expectFrame(
    _ item: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    line: Int = #line
  ) {
    expectEqual(item.frame, Rect(x: x, y: y, width: width, height: height), line: line)
  }

  /// A text of at most some width at the top left, and an icon 10 points beside it.
  private static func row(_ limit: Double) -> (
    root: View, text: Label, icon: View, limit: LayoutConstraint
  ) {
    let (text, icon) = (text(), View("icon"))
    let root = root(text, icon)
    let limit = text.widthAnchor.constraint(lessThanOrEqualToConstant: limit)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor), limit,
      icon.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 10),
      icon.topAnchor.constraint(equalTo: root.topAnchor),
      icon.widthAnchor.constraint(equalToConstant: 20),
      icon.heightAnchor.constraint(equalToConstant: 20),
    ])
    return (root, text, icon, limit)
  }

  @Test("6.5: a text under a limit is as wide as its widest line, and its neighbor follows")
  func limit() throws {
    let (root, text, icon, _) = Self.row(110)
    try root.layout(width: 400, height: 300)
    expectFrame(text, 0, 0, 90, 20)
    expectFrame(icon, 100, 0, 20, 20)
  }

  @Test("6.5: a limit that changes is seen again, up to the natural width and back")
  func changedLimit() throws {
    let (root, text, icon, limit) = Self.row(110)
    for (width, expected, height) in [
      (110.0, 90.0, 20.0), (139, 90, 20), (140, 140, 10), (500, 140, 10), (99, 90, 20),
      (89, 40, 30), (40, 40, 30), (35, 30, 60), (110, 90, 20),
    ] {
      limit.constant = width
      try root.layout(width: 400, height: 300)
      expectFrame(text, 0, 0, expected, height)
      expectEqual(icon.frame.minX, expected + 10)
    }
  }

  @Test("6.5: a text between two edges fills them, and equal hugging leaves an image its size")
  func filled() throws {
    let (text, image) = (Self.text(), Box("image", 30, 30))
    image.setContentHuggingPriority(251, for: .horizontal)
    image.setContentCompressionResistancePriority(751, for: .horizontal)
    text.setContentHuggingPriority(251, for: .horizontal)
    let root = Self.root(text, image)
    LayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.leadingAnchor.constraint(equalTo: image.trailingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      image.topAnchor.constraint(equalTo: root.topAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    try root.layout(width: 135, height: 100)
    expectEqual(image.frame.width, 30)
    expectFrame(text, 30, 0, 105, 20)
    expectEmpty(root.ambiguousItems)
  }

  @Test("6.5: a centered text between margins, with its background, is as narrow as its lines")
  func bubble() throws {
    let (text, bubble) = (Self.text(), View("bubble"))
    let root = Self.root(bubble)
    bubble.addSubview(text)
    text.edges(equalTo: bubble, insets: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
    LayoutConstraint.activate([
      bubble.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      bubble.topAnchor.constraint(equalTo: root.topAnchor),
      bubble.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 20),
    ])
    try root.layout(width: 170, height: 100)
    // 130 between the margins, 110 for the text: lines of 90 and 40.
    expectFrame(bubble, 30, 0, 110, 30)
    try root.layout(width: 220, height: 100)
    expectFrame(bubble, 30, 0, 160, 20)
  }

  @Test("6.5: texts in a stack and in a fitting size are as narrow as their lines")
  func spellings() throws {
    let stacked = Self.text()
    let stack = StackView(arrangedSubviews: [stacked])
    stack.axis = .vertical
    stack.alignment = .leading
    let root = Self.root(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 110),
    ])
    try root.layout(width: 400, height: 100)
    expectEqual(stacked.frame.size, Size(width: 90, height: 20))
    expectEqual(stack.frame.size, Size(width: 90, height: 20))

    let fitted = Self.text()
    let cell = Self.root(fitted)
    fitted.edges(equalTo: cell)
    fitted.widthAnchor.constraint(lessThanOrEqualToConstant: 110).isActive = true
    let size = try cell.systemLayoutSizeFitting(.layoutFittingCompressed)
    expectEqual(size, Size(width: 90, height: 20))
    try cell.layout(width: nil, height: nil)
    expectEqual(try cell.systemLayoutSizeFitting(.layoutFittingCompressed), size)
  }

  @Test("6.5: a text that is cut keeps its limit, where its last line has room for an ellipsis")
  func cut() throws {
    let (root, text, _, _) = Self.row(110)
    text.numberOfLines = 1
    text.text = "aaaa bbbb cccc dddd eeee"
    text.numberOfLines = 2
    try root.layout(width: 400, height: 300)
    expectFrame(text, 0, 0, 110, 20)
    text.font = Font(size: 9)
    try root.layout(width: 400, height: 300)
    expectEqual(text.frame.width, 110)
    text.font = Font(size: 10)
    text.numberOfLines = 3
    try root.layout(width: 400, height: 300)
    expectFrame(text, 0, 0, 90, 30)
  }

  @Test("6.5: pixels round the widest line up")
  func pixels() throws {
    let (root, text, icon, _) = Self.row(110)
    text.font = Font(size: 10.3)
    root.scale = 2
    try root.layout(width: 400, height: 300)
    // Nine characters are 92.7 wide.
    expectEqual(text.frame.width, 93)
    expectEqual(icon.frame.minX, 103)
  }

  @Test("6.5: a what-if sees the limits of narrowed texts, too")
  func trial() throws {
    let (root, text, _, limit) = Self.row(110)
    try root.layout(width: 400, height: 300)
    var trial = root.makeTrial()
    try trial.setConstant(200, of: limit)
    expectEqual(trial.frame(of: text), Rect(x: 0, y: 0, width: 140, height: 10))
    try trial.setConstant(45, of: limit)
    expectEqual(trial.frame(of: text), Rect(x: 0, y: 0, width: 40, height: 30))
    expectFrame(text, 0, 0, 90, 20)
  }

  /// Two texts side by side, the second up to the trailing edge or less.
  private static func pair(_ first: String, _ second: String, fills: Bool) -> (
    root: View, first: Label, second: Label
  ) {
    let (a, b) = (text(first, "a"), text(second, "b"))
    let root = root(a, b)
    LayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.topAnchor.constraint(equalTo: root.topAnchor),
      fills
        ? b.trailingAnchor.constraint(equalTo: root.trailingAnchor)
        : b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    return (root, a, b)
  }

  @Test("6.5: a text that a narrower neighbor leaves more space is measured at its next limit")
  func neighbor() throws {
    func pair(_ limit: Double) -> (View, Label, LayoutConstraint) {
      let (root, a, b) = Self.pair(Self.words, "aaa bbb ccc ddd eee fff", fills: true)
      a.setContentCompressionResistancePriority(751, for: .horizontal)
      b.setContentHuggingPriority(240, for: .horizontal)
      let bound = a.widthAnchor.constraint(lessThanOrEqualToConstant: limit)
      bound.isActive = true
      return (root, b, bound)
    }
    let (root, b, bound) = pair(130)
    try root.layout(width: 230, height: 300)
    // The lines of 100 points, for 140.
    expectFrame(b, 90, 0, 140, 30)
    bound.constant = 90
    try root.layout(width: 230, height: 300)
    expectFrame(b, 90, 0, 140, 20)
    let (other, fresh, _) = pair(90)
    try other.layout(width: 230, height: 300)
    expectEqual(b.frame, fresh.frame)
  }

  @Test("6.5: texts that share a limit are ambiguous, although each is as wide as its lines")
  func ambiguous() throws {
    let (root, a, b) = Self.pair(Self.words, Self.words, fills: false)
    try root.layout(width: 200, height: 300)
    expectEqual(Set(root.ambiguousItems.map(\.item.displayName)), ["a", "b"])
    expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout)
    b.setContentCompressionResistancePriority(740, for: .horizontal)
    try root.layout(width: 200, height: 300)
    expectEmpty(root.ambiguousItems)
  }

  @Test("6.5: items are ambiguous at the limits of texts, or beside narrowed ones")
  func ambiguousInEither() throws {
    let (root, a, b) = Self.pair(Self.words, Self.words, fills: false)
    let (text, first, second) = (Self.text(), Box("first", 10, 10), Box("second", 10, 10))
    text.setContentHuggingPriority(300, for: .horizontal)
    text.setContentCompressionResistancePriority(740, for: .horizontal)
    var edge = root.leadingAnchor
    for view in [text, first, second] {
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
      view.leadingAnchor.constraint(equalTo: edge).isActive = true
      edge = view.trailingAnchor
    }
    edge.constraint(equalTo: root.trailingAnchor).isActive = true
    // The text gets 100 of 120, and needs 90: 10 are left to both boxes.
    try root.layout(width: 120, height: 300)
    expectEqual(text.frame.width, 90)
    let ambiguous = root.ambiguousItems
    expectEqual(ambiguous.map(\.item.displayName), ["a", "b", "first", "second"])
    expectEqual(ambiguous[2].attributes, [.width])
    expectEqual(ambiguous[2].ranges, [10...20])
    expect([a, b, first, second].allSatisfy(\.hasAmbiguousLayout) && !text.hasAmbiguousLayout)
  }

  @Test("6.5: a function of the width narrows texts between its breaks of lines")
  func function() throws {
    let (root, text, _, limit) = Self.row(110)
    limit.isActive = false
    text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor).isActive = true
    let function = try root.layoutFunction(of: .width, in: 20...200, other: 300)
    for (width, expected) in [(45.0, 40.0), (89, 40), (90, 90), (139, 90), (140, 140), (200, 140)] {
      expectEqual(function.frame(of: "text", at: width)?.width, expected)
      try root.layout(width: width, height: 300)
      expectEqual(text.frame.width, expected)
    }
  }

  @Test("6.5: a content that the program measures fills its limit")
  func measured() throws {
    final class Widget: LayoutItem { let layoutNode = LayoutNode("view") }
    let view = Widget()
    view.layoutNode.measure = { width in
      guard let width, width < 100 else { return Size(width: 100, height: 10) }
      return Size(width: 55, height: 20)
    }
    let root = View("root")
    root.layoutNode.addChild(view.layoutNode)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 80),
    ])
    try root.layout(width: 300, height: 200)
    expectEqual(view.layoutNode.frame, Rect(x: 0, y: 0, width: 80, height: 20))
    // The function cannot know at which widths the program measures another one.
    let function = try root.layoutFunction(of: .width, in: 200...400, other: 200)
    expectEqual(function.frame(of: "view", at: 300), view.layoutNode.frame)
  }

  @Test("6.5: a long history of changes leaves the frames of a new tree", arguments: 0..<20)
  func history(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var (limits, texts): ([Double], [String]) = ([], [])
    for _ in 0..<6 {
      limits.append(Double(Int.random(in: 30...200, using: &random)))
      texts.append(Self.randomText(&random))
    }
    let (root, labels, bounds) = Self.column(limits, texts)
    for _ in 0..<15 {
      let index = Int.random(in: 0..<6, using: &random)
      if Bool.random(using: &random) {
        limits[index] = Double(Int.random(in: 30...200, using: &random))
        bounds[index].constant = limits[index]
      } else {
        texts[index] = Self.randomText(&random)
        labels[index].text = texts[index]
      }
      let width = Double(Int.random(in: 60...220, using: &random))
      try root.layout(width: width, height: nil)
      let (other, others, _) = Self.column(limits, texts)
      try other.layout(width: width, height: nil)
      expectEqual(labels.map(\.frame), others.map(\.frame))
      for label in labels { expectWidest(label) }
    }
  }

  private func expectWidest(_ label: Label) {
    let lines = label.drawnLines.map { 10 * Double($0.text.count) }
    expect((lines.max() ?? 0) <= label.frame.width + 1e-9, "\(label.text) in \(label.frame)")
    // Lines of whole words, unless one of them is wider than the limit.
    guard label.frame.height > 10, lines.allSatisfy({ $0 < label.frame.width }) else { return }
    expect(false, "\(label.text) is wider than its lines: \(label.frame)")
  }

  private static func randomText(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...6, using: &random)).map { _ in
      String(repeating: "a", count: Int.random(in: 1...6, using: &random))
    }.joined(separator: " ")
  }

  /// Texts one below the other, alternately at both edges, each of at most some width.
  private static func column(_ limits: [Double], _ texts: [String]) -> (
    View, [Label], [LayoutConstraint]
  ) {
    let root = root()
    let labels = texts.indices.map { text(texts[$0], "text\($0)") }
    var bounds: [LayoutConstraint] = []
    for (index, label) in labels.enumerated() {
      root.addSubview(label)
      bounds.append(label.widthAnchor.constraint(lessThanOrEqualToConstant: limits[index]))
      LayoutConstraint.activate([
        bounds[index],
        index % 2 == 0
          ? label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
          : label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        label.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
        label.topAnchor.constraint(
          equalTo: index == 0 ? root.topAnchor : labels[index - 1].bottomAnchor),
      ])
    }
    labels[5].bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    return (root, labels, bounds)
  }
}
