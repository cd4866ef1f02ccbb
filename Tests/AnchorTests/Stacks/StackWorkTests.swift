import Buffers
import Simplex
import TestSupport
import Testing

@testable import Anchors

/// Costs of changes in stacks, in visited items and changed constraints.
///
/// Counted work of the solver has thresholds in Benchmarks.
@Suite struct StackWorkTests {
  func column(_ count: Int) throws -> (StackView, [Label]) {
    let column = StackView(axis: .vertical, spacing: 5, name: "column")
    let labels = (0..<count).map { Label("Label \($0)") }
    for label in labels { column.addArrangedSubview(label) }
    try column.layout(width: 200, height: nil)
    return (column, labels)
  }

  /// An equal column, stated by anchors.
  func chain(_ count: Int) throws -> View {
    let column = View("column")
    var previous: Label?
    for index in 0..<count {
      let label = Label("Label \(index)")
      column.addSubview(label)
      label.topAnchor(
        equalTo: previous?.bottomAnchor ?? column.topAnchor, constant: previous == nil ? 0 : 5)
      label.leadingAnchor(equalTo: previous?.leadingAnchor ?? column.leadingAnchor)
      label.trailingAnchor(equalTo: previous?.trailingAnchor ?? column.trailingAnchor)
      previous = label
    }
    previous?.bottomAnchor(equalTo: column.bottomAnchor)
    try column.layout(width: 200, height: nil)
    return column
  }

  @Test("1 000 labels in a stack have the frames of an equal chain of anchors, with as many rows")
  func cold() throws {
    let (stack, _) = try column(1000)
    let byHand = try chain(1000)
    expect(stack.frame == byHand.frame && stack.frame.height > 5 * 999)
    expectEqual(stack.activeConstraints.count, 3 * 1000 + 1)
  }

  @Test("hiding the last of 1 000 labels changes two frames and four constraints")
  func hiding() throws {
    for count in [100, 1000] {
      let (stack, labels) = try column(count)
      let counts = stack.counts
      labels[count - 1].isHidden = true
      let result = try stack.layout(width: 200, height: nil)
      // The last label and the column change.
      expectEqual(result.changed.count, 2)
      expectEqual(stack.counts.added - counts.added, 2)
      expectEqual(stack.counts.removed - counts.removed, 1)
      expectEqual(stack.counts.edited - counts.edited, 1)
      labels[count - 1].isHidden = false
      try expectEqual(stack.layout(width: 200, height: nil).changed.count, 2)
    }
  }

  @Test("hiding a label in the middle moves the later ones and edits two spacings") func middle()
    throws
  {
    let (stack, labels) = try column(400)
    let counts = stack.counts
    labels[300].isHidden = true
    let result = try stack.layout(width: 200, height: nil)
    expectEqual(result.changed.count, 1 + 100)
    expectEqual(stack.counts.added - counts.added, 1)
    expectEqual(stack.counts.edited - counts.edited, 2)
    expectEqual(stack.counts.removed, counts.removed)
  }

  @Test("inserting or removing a label visits only the label and its neighbors")
  func between() throws {
    for distribution in [StackView.Distribution.fill, .fillEqually, .equalSpacing] {
      let (stack, labels) = try column(40)
      stack.distribution = distribution
      labels[21].isHidden = true
      try stack.layout(width: 200, height: nil)
      let height = stack.frame.height
      let before = stack.counts
      let label = Label("One more")
      stack.insertArrangedSubview(label, at: 20)
      try stack.layout(width: 200, height: nil)
      #expect(stack.counts.items - before.items <= 4, "\(distribution)")
      #expect(stack.counts.added - before.added <= 9, "\(distribution)")
      #expect(stack.counts.removed - before.removed <= 4, "\(distribution)")
      // All labels are equally high.
      #expect(abs(stack.frame.height - height - labels[0].frame.height - 5) < 1e-9)
      #expect(abs(labels[20].frame.minY - label.frame.maxY - 5) < 1e-9)
      let between = stack.counts
      label.removeFromSuperview()
      try stack.layout(width: 200, height: nil)
      #expect(stack.counts.items - between.items <= 4, "\(distribution)")
      expectNear(stack.frame.height, height, within: 1e-9)
      #expect(abs(labels[20].frame.minY - labels[19].frame.maxY - 5) < 1e-9)
    }
  }

  @Test("inserting or removing the first label visits only few others", arguments: [20, 200])
  func front(count: Int) throws {
    for alignment in [StackView.Alignment.fill, .leading, .center, .trailing] {
      let (stack, labels) = try column(count)
      stack.alignment = alignment
      try stack.layout(width: 200, height: nil)
      let height = labels[0].frame.height
      let before = stack.counts
      let label = Label("One more")
      stack.insertArrangedSubview(label, at: 0)
      try stack.layout(width: 200, height: nil)
      #expect(stack.counts.items - before.items <= 4, "\(alignment)")
      #expect(stack.counts.added - before.added <= 14, "\(alignment)")
      expectNear(label.frame.minY, 0, within: 1e-9)
      expectNear(labels[count - 1].frame.minY, Double(count) * (height + 5), within: 1e-6)
      let (fresh, _) = try column(count)
      fresh.alignment = alignment
      fresh.insertArrangedSubview(Label("One more"), at: 0)
      try fresh.layout(width: 200, height: nil)
      expectEqual(fresh.subviews.map(\.frame), stack.subviews.map(\.frame), "\(alignment)")
      let between = stack.counts
      label.removeFromSuperview()
      try stack.layout(width: 200, height: nil)
      #expect(stack.counts.items - between.items <= 4, "\(alignment)")
      expectNear(labels[0].frame.minY, 0, within: 1e-9)
      expectNear(labels[count - 1].frame.minY, Double(count - 1) * (height + 5), within: 1e-6)
    }
  }

  @Test("emptying and refilling a stack updates only changed items")
  func emptying() throws {
    for distribution in [StackView.Distribution.fill, .fillEqually, .equalSpacing] {
      let (stack, labels) = try column(100)
      stack.distribution = distribution
      labels[60].isHidden = true
      try stack.layout(width: 200, height: nil)
      // Counts visited items: the first, the last and the one before it, each with its neighbors.
      func looked(_ body: () -> Void) throws -> Int {
        let before = stack.counts.items
        body()
        try stack.layout(width: 200, height: nil)
        return stack.counts.items - before
      }
      for label in labels[50...].reversed() {
        let count = try looked { label.removeFromSuperview() }
        #expect(count <= 6, "\(distribution)")
      }
      expectEqual(stack.arrangedSubviews.count, 50)
      for label in labels[50...] {
        let count = try looked { stack.addArrangedSubview(label) }
        #expect(count <= 6, "\(distribution)")
      }
      // Several at once are visited once each, with their neighbors.
      let count = try looked {
        for label in labels[90...].reversed() { stack.removeArrangedSubview(label) }
      }
      #expect(count <= 6, "\(distribution)")
    }
  }

  @Test("searching a list from both ends finds an element near an end in few steps") func places() {
    let list = Array(0..<1000)
    for (wanted, most) in [(999, 1), (0, 2), (990, 19), (10, 22), (500, 1000), (1001, 1000)] {
      var asked = 0
      let place = list.indexFromEnds {
        asked += 1
        return $0 == wanted
      }
      expectEqual(place, (wanted < 1000 ? wanted : nil))
      #expect(asked <= most, "\(wanted): \(asked)")
    }
    expectNil([Int]().indexFromEnds { _ in true })
    expectEqual([7].indexFromEnds { $0 == 7 }, 0)
  }

  @Test("a stack with changing items reuses the variables of removed ones")
  func variablesUsedAgain() throws {
    let (column, labels) = try column(40)
    let engine = column.layoutNode.requireEngine()
    let many = engine.solver.valuesByPosition.count
    var generator = SplitMix64(seed: 11)
    for _ in 0..<300 {
      for _ in 0..<(1 + generator.number(below: 20)) {
        let label = labels[generator.number(below: labels.count)]
        if generator.number(below: 4) == 0 {
          label.isHidden.toggle()
        } else if label.superview == nil {
          column.insertArrangedSubview(
            label, at: generator.number(below: column.arrangedSubviews.count + 1))
        } else {
          label.removeFromSuperview()
        }
      }
      try column.layout(width: 200, height: nil)
    }
    // A hidden view has outer extents, too.
    #expect(engine.solver.valuesByPosition.count <= 2 * many)
  }
}
