private import Simplex

extension SystemGenerator {
  /// Rows of views in a container, with both sizes and ratios between them.
  mutating func rows() -> TestSystem {
    var builder = SystemBuilder()
    let width = builder.variable()
    let height = builder.variable()
    builder.add([(1, width)], .equal, random.pick([320, 375, 400, 600]))
    builder.add([(1, height)], .equal, random.pick([200, 480]))
    var above: View?
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let row = addRow(below: above, width: width, to: &builder)
      above = random.pick(row)
    }
    if let above {
      builder.add(
        [(1, above.y), (1, above.height), (-1, height)], random.pick([.equal, .lessThanOrEqual]),
        -8, random.pick([999, 998, 500]))
    }
    return builder.system
  }

  private struct View {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
  }

  private mutating func addRow(
    below above: View?, width container: Int, to builder: inout SystemBuilder
  ) -> [View] {
    let gap: Double = random.pick([0, 8, 10])
    let margin: Double = random.pick([0, 8, 20])
    var views: [View] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let view = View(
        x: builder.variable(), y: builder.variable(), width: builder.variable(),
        height: builder.variable())
      builder.add([(1, view.width)], .greaterThanOrEqual, 0)
      builder.add([(1, view.height)], .greaterThanOrEqual, 0)
      if let previous = views.last {
        builder.add([(1, view.x), (-1, previous.x), (-1, previous.width)], .equal, gap)
      } else {
        builder.add([(1, view.x)], .equal, margin)
      }
      if let above {
        builder.add(
          [(1, view.y), (-1, above.y), (-1, above.height)],
          random.pick([.equal, .greaterThanOrEqual]), gap)
      } else {
        builder.add([(1, view.y)], .equal, margin)
      }
      addWishes(of: view, first: views.first, to: &builder)
      views.append(view)
    }
    if let last = views.last {
      builder.add(
        [(1, last.x), (1, last.width), (-1, container)],
        random.pick([.equal, .lessThanOrEqual]), -margin, random.pick([1000, 999, 500]))
    }
    return views
  }

  private mutating func addWishes(
    of view: View, first: View?, to builder: inout SystemBuilder
  ) {
    for (size, range) in [(view.width, 10...160), (view.height, 10...80)] {
      guard random.chance(0.8) else { continue }
      builder.addContentSize(
        size, random.integer(range), hugging: random.pick([249, 250, 251, 252]),
        compression: random.pick([250, 749, 750, 751]))
    }
    if random.chance(0.25) {
      builder.add([(1, view.width)], .greaterThanOrEqual, random.pick([20, 44, 50]), level())
    }
    if random.chance(0.2) {
      builder.add([(1, view.width), (-random.pick([1, 1.5, 2]), view.height)], .equal, 0, level())
    }
    if let first, random.chance(0.35) {
      builder.add(
        [(1, view.width), (-random.pick([0.5, 1, 1, 2]), first.width)], .equal, 0,
        random.pick([999, 500, 750]))
    }
  }
}
