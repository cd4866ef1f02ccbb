import PeerInterface

/// Runs problems through all contenders.
struct Runner {
  let peer: PeerFunctions?
  var interleaver = Interleaver()
  /// Whether peers take part only up to ``Workload/quickPeerLimit``.
  var isQuick = false

  /// All phases of one problem: answers first, then counters, then times.
  func measure(
    _ workload: Workload, _ size: Int, _ phases: [Phase], report: Report
  ) throws -> [Measurement] {
    let problem = workload.make(size)
    let ours = SimplexContender(problem)
    var others: [any Contender] = []
    if let peer, size <= (isQuick ? workload.quickPeerLimit : workload.peerLimit) {
      others.append(PeerContender(peer, problem))
    }
    if let byHand = workload.byHand?(size, problem) { others.append(byHand) }

    let check = try AnswerCheck(problem, phases, ours: ours, others: others)
    report.note(check, "\(workload.name) \(size)")
    var results: [Measurement] = []
    for group in Self.groups(phases) {
      var tracks: [Interleaver.Track] = []
      for phase in group {
        for contender in check.contenders where contender.takesPart(in: phase) {
          tracks.append(
            Interleaver.Track(
              contender: contender, phase: phase,
              firstRun: check.firstRuns[phase]?[contender.name] ?? 0))
        }
      }
      let samples = try interleaver.measure(tracks)
      for phase in group {
        func rival(_ accept: (any Contender) -> Bool) -> Measurement.Rival? {
          // Adding one at a time is compared with the cold run of those who know nothing else.
          for (track, samples) in zip(tracks, samples)
          where accept(track.contender)
            && (track.phase == phase || phase == .onebyone && track.phase == .cold)
          {
            return Measurement.Rival(name: track.contender.name, samples: samples)
          }
          return nil
        }
        guard let own = tracks.firstIndex(where: { $0.contender === ours && $0.phase == phase })
        else { continue }
        results.append(
          Measurement(
            workload: workload.name, size: size, phase: phase, ours: samples[own],
            counters: try ours.counters(phase), peer: rival { $0 is PeerContender },
            byHand: rival { !($0 is PeerContender) && $0 !== ours }))
      }
    }
    return results
  }

  /// Phases that are timed in turn with one another.
  private static func groups(_ phases: [Phase]) -> [[Phase]] {
    let fresh = phases.filter { $0 == .cold || $0 == .onebyone }
    return (fresh.isEmpty ? [] : [fresh]) + phases.filter { !fresh.contains($0) }.map { [$0] }
  }
}
