private import Simplex

/// A stack view as a system: a distribution along the axis, an alignment across it.
package struct StackSystem: Sendable {
  /// The distribution of views along the axis.
  package enum Distribution: CaseIterable, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// The alignment of views across the axis.
  package enum Alignment: CaseIterable, Sendable {
    case fill
    case leading
    case center
  }

  /// The container's size relative to its content.
  package enum Fit: CaseIterable, Sendable {
    case larger
    case smaller
    case fitting
  }

  /// The system.
  package var system: TestSystem { builder.system }
  /// The variables of the container's size along and across the axis.
  package let container: (length: Int, thickness: Int)
  /// The variables of each view: start and size along the axis, start and size across it.
  package let views: [(start: Int, length: Int, top: Int, thickness: Int)]

  private var builder = SystemBuilder()

  /// A stack of random views.
  package static func random(using random: inout SplitMix64) -> StackSystem {
    let count = Int.random(in: 2...5, using: &random)
    return StackSystem(
      Distribution.allCases[Int.random(in: 0..<5, using: &random)],
      Alignment.allCases[Int.random(in: 0..<3, using: &random)],
      Fit.allCases[Int.random(in: 0..<3, using: &random)],
      lengths: (0..<count).map { _ in random.integer(10...90) },
      huggings: (0..<count).map { _ in random.pick([250, 250, 251, 249]) },
      spacing: random.pick([0, 8, 10]))
  }

  /// Makes the stack of a setting.
  ///
  /// - Parameters:
  ///   - distribution: The distribution along the axis.
  ///   - alignment: The alignment across it.
  ///   - fit: 1.5 or 0.6 times the length of the content, or the fitting length.
  ///   - lengths: The intrinsic length of each view.
  ///   - huggings: The hugging priority of each view.
  ///   - spacing: The distance between views.
  package init(
    _ distribution: Distribution, _ alignment: Alignment, _ fit: Fit, lengths: [Double],
    huggings: [Double], spacing: Double
  ) {
    container = (builder.variable(), builder.variable())
    var views: [(start: Int, length: Int, top: Int, thickness: Int)] = []
    for _ in lengths {
      let all = builder.variables(4)
      views.append((all[0], all[1], all[2], all[3]))
    }
    self.views = views
    for (position, view) in views.enumerated() {
      builder.add([(1, view.length)], .greaterThanOrEqual, 0)
      builder.add([(1, view.thickness)], .greaterThanOrEqual, 0)
      builder.addContentSize(
        view.length, lengths[position], hugging: huggings[position], compression: 750)
      builder.addContentSize(
        view.thickness, 20 + Double(position % 3) * 10, hugging: 250, compression: 750)
    }
    addAxis(distribution, lengths: lengths, spacing: spacing)
    addCross(alignment)
    let needed = lengths.reduce(0, +) + spacing * Double(lengths.count - 1)
    switch fit {
    case .larger: builder.add([(1, container.length)], .equal, needed * 1.5)
    case .smaller: builder.add([(1, container.length)], .equal, (needed * 0.6).rounded())
    case .fitting: builder.add([(1, container.length)], .equal, 0, 50)
    }
    builder.add([(1, container.thickness)], .equal, 0, 50)
  }

  private mutating func addAxis(
    _ distribution: Distribution, lengths: [Double], spacing: Double
  ) {
    let views = views
    let last = views[views.count - 1]
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    builder.add([(1, views[0].start)], .equal, 0)
    builder.add([(1, last.start), (1, last.length), (-1, container.length)], .equal, 0)
    for (previous, next) in zip(views, views.dropFirst()) {
      builder.add(
        [(1, next.start), (-1, previous.start), (-1, previous.length)],
        isLoose ? .greaterThanOrEqual : .equal, spacing)
    }
    switch distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() { builder.equate(view.length, views[0].length) }
    case .fillProportionally: addProportions(lengths, spacing: spacing)
    case .equalSpacing: addGaps(fromCenters: false)
    case .equalCentering: addGaps(fromCenters: true)
    }
  }

  /// Adds the share of each length without the spacings; the equation is cleared of its fraction.
  private mutating func addProportions(_ lengths: [Double], spacing: Double) {
    let total = lengths.reduce(0, +)
    let spacings = spacing * Double(lengths.count - 1)
    for (position, view) in views.enumerated() {
      builder.add(
        [(total, view.length), (-lengths[position], container.length)], .equal,
        -spacings * lengths[position], 999 - Double(position))
    }
  }

  /// Adds equal gaps between neighbors: required, or with priorities from 149 downward.
  private mutating func addGaps(fromCenters: Bool) {
    let share = fromCenters ? 0.5 : 1
    var gaps: [Int] = []
    for (previous, next) in zip(views, views.dropFirst()) {
      let gap = builder.variable()
      builder.add(
        [
          (1, gap), (-1, next.start), (share - 1, next.length), (1, previous.start),
          (share, previous.length),
        ], .equal, 0)
      gaps.append(gap)
    }
    for (position, gap) in gaps.enumerated().dropFirst() {
      builder.equate(gap, gaps[0], fromCenters ? 150 - Double(position) : 1000)
    }
    builder.add([(1, container.length)], .equal, 0, 49)
  }

  private mutating func addCross(_ alignment: Alignment) {
    let views = views
    let first = views[0]
    if alignment == .fill {
      builder.add([(1, first.top)], .equal, 0)
      builder.equate(first.thickness, container.thickness)
      for view in views.dropFirst() {
        builder.equate(view.top, first.top)
        builder.equate(view.thickness, first.thickness)
      }
      return
    }
    let spanner = builder.variable()
    builder.add([(1, spanner)], .equal, 0, 51)
    builder.equate(spanner, container.thickness)
    for view in views {
      if alignment == .leading {
        builder.add([(1, view.top)], .equal, 0, 999.5)
        if view.top != first.top { builder.equate(view.top, first.top) }
      } else {
        builder.add([(1, view.top)], .greaterThanOrEqual, 0)
        if view.top != first.top {
          builder.add(
            [(1, view.top), (0.5, view.thickness), (-1, first.top), (-0.5, first.thickness)],
            .equal, 0)
        }
      }
      builder.add([(1, view.top), (1, view.thickness), (-1, spanner)], .lessThanOrEqual, 0)
      builder.add([(1, view.thickness)], .equal, 0, 25)
    }
    if alignment == .leading {
      builder.add([(1, first.top)], .equal, 0)
    } else {
      builder.add([(1, first.top), (0.5, first.thickness), (-0.5, spanner)], .equal, 0)
    }
  }
}
