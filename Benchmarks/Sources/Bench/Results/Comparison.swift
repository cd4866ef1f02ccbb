/// This run against an earlier one.
enum Comparison {
  static func table(_ now: [Record], against earlier: [Record]) -> Table {
    var table = Table(
      [
        "workload", "level", "size", "phase", "before", "now", "time", "cells before",
        "cells now", "allocs before", "allocs now",
      ], leftColumns: 2)
    for record in now {
      guard
        let before = earlier.first(where: {
          $0.workload == record.workload && $0.size == record.size && $0.phase == record.phase
            && $0.level == record.level
        })
      else { continue }
      table.append([
        record.workload, record.level, String(record.size), record.phase,
        Format.time(before.oursNanoseconds), Format.time(record.oursNanoseconds),
        signed(record.oursNanoseconds / before.oursNanoseconds - 1),
        before.counters?.cells.map(Format.count) ?? "",
        record.counters?.cells.map(Format.count) ?? "",
        before.counters.map { Format.count($0.allocations) } ?? "",
        record.counters.map { Format.count($0.allocations) } ?? "",
      ])
    }
    return table
  }

  private static func signed(_ change: Double) -> String {
    (change >= 0 ? "+" : "") + Format.percent(change)
  }
}
