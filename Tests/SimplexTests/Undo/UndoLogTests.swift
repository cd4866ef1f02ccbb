import TestSupport
import Testing

@testable import Simplex

/// The log of values that a call overwrites.
@Suite("Undo log")
struct UndoLogTests {
  @Test("records of every kind are popped in reverse order with equal bits")
  func reverse() {
    var log = UndoLog()
    defer { log.free() }
    log.mode = .all
    let variable = VariableRecord(heldValue: -0.0, position: 7, generation: 3)
    let row = RowRecord(
      constant: 0.1, start: 5, count: 2, level: 1, serial: 9, generation: 4, exponent: -3,
      relation: .lessThanOrEqual, side: .below)
    log.recordValue(4, -0.0)
    log.record(.variable, 1, variable)
    log.record(.row, 2, row)
    log.record(.link, 3, Link(next: 8, previous: noTerm))
    log.record(.position, 0, Int32(6))
    var (position, link) = (Int32(0), Link(next: 0, previous: 0))
    expect(log.popHeader() == (.position, 0))
    log.popPayload(into: &position)
    expectEqual(position, 6)
    expect(log.popHeader() == (.link, 3))
    log.popPayload(into: &link)
    expect(link.next == 8 && link.previous == noTerm)
    var oldRow = row
    (oldRow.constant, oldRow.side, oldRow.exponent, oldRow.isAlive) = (9, .active, 0, false)
    expect(log.popHeader() == (.row, 2))
    log.popPayload(into: &oldRow)
    expectEqual("\(oldRow)", "\(row)")
    var oldVariable = VariableRecord(position: 0, generation: 1)
    expect(log.popHeader() == (.variable, 1))
    log.popPayload(into: &oldVariable)
    expectEqual("\(oldVariable)", "\(variable)")
    var value = 1.0
    expect(log.popHeader() == (.value, 4))
    log.popPayload(into: &value)
    expectEqual(value.bitPattern, (-0.0).bitPattern)
    expect(log.isEmpty)
  }

  @Test("nothing is recorded while recording is off")
  func off() {
    var log = UndoLog()
    defer { log.free() }
    log.recordValue(0, 1)
    log.record(.position, 0, Int32(1))
    expect(log.isEmpty && log.length == 0)
  }
}
