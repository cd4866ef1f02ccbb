import Anchors
import AnchorsQuestions
import LayoutFiles
import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Explanations in random layouts, checked by addition and against perturbed layouts.
@Suite struct ExplanationCertificateTests {
  private static let attributes = [
    "left", "width", "top", "height", "trailing", "centerX", "bottom", "leading",
  ]

  /// A laid-out file and some of its quantities; nil if the layout has a conflict.
  private func laidOut(
    _ seed: UInt64
  ) throws -> (file: LayoutFile, quantities: [LayoutFileQuantity])? {
    let layout = RandomLayoutFile(seed: seed)
    let file = try layout.file()
    var random = SplitMix64(seed: seed &+ 77)
    var quantities: [LayoutFileQuantity] = []
    for name in layout.itemNames {
      quantities.append(try file.quantity("\(name).\(random.pick(Self.attributes))"))
      let other = random.pick(layout.itemNames)
      quantities.append(try file.quantity("\(name).leading -> \(other).trailing"))
    }
    guard (try? file.layOut()) != nil else { return nil }
    return (file, quantities)
  }

  @Test(arguments: RandomPlan.seeds(share: 0.2))
  func `the constraints that explain a quantity add up to it term by term`(seed: UInt64) throws {
    guard let (file, quantities) = try laidOut(seed) else { return }
    for quantity in quantities {
      guard let why = file.explanation(of: quantity) else { continue }
      var sum = Additions()
      sum.add(why.terms, -1)
      var value = why.constant
      for member in why.because {
        sum.add(member.constraint.terms, member.multiplier)
        value += member.contribution
      }
      for term in why.open {
        sum.add(term.quantity.description, term.factor)
        value += term.factor * term.value
      }
      expect(sum.isEmpty, "\(why)")
      #expect((value - why.value).magnitude < 1e-6, "\(why)")
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.2))
  func `the constraints that explain a quantity hold in every equally good layout`(seed: UInt64)
    throws
  {
    guard let (file, quantities) = try laidOut(seed) else { return }
    let face = Face(file.root)
    for quantity in quantities {
      guard let why = file.explanation(of: quantity) else { continue }
      for member in why.because {
        try expect(face.isDetermined(member.constraint.terms), "\(member) of \(why)")
        let value = try face.value(of: member.constraint.terms)
        #expect((value - member.constraint.constant).magnitude < 1e-6)
      }
      for term in why.open {
        try expect(!face.isDetermined([LayoutTerm(term.quantity, 1)]), "\(term) of \(why)")
      }
      try expectEqual(face.isDetermined(why.terms), why.isDetermined, "\(why)")
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.2))
  func `the proof that a quantity is not larger or smaller adds up`(
    seed: UInt64
  ) throws {
    guard let (file, quantities) = try laidOut(seed) else { return }
    let face = Face(file.root)
    for quantity in quantities {
      guard let why = file.explanation(of: quantity) else { continue }
      for (resistance, sign) in [(why.larger, 1.0), (why.smaller, -1.0)] {
        let pushed = try face.pushed(why.terms, sign)
        expectEqual(pushed.priority, resistance?.priority.rawValue, "\(why)\n\(sign)")
        guard let resistance, pushed.priority == resistance.priority.rawValue else { continue }
        check(resistance, sign, why, face)
        if resistance.priority != .required {
          #expect((pushed.cost - resistance.cost).magnitude < 1e-3 * max(1, pushed.cost), "\(why)")
        }
      }
    }
  }

  /// Checks the signs, weights and sum of a proof.
  private func check(
    _ resistance: LayoutExplanation.Resistance, _ sign: Double, _ why: LayoutExplanation,
    _ face: Face
  ) {
    var sum = Additions()
    sum.add(why.terms, -sign * resistance.cost)
    let weights = resistance.weights.map { ($0.priority.rawValue, $0.weight) }
    if resistance.priority != .required {
      expect(weights.contains { $0.0 == resistance.priority.rawValue && $0.1 == 1 })
    }
    for member in resistance.prevented {
      let (constraint, m) = (member.constraint, member.multiplier)
      sum.add(constraint.terms, m)
      let excess = ((try? face.value(of: constraint.terms)) ?? .nan) - constraint.constant
      if constraint.priority == .required {
        if constraint.relation == .lessThanOrEqual { #expect(m >= -1e-9) }
        if constraint.relation == .greaterThanOrEqual { #expect(m <= 1e-9) }
        continue
      }
      let weight = weights.first { $0.0 == constraint.priority.rawValue }?.1 ?? 0
      switch constraint.relation {
      case .equal where excess.magnitude < 1e-6: #expect(m.magnitude <= weight + 1e-9)
      case .equal: #expect((m - (excess > 0 ? weight : -weight)).magnitude < 1e-9)
      case .lessThanOrEqual where excess > 1e-6: #expect((m - weight).magnitude < 1e-9)
      case .lessThanOrEqual: expect(m >= -1e-9 && m <= weight + 1e-9 && excess > -1e-6)
      case .greaterThanOrEqual where excess < -1e-6: #expect((m + weight).magnitude < 1e-9)
      case .greaterThanOrEqual: expect(m <= 1e-9 && m >= -weight - 1e-9 && excess < 1e-6)
      }
    }
    expect(sum.isEmpty, "\(why)")
  }
}

/// The layout as an independent system of the reported constraints.
final class Face {
  private var variables: [String: Variable] = [:]
  /// The values of quantities in the frames.
  private var values: [String: Double] = [:]
  private var solver = Solver()
  private let rows: [(id: ConstraintID, priority: Double)]

  init(_ root: View) {
    var rows: [(ConstraintID, Double)] = []
    let constraints = root.reportedConstraints
    for entry in root.reportedValues {
      let name = entry.quantity.description
      variables[name] = solver.makeVariable(name)
      values[name] = entry.value
    }
    var made: [LinearConstraint] = []
    for constraint in constraints {
      let relation: Relation =
        switch constraint.relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
      made.append(
        LinearConstraint(
          Self.sum(constraint.terms, variables), relation,
          LinearExpression(constant: constraint.constant),
          priority: Priority(constraint.priority.rawValue)))
    }
    let ids = (try? solver.add(contentsOf: made)) ?? []
    for (id, constraint) in zip(ids, constraints) {
      rows.append((id, constraint.priority.rawValue))
    }
    self.rows = rows
  }

  private static func sum(
    _ terms: [LayoutTerm], _ variables: [String: Variable]
  ) -> LinearExpression {
    var sum = LinearExpression()
    for term in terms {
      guard let variable = variables[term.quantity.description] else { continue }
      sum.append(variable, coefficient: term.factor)
    }
    return sum
  }

  /// Tells whether a sum has one value in all optima.
  func isDetermined(_ terms: [LayoutTerm]) throws -> Bool {
    if terms.contains(where: { variables[$0.quantity.description] == nil }) { return false }
    var copy = solver
    let sum = copy.makeVariable("sum")
    try copy.add(LinearExpression(sum) == Self.sum(terms, variables))
    return try copy.isDetermined(sum)
  }

  /// The value of a sum in the frames.
  func value(of terms: [LayoutTerm]) throws -> Double {
    terms.reduce(0) { $0 + $1.factor * (values[$1.quantity.description] ?? .nan) }
  }

  /// The range of a quantity in all optima.
  func range(of quantity: String) throws -> ClosedRange<Double> {
    guard let variable = variables[quantity] else { return -.infinity ... .infinity }
    return try solver.range(of: variable)
  }

  /// Tells whether a layout with some quantities moved, and others free, is equally good.
  func isOptimal(moving moves: [LayoutTerm], by step: Double) throws -> Bool {
    var copy = solver
    let before = try sums(solver)
    do {
      for move in moves {
        guard let variable = variables[move.quantity.description] else { continue }
        let value = (try? value(of: [LayoutTerm(move.quantity, 1)])) ?? .nan
        try copy.add(
          LinearExpression(variable) == LinearExpression(constant: value + move.factor * step))
      }
    } catch {
      return false
    }
    let after = try sums(copy)
    return before.allSatisfy { ($0.value - (after[$0.key] ?? 0)).magnitude < 1e-6 }
  }

  private func sums(_ solver: Solver) throws -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for (id, priority) in rows { sums[priority, default: 0] += try solver.violation(of: id) }
    return sums
  }

  /// The highest priority whose violations grow if a sum is pushed from its value, and their rate.
  func pushed(_ terms: [LayoutTerm], _ sign: Double) throws -> (priority: Double?, cost: Double) {
    var (here, there) = (solver, solver)
    let value = try value(of: terms)
    let step = 1e-3
    let sum = Self.sum(terms, variables)
    try here.add(sum == LinearExpression(constant: value))
    do {
      try there.add(sum == LinearExpression(constant: value + sign * step))
    } catch {
      guard case SolverError.unsatisfiable = error else { throw error }
      return (1000, 1)
    }
    var growth: [Double: Double] = [:]
    for (id, priority) in rows {
      growth[priority, default: 0] += try there.violation(of: id) - here.violation(of: id)
    }
    for (priority, grown) in growth.sorted(by: { $0.key > $1.key }) where grown > 1e-6 {
      return (priority, grown / step)
    }
    return (nil, 0)
  }
}
