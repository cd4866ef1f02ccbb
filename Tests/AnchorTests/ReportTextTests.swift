import Anchors
import TestSupport
import Testing

/// Names of unnamed items in reports, and the text of reports.
@Suite struct ReportTextTests {
  private final class Badge: View {
    override var nameInReports: String { "Badge" }
  }

  @Test("unnamed views are reported by class and text") func unnamed() {
    for (view, expected) in [
      (View(), "View"), (Label("Hello"), "Label 'Hello'"), (Label(), "Label"),
      (Label("One\nof more than twenty-four letters"), "Label 'One of more than twenty-…'"),
      (ImageView(), "ImageView"), (StackView(), "StackView"), (ScrollView(), "ScrollView"),
      (Badge(), "Badge"), (Label("Hello", name: "greeting"), "greeting"),
    ] as [(View, String)] {
      expectEqual(
        view.widthAnchor.constraint(equalToConstant: 5).equation, expected + ".width == 5")
    }
  }

  @Test("unnamed guides and nodes are reported by class, and guides of items by their item")
  func others() {
    let guide = LayoutGuide(), node = LayoutNode(), label = Label("Hi")
    expectEqual(
      guide.topAnchor.constraint(equalTo: node.topAnchor).equation,
      "LayoutGuide.top == LayoutNode.top")
    let margins = label.layoutMarginsGuide.widthAnchor.constraint(equalToConstant: 3)
    expectEqual(margins.equation, "Label 'Hi'.layoutMargins.width == 3")
  }

  @Test("the report of a recovering layout has a readable description") func report() throws {
    let root = View("root"), label = Label("Hi"), other = View("other")
    root.addSubview(label)
    label.widthAnchor(equalTo: 10)
    label.widthAnchor(equalTo: 20)
    let far = label.leftAnchor.constraint(equalTo: other.leftAnchor)
    let bad = label.topAnchor.constraint(equalTo: root.topAnchor, constant: .nan)
    LayoutConstraint.activate([far, bad])
    root.layoutIfNeeded(in: Size(width: 100, height: 100))
    let report = try #require(root.layoutNode.lastReport)
    let lines = report.description.split(separator: "\n")
    expectEqual(
      lines.first, "These constraints cannot all be satisfied; change or remove one of them:")
    expect(lines.contains { $0.contains("Label 'Hi'.width == 20 (") })
    expect(lines.contains { $0.contains("Label 'Hi'.left == other.left (") })
    expect(lines.contains { $0.contains("Label 'Hi'.top == root.top + nan (") })
    expect(!report.description.contains("ConstraintSummary"))
    LayoutConstraint.deactivate([far, bad])
    root.layoutIfNeeded(in: Size(width: -1, height: 100))
    let failure = try #require(root.layoutNode.lastReport?.failure)
    expectEqual(root.layoutNode.lastReport?.description, failure.description)
  }

  @Test("a result omits the internal guides of stacks") func changed() throws {
    let root = View("root")
    let stack = StackView(
      axis: .horizontal, distribution: .equalSpacing, alignment: .center, name: "row")
    let guide = LayoutGuide("mine")
    root.addSubview(stack)
    root.addLayoutGuide(guide)
    for name in ["a", "b", "c"] {
      let view = View(name)
      view.layoutNode.intrinsicContentSize = Size(width: 10, height: 10)
      stack.addArrangedSubview(view)
    }
    stack.edges(equalTo: root)
    guide.leftAnchor(equalTo: root.leftAnchor, constant: 3).topAnchor(equalTo: root.topAnchor)
      .size(width: 4, height: 5)
    let result = try root.layout(width: 100, height: 50)
    expectEqual(result.changed.map(\.name).sorted(), ["a", "b", "c", "mine", "root", "row"])
    stack.arrangedSubviews[1].isHidden = true
    let hidden = try root.layout(width: 100, height: 50)
    expectEqual(hidden.changed.map(\.name), ["b"])
  }
}
