import Glibc

/// Measures several pieces of work alternately, A B C A B C …, so that other load on the machine
/// affects all of them equally.
struct Interleaver {
  /// One piece of work.
  struct Track {
    let contender: any Contender
    let phase: Phase
    /// The time of an earlier run, in nanoseconds.
    let firstRun: Double
  }

  /// Approximate time of one sample, in nanoseconds; short work is repeated to fill it.
  ///
  /// Long enough for the work to have its data in the caches again after the others ran.
  var sampleLength = 5e6
  /// Approximate time of all samples together, in nanoseconds.
  var budget = 2e9
  private let leastRounds = 5
  private let mostRounds = 101

  /// Measures the samples of each track.
  ///
  /// Slow work is not repeated: its first run is its only sample.
  func measure(_ tracks: [Track]) throws -> [Samples] {
    var results = [Samples](repeating: Samples(), count: tracks.count)
    var repetitions = [Int](repeating: 1, count: tracks.count)
    var roundLength = 0.0
    var repeated: [Int] = []
    for (index, track) in tracks.enumerated() {
      if track.firstRun > budget / 2 {
        results[index].append(track.firstRun)
        continue
      }
      var estimate = track.firstRun
      if estimate < sampleLength {
        // Measures once more with warm caches.
        estimate = max(20, try time(track, 4) / 4)
      }
      repetitions[index] = max(1, min(100_000, Int(sampleLength / estimate)))
      roundLength += estimate * Double(repetitions[index])
      repeated.append(index)
    }
    let rounds = max(leastRounds, min(mostRounds, Int(budget / max(1, roundLength))))
    for _ in 0..<rounds {
      for index in repeated {
        let time = try time(tracks[index], repetitions[index])
        results[index].append(time / Double(repetitions[index]))
      }
    }
    return results
  }

  private func time(_ track: Track, _ repetitions: Int) throws -> Double {
    try Self.time { try track.contender.run(track.phase, repetitions: repetitions) }
  }

  /// Measures the processor time of this thread for some work, in nanoseconds.
  ///
  /// Unlike wall time, it does not advance while other programs have the processor.
  static func time(_ work: () throws -> Double) throws -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
    let start = now()
    let sum = try work()
    let end = now()
    // Uses the sum, so that the work cannot be optimized away; the condition is never true.
    if sum == .infinity { throw ContenderFailure(text: "the values add up to infinity") }
    return end - start
  }
}

/// Nanoseconds per run, one number per sample.
struct Samples {
  private var sorted: [Double] = []

  mutating func append(_ value: Double) {
    sorted.append(value)
    sorted.sort()
  }

  /// The quantile of the samples, interpolated between neighbors.
  func quantile(_ part: Double) -> Double {
    guard let last = sorted.last else { return .nan }
    let position = part * Double(sorted.count - 1)
    let index = Int(position)
    guard index + 1 < sorted.count else { return last }
    return sorted[index] + (position - Double(index)) * (sorted[index + 1] - sorted[index])
  }

  var median: Double { quantile(0.5) }
}
