/// The calls of a solver with its answers as text, a call per line.
///
/// ```
/// v 2
/// a c1 1000.0 == 10.0 2 0 1.0 1 1.0
/// = 10.0 0.0
/// a c2 1000.0 >= 11.0 1 0 1.0
/// = 11.0 -1.0
/// a c3 1000.0 <= 3.0 1 0 1.0
/// ! unsatisfiable
/// ```
///
/// After a call, a line with `=` contains the exact values of all variables, or the answer to `Q`.
/// A line with `!` contains the error of a failing call. A line with `~ variable value …`
/// contains values that hold within a millionth.
public struct SolverRecord: Sendable, Equatable {
  /// The answer to a call.
  public enum Answer: Sendable, Equatable {
    /// Exact numbers.
    case exactly([Double])
    /// Values of variables within a millionth.
    case near([SolverRow.Term])
    /// The name of the error.
    case refused(String)
  }

  /// A call and its answer.
  public struct Entry: Sendable, Equatable {
    /// The call.
    public let call: SolverCall
    /// The required answer, or nil for any answer.
    public var answer: Answer?

    /// Creates an entry.
    public init(_ call: SolverCall, answer: Answer? = nil) {
      self.call = call
      self.answer = answer
    }
  }

  /// The calls in order.
  public var entries: [Entry]

  /// Creates a record of calls.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Reads a record.
  ///
  /// - Throws: `RecordError` at the first line that is not a call.
  public init(text: String) throws(RecordError) {
    var reader = RecordReader(text)
    entries = []
    while reader.nextWord != nil {
      let call = try SolverCall(&reader)
      var entry = Entry(call)
      if let word = reader.nextWord, word == "=" || word == "!" || word == "~" {
        entry.answer = try Answer(try reader.next())
      }
      entries.append(entry)
    }
  }

  /// The record as text, with a line break after each line.
  public var text: String {
    entries.map { entry in
      entry.call.text + "\n" + (entry.answer.map { $0.text + "\n" } ?? "")
    }.joined()
  }
}

extension SolverRecord.Answer {
  init(_ line: RecordLine) throws(RecordError) {
    switch line.words[0] {
    case "=": self = .exactly(try line.doubles(from: 1))
    case "!": self = .refused(try line.word(1))
    default:
      var values: [SolverRow.Term] = []
      for index in stride(from: 1, to: line.words.count, by: 2) {
        values.append(.init(try line.count(index), try line.double(index + 1)))
      }
      self = .near(values)
    }
  }

  var text: String {
    switch self {
    case .exactly(let numbers): (["="] + numbers.map(\.description)).joined(separator: " ")
    case .near(let values):
      (["~"] + values.flatMap { ["\($0.variable)", "\($0.coefficient)"] }).joined(separator: " ")
    case .refused(let kind): "! \(kind)"
    }
  }
}

extension SolverCall {
  /// The maximum number of updates around a call.
  private static let maximumDepth = 100

  init(_ reader: inout RecordReader, depth: Int = 0) throws(RecordError) {
    let line = try reader.next()
    switch line.words[0] {
    case "N": self = .start
    case "R": self = .removeAll
    case "q": self = .values
    case "k": self = .ranges
    case "v": self = .variables(try line.count(1))
    case "a": self = .add(try SolverRow(line))
    case "b":
      var rows: [SolverRow] = []
      for _ in 0..<(try line.count(1)) { rows.append(try SolverRow(try reader.next())) }
      self = .batch(rows)
    case "u", "U":
      guard depth < Self.maximumDepth else {
        throw line.fault("updates are nested more than \(Self.maximumDepth) deep")
      }
      var calls: [SolverCall] = []
      for _ in 0..<(try line.count(1)) {
        calls.append(try SolverCall(&reader, depth: depth + 1))
      }
      self = line.words[0] == "u" ? .update(calls) : .abandoned(calls)
    case "r": self = .remove(try line.word(1))
    case "c": self = .setConstant(try line.word(1), try line.double(2))
    case "p": self = .setPriority(try line.word(1), try line.double(2))
    case "e": self = .addEdit(try line.count(1), priority: try line.double(2))
    case "s": self = .suggest(try line.count(1), try line.double(2))
    case "d": self = .removeEdit(try line.count(1))
    case "m": self = .renew(try line.count(1))
    case "Q": self = .range(try line.count(1))
    default: throw line.fault("unknown call '\(line.words[0])' of a solver")
    }
  }

  /// The call as lines, without a line break after the last.
  var text: String {
    switch self {
    case .start: "N"
    case .removeAll: "R"
    case .values: "q"
    case .ranges: "k"
    case .variables(let count): "v \(count)"
    case .add(let row): row.text
    case .batch(let rows): (["b \(rows.count)"] + rows.map(\.text)).joined(separator: "\n")
    case .update(let calls): (["u \(calls.count)"] + calls.map(\.text)).joined(separator: "\n")
    case .abandoned(let calls): (["U \(calls.count)"] + calls.map(\.text)).joined(separator: "\n")
    case .remove(let id): "r \(id)"
    case .setConstant(let id, let constant): "c \(id) \(constant)"
    case .setPriority(let id, let priority): "p \(id) \(priority)"
    case .addEdit(let variable, let priority): "e \(variable) \(priority)"
    case .suggest(let variable, let value): "s \(variable) \(value)"
    case .removeEdit(let variable): "d \(variable)"
    case .renew(let variable): "m \(variable)"
    case .range(let variable): "Q \(variable)"
    }
  }
}

extension SolverRow {
  init(_ line: RecordLine) throws(RecordError) {
    guard line.words[0] == "a" else { throw line.fault("expected a constraint, 'a …'") }
    relation = try line.word(3)
    guard ["==", "<=", ">="].contains(relation) else {
      throw line.fault("expected ==, <= or >=, not '\(relation)'")
    }
    id = try line.word(1)
    priority = try line.double(2)
    constant = try line.double(4)
    let count = try line.count(5)
    guard line.words.count >= 6 + 2 * count else {
      throw line.fault("expected \(count) terms")
    }
    var terms: [Term] = []
    for index in 0..<count {
      terms.append(Term(try line.count(6 + 2 * index), try line.double(7 + 2 * index)))
    }
    self.terms = terms
  }

  var text: String {
    (["a \(id) \(priority) \(relation) \(constant) \(terms.count)"]
      + terms.map { "\($0.variable) \($0.coefficient)" }).joined(separator: " ")
  }
}

extension SolverCall {
  /// The first line of the call's text.
  public var firstLine: String { String(text.prefix { $0 != "\n" }) }
}
