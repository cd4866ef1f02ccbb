import PeerInterface

/// Runs workloads through all contenders.
struct Runner {
  let peer: PeerFunctions?
  var interleaver = Interleaver()
  /// True if sizes and peers are those of quick runs.
  var isQuick = false

  /// Measures phases of one size of a workload: answers first, then counters, then times.
  func measure(
    _ workload: Workload, _ size: Int, _ phases: [Phase], _ report: Report
  ) throws -> [Record] {
    let phases = workload.phases.filter(phases.contains)
    switch workload.source {
    case .rows(let make): return try measure(workload, size, phases, make(size), report)
    case .tree: return try measureTree(workload, size, phases, report)
    }
  }

  private func measure(
    _ workload: Workload, _ size: Int, _ phases: [Phase], _ problem: Problem, _ report: Report
  ) throws -> [Record] {
    let ours = SimplexContender(problem)
    var others: [any Contender] = []
    if let peer, size <= (isQuick ? workload.quickPeerLimit : workload.peerLimit) {
      others.append(PeerContender(peer, problem))
    }
    if let byHand = workload.byHand?(size) { others.append(byHand) }
    let check = try AnswerCheck(problem, phases, ours: ours, others: others)
    report.note(check, "\(workload.name) \(size)")
    // Phases measured alternately: a peer's cold run is compared with both.
    let fresh = phases.filter { $0 == .cold || $0 == .onebyone }
    let groups = [fresh] + phases.filter { !fresh.contains($0) }.map { [$0] }
    return try groups.flatMap { group in
      let tracks = group.flatMap { phase in
        check.contenders.filter { $0.takesPart(in: phase) }.map {
          Interleaver.Track(
            contender: $0, phase: phase, firstRun: check.firstRuns[phase]?[$0.name] ?? 0)
        }
      }
      return try records(workload, size, group, ours, tracks)
    }
  }

  /// Measures a tree, whose frames are compared with those by hand.
  private func measureTree(
    _ workload: Workload, _ size: Int, _ phases: [Phase], _ report: Report
  ) throws -> [Record] {
    let ours = workload.makeOurs(size)
    let byHand = workload.byHand?(size)
    return try phases.flatMap { phase in
      var answers: [[Double]] = []
      let contenders: [any Contender] = byHand.map { [ours, $0] } ?? [ours]
      let tracks = try contenders.filter { $0.takesPart(in: phase) }.map { contender in
        try contender.prepare(phase)
        let time = try Interleaver.time { try contender.run(phase, repetitions: 1) }
        answers.append(try contender.answer(after: phase))
        return Interleaver.Track(contender: contender, phase: phase, firstRun: time)
      }
      let apart = answers.count < 2 ? 0 : AnswerCheck.differing(answers[0], answers[1])
      if apart > 0 || answers.contains(where: { $0.count != answers[0].count }) {
        report.fault("\(workload.name) \(size) \(phase): \(apart) numbers differ by hand")
      }
      return try records(workload, size, [phase], ours, tracks)
    }
  }

  private func records(
    _ workload: Workload, _ size: Int, _ phases: [Phase], _ ours: any CountedContender,
    _ tracks: [Interleaver.Track]
  ) throws -> [Record] {
    let timed = zip(tracks, try interleaver.measure(tracks))
    return try phases.map { phase in
      var record = Record(workload, size, phase, try ours.counters(phase))
      for (track, samples) in timed {
        if track.contender === ours {
          guard track.phase == phase else { continue }
          record.ours = samples.median
          record.ours90 = samples.quantile(0.9)
          record.spread = (samples.quantile(0.75) - samples.quantile(0.25)) / samples.median
        } else if track.phase == (phase == .onebyone ? .cold : phase) {
          if track.contender is HandWritten {
            record.byHand = samples.median
          } else {
            record.peer = track.contender.name
            record.peerTime = samples.median
          }
        }
      }
      return record
    }
  }
}
