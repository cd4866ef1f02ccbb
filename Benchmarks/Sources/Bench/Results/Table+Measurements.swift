import Glibc

extension Table {
  /// The measurements, a row each, with what time and cells grow by from one size to the next.
  init(_ measurements: [Measurement]) {
    let peer = measurements.lazy.compactMap(\.peer?.name).first
    var headings = ["workload", "level", "size", "phase", "median", "p90", "spread"]
    headings += ["growth", "pivots", "cells", "cell growth", "allocs", "bytes"]
    if let peer { headings += [peer, "ratio"] }
    headings += ["by hand", "cost"]
    self.init(headings, leftColumns: 2)
    for measurement in measurements {
      let smaller = measurements.last {
        $0.workload == measurement.workload && $0.phase == measurement.phase
          && $0.level == measurement.level && $0.size < measurement.size
      }
      var row = [
        measurement.workload, measurement.level.rawValue, String(measurement.size),
        measurement.phase.rawValue,
        Format.time(measurement.ours.median), Format.time(measurement.ours.quantile(0.9)),
        Format.percent(measurement.ours.spread),
        Self.growth(smaller, measurement) { $0.ours.median },
        Self.count(measurement.counters.pivots), Self.count(measurement.counters.cells),
        Self.growth(smaller, measurement) { $0.counters.cells ?? 0 },
        Format.count(measurement.counters.allocations), Format.count(measurement.counters.bytes),
      ]
      if peer != nil {
        row.append(measurement.peer.map { Format.time($0.samples.median) } ?? "")
        row.append(measurement.ratio.map(Format.factor) ?? "")
      }
      row.append(measurement.byHand.map { Format.time($0.samples.median) } ?? "")
      row.append(measurement.costOverHand.map(Format.factor) ?? "")
      append(row)
    }
  }

  private static func count(_ value: Double?) -> String { value.map(Format.count) ?? "" }

  /// The exponent by which a figure grows with size.
  static func growth(
    _ smaller: Measurement?, _ larger: Measurement, _ figure: (Measurement) -> Double
  ) -> String {
    guard let smaller, figure(smaller) > 0, figure(larger) > 0 else { return "" }
    let exponent =
      log(figure(larger) / figure(smaller)) / log(Double(larger.size) / Double(smaller.size))
    return Format.decimals(exponent, 2)
  }
}
