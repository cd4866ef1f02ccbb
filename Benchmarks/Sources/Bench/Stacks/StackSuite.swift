/// Cold solves of all stack systems of a size: how many pivots the start leaves to do.
struct StackSuite {
  /// The systems of one distribution in one container.
  struct Family {
    let distribution: StackSystem.Distribution
    let container: StackSystem.Container
    let size: Int
    /// Per system.
    var counters: [Counters] = []
    var times = Samples()

    var name: String { "stack-\(distribution.rawValue)-\(container.rawValue)" }

    var mostPivots: Double? { counters.compactMap(\.pivots).max() }

    /// The sum over the systems.
    var total: Counters { counters.reduce(Counters()) { $0 + $1 } }
  }

  private(set) var families: [Family] = []

  static let familyCount =
    StackSystem.Distribution.allCases.count * StackSystem.Container.allCases.count

  /// Solves each system once for its counters and, if times are wanted, a few times more.
  init(size: Int, timed: Bool, report: Report) {
    for distribution in StackSystem.Distribution.allCases {
      for container in StackSystem.Container.allCases {
        var family = Family(distribution: distribution, container: container, size: size)
        report.progress("\(family.name) \(size) views")
        for system in StackSystem.family(distribution, container, size) {
          let problem = Problem.stack(system)
          let solver = SimplexContender(problem)
          let name =
            "\(family.name) \(size) \(system.alignment.rawValue) \(system.hugging.rawValue)"
          do {
            let check = try AnswerCheck(problem, [.cold], ours: solver, others: [])
            report.note(check, name)
            family.counters.append(try solver.counters(.cold))
            let first = check.firstRuns[.cold]?[solver.name] ?? 0
            if first > 5e8 { family.times.append(first) }
            for _ in 0..<(timed && first <= 5e8 ? 3 : 0) {
              family.times.append(
                try Stopwatch.time { _ = try solver.run(.cold, repetitions: 1) })
            }
          } catch {
            report.fault("\(name): \(error)")
          }
        }
        families.append(family)
      }
    }
  }

  var table: Table {
    var table = Table(
      [
        "stack systems", "container", "views", "systems", "pivots, most", "pivots, all",
        "zero steps", "exchanges", "cells, all", "median",
      ], leftColumns: 2)
    for family in families {
      let total = family.total
      table.append([
        family.distribution.rawValue, family.container.rawValue, String(family.size),
        String(family.counters.count), Format.count(family.mostPivots ?? .nan),
        Format.count(total.pivots ?? .nan), Format.count(total.zeroSteps ?? .nan),
        Format.count(total.exchanges ?? .nan), Format.count(total.cells ?? .nan),
        Format.time(family.times.median),
      ])
    }
    return table
  }
}
