import AllocationCounter
import Anchors

/// Verifies that allocations of Swift are counted.
final class AllocationProbe {
  private let payload: Int

  private init(_ payload: Int) { self.payload = payload }

  /// Allocates a known number of objects and fails unless exactly as many blocks are counted.
  static func verify() throws {
    // Values computed once per program, such as the widths of its fonts, are not counted.
    _ = TextMeasurer.helvetica.measure(TextRequest("a"))
    let wanted: Int64 = 1000
    var probes: [AllocationProbe] = []
    probes.reserveCapacity(Int(wanted))
    allocationCountingStart()
    for number in 0..<Int(wanted) { probes.append(AllocationProbe(number)) }
    let held = allocationCountsNow()
    let sum = probes.reduce(0) { $0 + $1.payload }
    probes.removeAll(keepingCapacity: true)
    let freed = allocationCountingStop()
    guard sum > 0, held.allocations == wanted, held.liveBytes > 0, freed.liveBytes == 0 else {
      throw ContenderFailure(
        text: "the counter saw \(held.allocations) of \(wanted) allocations and "
          + "\(freed.liveBytes) bytes that were not freed: it does not stand before malloc here")
    }
  }
}
