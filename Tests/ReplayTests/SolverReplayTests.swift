import Replay
import Simplex
import TestSupport
import Testing

/// Records of solver calls.
@Suite struct SolverReplayTests {
  private static let every = """
    N
    v 3
    a c1 1000.0 == 10.0 2 0 1.0 1 -0.5
    b 2
    a c2 750.0 >= 4.0 1 2 1.0
    a c3 250.5 <= 1e-05 0
    u 3
    e 0 500.0
    s 0 -7.25
    U 1
    r c1
    c c2 6.0
    p c2 1000.0
    s 0 3.0
    q
    k
    Q 2
    d 0
    r c3
    v 4
    m 3
    R

    """

  @Test func `every solver call is read from its text`() throws {
    let record = try SolverRecord(text: Self.every)
    expectEqual(record.entries.count, 16)
    expectEqual(record.text, Self.every)
    expectNil(SolverReplay.firstFault(of: record))
    let answered = SolverReplay.answered(record)
    try expectEqual(SolverRecord(text: answered.text), answered)
    expectNil(SolverReplay.firstFault(of: answered))
  }

  @Test func `updates may be nested a hundred times`() throws {
    let nested = String(repeating: "u 1\n", count: 100)
    let record = try SolverRecord(text: "N\n" + nested + "v 1\nq\n= 0.0\n")
    expectNil(SolverReplay.firstFault(of: record))
    for count in [101, 100_000] {
      #expect {
        try SolverRecord(text: "N\n" + String(repeating: "u 1\n", count: count))
      } throws: { error in
        guard let error = error as? RecordError else { return false }
        return error.line == 102 && error.message == "updates are nested more than 100 deep"
      }
    }
  }

  @Test func `a recorder records calls and answers`() throws {
    var solver = Solver()
    let recorder = SolverRecorder()
    let x = recorder.makeVariable(in: &solver)
    let y = recorder.makeVariable(in: &solver)
    let sum = try recorder.add(x + y == 10, to: &solver)
    try recorder.update(&solver) { solver in
      try recorder.add([x >= 6, (y == 1).priority(500)], to: &solver)
    }
    #expect(throws: SolverError.self) { try recorder.add(x <= 5, to: &solver) }
    try recorder.setConstant(20, of: sum, in: &solver)
    // y is 1 if possible, so x is 9, then 19.
    expectEqual(
      recorder.record.text,
      """
      v 1
      = 0.0
      v 2
      = 0.0 0.0
      a c1 1000.0 == 10.0 2 0 1.0 1 1.0
      = \(recorder.record.entries[2].answer.map(Self.numbers) ?? "")
      u 1
      b 2
      a c2 1000.0 >= 6.0 1 0 1.0
      a c3 500.0 == 1.0 1 1 1.0
      = 9.0 1.0
      a c4 1000.0 <= 5.0 1 0 1.0
      ! unsatisfiable
      c c1 20.0
      = 19.0 1.0

      """)
    expectNil(SolverReplay.firstFault(of: recorder.record))
  }

  /// The numbers of an ambiguous answer.
  private static func numbers(_ answer: SolverRecord.Answer) -> String {
    guard case .exactly(let numbers) = answer else { return "" }
    return numbers.map(\.description).joined(separator: " ")
  }

  @Test(arguments: [
    ("= 3.0", nil), ("= 4.0", 1), ("~ 0 3.0000001", nil), ("~ 0 3.1", 1), ("! unsatisfiable", 1),
  ])
  func `a differing answer is found`(answer: String, entry: Int?) throws {
    let text = "v 1\na c1 1000 >= 3 1 0 1\n\(answer)\na c2 250 == 5 1 0 1\n= 5.0\n"
    let fault = SolverReplay.firstFault(of: try SolverRecord(text: text))
    expectEqual(fault?.entry, entry)
    expect(fault?.isAnswer ?? true)
    let shorter = SolverReplay.minimized(try SolverRecord(text: text))
    expectEqual(shorter?.entries.count, entry.map { $0 + 1 })
  }

  @Test(arguments: [
    ("v 1\nx 3\n", 2, "unknown call 'x' of a solver"),
    ("b 2\na c 1 == 1 0\n", 3, "unterminated call"),
    ("a c 1000 = 1 0", 1, "expected ==, <= or >=, not '='"),
    ("a c 1000 == 1 2 0 1", 1, "expected 2 terms"),
    ("# fine\n\nv -1", 3, "expected a whole number"), ("v 1\nc c1 x", 2, "invalid number 'x'"),
    ("u", 1, "more words"),
  ])
  func `a line that is no solver call is reported`(text: String, line: Int, words: String) {
    #expect {
      try SolverRecord(text: text)
    } throws: { error in
      guard let error = error as? RecordError else { return false }
      return error.line == line && error.message.contains(words)
    }
  }

  @Test func `calls with unknown names are skipped`() throws {
    let text =
      "v 1\nr c1\na c1 1000 == 3 1 0 1\na c1 1000 == 4 1 0 1\na c2 1000 == 4 1 5 1\ns 0 7\nq\n= 3.0\n"
    expectNil(SolverReplay.firstFault(of: try SolverRecord(text: text)))
  }

  @Test func `records of random calls replay without differences`() throws {
    for seed in UInt64(1)...30 {
      var generator = ScriptGenerator(seed: seed)
      var model = ScriptModel(variableCount: generator.variableCount)
      var operations: [ScriptOperation] = []
      for _ in 0..<30 {
        let operation = generator.operation(for: model)
        guard model.apply(operation) else { continue }
        operations.append(operation)
        // The solver refuses conflicts, which the model must not contain either.
        if try !model.isSatisfiable() { break }
      }
      let text = ScriptRecord.text(operations, variableCount: generator.variableCount)
      let record = try SolverRecord(text: text)
      expectNil(SolverReplay.firstFault(of: record), "seed \(seed)")
    }
  }
}
