import Anchors
import TestSupport
import Testing

/// Rule 6.6 and the nil directions of `layout(width:height:)`: sizes that follow from the content.
@Suite struct FittingTests {
  /// A box with 8 points around a label of 50 by 20.
  func box() -> (View, Box) {
    let box = View("box")
    let label = Box("label", 50, 20)
    box.addSubview(label)
    label.edges(equalTo: box, insets: DirectionalEdgeInsets(8))
    return (box, label)
  }

  @Test("F1, F2: compressed and expanded fitting agree for a label box") func compressedExpanded()
    throws
  {
    let (box, _) = box()
    try expectEqual(
      box.systemLayoutSizeFitting(.layoutFittingCompressed), Size(width: 66, height: 36))
    try expectEqual(
      box.systemLayoutSizeFitting(.layoutFittingExpanded), Size(width: 66, height: 36))
  }

  @Test("F7: a target width with a priority above hugging wins") func priorities() throws {
    let (box, label) = box()
    let size = try box.systemLayoutSizeFitting(
      Size(width: 300, height: 0), withHorizontalFittingPriority: 251,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, Size(width: 300, height: 36))
    label.setContentHuggingPriority(40, for: .vertical)
    try expectEqual(
      box.systemLayoutSizeFitting(Size(width: 0, height: 90)), Size(width: 66, height: 90))
  }

  @Test("6.6: fitting ignores the position, frame and superview, and writes no frame")
  func independence() throws {
    let root = View("root")
    let (box, label) = box()
    root.addSubview(box)
    box.pinned(5, 5, 200, 100, in: root)
    let narrow = box.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.1)
    narrow.priority = 900
    narrow.isActive = true
    try root.layout(in: Size(width: 320, height: 480))
    let before = root.frameDescription
    // The size that pins the box is its own constraint, and therefore counts.
    try expectEqual(box.systemLayoutSizeFitting(.zero), Size(width: 200, height: 100))
    let inner = View("inner")
    label.addSubview(inner)
    inner.edges(equalTo: label)
    try expectEqual(label.systemLayoutSizeFitting(.zero), Size(width: 50, height: 20))
    expect(root.frameDescription.hasPrefix(before.prefix { $0 != "\n" }))
    expectEqual(numbers(label), [8, 8, 184, 84])
    let result = try root.layout(in: Size(width: 320, height: 480))
    expectEqual(result.changed.map(\.name), ["inner"])
  }

  @Test("6.6: fitting works before any layout and includes pending changes") func pending() throws {
    let (box, label) = box()
    try expectEqual(box.systemLayoutSizeFitting(.zero).width, 66)
    label.layoutNode.intrinsicContentSize = Size(width: 80, height: 20)
    try expectEqual(box.systemLayoutSizeFitting(.zero).width, 96)
    try box.layout(width: nil, height: nil)
    label.layoutNode.intrinsicContentSize = Size(width: 90, height: 20)
    try expectEqual(box.systemLayoutSizeFitting(.zero).width, 106)
    expectEqual(label.frame.width, 80)
    try box.layout(width: nil, height: nil)
    expectEqual(label.frame.width, 90)
  }

  /// A cell with a picture, a title and a text that wraps.
  private func cell(_ title: String, _ text: String) -> (View, title: Label, text: Label) {
    let cell = View("cell")
    cell.textMeasurer = .square
    let picture = Box("picture", 40, 40)
    let titleLabel = Label(title, name: "title", font: Font(size: 10))
    // The text gets surplus height; the title loses width first.
    titleLabel.setContentHuggingPriority(251, for: .vertical)
    titleLabel.setContentCompressionResistancePriority(749, for: .horizontal)
    picture.setContentHuggingPriority(251, for: .horizontal)
    picture.setContentCompressionResistancePriority(751, for: .horizontal)
    let textLabel = Label(text, name: "text", font: Font(size: 10))
    textLabel.numberOfLines = 0
    for view in [picture, titleLabel, textLabel] as [View] { cell.addSubview(view) }
    picture
      .leadingAnchor(equalTo: cell.leadingAnchor, constant: 8)
      .topAnchor(equalTo: cell.topAnchor, constant: 8)
      .bottomAnchor(lessThanOrEqualTo: cell.bottomAnchor, constant: -8)
    titleLabel
      .leadingAnchor(equalTo: picture.trailingAnchor, constant: 8)
      .topAnchor(equalTo: cell.topAnchor, constant: 8)
      .trailingAnchor(lessThanOrEqualTo: cell.trailingAnchor, constant: -8)
    textLabel
      .leadingAnchor(equalTo: titleLabel.leadingAnchor)
      .trailingAnchor(equalTo: cell.trailingAnchor, constant: -8)
      .topAnchor(equalTo: titleLabel.bottomAnchor, constant: 4)
      .bottomAnchor(equalTo: cell.bottomAnchor, constant: -8)
    return (cell, titleLabel, textLabel)
  }

  @Test(
    "6.6: after many layouts a tree fits like a new one, without writing frames")
  func reused() throws {
    let (cell, title, text) = cell("a", "aa")
    try cell.layout(width: 100, height: nil)
    var random = SplitMix64(seed: 7)
    for round in 0..<200 {
      let titles = String(repeating: "t", count: Int.random(in: 0...9, using: &random))
      let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        String(repeating: "w", count: Int.random(in: 1...6, using: &random))
      }
      title.text = titles
      text.text = words.joined(separator: " ")
      let frames = cell.frameDescription
      let width = Double(Int.random(in: 12...30, using: &random) * 10)
      let other = self.cell(title.text, text.text).0
      for (target, priority) in [
        (Size(width: width, height: 0), LayoutPriority.required), (.zero, .fittingSizeLevel),
      ] {
        let size = try cell.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: priority,
          verticalFittingPriority: .fittingSizeLevel)
        let expected = try other.systemLayoutSizeFitting(
          target, withHorizontalFittingPriority: priority,
          verticalFittingPriority: .fittingSizeLevel)
        expectEqual(size, expected, "round \(round)")
      }
      expectEqual(cell.frameDescription, frames)
      guard round % 3 > 0 else { continue }
      try cell.layout(width: width, height: nil)
      try other.layout(width: width, height: nil)
      expectEqual(cell.frameDescription, other.frameDescription, "round \(round)")
    }
  }

  @Test(
    "6.6: items added after a layout count in fittings and are placed by the next layout"
  )
  func arrivals() throws {
    let box = View("box")
    let label = Box("label", 50, 20)
    box.addSubview(label)
    label.leadingAnchor(equalTo: box.leadingAnchor, constant: 8)
      .topAnchor(equalTo: box.topAnchor, constant: 8)
      .trailingAnchor(lessThanOrEqualTo: box.trailingAnchor, constant: -8)
      .bottomAnchor(equalTo: box.bottomAnchor, constant: -8)
    try expectEqual(box.layout(width: nil, height: nil).size, Size(width: 66, height: 36))
    // The constraints of the inner view pass through a view that no constraint mentions.
    let middle = View("middle")
    let inner = Box("inner", 70, 30)
    middle.addSubview(inner)
    box.addSubview(middle)
    inner.leadingAnchor(equalTo: label.trailingAnchor)
      .trailingAnchor(lessThanOrEqualTo: box.trailingAnchor, constant: -8)
      .topAnchor(equalTo: label.topAnchor)
    try expectEqual(box.systemLayoutSizeFitting(.zero), Size(width: 136, height: 36))
    expectEqual(box.frame.size, Size(width: 66, height: 36))
    try expectEqual(box.layout(width: nil, height: nil).size, Size(width: 136, height: 36))
    expectEqual(numbers(inner), [58, 8, 70, 30])
  }

  @Test("6.6: texts wrap in the copied tree") func wrapping() throws {
    let box = View("box")
    box.textMeasurer = .square
    let text = Label("aaaa bbbb cccc", name: "text", font: Font(size: 10))
    text.numberOfLines = 0
    box.addSubview(text)
    text.edges(equalTo: box)
    let size = try box.systemLayoutSizeFitting(
      Size(width: 95, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(size, Size(width: 95, height: 20))
    try expectEqual(box.systemLayoutSizeFitting(.zero), Size(width: 140, height: 10))
  }

  @Test("6.6: conflicts inside the item are thrown") func contradiction() {
    let (box, label) = box()
    label.widthAnchor(equalTo: 10).widthAnchor(equalTo: 20)
    expectEqual(failure { _ = try box.systemLayoutSizeFitting(.zero) }, "unsatisfiable")
  }

  @Test("layout(width:height:): a direction without a number fits, also in later layouts")
  func nilDirections() throws {
    let (box, label) = box()
    try expectEqual(box.layout(width: nil, height: nil).size, Size(width: 66, height: 36))
    try expectEqual(box.layout(width: 300, height: nil).size, Size(width: 300, height: 36))
    expectEqual(label.frame.width, 284)
    try expectEqual(box.layout(width: nil, height: 50).size, Size(width: 66, height: 50))
    label.layoutNode.intrinsicContentSize = Size(width: 70, height: 20)
    box.layoutIfNeeded()
    expectEqual(box.frame.size, Size(width: 86, height: 50))
  }

  @Test("layout(width:height:): a root with its own content fits it") func rootContent() throws {
    let label = Label("AB", font: Font(size: 10))
    label.textMeasurer = .square
    try expectEqual(label.layout(width: nil, height: nil).size, Size(width: 20, height: 10))
  }

  @Test("layout(width:height:): alignment insets of the root count once") func rootInsets() throws {
    let (box, _) = box()
    box.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    try expectEqual(box.layout(width: nil, height: nil).size, Size(width: 72, height: 40))
    try expectEqual(box.systemLayoutSizeFitting(.zero), Size(width: 66, height: 36))
  }

  @Test("6.6: the frame and mask of an item in a tree are ignored") func framesOfTheFitted()
    throws
  {
    let root = View("root")
    let (box, _) = box()
    root.addSubview(box)
    box.frame = Rect(x: 10, y: 20, width: 70, height: 90)
    box.translatesAutoresizingMaskIntoConstraints = true
    // 8 + 50 + 8 by 8 + 20 + 8, as without a superview.
    try expectEqual(box.systemLayoutSizeFitting(.zero), Size(width: 66, height: 36))
    let wide = try box.systemLayoutSizeFitting(
      Size(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(wide, Size(width: 200, height: 36))
    let empty = View("empty")
    empty.frame = Rect(x: 10, y: 20, width: 70, height: 90)
    root.addSubview(empty)
    try expectEqual(empty.systemLayoutSizeFitting(.zero), .zero)
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(numbers(box), [10, 20, 70, 90])
    expectEqual(numbers(empty), [10, 20, 70, 90])
  }

  @Test("3.7: guides that no constraint mentions constrain nothing") func unusedGuides() throws {
    let view = View("view")
    let (margins, safeArea) = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
    view.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 20, right: 0)
    try expectEqual(view.systemLayoutSizeFitting(.zero), .zero)
    try view.layout(in: Size(width: 10, height: 10))
    expect(margins.layoutFrame.width == 0 && safeArea.layoutFrame.height == 0)
    try view.layout(in: Size(width: 100, height: 100))
    // Margins of 8, and 20 of safe area above and below.
    expectEqual(numbers(margins.layoutFrame), [8, 28, 84, 44])
    let inner = Box("inner")
    view.addSubview(inner)
    let edge = inner.leftAnchor.constraint(equalTo: margins.leftAnchor)
    edge.isActive = true
    // A constraint on one edge of the guide does not require space between both.
    try expectEqual(view.systemLayoutSizeFitting(.zero), .zero)
    try view.layout(in: Size(width: 10, height: 100))
    expect(inner.frame.minX == 8 && margins.layoutFrame.width == 0)
    edge.isActive = false
    try expectEqual(view.systemLayoutSizeFitting(.zero), .zero)
    try expectEqual(view.layout(width: 10, height: nil).size, Size(width: 10, height: 0))
  }

  @Test("3.7: crossing margins are a conflict only if items use both sides")
  func narrowMargins() throws {
    let view = View("view"), inner = Box("inner")
    view.addSubview(inner)
    view.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    let margins = view.layoutMarginsGuide
    inner.rightAnchor(equalTo: margins.rightAnchor)
    // 20 and 30 cross in 40: the right margin lies at 10, left of the left one.
    try view.layout(in: Size(width: 40, height: 10))
    expectEqual(inner.frame.maxX, 10)
    inner.leftAnchor(equalTo: margins.leftAnchor)
    // The distance between both margins is at least 0.
    expectEqual(failure { try view.layout(in: Size(width: 40, height: 10)) }, "unsatisfiable")
    try expectEqual(view.systemLayoutSizeFitting(.zero).width, 50)
  }

  @Test("3.7: a readable guide limits the width of a view only while a constraint mentions it")
  func unusedReadableGuide() throws {
    let root = View("root")
    let (view, inner) = (Box("view"), Box("inner"))
    root.addSubview(view)
    view.addSubview(inner)
    view.leftAnchor(equalTo: root.leftAnchor)
    view.widthAnchor.constraint(equalToConstant: 1000).with(priority: 500).isActive = true
    let guide = view.readableContentGuide
    try root.layout(in: Size(width: 1200, height: 100))
    expectEqual(view.frame.width, 1000)
    // Centered, 672 wide within margins of 8.
    expectNear([guide.layoutFrame.minX, guide.layoutFrame.width], [164, 672])
    let edge = inner.leftAnchor.constraint(equalTo: guide.leftAnchor)
    edge.isActive = true
    try root.layout(in: Size(width: 1200, height: 100))
    expectNear([view.frame.width, inner.frame.minX], [8 + 672 + 8, 8])
    edge.isActive = false
    try root.layout(in: Size(width: 1200, height: 100))
    expectEqual(view.frame.width, 1000)
  }

  @Test("5.5: turning margins off makes a stack ignore them") func formerMargins()
    throws
  {
    let stack = StackView(axis: .horizontal)
    stack.addArrangedSubview(View("empty"))
    stack.isLayoutMarginsRelativeArrangement = true
    try expectEqual(stack.layout(width: nil, height: nil).size, .zero)
    stack.layoutMargins = EdgeInsets(8)
    try expectEqual(stack.layout(width: nil, height: nil).size, Size(width: 16, height: 16))
    stack.isLayoutMarginsRelativeArrangement = false
    try expectEqual(stack.systemLayoutSizeFitting(.zero), .zero)
    try expectEqual(stack.layout(width: 10, height: nil).size, Size(width: 10, height: 0))
  }
}
