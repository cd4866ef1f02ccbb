import Anchors
import LayoutFiles
import Simplex
import TestSupport
import Testing

/// Reports of conflicts in random layouts, checked by addition and by the proposed changes.
@Suite struct ConflictCertificateTests {
  /// The conflict of a layout, or nil if it has none.
  private func conflict(of layout: RandomLayoutFile) throws -> ConflictReport? {
    let file = try layout.file()
    do throws(LayoutFailure) {
      try file.layOut()
      return nil
    } catch {
      return error.conflict
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.2))
  func `the members of a conflict contradict each other, and not without any one of them`(
    seed: UInt64
  ) throws {
    guard let conflict = try conflict(of: RandomLayoutFile(seed: seed)) else { return }
    var sum = Additions()
    var constant = 0.0
    for member in conflict.members {
      sum.add(member.constraint.terms, member.multiplier)
      constant += member.multiplier * member.constraint.constant
      switch member.constraint.relation {
      case .lessThanOrEqual: #expect(member.multiplier <= 0)
      case .greaterThanOrEqual: #expect(member.multiplier >= 0)
      case .equal: break
      }
      expectEqual(member.constraint.priority, .required)
    }
    expect(sum.isEmpty, "\(conflict)")
    expect(constant > 1e-7 && (constant - conflict.gap).magnitude < 1e-7)
    expect(conflict.members.contains { $0.multiplier.magnitude == 1 })
    for left in conflict.members.indices {
      var variables: [(name: String, variable: Variable)] = []
      var solver = Solver()
      func variable(_ name: String) -> Variable {
        if let known = variables.first(where: { $0.name == name }) { return known.variable }
        variables.append((name, solver.makeVariable(name)))
        return variables[variables.count - 1].variable
      }
      for (place, member) in conflict.members.enumerated() where place != left {
        var expression = LinearExpression()
        for term in member.constraint.terms {
          expression.append(variable(term.quantity.description), coefficient: term.factor)
        }
        let number = LinearExpression(constant: member.constraint.constant)
        switch member.constraint.relation {
        case .lessThanOrEqual: try solver.add(expression <= number)
        case .equal: try solver.add(expression == number)
        case .greaterThanOrEqual: try solver.add(expression >= number)
        }
      }
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.1))
  func `each proposed change solves the conflict exactly if reported so`(seed: UInt64) throws {
    let layout = RandomLayoutFile(seed: seed)
    guard let conflict = try conflict(of: layout) else { return }
    var last = 0
    for cure in conflict.cures {
      let member = conflict.members[cure.member]
      var changed = layout
      if member.system == .rootSize {
        guard case .constant(let size) = cure.change else {
          Issue.record("\(cure)")
          continue
        }
        if member.equation.contains("width") { changed.width = size } else { changed.height = size }
      } else {
        expectNil(member.system)
        let place = try #require(member.identifier.flatMap { Int($0) })
        switch cure.change {
        case .remove: changed.remove(place)
        case .priority(let priority): changed.setPriority(priority.rawValue, of: place)
        case .constant(let constant): changed.setConstant(constant, of: place)
        }
      }
      let next = try self.conflict(of: changed)
      expectEqual((next == nil), cure.solves, "\(cure) of \(conflict) in \(layout.text)")
      // Changes that solve the conflict come first; then constants, priorities and removals that
      // preserve the order, then priorities and removals that do not, then constants that change
      // the meaning.
      let base = cure.solves ? 0 : 6
      let rank =
        switch cure.change {
        case .remove: base + (cure.preservesOrder ? 2 : 4)
        case .priority: base + (cure.preservesOrder ? 1 : 3)
        case .constant: base + (cure.preservesOrder && last <= base ? 0 : 5)
        }
      #expect(rank >= last)
      last = rank
    }
    let own = conflict.members.filter { $0.system == nil }
    let sizes = conflict.cures.filter { conflict.members[$0.member].system != nil }
    if conflict.unverified == 0 {
      expectEqual(conflict.cures.count, 3 * own.count + sizes.count)
    } else {
      expectEqual(conflict.cures.count, 12)
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.1))
  func `the report of a recovering layout begins with the error of a strict layout`(
    seed: UInt64
  ) throws {
    let layout = RandomLayoutFile(seed: seed)
    guard let error = try conflict(of: layout) else { return }
    let file = try layout.file()
    file.root.frame = Rect(x: 0, y: 0, width: layout.width, height: 200)
    file.root.layoutIfNeeded()
    let report = try #require(file.root.layoutNode.lastReport)
    expectNil(report.failure)
    expectEqual(report.conflicts.count, error.more + 1)
    expect(report.conflicts[0].description.hasPrefix(error.description))
    for conflict in report.conflicts {
      let broken = try #require(conflict.brokenConstraint)
      let isOwn = conflict.members.contains { $0.system == nil }
      expectEqual((broken.system == nil), isOwn)
    }
  }
}

/// A sum of quantities with factors.
struct Additions {
  private(set) var factors: [String: Double] = [:]

  mutating func add(_ terms: [LayoutTerm], _ factor: Double) {
    for term in terms { add(term.quantity.description, factor * term.factor) }
  }

  mutating func add(_ quantity: String, _ factor: Double) {
    factors[quantity, default: 0] += factor
  }

  /// True if all factors cancel up to rounding.
  var isEmpty: Bool { factors.values.allSatisfy { $0.magnitude < 1e-7 } }
}
