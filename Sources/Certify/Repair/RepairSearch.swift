import Anchors

/// Finds edits of a layout that repair its failures and lose nothing in any environment.
///
/// An edit is tried in the environment of the worst case and its base, and only then proved in all.
/// If it is not enough, edits for what is then lost are added to it.
package struct RepairSearch<Edit: Hashable, Fault: Error> {
  package typealias Maker = Certification<Fault>.Maker

  /// A layout that edits must not harm, such as a scene at a height.
  private struct Subject {
    let certification: Certification<Fault>
    let before: Certificate
    /// Returns the layout with edits; nil if it is none.
    let edited: ([Edit]) -> Maker?
    /// The frames in the base language.
    let frames: [Rect]
  }

  /// Edits that are not enough, and what is lost with them.
  private struct Step {
    var edits: [Edit]
    var rest: [Failure]
    let certification: Certification<Fault>
  }

  private var subjects: [Subject] = []
  private let candidates: (Failure) -> [Edit]
  private let isAttribute: (Edit) -> Bool

  /// The most attributes that a repair changes, the most edits with bounds, and the most that are
  /// tried for a failure.
  private static var limits: (attributes: Int, edits: Int, trials: Int) { (2, 3, 48) }
  /// The most insufficient edits of a size to which others are added.
  private static var breadth: Int { 6 }

  /// Prepares a search without layouts.
  ///
  /// - Parameters:
  ///   - candidates: Returns the edits that may repair a failure, the preferred ones first.
  ///   - isAttribute: Returns whether an edit changes an attribute, rather than adding a bound.
  package init(
    candidates: @escaping (Failure) -> [Edit], isAttribute: @escaping (Edit) -> Bool
  ) {
    self.candidates = candidates
    self.isAttribute = isAttribute
  }

  /// Adds a layout that edits must not harm, not judged yet, and returns its certificate.
  package mutating func add(
    _ certification: Certification<Fault>, edited: @escaping ([Edit]) -> Maker?
  ) throws(Fault) -> Certificate {
    var certification = certification
    let before = try certification.run()
    subjects.append(
      Subject(
        certification: certification, before: before, edited: edited,
        frames: Self.frames(certification, certification.make)))
    return before
  }

  /// Returns the edits that repair a failure and change least in the base language; nil if none do.
  ///
  /// - Parameters:
  ///   - failure: The failure, of the certificate that adding the layout returned.
  ///   - number: The number of its layout, in the order in which they were added.
  /// - Returns: The edits.
  /// - Complexity: At most 48 trials in two environments, and proofs of those that hold there.
  package func repair(of failure: Failure, in number: Int) -> [Edit]? {
    let subject = subjects[number]
    guard let worst = failure.cases.first?.environment else { return nil }
    let base = subject.certification.environments.bases[worst]
    let sample = base == worst ? [base] : [base, worst]
    var steps = [Step(edits: [], rest: [failure], certification: subject.certification)]
    var seen: Set<Set<Edit>> = []
    for _ in 0..<Self.limits.edits {
      var found: [Step] = []
      var reached: [Step] = []
      for step in steps {
        for edit in next(step) {
          let edits = step.edits + [edit]
          guard edits.count(where: isAttribute) <= Self.limits.attributes,
            seen.count < Self.limits.trials, seen.insert(Set(edits)).inserted,
            let trial = trial(edits, failure, subject, in: sample)
          else { continue }
          if trial.rest.isEmpty { found.append(trial) } else { reached.append(trial) }
        }
      }
      // Among equal changes the order of the candidates remains.
      let order = found.enumerated().map { ($1, change(with: $1.edits, subject), $0) }
        .sorted { ($0.1, $0.2) < ($1.1, $1.2) }
      for (step, _, _) in order {
        guard let proof = trial(step.edits, failure, subject, in: nil) else { continue }
        if proof.rest.isEmpty, subjects.count == 1 || holds(step.edits) { return step.edits }
        if !proof.rest.isEmpty { reached.append(proof) }
      }
      steps = Array(reached.prefix(Self.breadth))
    }
    return nil
  }

  /// Returns whether edits, of several repairs together, lose nothing in any layout.
  package func holds(_ edits: [Edit]) -> Bool {
    subjects.allSatisfy { trial(edits, nil, $0, in: nil)?.rest.isEmpty ?? false }
  }

  /// Returns whether a failure of a layout is gone with edits.
  package func isRepaired(_ failure: Failure, in number: Int, by edits: [Edit]) -> Bool {
    trial(edits, failure, subjects[number], in: nil)?.rest.isEmpty ?? false
  }

  /// Returns the edits for all that is lost at a step.
  private func next(_ step: Step) -> [Edit] {
    var edits: [Edit] = []
    for var failure in step.rest.prefix(3) {
      if failure.because.isEmpty {
        failure.because = (try? step.certification.because(failure)) ?? []
      }
      edits += candidates(failure).filter { !step.edits.contains($0) && !edits.contains($0) }
    }
    return edits
  }

  /// Judges edits that shall repair a failure, in some environments or all.
  ///
  /// Nil if they are of no use; otherwise they come with all that is newly lost or still is.
  private func trial(
    _ edits: [Edit], _ failure: Failure?, _ subject: Subject, in environments: [Int]?
  ) -> Step? {
    guard let make = subject.edited(edits) else { return nil }
    var certification = Certification(editing: subject.certification, make)
    guard let after = try? certification.run(in: environments, explaining: false) else {
      return nil
    }
    var rest = after.newFailures(since: subject.before)
    if let failure, let still = after.failures.first(where: { $0.key == failure.key }) {
      let isSame = still.cases.first?.loss == failure.cases.first?.loss
      if isSame { return nil }
      if !rest.contains(where: { $0.key == still.key }) { rest.insert(still, at: 0) }
    }
    // No edit makes a layout unambiguous.
    if rest.isEmpty, after.isLessCertain(than: subject.before) { return nil }
    return Step(edits: edits, rest: rest, certification: certification)
  }

  /// Returns by how many points the frames of the base language change.
  private func change(with edits: [Edit], _ subject: Subject) -> Double {
    guard let make = subject.edited(edits) else { return .infinity }
    let frames = Self.frames(subject.certification, make)
    guard frames.count == subject.frames.count else { return .infinity }
    let change = zip(frames, subject.frames).reduce(0) { sum, pair in
      [\Rect.minX, \.minY, \.width, \.height].reduce(sum) {
        $0 + (pair.0[keyPath: $1] - pair.1[keyPath: $1]).magnitude
      }
    }
    // Less than a pixel does not decide.
    return (change * 10).rounded()
  }

  /// Returns the frames in the first environment at the ends and in the middle of the widths.
  private static func frames(_ certification: Certification<Fault>, _ make: Maker) -> [Rect] {
    guard let environment = certification.environments.list.first,
      let input = try? make(environment, WidthError(share: 0, sign: 0), -1, 1),
      case .tree(let tree) = input
    else { return [] }
    var frames: [Rect] = []
    for range in certification.widths {
      let middle = (range.lowerBound + range.upperBound) / 2
      for width in [range.lowerBound, middle, range.upperBound] {
        guard (try? tree.root.layOut(width: width, height: tree.height)) != nil else { continue }
        frames += tree.root.viewsInOrder.map { $0.frame }
      }
    }
    return frames
  }
}
