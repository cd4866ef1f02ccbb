import TestSupport
import Testing

@testable import Anchors
@testable import AnchorsGrid

/// The constraints that changes of a grid touch.
@Suite struct GridWorkTests {
  func table(_ count: Int) throws -> GridView {
    let table = try GridView("table", columns: 4, columnSpacing: 8, rowSpacing: 4)
    for row in 0..<count {
      try table.addRow(
        (0..<4).map { column in
          let width = Double(20 + (row * 37 + column * 11) % 53)
          return ImageView("cell\(row).\(column)", imageSize: Size(width: width, height: 10))
        })
    }
    try table.layout(width: nil, height: nil)
    return table
  }

  /// Makes a change, lays out, and counts the constraints that the grid examined or changed.
  func cost(_ table: GridView, _ change: () throws -> Void) throws -> ContainerUpdate.Counts {
    let before = table.counts
    try change()
    try table.layout(width: nil, height: nil)
    return ContainerUpdate.Counts(
      items: table.counts.items - before.items, added: table.counts.added - before.added,
      removed: table.counts.removed - before.removed, edited: table.counts.edited - before.edited)
  }

  @Test("a change of one cell or row examines as much in 40 rows as in 400") func local() throws {
    var costs: [[ContainerUpdate.Counts]] = []
    for count in [40, 400] {
      let table = try table(count)
      let middle = count / 2
      costs.append([
        try cost(table) { table["cell\(middle).1"]?.isHidden = true },
        try cost(table) { table["cell\(middle).1"]?.isHidden = false },
        try cost(table) {
          try table.cell(row: middle, column: 2)
            .setContent(ImageView("new", imageSize: Size(width: 9, height: 9)))
        },
        try cost(table) { try table.row(middle).isHidden = true },
        try cost(table) { try table.row(middle).isHidden = false },
        try cost(table) { try table.insertRow([View("one")], at: middle) },
        try cost(table) { try table.removeRow(at: middle) },
        try cost(table) { try table.row(middle).setSize(.fixed(30)) },
        try cost(table) { try table.row(middle).setSpacingAfter(9) },
        try cost(table) { try table.column(1).setSize(.fixed(80)) },
        try cost(table) {
          try table.cell(row: middle, column: 0).horizontalAlignment = .center
        },
      ])
    }
    expectEqual(costs[0], costs[1])
    // Two edges and two sizes are replaced; the other three contents are only compared.
    expectEqual(costs[0][0], ContainerUpdate.Counts(items: 4, added: 2, removed: 2, edited: 0))
    expect(costs[0].allSatisfy { $0.items <= 12 && $0.added <= 24 })
  }

  @Test("a change of a content changes no constraint of the grid") func content() throws {
    let table = try table(40)
    let changed = try cost(table) {
      (table["cell20.1"] as? ImageView)?.imageSize = Size(width: 30, height: 40)
    }
    expectEqual(changed, ContainerUpdate.Counts())
    try expectEqual(table.row(20).frame.height, 40)
  }

  @Test("each content has four constraints, as many as in a stack, and each row four")
  func number() throws {
    let table = try table(100)
    // Four of each column, its limit, and the lines after three of them; one end for each axis,
    // two extents and one limit of the grid.
    expectEqual(table.activeConstraints.count, 100 * (4 * 4 + 4) + 4 * 5 + 3 + 2 + 2 + 1)
  }
}
