/// Solver API outline; bodies follow.
public struct Solver: Sendable {
  public init() {}
  public mutating func makeVariable(_ name: String? = nil) -> Variable {
    Variable(index: 0, generation: 0, tag: 0)
  }
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint, priority: Priority? = nil)
    throws(SolverError) -> ConstraintID
  { ConstraintID(index: 0, generation: 0, tag: 0) }
  @discardableResult
  public mutating func add(contentsOf constraints: some Sequence<LinearConstraint>)
    throws(SolverError) -> [ConstraintID]
  { [] }
  @discardableResult
  public mutating func add(_ batch: ConstraintBatch) throws(SolverError) -> [ConstraintID] { [] }
  public mutating func update<R>(_ body: (inout Solver) throws(SolverError) -> R)
    throws(SolverError) -> R
  { try body(&self) }
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) throws(SolverError) {}
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) throws(SolverError) {}
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {}
  public mutating func remove(contentsOf ids: some Sequence<ConstraintID>) throws(SolverError) {}
  public mutating func remove(_ variable: Variable) throws(SolverError) {}
  public mutating func removeAll() {}
  public mutating func addEdit(_ variable: Variable, priority: Priority) throws(SolverError) {}
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {}
  public mutating func removeEdit(_ variable: Variable) throws(SolverError) {}
  public subscript(variable: Variable) -> Double { 0 }
  public func value(of expression: LinearExpression) throws(SolverError) -> Double { 0 }
  public func value(of variable: Variable) throws(SolverError) -> Double { 0 }
  public mutating func takeChanges(into buffer: inout [Variable]) {}
  public func violation(of id: ConstraintID) throws(SolverError) -> Double { 0 }
  public func isDetermined(_ variable: Variable) throws(SolverError) -> Bool { true }
  public func range(of variable: Variable) throws(SolverError) -> ClosedRange<Double> { 0...0 }
  public func contains(_ id: ConstraintID) -> Bool { false }
  public func contains(_ variable: Variable) -> Bool { false }
  public func hasEdit(_ variable: Variable) -> Bool { false }
  public func name(of variable: Variable) -> String? { nil }
  public func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    LinearConstraint(LinearExpression(), .equal, LinearExpression())
  }
  public var variables: [Variable] { [] }
  public var constraints: [ConstraintID] { [] }
  public var pivotBudget: Int {
    get { 0 }
    set {}
  }
  public var statistics: SolverStatistics { SolverStatistics() }
  public func dump() -> String { "" }
}
/// Deterministic work counters.
public struct SolverStatistics: Sendable, Equatable {
  public var pivots = 0, exchanges = 0, zeroSteps = 0, refactorisations = 0, cells = 0,
    boundExchanges = 0
}
