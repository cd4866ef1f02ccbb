import Buffers
import Simplex

/// Finds the conflicts of an engine's pending changes one after the other, in one copy of its
/// solver.
///
/// Only required rows are added to it, since only these conflict.
struct FurtherConflicts {
  private let engine: LayoutEngine
  private let batch: ConstraintBatch
  /// Nil if changes of existing rows conflict.
  private var solver: Solver?
  /// The position in the batch of the row to add next.
  private var position = 0
  /// By position in the batch, the row in the solver.
  private var added: [ConstraintID?] = []
  /// By position of a row in the solver, its position in the batch, or -1.
  private var positions: [Int] = []

  init(_ engine: LayoutEngine) {
    self.engine = engine
    batch = engine.changes.batch
    let trial = ConflictTrial(engine)
    if case .solved(let solver, _) = trial.attempt(without: [], addsRows: false) {
      self.solver = solver
    }
  }

  /// Adds rows up to the next conflict.
  ///
  /// - Returns: The conflict in terms of the changes; nil if there is no other.
  mutating func next() -> Conflict? {
    while position < batch.count {
      do {
        try addRow()
      } catch {
        guard case SolverError.unsatisfiable(let conflict) = error else { return nil }
        return conflict.mapSources { source in
          guard case .existing(let id) = source else { return .rejected(position) }
          let known = id.position < positions.count ? positions[id.position] : -1
          return known < 0 ? source : .rejected(known)
        }
      }
      position += 1
    }
    return nil
  }

  /// Adds the row at the current position, unless it is optional or broken.
  private mutating func addRow() throws(SolverError.Thrown) {
    let row = batch.constraint(at: position)
    var id: ConstraintID?
    if row.priority == .required, !engine.recovery.broken.contains(engine.changes.origins[position])
    {
      id = try solver?.add(row)
    }
    added.append(id)
    guard let id else { return }
    while positions.count <= id.position { positions.append(-1) }
    positions[id.position] = position
  }

  /// Continues without a member of the last conflict.
  ///
  /// - Returns: Whether that is possible.
  mutating func exclude(_ source: Conflict.Source) -> Bool {
    switch source {
    case .rejected(position):
      added.append(nil)
      position += 1
      return true
    case .rejected(let earlier):
      guard let id = added[earlier] else { return false }
      added[earlier] = nil
      return (try? solver?.remove(id)) != nil
    case .existing(let id): return (try? solver?.remove(id)) != nil
    }
  }
}
