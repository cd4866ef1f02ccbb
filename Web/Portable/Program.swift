#if arch(wasm32)
private nonisolated(unsafe) var computed: [LayoutHashes?] = [nil, nil, nil]

/// Returns one hash or count for the host.
///
/// - Parameters:
///   - source: The index of the source.
///   - kind: The index of the kind of results. The indices after the last kind are the hash of all
///     hashes, the number of layouts with frames, and the number of failed layouts.
/// - Returns: The hash or count, or 0 if there is no such source or kind.
@c(hash)
public func hash(source: Int32, kind: Int32) -> UInt64 {
  guard let chosen = LayoutSource(rawValue: Int(source)) else { return 0 }
  let hashes = computed[chosen.rawValue] ?? LayoutHashes(chosen)
  computed[chosen.rawValue] = hashes
  let counts = [UInt64(hashes.counts.laidOut), UInt64(hashes.counts.refused)]
  let values = hashes.values + [hashes.all] + counts
  return values.indices.contains(Int(kind)) ? values[Int(kind)] : 0
}
#else
@main
struct Program {
  static func main() {
    for source in LayoutSource.allCases {
      let hashes = LayoutHashes(source)
      for (name, value) in zip(LayoutHashes.names, hashes.values) {
        print("\(source.name) \(name) \(hexadecimal(value))")
      }
      print("\(source.name) all \(hexadecimal(hashes.all))")
      print("\(source.name) layouts \(hashes.counts.laidOut)+\(hashes.counts.refused)")
    }
  }

  private static func hexadecimal(_ value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
#endif
