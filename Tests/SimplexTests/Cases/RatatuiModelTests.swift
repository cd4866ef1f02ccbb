import Simplex
import TestSupport
import Testing

/// Rows of parts in the manner of Ratatui, with values by the rules of its documentation.
@Suite("Models in the manner of Ratatui")
struct RatatuiModelTests {
  @Test("sizes and spaces are those of the rules, in the exact reference and in the solver")
  func models() throws {
    let models = try RatatuiModel.read()
    #expect(models.count > 70)
    for model in models {
      let system = model.system
      let solution = try #require(try ReferenceSolver.solve(system))
      let loaded = try LoadedSolver(system)
      expectEqual(
        OptimumCheck.differences(of: loaded, from: solution, of: system), [], "\(model.name)")
      for (index, expected) in (model.sizes + model.spaces).enumerated() {
        let edge = index < model.parts.count ? 2 * index + 1 : 2 * (index - model.parts.count)
        let exact = try extent(of: edge, in: model)
        expectEqual(exact, expected, "\(model.name): extent \(index) is \(exact)")
        let value = loaded.point[edge + 1] - loaded.point[edge]
        let (least, greatest) = (expected.least.doubleValue, expected.greatest.doubleValue)
        expect(value > least - 1e-9 && value < greatest + 1e-9, "\(model.name): \(index)")
      }
    }
  }

  /// The exact range of the difference of an edge and the next, as that of one more variable.
  private func extent(of edge: Int, in model: RatatuiModel) throws -> RatatuiValue {
    var system = model.system
    let variable = system.variableCount
    system.variableCount += 1
    system.constraints.append(
      TestConstraint([.init(variable, 1), .init(edge + 1, -1), .init(edge, 1)], .equal, 0))
    let bounds = try #require(try ReferenceSolver.solve(system)).bounds[variable]
    return RatatuiValue(try #require(bounds.lower), try #require(bounds.upper))
  }

  @Test("random rows have the optimum of the exact reference, also after the area is resized")
  func random() throws {
    var log = MismatchLog()
    for seed in RandomPlan.seeds(share: 0.2) {
      var random = SplitMix64(seed: seed)
      var model = RatatuiModel(
        random.pick(RatatuiModel.Flex.allCases),
        (0...random.number(below: 4)).map { _ in part(&random) })
      model.spacing = random.pick([0, 0, 1, 4, -2])
      model.area = random.number(below: 150)
      log.beginSystem()
      do {
        var loaded = try LoadedSolver(model.system)
        for area in [model.area, 80, 0, 61] {
          model.area = area
          if let end = loaded.ids[1] {
            try loaded.solver.setConstant(Double(area + model.start), of: end)
          }
          let system = model.system
          guard let solution = try ReferenceSolver.solve(system) else { continue }
          let differences = OptimumCheck.differences(of: loaded, from: solution, of: system)
          if !differences.isEmpty { log.add("seed \(seed), \(model)", "\(differences)") }
        }
      } catch is ArithmeticOverflow {
        log.addOverflow()
      }
      if log.isFull { break }
    }
    log.report()
  }

  private func part(_ random: inout SplitMix64) -> RatatuiModel.Part {
    let number = random.number(below: 100)
    return switch random.number(below: 6) {
    case 0: .length(number)
    case 1: .percentage(number)
    case 2: .ratio(1 + random.number(below: 4), 1 + random.number(below: 4))
    case 3: .min(number)
    case 4: .max(number)
    default: .fill(1 + random.number(below: 4))
    }
  }

  @Test("lengths that fit and fills have the sizes and places of the documentation")
  func closedForm() throws {
    for seed in RandomPlan.seeds(share: 0.1) {
      var random = SplitMix64(seed: seed)
      let lengths = (0...(1 + random.number(below: 5))).map { _ in 1 + random.number(below: 30) }
      let rest = Double(random.number(below: 60))
      let total = lengths.reduce(0, +)
      let count = Double(lengths.count)
      for flex in RatatuiModel.Flex.allCases where flex != .legacy {
        var model = RatatuiModel(flex, lengths.map { .length($0) })
        model.area = total + Int(rest)
        let (before, between): (Double, Double) =
          switch flex {
          case .legacy, .start: (0, 0)
          case .end: (rest, 0)
          case .center: (rest / 2, 0)
          case .spaceBetween: (0, rest / (count - 1))
          case .spaceAround: (rest / count / 2, rest / count)
          case .spaceEvenly: (rest / (count + 1), rest / (count + 1))
          }
        let point = try LoadedSolver(model.system).point
        var edge = before
        for (index, length) in lengths.enumerated() {
          expectNear(point[2 * index + 1], edge, within: 1e-9, "seed \(seed), \(model)")
          #expect(
            abs(point[2 * index + 2] - edge - Double(length)) < 1e-9, "seed \(seed), \(model)")
          edge += Double(length) + between
        }
        // With fills there is no rest: they share it by their weights.
        let weights = [1 + random.number(below: 5), 1 + random.number(below: 5)]
        var filled = RatatuiModel(flex, model.parts + weights.map { .fill($0) })
        filled.area = model.area
        let end = try LoadedSolver(filled.system).point.suffix(5).map { $0 - Double(total) }
        let share = rest * Double(weights[0]) / Double(weights[0] + weights[1])
        let expected: [Double] = [0, share, share, rest, rest]
        expect(zip(end, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "seed \(seed), \(filled)")
      }
    }
  }
}
