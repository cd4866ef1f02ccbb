/// One system of constraints in flat storage, the input of every contender.
///
/// Row `r` has the terms `ends[r - 1] ..< ends[r]` and states
/// `Σ coefficient · variable  relation  constant` with a relation of -1 (at most), 0 (equal) or
/// 1 (at least).
struct Problem {
  /// The named priorities of the workloads; 1000 is required.
  enum Level {
    static let required = 1000.0
    static let strong = 750.0
    static let medium = 500.0
    static let weak = 250.0
  }

  /// The four variables of a rectangle.
  struct View {
    let left: Int32
    let top: Int32
    let width: Int32
    let height: Int32
  }

  private(set) var variableCount = 0
  private(set) var ends: [Int32] = []
  private(set) var termVariables: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var relations: [Int8] = []
  private(set) var constants: [Double] = []
  private(set) var priorities: [Double] = []

  /// The variable for which the edit phase suggests values.
  private(set) var editVariable: Int32 = -1
  /// The row that the edit variable replaces in that phase.
  private(set) var editRow = -1
  /// The two values that the edit phase suggests alternately.
  private(set) var editValues = (0.0, 0.0)

  var rowCount: Int { ends.count }

  /// The terms of a row.
  func terms(of row: Int) -> Range<Int> {
    (row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])
  }

  mutating func makeVariable() -> Int32 {
    variableCount += 1
    return Int32(variableCount - 1)
  }

  mutating func makeView() -> View {
    View(left: makeVariable(), top: makeVariable(), width: makeVariable(), height: makeVariable())
  }

  mutating func add(
    _ priority: Double, _ relation: Int8, _ constant: Double, _ terms: (Int32, Double)...
  ) {
    add(priority, relation, constant, terms)
  }

  mutating func add(
    _ priority: Double, _ relation: Int8, _ constant: Double, _ terms: [(Int32, Double)]
  ) {
    for (variable, coefficient) in terms {
      termVariables.append(variable)
      coefficients.append(coefficient)
    }
    ends.append(Int32(termVariables.count))
    relations.append(relation)
    constants.append(constant)
    priorities.append(priority)
  }

  /// Adds `variable = value` as the row that the edit phase replaces by an edit variable.
  mutating func addEdit(_ variable: Int32, _ priority: Double, _ value: Double, other: Double) {
    editVariable = variable
    editRow = rowCount
    editValues = (other, value)
    add(priority, 0, value, (variable, 1))
  }

  /// The row that the readd phase removes: the first required equation of at least two variables in
  /// the second half, which couples the rows after it to those before.
  ///
  /// If there is no such equation, the first row other than the edit row; -1 if there is none.
  var readdRow: Int {
    let middle = rowCount / 2
    let rows = Array(middle..<rowCount) + Array(0..<middle)
    let links = rows.first {
      priorities[$0] == Level.required && relations[$0] == 0 && terms(of: $0).count > 1
    }
    return links ?? rows.first { $0 != editRow } ?? -1
  }

  /// The problem with its rows in another order.
  func reordered(_ order: [Int]) -> Problem {
    var result = self
    result.ends = []
    result.termVariables = []
    result.coefficients = []
    result.relations = []
    result.constants = []
    result.priorities = []
    for row in order {
      if row == editRow { result.editRow = result.rowCount }
      result.add(
        priorities[row], relations[row], constants[row],
        terms(of: row).map { (termVariables[$0], coefficients[$0]) })
    }
    return result
  }
}
