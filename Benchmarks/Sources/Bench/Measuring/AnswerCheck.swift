/// Compares the contenders' answers before any time is printed.
struct AnswerCheck {
  /// Wrong answers: ours violates a level more than another's.
  private(set) var faults: [String] = []
  /// Differences other than faults.
  private(set) var remarks: [String] = []
  /// The contenders that solve the problem, ours first.
  private(set) var contenders: [any Contender]
  /// The time of the first run in nanoseconds, by phase and contender.
  private(set) var firstRuns: [Phase: [String: Double]] = [:]
  private let problem: Problem

  /// Runs each phase once on all contenders and compares the results.
  init(
    _ problem: Problem, _ phases: [Phase], ours: SimplexContender, others: [any Contender]
  ) throws {
    self.problem = problem
    contenders = [ours] + others
    for phase in phases {
      let (first, second) = problem.editValues
      for suggested in phase == .edit ? [first, second] : [second] {
        try check(phase, suggested)
      }
    }
  }

  private mutating func check(_ phase: Phase, _ suggested: Double) throws {
    var answers: [(name: String, values: [Double], sums: ViolationSums)] = []
    for contender in contenders where contender.takesPart(in: phase) {
      do {
        try contender.prepare(phase)
        let time = try Interleaver.time { try contender.run(phase, repetitions: 1) }
        if firstRuns[phase]?[contender.name] == nil {
          firstRuns[phase, default: [:]][contender.name] = time
        }
        let values = try contender.answer(after: phase)
        answers.append(
          (contender.name, values, ViolationSums(problem, values, editValue: suggested)))
      } catch let failure as ContenderFailure where !(contender is SimplexContender) {
        remarks.append("\(phase.rawValue): \(failure.text)")
        contenders.removeAll { $0 === contender }
      }
    }
    guard let ours = answers.first else { return }
    if let required = ours.sums.requiredSum, !isSmall(required) {
      faults.append("\(phase.rawValue): required constraints miss by \(required)")
    }
    for theirs in answers.dropFirst() {
      if let required = theirs.sums.requiredSum, !isSmall(required) {
        // The time of a wrong answer is meaningless.
        remarks.append(
          "\(phase.rawValue): \(theirs.name) misses required constraints by "
            + "\(Format.significant(required)) and is left out")
        contenders.removeAll { $0.name == theirs.name }
        continue
      }
      let verdict = ours.sums.compared(to: theirs.sums)
      note(phase, verdict, theirs.name, apart: Self.differing(ours.values, theirs.values))
    }
  }

  private func isSmall(_ sum: Double) -> Bool { sum < 1e-6 * Double(problem.rowCount) }

  private mutating func note(
    _ phase: Phase, _ verdict: ViolationSums.Verdict, _ rival: String, apart: Int
  ) {
    switch verdict {
    case .worse(let level):
      faults.append(
        "\(phase.rawValue): ours leaves more of priority \(level) unsatisfied than \(rival)")
    case .better(let level):
      remarks.append("\(phase.rawValue): \(rival) leaves more of priority \(level) unsatisfied")
    case .equal:
      if apart > 0 {
        remarks.append("\(phase.rawValue): as good as \(rival)'s answer, \(apart) values differ")
      }
    }
  }

  /// The count of numbers that differ by more than a millionth.
  static func differing(_ ours: [Double], _ theirs: [Double]) -> Int {
    zip(ours, theirs).count { abs($0 - $1) > 1e-6 * max(1, abs($0), abs($1)) }
  }
}

/// The violations of a problem at some values, one sum per priority from the highest.
struct ViolationSums {
  let levels: [Double]
  let sums: [Double]

  /// Computes the violations of values.
  ///
  /// - Parameters:
  ///   - problem: The constraints.
  ///   - values: One per variable.
  ///   - editValue: The constant of the edit row, if not that of the problem.
  init(_ problem: Problem, _ values: [Double], editValue: Double? = nil) {
    let levels = Array(Set(problem.priorities)).sorted(by: >)
    var sums = [Double](repeating: 0, count: levels.count)
    let position = Dictionary(uniqueKeysWithValues: levels.enumerated().map { ($1, $0) })
    for row in 0..<problem.rowCount {
      var activity = 0.0
      for term in problem.terms(of: row) {
        activity += problem.coefficients[term] * values[Int(problem.termVariables[term])]
      }
      let constant =
        row == problem.editRow ? editValue ?? problem.constants[row] : problem.constants[row]
      let excess = activity - constant
      let violation =
        switch problem.relations[row] {
        case -1: max(0, excess)
        case 1: max(0, -excess)
        default: abs(excess)
        }
      sums[position[problem.priorities[row]] ?? 0] += violation
    }
    self.levels = levels
    self.sums = sums
  }

  /// The sum of violations of the required constraints, if there are any.
  var requiredSum: Double? { levels.first == Problem.Level.required ? sums.first : nil }

  /// The result of comparing sums level by level; the first difference decides.
  enum Verdict: Equatable {
    case equal
    case better(level: Double)
    case worse(level: Double)
  }

  func compared(to other: ViolationSums) -> Verdict {
    for index in levels.indices {
      if !sums[index].isFinite { return .worse(level: levels[index]) }
      let tolerance = 1e-6 * max(1, abs(sums[index]), abs(other.sums[index]))
      if sums[index] < other.sums[index] - tolerance { return .better(level: levels[index]) }
      if sums[index] > other.sums[index] + tolerance { return .worse(level: levels[index]) }
    }
    return .equal
  }
}
