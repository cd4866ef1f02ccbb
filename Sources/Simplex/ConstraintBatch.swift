/// Constraints in flat storage, to be added in one call.
///
/// Appending to a batch makes no value per constraint, which is the cheapest way to state many:
///
/// ```swift
/// var batch = ConstraintBatch()
/// batch.append(right, 1, left, -1, .equal, 90, priority: .low)  // right - left == 90
/// let ids = try solver.add(batch)
/// ```
public struct ConstraintBatch: Sendable {
  @usableFromInline
  struct Term: Sendable {
    @usableFromInline let variable: Variable
    @usableFromInline let coefficient: Double

    @inlinable
    init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  @usableFromInline
  struct Row: Sendable {
    @usableFromInline let constant: Double
    @usableFromInline let priority: Double
    @usableFromInline let end: Int32
    @usableFromInline let relation: Relation

    @inlinable
    init(constant: Double, priority: Double, end: Int32, relation: Relation) {
      self.constant = constant
      self.priority = priority
      self.end = end
      self.relation = relation
    }
  }

  @usableFromInline var terms: [Term] = []
  @usableFromInline var rows: [Row] = []

  /// An empty batch.
  @inlinable
  public init() {}

  /// The number of constraints.
  @inlinable
  public var count: Int { rows.count }

  /// Makes room for a number of constraints and terms.
  public mutating func reserveCapacity(_ constraints: Int, terms termCount: Int) {
    rows.reserveCapacity(constraints)
    terms.reserveCapacity(termCount)
  }

  /// Removes all constraints and keeps the room they took.
  public mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
  }

  /// Appends `c · v  relation  constant`.
  @inlinable
  public mutating func append(
    _ v: Variable, _ c: Double, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    terms.append(Term(v, c))
    endRow(relation, constant, priority)
  }

  /// Appends `c₀·v₀ + c₁·v₁  relation  constant`.
  @inlinable
  public mutating func append(
    _ v0: Variable, _ c0: Double, _ v1: Variable, _ c1: Double, _ relation: Relation,
    _ constant: Double, priority: Priority = .required
  ) {
    terms.append(Term(v0, c0))
    terms.append(Term(v1, c1))
    endRow(relation, constant, priority)
  }

  /// Appends `c₀·v₀ + c₁·v₁ + c₂·v₂  relation  constant`.
  @inlinable
  public mutating func append(
    _ v0: Variable, _ c0: Double, _ v1: Variable, _ c1: Double, _ v2: Variable, _ c2: Double,
    _ relation: Relation, _ constant: Double, priority: Priority = .required
  ) {
    terms.append(Term(v0, c0))
    terms.append(Term(v1, c1))
    terms.append(Term(v2, c2))
    endRow(relation, constant, priority)
  }

  /// Appends `c₀·v₀ + c₁·v₁ + c₂·v₂ + c₃·v₃  relation  constant`.
  @inlinable
  public mutating func append(
    _ v0: Variable, _ c0: Double, _ v1: Variable, _ c1: Double, _ v2: Variable, _ c2: Double,
    _ v3: Variable, _ c3: Double, _ relation: Relation, _ constant: Double,
    priority: Priority = .required
  ) {
    terms.append(Term(v0, c0))
    terms.append(Term(v1, c1))
    terms.append(Term(v2, c2))
    terms.append(Term(v3, c3))
    endRow(relation, constant, priority)
  }

  /// Appends a constraint made with operators.
  @inlinable
  public mutating func append(_ constraint: LinearConstraint) {
    for position in 0..<constraint.terms.termCount {
      let (variable, coefficient) = constraint.terms.term(at: position)
      terms.append(Term(variable, coefficient))
    }
    endRow(constraint.relation, constraint.constant, constraint.priority)
  }

  /// Starts or continues a constraint of any length; ``endRow(_:_:_:)`` completes it.
  @inlinable
  public mutating func appendTerm(_ variable: Variable, _ coefficient: Double) {
    terms.append(Term(variable, coefficient))
  }

  /// Completes the constraint whose terms were appended since the last complete one.
  @inlinable
  public mutating func endRow(
    _ relation: Relation, _ constant: Double, _ priority: Priority = .required
  ) {
    rows.append(
      Row(
        constant: constant, priority: priority.rawValue,
        end: Int32(truncatingIfNeeded: terms.count), relation: relation))
  }
}
