/// What was measured of one phase of one problem.
struct Measurement {
  /// Times of a contender that we are compared with.
  struct Rival {
    let name: String
    let samples: Samples
  }

  /// What of the library is measured.
  enum Level: String, CaseIterable {
    case simplex, anchors
  }

  let workload: String
  let size: Int
  let phase: Phase
  var level = Level.simplex
  let ours: Samples
  let counters: Counters
  var peer: Rival?
  var byHand: Rival?

  /// How many times as long as ours the peer takes.
  var ratio: Double? { peer.map { $0.samples.median / ours.median } }

  /// How many times as long as by hand ours takes.
  var costOverHand: Double? { byHand.map { ours.median / $0.samples.median } }
}
