import LayoutCommand
import TestSupport
import Testing

/// `layout replay` from arguments to output.
@Suite struct ReplayTests {
  private func run(_ arguments: [String], _ record: String) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem(["record": record])
    return (LayoutProgram(system: system).run(["replay"] + arguments), system)
  }

  @Test func `a record without differences gives status 0`() {
    let (status, system) = run(["record"], "v 1\na c1 1000 >= 3 1 0 1\n= 3.0\n")
    expect(status == .done && system.output == "2 calls, no differences\n")
    let (layout, tree) = run(["record"], "# a tree\nT\nl 3 4\n=\n")
    expect(layout == .done && tree.output == "2 calls, no differences\n")
  }

  @Test func `a differing answer gives status 1 and its call`() {
    let record = "v 1\na c1 1000 >= 3 1 0 1\n= 4.0\nq\n"
    let (status, system) = run(["record"], record)
    expectEqual(status, .notLaidOut)
    expectEqual(
      system.output,
      """
      # call 2 of 3, 'a c1 1000.0 >= 3.0 1 0 1.0': '= 3.0', expected '= 4.0'

      """)
    let (same, shorter) = run(["record", "--minimize", "--output", "short"], record)
    expectEqual(same, .notLaidOut)
    expectEqual(
      String(decoding: shorter.files["short"] ?? [], as: UTF8.self),
      """
      # '= 3.0', expected '= 4.0'
      v 1
      a c1 1000.0 >= 3.0 1 0 1.0
      = 4.0

      """)
  }

  @Test func `a line that is no call gives status 2 and its position`() {
    let (status, system) = run(["record"], "v 1\nnonsense\n")
    expect(status == .wrongInput && system.output.isEmpty)
    expectEqual(system.messages, "record:2: unknown call 'nonsense' of a solver\n")
  }

  @Test(arguments: [
    ("v 2\na c1 1000 >= 3 1 0 1\nc c1 4\nq\n", "v 2\nc c1 4.0\n"),
    ("T\nn 1 0 view\nc c1 4\nh 1 1\nl 3 4\n", "T\nn 1 0 view\nc c1 4.0\n"),
  ])
  func `a record that ends the program is reduced to the calls that end it`(
    record: String, shortest: String
  ) {
    // Simulates a system on which these two lines end the program.
    let lines = shortest.split(separator: "\n")
    let system = MemorySystem(["record": record])
    system.isDeadly = { text in lines.allSatisfy { text.contains($0.replacing(".0", with: "")) } }
    let status = LayoutProgram(system: system).run(["replay", "record", "--minimize"])
    expectEqual(status, .notLaidOut)
    let calls = record.split(separator: "\n").count
    expectEqual(system.output, "# one of \(calls) calls ends the program\n" + shortest)
    // Without `--minimize` no other program is started.
    system.isDeadly = { _ in
      Issue.record("asked"); return true
    }
    _ = LayoutProgram(system: system).run(["replay", "record"])
  }
}
