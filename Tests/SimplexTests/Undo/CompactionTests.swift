import Buffers
import TestSupport
import Testing

@testable import Simplex

/// Compaction drops outdated log records and factors of a call of many pivots.
@Suite("Compaction")
struct CompactionTests {
  /// A row of views with preferably equal center distances, one pair after the other: one block
  /// that contains most of them and is rebuilt by each pivot.
  private struct Row {
    var solver: Solver
    let width: Variable
    /// The length of the contents with minimum gaps.
    let least: Double

    init(_ count: Int) throws {
      var solver = Solver()
      let (gap, contents) = (4.0, (0..<count).map { 20 + Double($0 * 37 % 50) })
      least = contents.reduce(0, +) + gap * Double(count - 1)
      let views = contents.map { _ in (left: solver.makeVariable(), width: solver.makeVariable()) }
      width = solver.makeVariable("width")
      var rows: [LinearConstraint] = [views[0].left == 0]
      for (view, content) in zip(views, contents) {
        rows.append((view.width >= content).priority(.high))
        rows.append((view.width == content).priority(.low))
      }
      var distances: [Variable] = []
      for (view, next) in zip(views, views.dropFirst()) {
        distances.append(solver.makeVariable())
        let centers = next.left - view.left + 0.5 * next.width - 0.5 * view.width
        rows.append(centers == distances[distances.count - 1])
        rows.append(next.left - view.left - view.width >= gap)
        let priority = Priority(150 - 90 * Double(distances.count) / Double(count))
        rows.append((distances[distances.count - 1] == distances[0]).priority(priority))
      }
      rows.append(views[count - 1].left + views[count - 1].width == width)
      try solver.add(contentsOf: rows)
      try solver.addEdit(width, priority: Priority(900))
      self.solver = solver
    }

    /// Capacity of the log and of the factors, in bytes.
    var room: Int {
      let state = solver.state.pointee
      return 8 * (state.undo.log.words.items.capacity + state.basis.blocks.numbers.items.capacity)
        + 4 * state.basis.blocks.integers.items.capacity
    }
  }

  @Test("a call of many pivots uses bounded memory for log and factors")
  func room() throws {
    for count in [60, 120] {
      var row = try Row(count)
      try row.solver.suggest(row.least * 0.7, for: row.width)
      // Without compaction, 120 views would need four times as much as 60.
      #expect(row.room < 1 << 20, "\(count) views hold \(row.room) bytes")
      expectNil(row.solver.invariantFault())
    }
  }

  @Test("a refused call is rolled back after compaction")
  func undoing() throws {
    let pivots = 85
    var (row, plain) = (try Row(60), try Row(60))
    for share in [3, 3.01] {
      try row.solver.suggest(row.least * share, for: row.width)
      try plain.solver.suggest(row.least * share, for: plain.width)
    }
    let before = row.solver.dump()
    row.solver.pivotBudget = pivots
    #expect(throws: SolverError.pivotLimit(pivots)) {
      try row.solver.suggest(row.least * 0.7, for: row.width)
    }
    expectEqual(row.solver.dump(), before)
    expectNil(row.solver.invariantFault())
    row.solver.pivotBudget = plain.solver.pivotBudget
    for share in [3.04, 0.7, 1.2] {
      try row.solver.suggest(row.least * share, for: row.width)
      try plain.solver.suggest(row.least * share, for: plain.width)
      expectEqual(row.solver.dump(), plain.solver.dump())
    }
  }

  @Test("a long log records only the first change of each item until it ends")
  func marks() {
    var log = UndoLog()
    defer { log.free() }
    for _ in 0..<2 {
      log.mode = .all
      for round in 0...Compaction.minimumWords { log.recordValue(7, Double(round)) }
      let length = log.length
      log.recordFirstChangesOnly(indicesBelow: 8)
      for round in 0..<5 {
        log.recordValue(7, Double(round))
        log.record(.blockingLevels, 7, BlockingLevels())
        log.record(.blockingLevels, 3, BlockingLevels())
      }
      expectEqual(log.length, length + 6)
      // An item without a mark, such as a term above the marked indices, is recorded each time.
      for _ in 0..<2 { log.record(.link, 6400, Link(next: 8, previous: noTerm)) }
      expectEqual(log.length, length + 10)
      log.stopRecording()
      expect(log.isEmpty)
      log.recordValue(7, 1)
      expect(log.isEmpty)
    }
  }

  @Test("undoing a compacted log restores the first recorded values")
  func first() {
    var log = UndoLog()
    defer { log.free() }
    log.mode = .all
    for round in 0..<2 * Compaction.minimumWords {
      if round == Compaction.minimumWords { log.recordFirstChangesOnly(indicesBelow: 6) }
      log.recordValue(Int32(round % 3), Double(round))
      log.record(.position, Int32(round % 2), Int32(round))
      log.record(.variable, 5, VariableRecord(position: Int32(round), generation: 1))
    }
    expectEqual(log.mode, .firstChanges)
    var values = [-1.0, -1, -1]
    var positions = [Int32(-1), -1]
    var variable = VariableRecord(position: -1, generation: 0)
    while !log.isEmpty {
      let (kind, index) = log.popHeader()
      switch kind {
      case .value: log.popPayload(into: &values[Int(index)])
      case .position: log.popPayload(into: &positions[Int(index)])
      default: log.popPayload(into: &variable)
      }
    }
    expectEqual(values, [0, 1, 2])
    expectEqual(positions, [0, 1])
    expect(variable.position == 0 && variable.generation == 1)
  }
}
