import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Fitting sizes of trees that are never laid out, such as measuring prototypes.
///
/// Repeated queries return the size that a new tree returns once, and have no other effect.
@Suite struct PrelayoutFittingTests {
  /// A cell with a title, and a text that wraps, in a column.
  private struct Cell {
    let root = View("cell")
    let title = Label("", name: "title", font: Font(size: 10))
    let text = Label("", name: "text", font: Font(size: 10))
    let column = StackView(axis: .vertical, spacing: 4, name: "column")
    let limit: LayoutConstraint

    init() {
      root.textMeasurer = .square
      text.numberOfLines = 0
      title.setContentHuggingPriority(252, for: .vertical)
      title.setContentCompressionResistancePriority(749, for: .horizontal)
      limit = title.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
      limit.priority = 800
      limit.isActive = true
      column.alignment = .leading
      root.addSubview(column)
      column.edges(equalTo: root, insets: DirectionalEdgeInsets(8))
      column.addArrangedSubview(title)
      column.addArrangedSubview(text)
    }

    func size(_ width: Double?) throws -> Size {
      try root.systemLayoutSizeFitting(
        Size(width: width ?? 0, height: 0),
        withHorizontalFittingPriority: width == nil ? .fittingSizeLevel : .required,
        verticalFittingPriority: .fittingSizeLevel)
    }

    /// Applies a change that can be repeated on a new cell.
    mutating func take(_ change: Change) {
      switch change {
      case .texts(let first, let second):
        title.text = first
        text.text = second
      case .limit(let constant): limit.constant = constant
      case .limitPriority(let priority): limit.priority = priority
      case .limitIsActive(let isActive): limit.isActive = isActive
      case .titleIsHidden(let isHidden): title.isHidden = isHidden
      case .badge(let width):
        column.arrangedSubviews.dropFirst(2).forEach { $0.removeFromSuperview() }
        if let width { column.addArrangedSubview(Box("badge", width, 12)) }
      case .spacing(let spacing): column.spacing = spacing
      case .margin(let insets): text.alignmentRectInsets = insets
      }
    }
  }

  private enum Change {
    case texts(String, String)
    case limit(Double)
    case limitPriority(LayoutPriority)
    case limitIsActive(Bool)
    case titleIsHidden(Bool)
    case badge(Double?)
    case spacing(Double)
    case margin(EdgeInsets)

    static func random(using random: inout SplitMix64) -> Change {
      switch Int.random(in: 0...12, using: &random) {
      case 0: .limit(Double.random(in: 20...120, using: &random))
      case 1: .limitPriority(LayoutPriority(Double.random(in: 700...990, using: &random)))
      case 2: .limitIsActive(random.chance(0.5))
      case 3: .titleIsHidden(random.chance(0.5))
      case 4: .badge(random.chance(0.3) ? nil : Double.random(in: 5...200, using: &random))
      case 5: .spacing(Double(Int.random(in: 0...20, using: &random)))
      case 6: .margin(EdgeInsets(top: 1, left: 0, bottom: random.chance(0.5) ? 2 : 0, right: 3))
      default:
        .texts(
          String(repeating: "t", count: Int.random(in: 0...14, using: &random)),
          (0..<Int.random(in: 0...12, using: &random)).map { _ in
            String(repeating: "w", count: Int.random(in: 1...6, using: &random))
          }.joined(separator: " "))
      }
    }
  }

  @Test(
    "6.6: a prototype that is never laid out fits like a new tree after any changes",
    arguments: 0..<12 as Range<UInt64>)
  func prototypes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var prototype = Cell()
    var changes: [Change] = []
    for round in 0..<40 {
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let change = Change.random(using: &random)
        changes.append(change)
        prototype.take(change)
      }
      for width in [Double(Int.random(in: 6...30, using: &random) * 10), nil] {
        var fresh = Cell()
        for change in changes { fresh.take(change) }
        let (found, expected) = (try prototype.size(width), try fresh.size(width))
        #expect((found.width - expected.width).magnitude < 1e-9, "round \(round), \(changes)")
        #expect((found.height - expected.height).magnitude < 1e-9, "round \(round), \(changes)")
      }
      expect(prototype.text.frame == .zero && prototype.root.frame == .zero)
    }
    // The first layout equals that of a tree without queries.
    var fresh = Cell()
    for change in changes { fresh.take(change) }
    try prototype.root.layout(width: 200, height: nil)
    try fresh.root.layout(width: 200, height: nil)
    expectEqual(prototype.root.frameDescription, fresh.root.frameDescription)
  }

  @Test(
    "6.6: before the first layout every query is empty, even after fittings")
  func questions() throws {
    var cell = Cell()
    cell.take(.texts("title", "some words"))
    for _ in 0..<3 { _ = try cell.size(100) }
    expectEmpty(cell.root.ambiguousItems)
    for _ in 0..<3 { _ = try cell.size(100) }
    expect(!cell.text.hasAmbiguousLayout(for: .horizontal))
    expectNil(cell.root.explanation(of: cell.text.widthAnchor))
    for _ in 0..<3 { _ = try cell.size(100) }
    expect(cell.root.reportedConstraints.isEmpty && cell.root.reportedValues.isEmpty)
    expectNil(cell.limit.reported)
    for _ in 0..<3 { _ = try cell.size(100) }
    expectEmpty(cell.root.lint().findings)
    for _ in 0..<3 { _ = try cell.size(100) }
    expectEqual(cell.root.makeTrial().frame(of: cell.text), .zero)
    for _ in 0..<3 { _ = try cell.size(100) }
    // The text is 100 points wide, but has 84, so that it wraps: 8 + 10 + 4 + 20 + 8.
    try expectEqual(cell.root.layout(width: 100, height: nil).size, Size(width: 100, height: 50))
  }

  @Test("6.6: earlier fitting sizes do not decide which of equal labels yields")
  func ties() throws {
    func row() -> (View, [Label]) {
      let root = View("row")
      root.textMeasurer = .square
      let labels = ["aaaa", "bbbb", "cccc"].map { Label($0, name: $0, font: Font(size: 10)) }
      var edge = root.leadingAnchor
      for label in labels {
        root.addSubview(label)
        label.leadingAnchor(equalTo: edge).topAnchor(equalTo: root.topAnchor)
          .bottomAnchor(equalTo: root.bottomAnchor)
        edge = label.trailingAnchor
      }
      root.trailingAnchor.constraint(equalTo: edge).isActive = true
      return (root, labels)
    }
    for width in [60.0, 100, 170] {
      let (asked, labels) = row()
      for target in [30.0, 200, 90, 150] {
        let size = try asked.systemLayoutSizeFitting(
          Size(width: target, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        expectEqual(size, Size(width: target, height: 10))
      }
      let (fresh, others) = row()
      try asked.layout(width: width, height: nil)
      try fresh.layout(width: width, height: nil)
      expectEqual(labels.map(\.frame), others.map(\.frame))
    }
  }

  @Test("6.6: a tree with a conflict throws each time, and fits once it is resolved")
  func clashes() throws {
    let box = View("box")
    let label = Box("label", 50, 20)
    box.addSubview(label)
    label.edges(equalTo: box)
    for _ in 0..<2 {
      try expectEqual(box.systemLayoutSizeFitting(.zero), Size(width: 50, height: 20))
    }
    let fixed = [10.0, 20].map { label.widthAnchor.constraint(equalToConstant: $0) }
    LayoutConstraint.activate(fixed)
    for _ in 0..<4 {
      expectEqual(failure { _ = try box.systemLayoutSizeFitting(.zero) }, "unsatisfiable")
    }
    fixed[0].isActive = false
    for _ in 0..<4 {
      try expectEqual(box.systemLayoutSizeFitting(.zero), Size(width: 20, height: 20))
    }
    try expectEqual(box.layout(width: nil, height: nil).size, Size(width: 20, height: 20))
  }

  @Test("6.6: moving into another tree has one result with and without earlier fittings")
  func moves() throws {
    var frames: [String] = []
    for times in [0, 1, 5] {
      var (left, right) = (Cell(), Cell())
      left.take(.texts("left", "one two three"))
      right.take(.texts("right", "four"))
      for _ in 0..<times {
        _ = try left.size(80)
        _ = try right.size(nil)
      }
      let list = StackView(axis: .vertical, name: "list")
      list.addArrangedSubview(left.root)
      for _ in 0..<times {
        _ = try list.systemLayoutSizeFitting(Size(width: 100, height: 0))
      }
      list.addArrangedSubview(right.root)
      for _ in 0..<times {
        _ = try list.systemLayoutSizeFitting(Size(width: 100, height: 0))
      }
      left.root.removeFromSuperview()
      list.insertArrangedSubview(left.root, at: 1)
      list.layoutIfNeeded(width: 120, height: nil)
      frames.append(list.frameDescription)
    }
    expectEqual(frames[1], frames[0])
    expectEqual(frames[2], frames[0])
  }

  /// Lays a tree out when it measures a text.
  private final class Asker: @unchecked Sendable {
    private unowned let tree: View
    var isAsking = false

    init(_ tree: View) { self.tree = tree }

    func askOnce() {
      guard isAsking else { return }
      isAsking = false
      tree.layoutIfNeeded(width: 70, height: nil)
    }
  }

  @Test(
    "6.6: a text that lays its tree out while it is measured gets the layout, at any size",
    arguments: 0..<4)
  func asksInReturn(time: Int) throws {
    let cell = View("cell")
    let asker = Asker(cell)
    cell.textMeasurer = TextMeasurer { request in
      if request.maxWidth != nil { asker.askOnce() }
      return TextMeasurer.square.measure(request)
    }
    let text = Label("aaaa bbbb cccc", name: "text", font: Font(size: 10))
    text.numberOfLines = 0
    cell.addSubview(text)
    text.edges(equalTo: cell)
    for (round, expected) in [(95.0, 20.0), (105, 20), (95, 20), (55, 30)].enumerated() {
      asker.isAsking = round == time
      let size = try cell.systemLayoutSizeFitting(
        Size(width: expected.0, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      expectEqual(size, Size(width: expected.0, height: expected.1))
      // A changed text is measured again, which would hide a failure.
      if round < time { text.text = round % 2 == 0 ? "aaaa bbbb dddd" : "aaaa bbbb cccc" }
    }
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 70, height: 30))
    cell.layoutIfNeeded()
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 70, height: 30))
  }

  @Test("6.6: a prototype with a frame of its own fits the mask of its subview")
  func ownFrame() throws {
    let cell = View("cell")
    let inner = View("inner")
    cell.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    cell.addSubview(inner)
    inner.frame = Rect(x: 10, y: 10, width: 80, height: 30)
    inner.translatesAutoresizingMaskIntoConstraints = true
    inner.autoresizingMask = [.flexibleWidth]
    for _ in 0..<3 { try expectEqual(cell.systemLayoutSizeFitting(.zero).width, 20) }
    // 10 on the left, and 200 - 10 - 80 on the right.
    cell.frame = Rect(x: 0, y: 0, width: 200, height: 50)
    for _ in 0..<3 { try expectEqual(cell.systemLayoutSizeFitting(.zero).width, 120) }
    try expectEqual(cell.layout(width: nil, height: nil).size.width, 120)
  }

  /// A cell that moves into a window when its constraints are updated.
  private final class Mover: View {
    var window: View?

    override func updateConstraints() {
      if let window {
        self.window = nil
        window.addSubview(self)
        self.edges(equalTo: window, insets: DirectionalEdgeInsets(20))
      }
      super.updateConstraints()
    }
  }

  @Test(
    "6.6: a cell that moves into a window during a fitting returns its own size", arguments: 0..<4)
  func movesWhileAsked(time: Int) throws {
    let cell = Mover("cell")
    let inner = Box("inner", 30, 40)
    cell.addSubview(inner)
    inner.edges(equalTo: cell)
    let window = View("window")
    for round in 0..<4 {
      if round == time {
        cell.window = window
        cell.setNeedsUpdateConstraints()
      }
      try expectEqual(cell.systemLayoutSizeFitting(.zero), Size(width: 30, height: 40))
    }
    try expectEqual(window.layout(width: nil, height: nil).size, Size(width: 70, height: 80))
  }
}
