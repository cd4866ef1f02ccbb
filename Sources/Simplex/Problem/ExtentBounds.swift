/// Bounds of one extent of a box: it is not negative, and prefers the size of its content.
@frozen
@_spi(Memory)
public struct ExtentBounds {
  @usableFromInline let variable: Variable
  /// The extent of the content; negative if there is none.
  @usableFromInline let content: Double
  /// The priority of `extent <= content`.
  @usableFromInline let hugging: Priority
  /// The priority of `extent >= content`.
  @usableFromInline let resistance: Priority

  /// Creates the bounds of an extent.
  ///
  /// - Parameters:
  ///   - variable: The extent.
  ///   - content: The extent of the content; negative if there is none.
  ///   - hugging: The priority of being at most as large as the content.
  ///   - resistance: The priority of being at least as large as the content.
  @inlinable
  public init(
    of variable: Variable, content: Double, hugging: Priority, resistance: Priority
  ) {
    self.variable = variable
    self.content = content
    self.hugging = hugging
    self.resistance = resistance
  }

  /// True if the content and its priorities are valid.
  @inline(__always)
  var isSound: Bool {
    content < 0 || content <= Tolerance.maximumNumber && hugging.isValid && resistance.isValid
  }
}

extension SolverState {
  /// Appends the rows of both extents of a box, those of the contents last.
  ///
  /// All are bounds with the factor 1, so nothing is copied, scaled or compared.
  ///
  /// - Returns: Whether the contents and priorities are valid; otherwise nothing is appended.
  mutating func appendBounds(_ width: ExtentBounds, _ height: ExtentBounds) -> Bool {
    guard width.isSound, height.isSound else { return false }
    var writer = startBounds(6)
    writer.write(width.variable, .greaterThanOrEqual, 0, PriorityLevels.required)
    writer.write(height.variable, .greaterThanOrEqual, 0, PriorityLevels.required)
    var (hugging, resistance) = (PriorityLevels.required, PriorityLevels.required)
    if width.content >= 0 {
      hugging = problem.levels.level(of: width.hugging)
      resistance = problem.levels.level(of: width.resistance)
      writer.write(width, hugging, resistance)
    }
    if height.content >= 0 {
      // Most contents have the same priorities for both extents.
      if width.content < 0 || height.hugging != width.hugging {
        hugging = problem.levels.level(of: height.hugging)
      }
      if width.content < 0 || height.resistance != width.resistance {
        resistance = problem.levels.level(of: height.resistance)
      }
      writer.write(height, hugging, resistance)
    }
    finishBounds(writer)
    return true
  }

  /// Appends `variable relation constant`.
  ///
  /// - Returns: Whether the constant and the priority are valid; otherwise nothing is appended.
  mutating func appendBound(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ priority: Priority
  ) -> Bool {
    guard constant.magnitude <= Tolerance.maximumNumber, priority.isValid else { return false }
    var writer = startBounds(1)
    writer.write(variable, relation, constant, problem.levels.level(of: priority))
    finishBounds(writer)
    return true
  }

  @inline(__always)
  private mutating func startBounds(_ count: Int) -> BoundWriter {
    assert(problem.isBulkLoading && problem.freeRow == noRow, "no bulk load in progress")
    problem.growRows(to: problem.rowCount &+ count)
    problem.growTerms(to: problem.termCount &+ count)
    return BoundWriter(
      rows: problem.rows, terms: problem.terms, firstRow: problem.rowCount,
      firstTerm: problem.termCount, firstSerial: problem.nextSerial,
      firstGeneration: problem.nextGeneration, tag: problem.tag)
  }

  @inline(__always)
  private mutating func finishBounds(_ writer: BoundWriter) {
    let count = writer.count
    problem.rowCount &+= count
    problem.termCount &+= count
    problem.liveRows &+= count
    problem.nextSerial &+= UInt32(truncatingIfNeeded: count)
    problem.nextGeneration &+= UInt32(truncatingIfNeeded: count)
    call.newRows.append(contentsOf: problem.rowCount &- count..<problem.rowCount)
  }
}

/// Writes bounds behind the rows of a solver.
private struct BoundWriter {
  let rows: Buffer<RowRecord>
  let terms: Buffer<Term>
  let firstRow: Int
  let firstTerm: Int
  let firstSerial: UInt32
  let firstGeneration: UInt32
  let tag: UInt32
  /// Number of bounds written.
  var count = 0

  @inline(__always)
  mutating func write(_ extent: ExtentBounds, _ hugging: Int32, _ resistance: Int32) {
    write(extent.variable, .lessThanOrEqual, extent.content, hugging)
    write(extent.variable, .greaterThanOrEqual, extent.content, resistance)
  }

  @inline(__always)
  mutating func write(
    _ variable: Variable, _ relation: Relation, _ constant: Double, _ level: Int32
  ) {
    assert(variable.tag == tag, "a variable of another solver")
    let row = Int32(truncatingIfNeeded: firstRow &+ count)
    let number = UInt32(truncatingIfNeeded: count)
    rows[row] = RowRecord(
      constant: constant + 0.0, start: Int32(truncatingIfNeeded: firstTerm &+ count), count: 1,
      level: level, serial: firstSerial &+ number, generation: firstGeneration &+ number,
      exponent: 0, relation: relation, side: .at)
    terms[firstTerm &+ count] = Term(coefficient: 1, variable: variable.index, row: row)
    count &+= 1
  }
}

extension PriorityLevels {
  @inline(__always)
  fileprivate mutating func level(of priority: Priority) -> Int32 { level(of: priority.rawValue) }
}
