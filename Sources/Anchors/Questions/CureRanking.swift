// The cures of a conflict, in the order in which a person would consider them.

import Buffers
import Simplex

/// A cure of a conflict, before it is tried.
struct CureCandidate {
  let change: ConflictCure.Change
  let member: Int
  /// The new constant of the row, if the change is to a constant.
  var rowConstant = 0.0
  /// True if items stay in order, apart and inside, as far as the changed constraint decides.
  var preservesOrder = true
}

/// A member of a conflict that can be changed.
private struct CurableMember {
  let index: Int
  /// The constraint's constant that ends the conflict; nil if no constant does.
  var constant: Double?
  var rowConstant = 0.0
  var effect = CureEffect.harmless(share: 1)

  /// The sort key: smaller for changes that are smaller relative to the changed constant.
  var rank: UInt64 {
    guard constant != nil else { return .max }
    // Rounded, so that shares that differ only by rounding errors are equal.
    return UInt64(min(effect.share, 1e6) * 1e9 + 0.5)
  }
}

/// The consequence of changing a constraint by the amount that ends its conflict.
enum CureEffect {
  /// The constraint has the same meaning with the new constant, which differs by this share.
  case harmless(share: Double)
  /// The constraint, such as a proportion or an alignment, has another meaning.
  case changesMeaning
  /// Items overlap, change their order or leave their container, or a size is not above 0.
  case disorders

  var share: Double { if case .harmless(let share) = self { share } else { 1 } }
  var isHarmless: Bool { if case .harmless = self { true } else { false } }
  var disorders: Bool { if case .disorders = self { true } else { false } }
}

extension LayoutEngine {
  /// Returns whether a row is a constraint of the program, which can be changed.
  func isCurable(_ origin: RowOrigin) -> Bool {
    origin.kind == .constraint
      && constraint(at: origin.constraint)?.state.isDisjoint(with: [.system, .stackMade, .supposed])
        == true
  }

  /// Returns the members of a conflict that are constraints of the program, in order of activation.
  func curableMembers(_ origins: [RowOrigin]) -> [Int] {
    var members = origins.indices.filter { isCurable(origins[$0]) }
    members.sortByNumber { UInt64(origins[$0].index) }
    return members
  }

  /// Returns the changes that may end a conflict, best first.
  ///
  /// First come changes that preserve the order of items and their containment: constants by
  /// relative change, then priorities, then removals. The requested size counts as a constant; if
  /// it is too large, it comes after the other constants. Changes that disorder items come last,
  /// with their constants at the end, because these are hardly ever intended. Ties are in order of
  /// activation.
  ///
  /// - Complexity: O(members), times the depth of their items below the common ancestor.
  func cureCandidates(
    _ conflict: Conflict, _ origins: [RowOrigin], gap: Double
  ) -> [CureCandidate] {
    var members: [CurableMember] = []
    for index in curableMembers(origins) {
      var member = CurableMember(index: index)
      addConstant(to: &member, conflict, origins[index], gap: gap)
      members.append(member)
    }
    guard !members.isEmpty else { return [] }
    members.sortByNumber { $0.rank }
    let (larger, smaller) = requestedSizes(conflict, origins, gap: gap)
    var candidates = constants(members, larger)
    candidates += smaller
    for disorders in [false, true] {
      for change in [ConflictCure.Change.priority(999), .remove] {
        for member in members where member.effect.disorders == disorders {
          candidates.append(
            CureCandidate(change: change, member: member.index, preservesOrder: !disorders))
        }
      }
    }
    for member in members where !member.effect.isHarmless {
      guard let constant = member.constant else { continue }
      candidates.append(
        CureCandidate(
          change: .constant(constant), member: member.index, rowConstant: member.rowConstant,
          preservesOrder: !member.effect.disorders))
    }
    return candidates
  }

  /// Returns the harmless constants, including those of requested sizes.
  private func constants(
    _ members: [CurableMember], _ sizes: [CurableMember]
  ) -> [CureCandidate] {
    var all = members.filter { $0.constant != nil && $0.effect.isHarmless } + sizes
    all.sortByNumber { $0.rank }
    return all.map {
      CureCandidate(
        change: .constant($0.constant ?? 0), member: $0.index, rowConstant: $0.rowConstant)
    }
  }

  private func addConstant(
    to cure: inout CurableMember, _ conflict: Conflict, _ origin: RowOrigin, gap: Double
  ) {
    let member = conflict.members[cure.index]
    guard member.multiplier != 0, let constraint = constraint(at: origin.constraint),
      !constraint.state.contains(.systemSpacing)
    else { return }
    let constant = Self.rounded(constraint.constant - gap / member.multiplier)
    guard constant.magnitude <= 1e9 else { return }
    cure.constant = constant
    cure.rowConstant = member.constraint.constant + (constant - constraint.constant)
    cure.effect = constraint.effect(ofConstant: constant)
  }

  /// Returns changes of the requested size: to larger ones, and to smaller ones.
  private func requestedSizes(
    _ conflict: Conflict, _ origins: [RowOrigin], gap: Double
  ) -> (larger: [CurableMember], smaller: [CureCandidate]) {
    var larger: [CurableMember] = []
    var smaller: [CureCandidate] = []
    for (index, origin) in origins.enumerated() {
      guard let extent = requestedExtent(origin) else { continue }
      let member = conflict.members[index]
      guard member.multiplier != 0 else { continue }
      let size = Self.rounded(extent - gap / member.multiplier)
      guard size >= 0, size <= 1e9 else { continue }
      let row = member.constraint.constant + (size - extent)
      if size > extent {
        larger.append(
          CurableMember(
            index: index, constant: size, rowConstant: row,
            effect: .harmless(share: (size - extent) / size)))
      } else {
        smaller.append(
          CureCandidate(change: .constant(size), member: index, rowConstant: row))
      }
    }
    return (larger, smaller)
  }

  /// Returns the requested extent, if a row states one.
  func requestedExtent(_ origin: RowOrigin) -> Double? {
    guard origin.kind == .frameWidth || origin.kind == .frameHeight,
      items[origin.item].node == rootLink
    else { return nil }
    return origin.kind == .frameWidth
      ? currentLayout.requestedSize.width.value : currentLayout.requestedSize.height.value
  }

  /// Returns a number rounded to six decimals, if it differs from that only by rounding errors.
  private static func rounded(_ number: Double) -> Double {
    let near = (number * 1e6).rounded() / 1e6
    return (near - number).magnitude < 1e-9 ? near : number
  }
}

extension LayoutConstraint {
  /// Returns the consequence of another constant.
  ///
  /// The distance from an edge to the same edge of the container is an inset, and the distance to
  /// the facing edge of a neighbor is a gap. Both may shrink to 0, and a negative one may increase.
  fileprivate func effect(ofConstant new: Double) -> CureEffect {
    if offsets == nil, multiplier == 1, let inward {
      let (before, after) = (inward * constant, inward * new)
      if after < 0, after < before { return .disorders }
      return before < 0 ? .harmless(share: 0) : .harmless(share: share(of: new))
    }
    if firstAttribute.isDimension, secondItem == nil, offsets == nil {
      return new > 0 ? .harmless(share: share(of: new)) : .disorders
    }
    let isDistance = offsets != nil && secondItem == nil
    if isDistance, constant >= 0, new < 0 { return .disorders }
    let preservesSign = constant * new > 0
    return preservesSign || isDistance ? .harmless(share: share(of: new)) : .changesMeaning
  }

  private func share(of new: Double) -> Double {
    let larger = max(constant.magnitude, new.magnitude)
    return larger > 0 ? (new - constant).magnitude / larger : 0
  }

  /// 1 if a positive constant is an inset or a gap, -1 if a negative one is, nil otherwise.
  private var inward: Double? {
    guard let first = firstItem, let second = secondItem, first !== second,
      let side = firstAttribute.sideOfItem, let other = secondAttribute.sideOfItem
    else { return nil }
    let isInside = first.isInside(second)
    guard isInside || second.isInside(first) else {
      // Facing edges of two neighbors.
      return side == other ? nil : 0 - side
    }
    guard side == other else { return nil }
    return isInside ? 0 - side : side
  }
}

extension LayoutAttribute {
  /// -1 for left, leading and top edges, 1 for right, trailing and bottom edges, nil for others.
  fileprivate var sideOfItem: Double? {
    switch self {
    case .left, .leading, .top: -1
    case .right, .trailing, .bottom: 1
    default: nil
    }
  }
}

extension LayoutNode {
  /// Returns whether another node is an ancestor of this one, or a guide of an ancestor's insets.
  fileprivate func isInside(_ other: LayoutNode) -> Bool {
    guard !kind.comesWithItem else { return false }
    guard let container = other.kind == .insetGuide ? other.parentLink : NodeLink(other) else {
      return false
    }
    return NodeLink(self).commonAncestor(with: container) == container
  }
}

/// Solves the pending changes of an engine in copies of its solver, with some rows excluded.
struct ConflictTrial {
  /// The result of an attempt.
  enum Outcome {
    /// The solver, with the IDs of the rows that the changes add.
    case solved(Solver, added: [ConstraintID])
    case conflict(Conflict)
    /// The solver failed for another reason.
    case failed
  }

  let engine: LayoutEngine
  private let solver: Solver
  private let changes: RowChanges
  private let changeStamp: UInt32

  init(_ engine: LayoutEngine) {
    self.engine = engine
    changeStamp = engine.currentLayout.changeStamp
    solver = engine.solver
    changes = engine.changes
    rowCount = engine.rows.constraints.count + 6 * engine.items.records.count
  }

  /// True if the tree is unchanged; otherwise every attempt fails.
  var isCurrent: Bool { engine.currentLayout.changeStamp == changeStamp }

  /// The approximate number of rows that an attempt solves.
  let rowCount: Int

  /// Solves with all changes, but without some rows.
  ///
  /// - Parameter rows: Rows of the solver, and new ones by their position in the batch.
  /// - Returns: The solver with the changes, or the reason for the failure.
  func attempt(without rows: [Conflict.Source]) -> Outcome {
    guard isCurrent else { return .failed }
    var (copy, changes) = (solver, changes)
    do {
      let added = try copy.update { (solver: inout Solver) throws(SolverError.Thrown) in
        let added = try changes.apply(to: &solver)
        for row in rows {
          let id: ConstraintID? =
            switch row {
            case .existing(let id): id
            case .rejected(let index): index < added.count ? added[index] : nil
            }
          if let id { try solver.remove(id) }
        }
        return added
      }
      return .solved(copy, added: added)
    } catch {
      if case SolverError.unsatisfiable(let conflict) = error { return .conflict(conflict) }
      return .failed
    }
  }
}

/// The members of a conflict, for attempts that change one of them.
struct MemberTrial {
  /// The whole layout without the members; nil if that has another conflict.
  private let base: Solver?
  private let texts: TextTrial?
  private let members: [LinearConstraint]
  /// Solvers of the whole layout without one member each, filled on demand.
  ///
  /// Each is a full copy. A conflict with many members caches none, because there hardly any member
  /// is tried twice.
  private var cachedSolvers: [(member: Int, solver: Solver?)] = []

  /// Solves the layout without the members.
  ///
  /// - Parameters:
  ///   - conflict: The conflict.
  ///   - excluded: Rows that earlier conflicts exclude.
  ///   - trial: The copies to solve in.
  init(_ conflict: Conflict, excluding excluded: [Conflict.Source], _ trial: ConflictTrial?) {
    members = conflict.members.map { $0.constraint }
    let left = excluded + conflict.members.map { $0.source }
    if let trial, case .solved(let solver, let added) = trial.attempt(without: left) {
      base = solver
      texts = TextTrial(trial.engine, solver, added: added)
    } else {
      (base, texts) = (nil, nil)
    }
  }

  /// Returns whether the layout is feasible without a member, with texts wrapped again.
  mutating func solves(without member: Int) -> Bool {
    guard let copy = solver(without: member) else { return false }
    return isFeasibleWithTexts(copy)
  }

  /// Returns whether the layout is feasible with a member replaced, with texts wrapped again.
  mutating func solves(_ replacement: LinearConstraint, for member: Int) -> Bool {
    guard var copy = solver(without: member), (try? copy.add(replacement)) != nil else {
      return false
    }
    return isFeasibleWithTexts(copy)
  }

  /// Returns the layout without a member, solved with the current heights of texts.
  private mutating func solver(without member: Int) -> Solver? {
    if let found = cachedSolvers.first(where: { $0.member == member }) { return found.solver }
    let solver = base.flatMap { base -> Solver? in
      var copy = base
      let others = members.indices.filter { $0 != member }.map { members[$0] }
      return (try? copy.add(contentsOf: others)) == nil ? nil : copy
    }
    if members.count <= ConflictAnalysis.fullReportLimit { cachedSolvers.append((member, solver)) }
    return solver
  }

  private func isFeasibleWithTexts(_ solver: Solver) -> Bool {
    guard let texts, !texts.isEmpty else { return true }
    var copy = solver
    return texts.isFeasible(&copy)
  }
}
