import FoundationEssentials

/// A measurement as it stands in a JSON file.
struct Record: Codable {
  let workload: String
  let size: Int
  let phase: String
  /// `simplex` for the solver, `anchors` for the layout engine, `manual` for frames by hand.
  let level: String
  let oursNanoseconds: Double
  let oursP90Nanoseconds: Double
  let spread: Double
  let peer: String?
  let peerNanoseconds: Double?
  let ratio: Double?
  let counters: Counters?

  enum CodingKeys: String, CodingKey {
    case workload, size, phase, level, spread, peer, ratio, counters
    case oursNanoseconds = "ours_ns"
    case oursP90Nanoseconds = "ours_p90_ns"
    case peerNanoseconds = "peer_ns"
  }
}

extension Record {
  /// One record for ours and one for the frames by hand, if there are any.
  static func records(_ measurements: [Measurement]) -> [Record] {
    measurements.flatMap { measurement in
      var records = [
        Record(
          workload: measurement.workload, size: measurement.size,
          phase: measurement.phase.rawValue, level: measurement.level.rawValue, measurement.ours,
          peer: measurement.peer, ratio: measurement.ratio, counters: measurement.counters)
      ]
      if measurement.level == .simplex, let byHand = measurement.byHand {
        records.append(
          Record(
            workload: measurement.workload, size: measurement.size,
            phase: measurement.phase.rawValue, level: "manual", byHand.samples, peer: nil,
            ratio: nil, counters: nil))
      }
      return records
    }
  }

  private init(
    workload: String, size: Int, phase: String, level: String, _ samples: Samples,
    peer: Measurement.Rival?, ratio: Double?, counters: Counters?
  ) {
    self.workload = workload
    self.size = size
    self.phase = phase
    self.level = level
    oursNanoseconds = samples.median
    oursP90Nanoseconds = samples.quantile(0.9)
    spread = samples.spread
    self.peer = peer?.name.lowercased()
    peerNanoseconds = peer?.samples.median
    self.ratio = ratio
    self.counters = counters
  }

  static func write(_ records: [Record], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(records).write(to: URL(filePath: path))
  }

  static func read(from path: String) throws -> [Record] {
    try JSONDecoder().decode([Record].self, from: Data(contentsOf: URL(filePath: path)))
  }
}
