import Anchors

/// Trees made of stack views.
extension TreeScene {
  /// A column of rows of three labels, all stack views; the column is resized.
  static func nestedStacks(_ count: Int) -> TreeScene {
    let column = StackView(axis: .vertical, spacing: 4, name: "column")
    var views: [View] = []
    for index in 0..<count {
      let row = StackView(axis: .horizontal, spacing: 8, name: "row")
      views.append(row)
      for (place, text) in ["First", "Second", "Third"].enumerated() {
        let label = Label("\(text) \(index)")
        label.setContentHuggingPriority(LayoutPriority(250 - Double(place)), for: .horizontal)
        row.addArrangedSubview(label)
        views.append(label)
      }
      column.addArrangedSubview(row)
    }
    return TreeScene(column, views, width: 400, height: nil) { scene, changed in
      scene.resize(width: changed ? 440 : 400)
    }
  }

  /// A column of labels in one stack view; the last is hidden and shown.
  static func labelStack(_ count: Int) -> TreeScene {
    let column = StackView(axis: .vertical, spacing: 5, name: "column")
    let labels = (0..<count).map { Label("Label \($0)") }
    for label in labels { column.addArrangedSubview(label) }
    return TreeScene(column, labels, width: 200, height: nil) { _, changed in
      labels[labels.count - 1].isHidden = changed
    }
  }

  /// The column of labels; the label in the middle is hidden and shown.
  static func hiddenLabel(_ count: Int) -> TreeScene {
    let column = StackView(axis: .vertical, spacing: 5, name: "column")
    let labels = (0..<count).map { Label("Label \($0)") }
    for label in labels { column.addArrangedSubview(label) }
    return TreeScene(column, labels, width: 200, height: nil) { _, changed in
      labels[count / 2].isHidden = changed
    }
  }

  /// The column of labels stated with anchors, one constraint after the other; it is resized.
  static func labelChain(_ count: Int) -> TreeScene {
    let column = View("column")
    let labels = (0..<count).map { Label("Label \($0)") }
    var previous: Label?
    for label in labels {
      column.addSubview(label)
      if let previous {
        label
          .topAnchor(equalTo: previous.bottomAnchor, constant: 5)
          .leadingAnchor(equalTo: previous.leadingAnchor)
          .trailingAnchor(equalTo: previous.trailingAnchor)
      } else {
        label
          .topAnchor(equalTo: column.topAnchor)
          .leadingAnchor(equalTo: column.leadingAnchor)
          .trailingAnchor(equalTo: column.trailingAnchor)
      }
      previous = label
    }
    previous?.bottomAnchor(equalTo: column.bottomAnchor)
    return TreeScene(column, labels, width: 200, height: nil) { scene, changed in
      scene.resize(width: changed ? 240 : 200)
    }
  }

  /// Stacks nested five deep, alternating between the axes, with at least `count` leaves.
  static func stackNest(_ count: Int) -> TreeScene {
    var views: [View] = []
    let root = nest(count, .fill, .fill, &views)
    return TreeScene(root, views, width: nil, height: nil) { scene, changed in
      (scene.views[0] as? Label)?.text = changed ? "Another text" : "Leaf 0"
    }
  }

  /// A nest of stacks for each distribution and each alignment that leaves the sizes across alone.
  static func alignedStackNests(_ count: Int) -> TreeScene {
    let root = View("root")
    var views: [View] = []
    for distribution in StackView.Distribution.allCases {
      for alignment in [StackView.Alignment.leading, .center, .firstBaseline] {
        let stack = nest(count, distribution, alignment, &views)
        root.addSubview(stack)
        stack.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
      }
    }
    return TreeScene(root, views, width: 1000, height: 1000) { scene, changed in
      (scene.views[0] as? Label)?.text = changed ? "Another text" : "Leaf 0"
    }
  }

  /// Makes stacks nested five deep and appends their leaves to `views`.
  private static func nest(
    _ count: Int, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment,
    _ views: inout [View]
  ) -> View {
    var fanOut = 2
    while fanOut * fanOut * fanOut * fanOut * fanOut < count { fanOut += 1 }
    func makeStack(_ depth: Int) -> View {
      guard depth < 5 else {
        let leaf = Label("Leaf \(views.count)")
        views.append(leaf)
        return leaf
      }
      let stack = StackView(axis: depth % 2 == 0 ? .vertical : .horizontal, spacing: 2)
      stack.distribution = distribution
      stack.alignment = alignment
      for place in 0..<fanOut {
        let inner = makeStack(depth + 1)
        inner.setContentHuggingPriority(LayoutPriority(250 - Double(place)), for: .horizontal)
        inner.setContentHuggingPriority(LayoutPriority(250 - Double(place)), for: .vertical)
        stack.addArrangedSubview(inner)
      }
      return stack
    }
    return makeStack(0)
  }
}
