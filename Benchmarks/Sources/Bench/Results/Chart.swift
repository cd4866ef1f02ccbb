import FoundationEssentials
import Glibc

/// Lines on logarithmic axes, as SVG.
struct Chart {
  /// One line.
  struct Line {
    let label: String
    let color: String
    let isDashed: Bool
    /// Size and nanoseconds.
    let points: [(x: Double, y: Double)]
  }

  let title: String
  let unit: String
  let lines: [Line]

  private let width = 720.0
  private let height = 440.0
  private let left = 70.0
  private let right = 170.0
  private let top = 44.0
  private let bottom = 48.0

  var svg: String {
    let points = lines.flatMap(\.points)
    guard let xMin = points.map(\.x).min(), let xMax = points.map(\.x).max(),
      let yMin = points.map(\.y).min(), let yMax = points.map(\.y).max()
    else { return "" }
    let xRange = log10(xMin)...max(log10(xMax), log10(xMin) + 1)
    let yRange = log10(yMin).rounded(.down)...max(log10(yMax).rounded(.up), 1)
    func x(_ value: Double) -> Double {
      left + (log10(value) - xRange.lowerBound) / (xRange.upperBound - xRange.lowerBound)
        * (width - left - right)
    }
    func y(_ value: Double) -> Double {
      height - bottom - (log10(value) - yRange.lowerBound)
        / (yRange.upperBound - yRange.lowerBound) * (height - top - bottom)
    }
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\""
        + " font-family=\"Helvetica, Arial, sans-serif\" font-size=\"12\">",
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
      text(left, 24, title, size: 15),
      text((left + width - right) / 2, height - 12, unit, anchor: "middle"),
    ]
    for power in Int(yRange.lowerBound)...Int(yRange.upperBound) {
      let level = y(pow(10, Double(power)))
      parts.append(rule(left, level, width - right, level))
      parts.append(
        text(left - 8, level + 4, Self.label(pow(10, Double(power))), anchor: "end"))
    }
    for value in Set(points.map(\.x)).sorted() {
      parts.append(rule(x(value), top, x(value), height - bottom))
      parts.append(text(x(value), height - bottom + 18, Format.count(value), anchor: "middle"))
    }
    var labels: [(y: Double, line: Line)] = []
    for line in lines {
      guard let last = line.points.last else { continue }
      let path = line.points.map { "\(number(x($0.x))),\(number(y($0.y)))" }
      parts.append(
        "<polyline fill=\"none\" stroke=\"\(line.color)\" stroke-width=\"2\""
          + (line.isDashed ? " stroke-dasharray=\"5 4\"" : "")
          + " points=\"\(path.joined(separator: " "))\"/>")
      for point in line.points {
        parts.append(
          "<circle cx=\"\(number(x(point.x)))\" cy=\"\(number(y(point.y)))\" r=\"3\""
            + " fill=\"\(line.color)\"/>")
      }
      labels.append((y(last.y), line))
    }
    parts += Self.spaced(labels).map { level, line in
      text(width - right + 8, level + 4, line.label, color: line.color)
    }
    return (parts + ["</svg>", ""]).joined(separator: "\n")
  }

  /// Moves labels apart so that none covers another.
  private static func spaced(_ labels: [(y: Double, line: Line)]) -> [(Double, Line)] {
    var floor = -Double.infinity
    return labels.sorted { $0.y < $1.y }.map { label in
      floor = max(label.y, floor + 15)
      return (floor, label.line)
    }
  }

  private static func label(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(Int(nanoseconds)) ns"
    case ..<1e6: "\(Int(nanoseconds / 1e3)) µs"
    case ..<1e9: "\(Int(nanoseconds / 1e6)) ms"
    default: "\(Int(nanoseconds / 1e9)) s"
    }
  }

  private func number(_ value: Double) -> String { Format.decimals(value, 1) }

  private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    "<line x1=\"\(number(x1))\" y1=\"\(number(y1))\" x2=\"\(number(x2))\" y2=\"\(number(y2))\""
      + " stroke=\"#d8dee4\"/>"
  }

  private func text(
    _ x: Double, _ y: Double, _ content: String, anchor: String = "start", size: Int = 12,
    color: String = "#24292f"
  ) -> String {
    "<text x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\" font-size=\"\(size)\""
      + " fill=\"\(color)\">\(content)</text>"
  }
}

extension Chart {
  /// Draws the times of a workload, of its tree of views, of the peer and by hand: cold runs as
  /// full lines, changes as dashed lines.
  init(_ workload: Workload, _ records: [Record]) {
    var lines: [Line] = []
    func add(_ label: String, _ color: String, _ name: String, _ time: (Record) -> Double?) {
      for phase in [Phase.cold, .edit] {
        let points = records.filter { $0.workload == name && $0.phase == phase.rawValue }
          .compactMap { record in time(record).map { (x: Double(record.size), y: $0) } }
        if points.isEmpty { continue }
        lines.append(
          Line(
            label: "\(label), \(phase)", color: color, isDashed: phase != .cold, points: points))
      }
    }
    add(records.lazy.compactMap(\.peer).first ?? "", "#cf5a12", workload.name) { $0.peerTime }
    if !workload.isTree { add("Anchors", "#8250df", "anchors/\(workload.name)") { $0.ours } }
    add(workload.isTree ? "Anchors" : "Simplex", "#0969da", workload.name) { $0.ours }
    add("by hand", "#57606a", workload.name) { $0.byHand }
    self.init(title: "\(workload.name): time by size", unit: workload.unit, lines: lines)
  }

  /// Writes a chart for each workload measured at more than one size.
  static func write(_ records: [Record], to folder: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for workload in Workload.all {
      let sizes = Set(records.filter { $0.workload == workload.name }.map(\.size))
      guard sizes.count > 1 else { continue }
      let name = workload.isTree ? "views-\(workload.name.dropFirst(8))" : workload.name
      let svg = Chart(workload, records).svg
      try Data(svg.utf8).write(to: URL(filePath: "\(folder)/\(name).svg"))
    }
  }
}
