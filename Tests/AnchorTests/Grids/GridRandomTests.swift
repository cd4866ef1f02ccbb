import AnchorsGrid
import TestSupport
import Testing

/// Grids compared with arithmetic of the test's own.
@Suite struct GridRandomTests {
  /// Compares the frames of all visible contents.
  func check(
    _ model: GridModel, _ grid: GridView, width: Double?, height: Double?, rightToLeft: Bool,
    _ seed: UInt64
  ) throws {
    try grid.layout(width: width, height: height)
    for (name, frame) in model.frames(width: width, height: height, rightToLeft: rightToLeft) {
      let found = try #require(grid[name]).frame
      expect(found.isClose(to: frame), "seed \(seed): \(name) is \(found), not \(frame)")
    }
  }

  @Test("random grids have the frames that arithmetic gives, as small as possible and larger")
  func frames() throws {
    for seed in RandomPlan.seeds(share: 0.2) {
      var random = SplitMix64(seed: seed)
      let model = GridModel.random(&random)
      let (grid, views) = try model.makeGrid()
      let rightToLeft = random.chance(0.5)
      grid.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
      // Shares in a larger grid must be at least as large as their contents, as arithmetic assumes.
      try check(model, grid, width: nil, height: nil, rightToLeft: rightToLeft, seed)
      let least = Size(
        width: model.lines(.horizontal, nil).total, height: model.lines(.vertical, nil).total)
      expect(grid.frame.size.isClose(to: least), "seed \(seed): \(grid.frame.size), not \(least)")
      try check(
        model, grid, width: least.width + random.integer(0...90),
        height: least.height + random.integer(0...90), rightToLeft: rightToLeft, seed)
      expectEmpty(grid.ambiguousItems, "seed \(seed): \(grid.ambiguousItems)")
      withExtendedLifetime(views) {}
    }
  }
}

extension Rect {
  func isClose(to other: Rect) -> Bool {
    (minX - other.minX).magnitude < 1e-6 && (minY - other.minY).magnitude < 1e-6
      && size.isClose(to: other.size)
  }
}

extension Size {
  func isClose(to other: Size) -> Bool {
    (width - other.width).magnitude < 1e-6 && (height - other.height).magnitude < 1e-6
  }
}

extension GridRandomTests {
  @Test("a grid that is changed at random keeps the frames that arithmetic gives")
  func changes() throws {
    for seed in RandomPlan.seeds(share: 0.05) {
      var editing = try GridEditing(seed: seed)
      var log: [String] = []
      for step in 0..<12 {
        log.append(try editing.change())
        if step.isMultiple(of: 3) { log.append(try editing.change()) }
        try editing.grid.layout(width: nil, height: nil)
        let frames = editing.model.frames(width: nil, height: nil, rightToLeft: false)
        for (name, frame) in frames {
          let found = try #require(editing.grid[name], "seed \(seed): \(log)").frame
          guard found.isClose(to: frame) else {
            Issue.record("seed \(seed): \(name) is \(found), not \(frame); \(log)")
            return
          }
        }
        let shown = editing.grid.subviews.filter { !$0.isHidden }.map(\.name)
        expectEqual(shown.sorted(), frames.map(\.name).sorted(), "seed \(seed): \(log)")
      }
    }
  }
}
