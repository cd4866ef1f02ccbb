import Anchors
import TestSupport
import Testing

/// Initializers of subclasses, and of filled views.
@Suite struct InitializerTests {
  /// Each has an initializer of its own with one text that is no name.
  private final class Chip: View {
    let title: String
    init(_ title: String) {
      self.title = title
      super.init("chip")
    }
  }

  private final class Paragraph: Label {
    init(_ words: String) { super.init(words, name: "paragraph") }
  }

  private final class Row: StackView {
    init(_ title: String) {
      super.init(axis: .horizontal, spacing: 3, name: "row")
      addArrangedSubview(Label(title, name: "title"))
    }
  }

  private final class Page: ScrollView {
    let address: String
    init(_ address: String) {
      self.address = address
      super.init("page")
    }
  }

  private final class Photo: ImageView {
    init(_ file: String) { super.init("photo", imageSize: Size(width: 4, height: 3)) }
  }

  private final class Node: LayoutNode {
    let title: String
    init(_ title: String) {
      self.title = title
      super.init(named: "node")
    }
  }

  private final class Widget: LayoutItem {
    let layoutNode: LayoutNode
    init(_ name: String) { layoutNode = LayoutNode(name) }
  }

  @Test("a subclass has an initializer of its own with one text") func subclasses() {
    expect(Chip("title").name == "chip" && Chip("title").title == "title")
    expect(Paragraph("words").text == "words" && Paragraph("words").name == "paragraph")
    expect(Row("title").name == "row" && Row("title").arrangedSubviews.count == 1)
    expect(Page("address").name == "page" && Page("address").address == "address")
    expectEqual(Photo("file").intrinsicContentSize, Size(width: 4, height: 3))
    expect(Node("title").name == "node" && Node("title").title == "title")
    expect(View().name.isEmpty && View("view").name == "view" && View(nil).name.isEmpty)
  }

  @Test("a stack is filled in one call, with views, with widgets, or with both") func filled()
    throws
  {
    let (a, b) = (View("a"), Label("b", name: "b"))
    for view in [a, b] { view.size(width: 10, height: 10) }
    let row = StackView("row", spacing: 8, [a, b])
    expect(
      row.arrangedSubviews.map { $0.name } == ["a", "b"] && row.axis == .horizontal
        && row.name == "row")
    try row.layout(width: nil, height: nil)
    expectEqual(b.frame, Rect(x: 18, y: 0, width: 10, height: 10))
    let column = StackView(
      "column", axis: .vertical, spacing: 1, alignment: .center, distribution: .equalSpacing,
      [a, b])
    expect(column.alignment == .center && column.distribution == .equalSpacing)
    expect(column.spacing == 1 && column.axis == .vertical && row.arrangedSubviews.isEmpty)
    let widgets = [Widget("c"), Widget("d")]
    expectEqual(StackView(axis: .vertical, widgets).arrangedNodes.map { $0.name }, ["c", "d"])
    let mixed = StackView("mixed", [a, widgets[0].layoutNode])
    expectEqual(mixed.arrangedNodes.map { $0.name }, ["a", "c"])
    expectEmpty(StackView("empty", axis: .vertical).arrangedSubviews)
    expect(StackView().name.isEmpty && StackView(axis: .vertical, spacing: 2).spacing == 2)
  }

  @Test("several views are added in one call, in order") func several() {
    let (a, b) = (View("a"), View("b"))
    let root = View("root"), stack = StackView()
    root.addSubviews([a, b])
    expectEqual(root.subviews.map { $0.name }, ["a", "b"])
    stack.addArrangedSubviews([b, a])
    expect(stack.arrangedSubviews.map { $0.name } == ["b", "a"] && root.subviews.isEmpty)
    stack.addArrangedSubviews([Widget("c")])
    root.addSubviews([Widget("d"), Widget("e")])
    expectEqual(stack.arrangedNodes.map { $0.name }, ["b", "a", "c"])
    expectEqual(root.layoutNode.children.map { $0.name }, ["d", "e"])
  }
}
