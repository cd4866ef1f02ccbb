import TestSupport
import Testing

@testable import Anchors

/// Text measurers that change the measured text.
@Suite struct MeasurerReentrancyTests {
  /// A label whose measurer runs an action; a character is as wide and high as the font.
  private final class Scene: @unchecked Sendable {
    let root = View("root")
    let label = Label("abcdef", name: "label", font: Font(size: 10))
    var action: ((TextRequest) -> Void)?
    var measured = 0

    init() {
      root.addSubview(label)
      label.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
        .trailingAnchor(lessThanOrEqualTo: root.trailingAnchor)
      root.textMeasurer = TextMeasurer { [unowned self] request in measure(request) }
    }

    private func measure(_ request: TextRequest) -> TextMeasurement {
      measured += 1
      action?(request)
      let side = request.font.size
      let width = side * Double(request.text.utf8.count)
      let room = request.maxWidth ?? width
      let lines = width > room ? (width / room).rounded(.up) : 1
      return TextMeasurement(
        size: Size(width: min(width, room), height: side * lines),
        baselines: Baselines(firstFromTop: side))
    }
  }

  @Test(arguments: [0, 1])
  func `a layout uses the final text of a label whose measurer changes it`(_ lines: Int) throws {
    let scene = Scene()
    scene.label.numberOfLines = lines
    scene.action = { [unowned scene] _ in scene.label.text = "ab" }
    try scene.root.layout(width: 100, height: 100)
    expectEqual(numbers(scene.label), [0, 0, 20, 10])
    scene.action = { [unowned scene] _ in scene.label.font = Font(size: 20) }
    scene.label.text = "abc"
    try scene.root.layout(width: 100, height: 100)
    expectEqual(numbers(scene.label), [0, 0, 60, 20])
  }

  @Test func `a measurer may shorten a text that would wrap`() throws {
    let scene = Scene()
    scene.label.numberOfLines = 0
    scene.action = { [unowned scene] request in
      if request.maxWidth != nil { scene.label.text = "ab" }
    }
    try scene.root.layout(width: 40, height: 100)
    expectEqual(numbers(scene.label), [0, 0, 20, 10])
  }

  @Test func `queried sizes are those of the final text`() throws {
    let scene = Scene()
    scene.action = { [unowned scene] _ in scene.label.text = "ab" }
    expectEqual(scene.label.intrinsicContentSize, Size(width: 20, height: 10))
    scene.label.text = "abcd"
    let size = try scene.label.systemLayoutSizeFitting(.layoutFittingCompressed)
    expectEqual(size, Size(width: 20, height: 10))
    expectEqual(scene.label.contentBaselines.firstFromTop, 10)
  }

  @Test func `proportional shares are those of the final text`() throws {
    let scene = Scene()
    let row = StackView(distribution: .fillProportionally, name: "row")
    for label in [scene.label, Label("ab", font: Font(size: 10))] { row.addArrangedSubview(label) }
    scene.root.addSubview(row)
    row.edges(equalTo: scene.root)
    scene.action = { [unowned scene] _ in scene.label.text = "ab" }
    try scene.root.layout(width: 80, height: 20)
    expectNear(row.subviews.map(\.frame.width), [40, 40])
  }

  @Test(arguments: [0, 1])
  func `a text that changes at every measurement makes the layout throw`(_ lines: Int) throws {
    let scene = Scene()
    scene.label.numberOfLines = lines
    scene.action = { [unowned scene] _ in scene.label.text += "x" }
    #expect(throws: LayoutError.self) { try scene.root.layout(width: 100, height: 100) }
    #expect(scene.measured < 1000)
    scene.action = nil
    scene.label.text = "abcd"
    try scene.root.layout(width: 100, height: 100)
    expectEqual(numbers(scene.label), [0, 0, 40, 10])
  }

  /// An object owned by a measurer that reads the text of a label at deallocation.
  private final class Reader: @unchecked Sendable {
    private let label: Label
    private let heard: Heard

    init(_ label: Label, _ heard: Heard) { (self.label, self.heard) = (label, heard) }

    deinit { heard.texts.append(label.text) }
  }

  private final class Heard: @unchecked Sendable { var texts: [String] = [] }

  @Test func `the object of a released measurer may read a text that another one has measured`()
    throws
  {
    let (root, label, heard) = (View("root"), Label("hello"), Heard())
    root.addSubview(label)
    label.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
    let reader = Reader(label, heard)
    root.textMeasurer = TextMeasurer { [reader] _ in
      withExtendedLifetime(reader) { TextMeasurement(size: Size(width: 10, height: 20)) }
    }
    _ = consume reader
    try root.layout(width: 100, height: 100)
    root.textMeasurer = .square
    expectEmpty(heard.texts)
    try root.layout(width: 100, height: 100)
    expectEqual(heard.texts, ["hello"])
  }
}
