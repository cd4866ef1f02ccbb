/// Constraints in flat storage, for adding many in one call.
///
/// Appending creates no value per constraint, which makes a batch the cheapest way to state many:
///
/// ```swift
/// var batch = ConstraintBatch()
/// batch.append(right, 1, left, -1, .equal, 90, priority: .low)  // right - left == 90
/// let ids = try solver.add(batch)
/// ```
public struct ConstraintBatch: Sendable {
  @usableFromInline
  struct Term: BitwiseCopyable, Sendable {
    @usableFromInline let variable: Variable
    @usableFromInline let coefficient: Double

    @inlinable
    init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  @usableFromInline
  struct Row: BitwiseCopyable, Sendable {
    @usableFromInline let constant: Double
    @usableFromInline let priority: Double
    /// The end of the terms; they start at the end of the previous row's terms.
    @usableFromInline let end: Int
    @usableFromInline let relation: Relation

    @inlinable
    init(constant: Double, priority: Double, end: Int, relation: Relation) {
      self.constant = constant
      self.priority = priority
      self.end = end
      self.relation = relation
    }
  }

  // Invariant: both views are of memory that `storage` owns, and changes make `storage` unique
  // first.
  @usableFromInline var terms = BatchView<Term>()
  @usableFromInline var rows = BatchView<Row>()
  @usableFromInline var storage: BatchStorage?

  /// An empty batch.
  @inlinable
  public init() {}

  /// The number of constraints.
  @inlinable
  public var count: Int { rows.count }

  /// Reserves capacity for a total number of constraints and terms; the contents are unchanged.
  ///
  /// - Parameters:
  ///   - constraints: The total number of constraints, including those already in the batch.
  ///   - termCount: The total number of terms of all constraints.
  ///
  /// Complexity: O(number of constraints and terms in the batch) if it grows.
  public mutating func reserveCapacity(_ constraints: Int, terms termCount: Int) {
    let termRoom = Swift.max(termCount, terms.count)
    let rowRoom = Swift.max(constraints, rows.count)
    if hasCapacity(terms: termRoom - terms.count, rows: rowRoom - rows.count) { return }
    move(to: BatchStorage(terms: termRoom, rows: rowRoom))
  }

  /// Removes all constraints; the capacity is unchanged unless a copy shares the storage.
  public mutating func removeAll() {
    terms.count = 0
    rows.count = 0
  }

  /// Appends `c · v  relation  constant`.
  ///
  /// - Parameters:
  ///   - v: The variable.
  ///   - c: Its coefficient.
  ///   - relation: The relation of the two sides.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  @inlinable
  public mutating func append(
    _ v: Variable, _ c: Double, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    prepare(terms: 1)
    appendReserved(v, c)
    endPreparedRow(relation, constant, priority: priority)
  }

  /// Appends `c₀·v₀ + c₁·v₁  relation  constant`.
  ///
  /// - Parameters:
  ///   - v0: The first variable.
  ///   - c0: Its coefficient.
  ///   - v1: The second variable.
  ///   - c1: Its coefficient.
  ///   - relation: The relation of the two sides.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  @inlinable
  public mutating func append(
    _ v0: Variable, _ c0: Double, _ v1: Variable, _ c1: Double, _ relation: Relation,
    _ constant: Double, priority: Priority = .required
  ) {
    prepare(terms: 2)
    appendReserved(v0, c0)
    appendReserved(v1, c1)
    endPreparedRow(relation, constant, priority: priority)
  }

  /// Appends `c₀·v₀ + c₁·v₁ + c₂·v₂  relation  constant`.
  ///
  /// - Parameters:
  ///   - v0: The first variable.
  ///   - c0: Its coefficient.
  ///   - v1: The second variable.
  ///   - c1: Its coefficient.
  ///   - v2: The third variable.
  ///   - c2: Its coefficient.
  ///   - relation: The relation of the two sides.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  @inlinable
  public mutating func append(
    _ v0: Variable, _ c0: Double, _ v1: Variable, _ c1: Double, _ v2: Variable, _ c2: Double,
    _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    prepare(terms: 3)
    appendReserved(v0, c0)
    appendReserved(v1, c1)
    appendReserved(v2, c2)
    endPreparedRow(relation, constant, priority: priority)
  }

  /// Appends `c₀·v₀ + c₁·v₁ + c₂·v₂ + c₃·v₃  relation  constant`.
  ///
  /// - Parameters:
  ///   - v0: The first variable.
  ///   - c0: Its coefficient.
  ///   - v1: The second variable.
  ///   - c1: Its coefficient.
  ///   - v2: The third variable.
  ///   - c2: Its coefficient.
  ///   - v3: The fourth variable.
  ///   - c3: Its coefficient.
  ///   - relation: The relation of the two sides.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  @inlinable
  public mutating func append(
    _ v0: Variable, _ c0: Double, _ v1: Variable, _ c1: Double, _ v2: Variable, _ c2: Double,
    _ v3: Variable, _ c3: Double, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    prepare(terms: 4)
    appendReserved(v0, c0)
    appendReserved(v1, c1)
    appendReserved(v2, c2)
    appendReserved(v3, c3)
    endPreparedRow(relation, constant, priority: priority)
  }

  /// Appends a constraint that was made with operators.
  ///
  /// - Parameter constraint: The constraint, with its priority.
  @inlinable
  public mutating func append(_ constraint: LinearConstraint) {
    for position in 0..<constraint.terms.termCount {
      let (variable, coefficient) = constraint.terms.term(at: position)
      appendTerm(variable, coefficient)
    }
    endRow(constraint.relation, constraint.constant, constraint.priority)
  }

  /// Starts or continues a constraint of any length; ``endRow(_:_:_:)`` completes it.
  ///
  /// - Parameters:
  ///   - variable: The variable of the term.
  ///   - coefficient: The coefficient of the variable.
  @inlinable
  public mutating func appendTerm(_ variable: Variable, _ coefficient: Double) {
    prepare(terms: 1)
    appendReserved(variable, coefficient)
  }

  /// Starts or continues a constraint in a batch whose storage is not shared.
  ///
  /// - Parameters:
  ///   - variable: The variable of the term.
  ///   - coefficient: The coefficient of the variable.
  @inlinable
  package mutating func appendTermUnshared(_ variable: Variable, _ coefficient: Double) {
    if terms.count == terms.capacity { grow(terms: 1) }
    appendReserved(variable, coefficient)
  }

  /// Completes a constraint in a batch whose storage is not shared.
  ///
  /// - Parameters:
  ///   - relation: The relation of the sum of the terms to the constant.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  @inlinable
  package mutating func endRowUnshared(
    _ relation: Relation, _ constant: Double, _ priority: Priority
  ) {
    if rows.count == rows.capacity { grow(terms: 0) }
    endPreparedRow(relation, constant, priority: priority)
  }

  /// Completes the constraint that consists of all terms appended since the previous constraint.
  ///
  /// - Parameters:
  ///   - relation: The relation of the sum of the terms to the constant.
  ///   - constant: The number on the right.
  ///   - priority: The priority of the constraint.
  @inlinable
  public mutating func endRow(
    _ relation: Relation, _ constant: Double, _ priority: Priority = .required
  ) {
    prepare(terms: 0)
    endPreparedRow(relation, constant, priority: priority)
  }

  /// Ensures unique storage with capacity for a row of `count` terms.
  @inlinable
  mutating func prepare(terms count: Int) {
    if hasCapacity(terms: count, rows: 1) { return }
    grow(terms: count)
  }

  @inlinable
  mutating func hasCapacity(terms more: Int, rows moreRows: Int) -> Bool {
    terms.count &+ more <= terms.capacity && rows.count &+ moreRows <= rows.capacity
      && isKnownUniquelyReferenced(&storage)
  }

  @usableFromInline
  mutating func grow(terms more: Int) {
    let room = BatchStorage(
      terms: Swift.max(2 * terms.count, terms.count + more, 32),
      rows: Swift.max(2 * rows.count, 16))
    move(to: room)
  }

  private mutating func move(to room: BatchStorage) {
    var (newTerms, newRows) = (room.terms, room.rows)
    newTerms.append(contentsOf: terms)
    newRows.append(contentsOf: rows)
    (terms, rows, storage) = (newTerms, newRows, room)
  }

  @inlinable
  mutating func appendReserved(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }

  @inlinable
  mutating func endPreparedRow(_ relation: Relation, _ constant: Double, priority: Priority) {
    rows.append(
      Row(
        constant: constant, priority: priority.rawValue, end: terms.count, relation: relation))
  }
}

extension ConstraintBatch {
  /// The constraint at a position, as it was appended.
  ///
  /// - Parameter position: The position, counted from 0 in the order of appending.
  /// - Precondition: `0 <= position < count`.
  /// - Returns: The constraint with its terms in the order of appending.
  public func constraint(at position: Int) -> LinearConstraint {
    precondition(position >= 0 && position < count, "no constraint at this position")
    let row = rows[position]
    var sum = LinearExpression()
    for index in (position == 0 ? 0 : rows[position - 1].end)..<row.end {
      sum.append(terms[index].variable, coefficient: terms[index].coefficient)
    }
    return LinearConstraint(
      terms: sum, relation: row.relation, constant: row.constant,
      priority: Priority(row.priority))
  }
}
