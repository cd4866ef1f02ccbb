import TestSupport
import Testing

@testable import Simplex

/// The table with one element for each hold and each row.
@Suite("Table of basis entries")
struct EntryTableTests {
  private static let (variables, rows) = (5, 7)

  private var entries: [BasisEntry] {
    (0..<Self.variables).map { BasisEntry(holdOf: Int32($0)) }
      + (0..<Self.rows).map { BasisEntry(row: Int32($0)) }
  }

  @Test("holds and rows of the same number have elements of their own")
  func elements() {
    var arena = Arena(bytes: Arena.size(Self.variables + Self.rows, of: Int32.self))
    defer { arena.free() }
    let table = EntryTable<Int32>(
      variables: Self.variables, rows: Self.rows, repeating: -1, in: &arena)
    expectEqual(table.variables, Self.variables)
    expectEqual(table.rows, Self.rows)
    expect(entries.allSatisfy { table[$0] == -1 })
    for (number, entry) in entries.enumerated() { table[entry] = Int32(number) }
    expectEqual(entries.map { table[$0] }, (0..<12).map { Int32($0) })
    table.fill(3)
    expect(entries.allSatisfy { table[$0] == 3 })
  }

  @Test("a table without memory has no elements")
  func empty() {
    let table = EntryTable<Double>()
    expectEqual(table.variables, 0)
    expectEqual(table.rows, 0)
  }
}
