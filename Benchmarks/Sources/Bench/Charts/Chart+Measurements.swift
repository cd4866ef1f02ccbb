import FoundationEssentials

extension Chart {
  /// The times of one workload: ours, the peer's and by hand, cold in full and edits in dashes.
  init(_ workload: Workload, _ measurements: [Measurement]) {
    var lines: [Line] = []
    for phase in [Phase.cold, .edit] {
      let own = measurements.filter {
        $0.workload == workload.name && $0.phase == phase && $0.level == .simplex
      }
      func line(
        _ label: String, _ color: String, _ time: (Measurement) -> Double?
      ) {
        let points = own.compactMap { measurement in
          time(measurement).map { (x: Double(measurement.size), y: $0) }
        }
        if points.isEmpty { return }
        lines.append(
          Line(
            label: "\(label), \(phase.rawValue)", color: color, isDashed: phase == .edit,
            points: points))
      }
      line("Simplex", "#0969da") { $0.ours.median }
      line(own.compactMap(\.peer?.name).first ?? "", "#cf5a12") { $0.peer?.samples.median }
      line("by hand", "#57606a") { $0.byHand?.samples.median }
    }
    self.init(
      title: "\(workload.name): time by size", unit: workload.unit, lines: lines)
  }

  /// Writes a chart for each workload that was measured at more than one size.
  static func write(_ measurements: [Measurement], to folder: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for workload in Workload.all {
      let sizes = Set(measurements.filter { $0.workload == workload.name }.map(\.size))
      guard sizes.count > 1 else { continue }
      let svg = Chart(workload, measurements).svg
      try Data(svg.utf8).write(to: URL(filePath: "\(folder)/\(workload.name).svg"))
    }
  }
}
