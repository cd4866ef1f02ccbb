import FoundationEssentials

/// The most that one phase of one problem may cost.
struct Threshold: Codable, Equatable {
  let size: Int
  let phase: String
  let pivots: Double?
  let cells: Double?
  let allocations: Double
  let bytes: Double

  init(size: Int, phase: String, _ counters: Counters) {
    self.size = size
    self.phase = phase
    pivots = counters.pivots
    cells = counters.cells
    allocations = counters.allocations
    bytes = counters.bytes
  }

  /// Where the other costs more, in words, and by how much.
  ///
  /// Counts hold exactly. Bytes may exceed by a hundredth, as allocators round differently.
  func excesses(of other: Threshold) -> [String] {
    func excess(_ what: String, _ limit: Double?, _ found: Double?, _ slack: Double) -> String? {
      guard let limit, let found, found > limit + abs(limit) * slack else { return nil }
      let relative =
        limit > 0 ? " (+\(Format.decimals((found / limit - 1) * 100, 1)) %)" : ""
      return "\(what) \(Format.count(found)) instead of \(Format.count(limit))\(relative)"
    }
    return [
      excess("pivots", pivots, other.pivots, 0), excess("cells", cells, other.cells, 0),
      excess("allocations", allocations, other.allocations, 0),
      excess("bytes", bytes, other.bytes, 0.01),
    ].compactMap(\.self)
  }

  static func write(_ thresholds: [Threshold], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(thresholds) + Data("\n".utf8)).write(to: URL(filePath: path))
  }

  static func read(from path: String) throws -> [Threshold] {
    try JSONDecoder().decode([Threshold].self, from: Data(contentsOf: URL(filePath: path)))
  }
}
