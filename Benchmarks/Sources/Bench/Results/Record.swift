import FoundationEssentials
import Glibc

/// The measurements of one phase of one size of a workload, as stored in a JSON file.
struct Record: Codable {
  let workload: String
  let size: Int
  let phase: String
  /// The counted work of one run.
  let counters: Counters
  // Medians of nanoseconds; nil if only work was counted.
  var ours: Double?
  var ours90: Double?
  /// The width of the middle half of the samples, relative to the median.
  var spread: Double?
  /// Our time with freed memory kept by the allocator.
  var kept: Double?
  var peer: String?
  var peerTime: Double?
  var byHand: Double?

  enum CodingKeys: String, CodingKey {
    case workload, size, phase, counters, spread, peer
    case ours = "ours_ns"
    case ours90 = "ours_p90_ns"
    case kept = "kept_memory_ns"
    case peerTime = "peer_ns"
    case byHand = "by_hand_ns"
  }

  init(_ workload: Workload, _ size: Int, _ phase: Phase, _ counters: Counters) {
    self.workload = workload.name
    self.size = size
    self.phase = phase.rawValue
    self.counters = counters
  }

  /// The name, size and phase.
  var title: String { "\(workload) \(size) \(phase)" }

  /// The time of the peer relative to ours.
  var ratio: Double? { quotient(peerTime, ours) }

  /// Our time relative to that by hand.
  var costOverHand: Double? { quotient(ours, byHand) }

  /// The record of equal work, if there is one.
  func counterpart(in others: [Record]) -> Record? {
    others.first { $0.workload == workload && $0.size == size && $0.phase == phase }
  }
}

/// The quotient of two numbers, if both are present.
func quotient(_ upper: Double?, _ lower: Double?) -> Double? {
  guard let upper, let lower, lower > 0 else { return nil }
  return upper / lower
}

// MARK: Files

extension Record {
  /// Writes records to a file, one per line, so that a changed number is one changed line.
  static func write(_ records: [Record], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try records.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
    let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  static func read(from path: String) throws -> [Record] {
    try JSONDecoder().decode([Record].self, from: Data(contentsOf: URL(filePath: path)))
  }

  /// Fails unless a file can be written at the path; an existing file is unchanged.
  static func verifyWritable(_ path: String) throws {
    let isNew = access(path, F_OK) != 0
    guard let file = fopen(path, "a") else {
      throw UsageError(text: "cannot write \(path): \(String(cString: strerror(errno)))")
    }
    fclose(file)
    if isNew { unlink(path) }
  }
}

// MARK: Tables

extension Table {
  /// A row per record, with the exponents by which time and cells grow with the size.
  init(_ records: [Record]) {
    let peer = records.lazy.compactMap(\.peer).first
    let hasKept = records.contains { $0.kept != nil }
    self.init(
      ["workload", "size", "phase", "median", "p90", "spread"] + (hasKept ? ["kept memory"] : [])
        + ["growth", "pivots", "cells", "cell growth", "allocs", "bytes"]
        + (peer.map { [$0, "ratio"] } ?? []) + ["by hand", "cost"], leftColumns: 1)
    for record in records {
      let smaller = records.last {
        $0.workload == record.workload && $0.phase == record.phase && $0.size < record.size
      }
      var row = [record.workload, String(record.size), record.phase]
      row += [Self.time(record.ours), Self.time(record.ours90)]
      row.append(record.spread.map(Format.percent) ?? "")
      if hasKept { row.append(Self.time(record.kept)) }
      row.append(Self.growth(smaller, record) { $0.ours })
      row += [record.counters.pivots, record.counters.cells].map { $0.map(Format.count) ?? "" }
      row.append(Self.growth(smaller, record) { $0.counters.cells })
      row += [Format.count(record.counters.allocations), Format.count(record.counters.bytes)]
      if peer != nil { row += [Self.time(record.peerTime), Self.factor(record.ratio)] }
      row += [Self.time(record.byHand), Self.factor(record.costOverHand)]
      append(row)
    }
  }

  /// Records next to those of an earlier run.
  init(_ records: [Record], against earlier: [Record]) {
    self.init(
      [
        "workload", "size", "phase", "before", "now", "time", "cells before", "cells now",
        "allocs before", "allocs now",
      ], leftColumns: 1)
    for record in records {
      guard let before = record.counterpart(in: earlier) else { continue }
      let change = quotient(record.ours, before.ours).map { Format.percent($0 - 1) } ?? ""
      append([
        record.workload, String(record.size), record.phase, Self.time(before.ours),
        Self.time(record.ours), change.hasPrefix("-") ? change : "+" + change,
        before.counters.cells.map(Format.count) ?? "",
        record.counters.cells.map(Format.count) ?? "",
        Format.count(before.counters.allocations), Format.count(record.counters.allocations),
      ])
    }
  }

  private static func time(_ value: Double?) -> String { value.map(Format.time) ?? "" }

  private static func factor(_ value: Double?) -> String { value.map(Format.factor) ?? "" }

  /// The exponent by which a number grows with the size.
  private static func growth(
    _ smaller: Record?, _ larger: Record, _ figure: (Record) -> Double?
  ) -> String {
    guard let smaller, let before = figure(smaller), let after = figure(larger), before > 0,
      after > 0
    else { return "" }
    return Format.decimals(log(after / before) / log(Double(larger.size) / Double(smaller.size)), 2)
  }
}
