import Simplex
import Testing

/// A bug reported against another solver, and this solver's result for the same input.
struct PeerBug {
  /// The report.
  let source: String
  /// The result of the other solver.
  let peersGive: String
  /// The correct result.
  let required: String
  /// The result of this solver, equal to `required` if it is correct.
  let ours: String

  /// Fails the calling test unless the result is the required one.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(ours == required, "\(source)", sourceLocation: sourceLocation)
  }

  /// All bugs, in the order of the table.
  static func all() throws -> [PeerBug] {
    [
      try kiwi28(), try kiwi33(), try kiwijs31(), try det60(), try kiwi16(), try kiwi20(),
      try ratatui1855(), try elementary862(), try kiwi71(), try kiwi154(), try kiwi197(),
      try matplotlib10655(), try cassowaryDart12(), try nangege3(), try compnerd1(),
      try cassowaryjs63(), try amoeba1(), try kiwi15(), try rhea18(), try cassowaryjs47(),
      try cassowaryjs57(), try rhea34(), try rhea40(), try ratatui1405(), try ratatui2189(),
      try cassowaryNET1(),
    ]
  }

  /// The table, one row a bug.
  static func table() throws -> String {
    let rows = try all().map { [$0.source, $0.peersGive, $0.required, $0.ours] }
    let header = ["source", "peers give", "required", "ours"]
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    let line = { (cells: [String]) in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "| " + padded.joined(separator: " | ") + " |\n"
    }
    let rule = line(widths.map { String(repeating: "-", count: $0) })
    return line(header) + rule + rows.map(line).joined()
  }

  /// A number without trailing zeros.
  static func text(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Several numbers without trailing zeros.
  static func text(_ values: [Double]) -> String {
    values.map { text($0) }.joined(separator: ", ")
  }
}
