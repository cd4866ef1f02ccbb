import FoundationEssentials

extension Chart {
  /// The times of one workload at both levels, the peer's and by hand, cold in full and changes in
  /// dashes.
  init(_ workload: String, unit: String, _ measurements: [Measurement]) {
    var lines: [Line] = []
    for phase in [Phase.cold, .edit, .readd] {
      func line(
        _ label: String?, _ color: String, _ level: Measurement.Level,
        _ time: (Measurement) -> Double?
      ) {
        guard phase != .readd || level == .anchors, let label else { return }
        let points = measurements.filter {
          $0.workload == workload && $0.phase == phase && $0.level == level
        }.compactMap { measurement in
          time(measurement).map { (x: Double(measurement.size), y: $0) }
        }
        if points.isEmpty { return }
        lines.append(
          Line(
            label: "\(label), \(phase.rawValue)", color: color, isDashed: phase != .cold,
            points: points))
      }
      let peer = measurements.lazy.compactMap(\.peer?.name).first
      line(peer, "#cf5a12", .simplex) { $0.peer?.samples.median }
      line("Anchors", "#8250df", .anchors) { $0.ours.median }
      line("Simplex", "#0969da", .simplex) { $0.ours.median }
      line("by hand", "#57606a", .simplex) { $0.byHand?.samples.median }
    }
    self.init(title: "\(workload): time by size", unit: unit, lines: lines)
  }

  /// Writes a chart for each workload that was measured at more than one size.
  static func write(_ measurements: [Measurement], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var units: [(name: String, unit: String)] = Workload.all.map { ($0.name, $0.unit) }
    for tree in TreeWorkload.all where !units.contains(where: { $0.name == tree.name }) {
      units.append((tree.name, tree.unit))
    }
    for (name, unit) in units {
      let sizes = Set(measurements.filter { $0.workload == name }.map(\.size))
      guard sizes.count > 1 else { continue }
      let svg = Chart(name, unit: unit, measurements).svg
      try Data(svg.utf8).write(to: URL(filePath: "\(folder)/\(name).svg"))
    }
  }
}
