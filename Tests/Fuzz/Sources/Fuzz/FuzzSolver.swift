import Glibc
import Replay

/// Replays solver calls with updates, queries inside them and abandoned ones, against new solvers.
func fuzzSolver(_ bytes: [UInt8]) {
  var reader = ByteReader(bytes)
  var maker = SolverCallMaker(variableCount: 1 + reader.below(8))
  var entries = [SolverRecord.Entry(.variables(maker.variableCount))]
  while !reader.isAtEnd, entries.count < 60 {
    entries.append(SolverRecord.Entry(maker.call(&reader, depth: 0)))
  }
  let record = SolverRecord(entries)
  if getenv("FUZZ_PRINT") != nil {
    print(record.text)
    fflush(nil)
  }
  if let fault = SolverReplay.firstFault(of: record, comparesAnswers: false) {
    fatalError("\(fault.message)\n\(record.text)")
  }
}

private struct SolverCallMaker {
  let variableCount: Int
  private var made = 0

  init(variableCount: Int) { self.variableCount = variableCount }

  mutating func call(_ reader: inout ByteReader, depth: Int) -> SolverCall {
    switch reader.below(depth < 2 ? 14 : 11) {
    case 0, 1, 2: return .add(row(&reader))
    case 3: return .remove(name(&reader))
    case 4: return .setConstant(name(&reader), reader.number())
    case 5: return .setPriority(name(&reader), priority(&reader))
    case 6: return .range(reader.below(variableCount))
    case 7: return .ranges
    case 8: return .removeEdit(reader.below(variableCount))
    case 9: return .suggest(reader.below(variableCount), reader.number())
    case 10: return .addEdit(reader.below(variableCount), priority: priority(&reader))
    case 11: return .batch((0..<(1 + reader.below(6))).map { _ in row(&reader) })
    case 12: return .update((0..<reader.below(6)).map { _ in call(&reader, depth: depth + 1) })
    default: return .abandoned((0..<reader.below(6)).map { _ in call(&reader, depth: depth + 1) })
    }
  }

  private mutating func row(_ reader: inout ByteReader) -> SolverRow {
    made += 1
    let terms = (0..<reader.below(4)).map { _ in
      SolverRow.Term(
        reader.below(variableCount), reader.pick([1, -1, 1, -1, 0.5, 2, -2, -0.75, 3, 0.1, 10]))
    }
    return SolverRow(
      id: "c\(made)", priority: priority(&reader), relation: reader.pick(["==", "<=", ">="]),
      constant: reader.number(), terms: terms)
  }

  private func name(_ reader: inout ByteReader) -> String { "c\(reader.below(max(made, 1)) + 1)" }

  private func priority(_ reader: inout ByteReader) -> Double {
    reader.pick([1000, 1000, 750, 500, 250, 999.5, 1])
  }
}
