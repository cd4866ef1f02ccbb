extension Runner {
  /// Both phases of one tree: frames against those by hand first, then counts, then times.
  func measure(
    _ workload: TreeWorkload, _ size: Int, _ phases: [Phase], report: Report
  ) throws -> [Measurement] {
    let ours = TreeContender(workload, size)
    let byHand = workload.byHand?(size)
    var results: [Measurement] = []
    for phase in phases where ours.takesPart(in: phase) {
      var tracks: [Interleaver.Track] = []
      var answers: [[Double]] = []
      for contender in [ours, byHand].compactMap(\.self) where contender.takesPart(in: phase) {
        try contender.prepare(phase)
        let time = try Stopwatch.time { _ = try contender.run(phase, repetitions: 1) }
        answers.append(try contender.answer(after: phase))
        tracks.append(Interleaver.Track(contender: contender, phase: phase, firstRun: time))
      }
      if answers.count == 2 {
        let apart = AnswerCheck.differing(answers[0], answers[1])
        if apart > 0 || answers[0].count != answers[1].count {
          report.fault(
            "\(workload.name) \(size) \(phase.rawValue): \(apart) numbers differ by hand")
        }
      }
      let samples = try interleaver.measure(tracks)
      results.append(
        Measurement(
          workload: workload.name, size: size, phase: phase, level: .anchors, ours: samples[0],
          counters: try ours.counters(phase),
          byHand: samples.count > 1
            ? Measurement.Rival(name: tracks[1].contender.name, samples: samples[1]) : nil))
    }
    return results
  }
}
