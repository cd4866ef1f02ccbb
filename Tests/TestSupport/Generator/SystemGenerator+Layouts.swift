private import Simplex

// Systems along one axis: lists, rows of equal widths, ratios, grids, halves.

extension SystemGenerator {
  /// A vertical list of views with gaps in a container.
  mutating func chain() -> TestSystem {
    var builder = SystemBuilder()
    let container = builder.variable()
    var previous: Int?
    for _ in 0..<Int.random(in: 2...8, using: &random) {
      let top = builder.variable()
      let bottom = builder.variable()
      let height = builder.variable()
      builder.add([(1, bottom), (-1, top), (-1, height)], .equal, 0)
      builder.add([(1, height)], .greaterThanOrEqual, 0)
      if let previous {
        builder.equate(top, previous, plus: random.pick([0, 5, 8]))
      } else {
        builder.add([(1, top)], .equal, random.pick([0, 16]))
      }
      if random.chance(0.9) {
        builder.addContentSize(
          height, random.integer(8...60), hugging: random.pick([249, 250, 250, 251]),
          compression: random.pick([250, 749, 750, 750, 751]))
      }
      if random.chance(0.2) {
        builder.add([(1, height)], .greaterThanOrEqual, 44, level())
      }
      previous = bottom
    }
    if let previous {
      builder.add(
        [(1, container), (-1, previous)], random.pick([.equal, .greaterThanOrEqual]), 8,
        random.pick([1000, 999, 750, 500]))
    }
    builder.add(
      [(1, container)], random.pick([.equal, .lessThanOrEqual]), random.integer(60...500),
      random.pick([999.5, 999, 500, 50]))
    return builder.system
  }

  /// A row of views of equal width, in a container of a fixed or preferred width.
  mutating func equalSizes() -> TestSystem {
    var builder = SystemBuilder()
    let width = builder.variable()
    let count = Int.random(in: 2...7, using: &random)
    let gap: Double = random.pick([0, 8, 10])
    let lefts = builder.variables(count)
    let widths = builder.variables(count)
    builder.add([(1, lefts[0])], .equal, random.pick([0, 20]))
    for index in 0..<count {
      builder.add([(1, widths[index])], .greaterThanOrEqual, 0)
      if index > 0 {
        builder.add(
          [(1, lefts[index]), (-1, lefts[index - 1]), (-1, widths[index - 1])], .equal, gap)
        builder.equate(widths[index], widths[0], random.pick([1000, 1000, 999, 500]))
      }
      if random.chance(0.6) {
        builder.addContentSize(
          widths[index], random.integer(20...150), hugging: 250, compression: 750)
      }
      if random.chance(0.2) { builder.add([(1, widths[index])], .lessThanOrEqual, 100, level()) }
    }
    builder.add(
      [(1, width), (-1, lefts[count - 1]), (-1, widths[count - 1])], .equal, gap,
      random.pick([1000, 999.25]))
    builder.add([(1, width)], .equal, random.pick([320, 375, 600]), random.pick([999.5, 500]))
    return builder.system
  }

  /// Views whose sizes are multiples of each other and of the container.
  mutating func ratios() -> TestSystem {
    var builder = SystemBuilder()
    let width = builder.variable()
    let height = builder.variable()
    builder.add([(1, width)], .equal, random.pick([320, 400, 768]))
    builder.add([(1, height)], .lessThanOrEqual, random.pick([200, 480]))
    builder.add([(1, height)], .greaterThanOrEqual, 0)
    var sizes = [width, height]
    for _ in 0..<Int.random(in: 2...7, using: &random) {
      let size = builder.variable()
      builder.add([(1, size)], .greaterThanOrEqual, 0)
      builder.add(
        [(1, size), (-random.pick([0.25, 0.5, 0.75, 1, 1.5, 2]), random.pick(sizes))],
        random.pick([.equal, .equal, .lessThanOrEqual]), random.pick([0, 0, -10, 8]), level())
      if random.chance(0.5) {
        builder.addContentSize(
          size, random.integer(10...200), hugging: random.pick([250, 251]),
          compression: random.pick([749, 750]))
      }
      sizes.append(size)
    }
    return builder.system
  }

  /// Cells of equal size in columns and rows.
  mutating func grid() -> TestSystem {
    var builder = SystemBuilder()
    for direction in 0..<2 {
      let total = builder.variable()
      let cell = builder.variable()
      let gap: Double = random.pick([0, 4, 10])
      let count = Int.random(in: 2...4, using: &random)
      builder.add([(1, cell)], .greaterThanOrEqual, 0)
      var end: Int?
      for _ in 0..<count {
        let start = builder.variable()
        let stop = builder.variable()
        builder.add([(1, stop), (-1, start), (-1, cell)], .equal, 0)
        if let end {
          builder.equate(start, end, plus: gap)
        } else {
          builder.add([(1, start)], .equal, 0)
        }
        if random.chance(0.4) {
          builder.addContentSize(cell, random.integer(10...90), hugging: 250, compression: 750)
        }
        end = stop
      }
      if let end { builder.equate(total, end, random.pick([1000, 999])) }
      builder.add(
        [(1, total)], direction == 0 ? .equal : .lessThanOrEqual,
        random.pick([100, 320, 333]), random.pick([1000, 500]))
    }
    return builder.system
  }

  /// A repeatedly halved width with one part of each pair divided further.
  mutating func nested() -> TestSystem {
    var builder = SystemBuilder()
    let root = builder.variables(2)
    builder.add([(1, root[0])], .equal, 0)
    builder.add([(1, root[1]), (-1, root[0])], .equal, random.pick([256, 300, 777]))
    var open = [root]
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      let whole = random.pick(open)
      let cut = builder.variable()
      builder.add(
        [(1, cut), (-0.5, whole[0]), (-0.5, whole[1])], .equal, 0, random.pick([1000, 999, 750]))
      builder.add([(1, cut), (-1, whole[0])], .greaterThanOrEqual, 0)
      builder.add([(1, whole[1]), (-1, cut)], .greaterThanOrEqual, 0)
      if random.chance(0.5) {
        builder.add(
          [(1, cut), (-1, whole[0])], .greaterThanOrEqual, random.integer(20...200), level())
      }
      open += [[whole[0], cut], [cut, whole[1]]]
    }
    return builder.system
  }
}
