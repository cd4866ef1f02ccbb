import Anchors
import TestSupport
import Testing

/// A widget of a toolkit with its own views.
private final class Widget: LayoutItem {
  let layoutNode: LayoutNode

  init(_ name: String, _ size: Size) {
    layoutNode = LayoutNode(name)
    layoutNode.intrinsicContentSize = size
    layoutNode.baselines = { Baselines(firstFromTop: size.height / 2, lastFromBottom: 3) }
  }
}

/// Two equal stacks, one of views and one of items of another toolkit.
@Suite struct ForeignTwinTests {
  private let sizes = [
    Size(width: 40, height: 20), Size(width: 30, height: 36), Size(width: 55, height: 10),
  ]

  /// A root with two stacks of equal settings, one of views and one of widgets.
  private final class Twins {
    let roots: [View]
    let stacks: [StackView]
    let nodes: [[LayoutNode]]

    init(
      _ sizes: [Size], _ axis: Axis, _ distribution: StackView.Distribution,
      _ alignment: StackView.Alignment
    ) {
      let boxes = sizes.enumerated().map { index, size in
        let box = Box("\(index)", size.width, size.height)
        box.fixedBaselines = Baselines(firstFromTop: size.height / 2, lastFromBottom: 3)
        return box
      }
      let widgets = sizes.enumerated().map { Widget("\($0)", $1) }
      roots = [View("root"), View("root")]
      stacks = roots.map { root in
        let stack = StackView(
          axis: axis, distribution: distribution, alignment: alignment, spacing: 7, name: "stack")
        root.addSubview(stack)
        stack.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
        stack.widthAnchor(lessThanOrEqualTo: 150).heightAnchor(lessThanOrEqualTo: 120)
        return stack
      }
      for box in boxes { stacks[0].addArrangedSubview(box) }
      for widget in widgets { stacks[1].addArrangedSubview(widget) }
      nodes = [boxes.map { $0.layoutNode }, widgets.map { $0.layoutNode }]
    }

    /// Lays out and returns the frames of both.
    func frames() throws -> [String] {
      try roots.map { root in
        try root.layout(in: Size(width: 200, height: 150))
        return root.frameDescription
      }
    }
  }

  @Test(
    "items of another toolkit have the frames of views, with any of them hidden",
    arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func twins(distribution: StackView.Distribution, alignment: StackView.Alignment) throws {
    for axis in [Axis.horizontal, .vertical] {
      let twins = Twins(sizes, axis, distribution, alignment)
      for pattern in [0, 1, 3, 2, 6, 7, 5, 4, 0] {
        for nodes in twins.nodes {
          for (index, node) in nodes.enumerated() { node.isHidden = pattern >> index & 1 == 1 }
        }
        let frames = try twins.frames()
        expectEqual(frames[0], frames[1], "\(axis) \(pattern)")
      }
    }
  }

  @Test("items of another toolkit move between stacks like views") func moving() throws {
    let twins = Twins(sizes, .horizontal, .fill, .top)
    let others = twins.roots.map { root in
      let other = StackView(axis: .vertical, spacing: 5, name: "other")
      root.addSubview(other)
      other.topAnchor(equalTo: root.topAnchor, constant: 60)
        .leadingAnchor(equalTo: root.leadingAnchor)
      return other
    }
    for (index, place) in [(0, 0), (2, 1), (0, 9)] {
      for twin in 0..<2 {
        others[twin].insertArrangedSubview(twins.nodes[twin][index], at: place)
      }
      let frames = try twins.frames()
      expectEqual(frames[0], frames[1])
    }
    // The first item moved, then the third below it, then the first below that one.
    expectEqual(others[1].arrangedNodes.map { $0.name }, ["2", "0"])
    expectEqual(twins.stacks[1].arrangedNodes.map { $0.name }, ["1"])
    expectEqual(twins.nodes[1][2].frame, Rect(x: 0, y: 0, width: 55, height: 10))
    expectEqual(twins.nodes[1][0].frame, Rect(x: 0, y: 15, width: 55, height: 20))
  }
}
