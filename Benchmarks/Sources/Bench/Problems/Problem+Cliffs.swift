/// Shapes of layouts that need one pivot per item, each involving much of the system.
extension Problem {
  static let cliffs: [(name: String, make: @Sendable (Int) -> Problem)] = [
    ("grow", { grow($0, minimums: false) }), ("grow-minimums", { grow($0, minimums: true) }),
    ("equal-pairs", equalPairs), ("equal-widths", equalWidths), ("mosaic", mosaic),
    ("aspect-grid", aspectGrid), ("baselines", baselineRows), ("ordered", ordered),
    ("grid-lines", gridLines), ("ladder", ladder), ("enclosing", enclosing),
    ("columns", columns), ("hugging", hugging),
    ("stack-fill", { stack($0, .fill) }),
    ("stack-proportional", { stack($0, .fillProportionally) }),
    ("stack-spacing", { stack($0, .equalSpacing) }),
    ("stack-centering", { stack($0, .equalCentering) }),
  ]

  /// A stack too short for its views, which is resized.
  private static func stack(_ count: Int, _ distribution: StackSystem.Distribution) -> Problem {
    stacks([
      StackSystem(
        distribution: distribution, alignment: .fill, container: .resized, hugging: .equal,
        count: count)
    ])
  }

  private mutating func makeVariables(_ count: Int) -> [Int32] {
    (0..<count).map { _ in makeVariable() }
  }

  /// Items of a flexible row that share its length in proportion, above their content sizes or
  /// above a required minimum; one row adds up their widths.
  private static func grow(_ count: Int, minimums: Bool) -> Problem {
    var problem = Problem()
    let share = problem.makeVariable()
    let widths = problem.makeVariables(count)
    for (index, width) in widths.enumerated() {
      problem.add(
        minimums ? Level.required : Level.strong, 1, chainWidth(index), (width, 1))
      problem.add(Level.medium, 0, 0, (width, 1), (share, -Double(1 + index % 3)))
    }
    let row = problem.makeVariable()
    problem.addEdit(row, 900, 110 * Double(count), other: 160 * Double(count))
    problem.add(Level.required, 0, 0, widths.map { ($0, 1) } + [(row, -1)])
    return problem
  }

  /// A tree of preferably equal pairs around unequal contents, at minimum width.
  private static func equalPairs(_ count: Int) -> Problem {
    var problem = Problem()
    var widths = problem.makeVariables(count)
    for (index, width) in widths.enumerated() {
      problem.add(Level.strong, 1, chainWidth(index), (width, 1))
      problem.add(Level.weak, -1, chainWidth(index), (width, 1))
    }
    while widths.count > 1 {
      var parents: [Int32] = []
      for pair in stride(from: 0, to: widths.count - 1, by: 2) {
        let parent = problem.makeVariable()
        problem.add(
          Level.required, 0, 8, (parent, 1), (widths[pair], -1), (widths[pair + 1], -1))
        problem.add(Level.medium, 0, 0, (widths[pair], 1), (widths[pair + 1], -1))
        parents.append(parent)
      }
      if widths.count % 2 == 1 { parents.append(widths[widths.count - 1]) }
      widths = parents
    }
    problem.addEdit(widths[0], 50, 0, other: 90 * Double(count))
    return problem
  }

  /// A row of views, narrower than their contents, each preferring the width of the previous one.
  private static func equalWidths(_ count: Int) -> Problem {
    var problem = Problem()
    let widths = problem.makeVariables(count)
    var edge = problem.makeVariable()
    problem.add(Level.required, 0, 0, (edge, 1))
    for (index, width) in widths.enumerated() {
      problem.add(Level.required, 1, 0, (width, 1))
      problem.add(Level.strong, 1, chainWidth(index), (width, 1))
      problem.add(Level.weak, -1, chainWidth(index), (width, 1))
      if index > 0 { problem.add(749, 0, 0, (width, 1), (widths[index - 1], -1)) }
      let next = problem.makeVariable()
      problem.add(Level.required, 0, 8, (next, 1), (edge, -1), (width, -1))
      edge = next
    }
    problem.addEdit(edge, 900, 85 * Double(count), other: 90 * Double(count))
    return problem
  }

  /// A rectangle cut repeatedly into preferred shares, with minimum widths.
  private static func mosaic(_ count: Int) -> Problem {
    var problem = Problem()
    let root = problem.makeVariable()
    problem.addEdit(root, Level.strong, 80 * Double(count), other: 60 * Double(count))
    var open = [root]
    for split in 0..<max(0, count - 1) {
      let parent = open[split]
      let (first, second) = (problem.makeVariable(), problem.makeVariable())
      let share = 0.3 + 0.1 * Double(split % 5)
      problem.add(Level.required, 0, 4, (parent, 1), (first, -1), (second, -1))
      problem.add(Level.medium, 0, 0, (first, 1), (parent, -share))
      for (index, half) in [first, second].enumerated() {
        problem.add(Level.required, 1, 0, (half, 1))
        problem.add(600, 1, 20 + chainWidth(2 * split + index), (half, 1))
      }
      open += [first, second]
    }
    return problem
  }

  /// Cells of one aspect ratio, ten per row, as wide as the container and limited by its height.
  private static func aspectGrid(_ count: Int) -> Problem {
    var problem = Problem()
    let (width, height) = (problem.makeVariable(), problem.makeVariable())
    problem.addEdit(width, Level.strong, 1000, other: 1200)
    problem.add(Level.required, 0, 60 * Double((count + 9) / 10), (height, 1))
    var (right, bottom) = (Int32(-1), Int32(-1))
    for index in 0..<count {
      let (cellWidth, cellHeight) = (problem.makeVariable(), problem.makeVariable())
      problem.add(Level.required, 0, 0, (cellWidth, 1), (cellHeight, -1.5))
      problem.add(Level.strong, 1, chainWidth(index), (cellWidth, 1))
      problem.add(Level.weak, -1, chainWidth(index), (cellWidth, 1))
      let (nextRight, nextBottom) = (problem.makeVariable(), problem.makeVariable())
      let isFirst = index % 10 == 0
      if isFirst {
        problem.add(Level.required, 0, 8, (nextRight, 1), (cellWidth, -1))
      } else {
        problem.add(Level.required, 0, 8, (nextRight, 1), (right, -1), (cellWidth, -1))
      }
      let above = isFirst ? bottom : Int32(-1)
      if isFirst {
        let terms: [(Int32, Double)] = [(nextBottom, 1), (cellHeight, -1)]
        problem.add(Level.required, 1, 8, above < 0 ? terms : terms + [(above, -1)])
        bottom = nextBottom
      } else {
        problem.add(Level.medium, 0, 0, (nextBottom, 1), (bottom, -1))
      }
      problem.add(Level.required, -1, 0, (nextRight, 1), (width, -1))
      right = nextRight
    }
    problem.add(Level.required, -1, 0, (bottom, 1), (height, -1))
    return problem
  }

  /// Rows of eight texts on a common baseline, at minimum height.
  private static func baselineRows(_ count: Int) -> Problem {
    var problem = Problem()
    var top = problem.makeVariable()
    problem.addEdit(top, Level.strong, 0, other: 20)
    for row in 0..<(count + 7) / 8 {
      let (baseline, bottom) = (problem.makeVariable(), problem.makeVariable())
      for index in 8 * row..<min(count, 8 * row + 8) {
        let text = problem.makeVariable()
        let ascent = chainHeight(index)
        problem.add(Level.required, 0, ascent, (baseline, 1), (text, -1))
        problem.add(Level.required, 1, 4, (text, 1), (top, -1))
        problem.add(Level.required, 1, ascent + Double(index % 6), (bottom, 1), (text, -1))
      }
      problem.add(Level.weak, 0, 0, (bottom, 1), (top, -1))
      top = bottom
    }
    return problem
  }

  /// Nondecreasing widths whose preferred values decrease.
  private static func ordered(_ count: Int) -> Problem {
    var problem = Problem()
    let widths = problem.makeVariables(count)
    for (index, width) in widths.enumerated().dropFirst() {
      problem.add(Level.required, 1, 0, (width, 1), (widths[index - 1], -1))
      problem.add(Level.medium, 0, Double(2 * (count - index)), (width, 1))
    }
    problem.addEdit(widths[0], Level.medium, 2 * Double(count), other: 3 * Double(count))
    return problem
  }

  /// Lines at preferred distances, coupled by a few items across several of them.
  private static func gridLines(_ count: Int) -> Problem {
    var problem = Problem()
    let lines = problem.makeVariables(count + 1)
    problem.add(Level.required, 0, 0, (lines[0], 1))
    for index in 1...count {
      problem.add(Level.required, 1, 0, (lines[index], 1), (lines[index - 1], -1))
      problem.add(Level.medium, 0, 50, (lines[index], 1), (lines[index - 1], -1))
      if index >= 3 {
        problem.add(
          Level.strong, 1, 160 + Double(index % 7), (lines[index], 1), (lines[index - 3], -1))
      }
    }
    problem.addEdit(lines[count], 900, 45 * Double(count), other: 40 * Double(count))
    return problem
  }

  /// Steps of at least 10 whose end leaves no slack.
  private static func ladder(_ count: Int) -> Problem {
    var problem = Problem()
    let steps = problem.makeVariables(count)
    for index in 1..<max(2, count) where index < count {
      problem.add(Level.required, 1, 10, (steps[index], 1), (steps[index - 1], -1))
      problem.add(Level.weak, 0, 0, (steps[index], 1))
    }
    problem.add(Level.required, -1, 10 * Double(count), (steps[count - 1], 1))
    problem.addEdit(steps[0], Level.strong, 10, other: 5)
    return problem
  }

  /// A tree with four children per node, every parent enclosing its children at minimum size.
  private static func enclosing(_ count: Int) -> Problem {
    var problem = Problem()
    let nodes = problem.makeVariables(count + count / 3 + 1)
    for index in nodes.indices.dropFirst() {
      problem.add(
        Level.required, 1, Double(1 + index % 3), (nodes[(index - 1) / 4], 1), (nodes[index], -1))
      let isLeaf = 4 * index + 1 >= nodes.count
      problem.add(
        isLeaf ? Level.strong : Level.weak, 0, isLeaf ? chainWidth(index) : 0, (nodes[index], 1))
    }
    problem.addEdit(nodes[0], Level.weak, 0, other: 200)
    return problem
  }
}
