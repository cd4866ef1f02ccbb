import Anchors

func pause() async throws {}

func asynchronous() async throws {
  let names = ["a"].map { $0 }
  do {
    try await pause()
    try makeCard(names).layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(names, report)
  }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(names, report)
  }
}

func group() async throws -> [Double] {
  try await withThrowingTaskGroup(of: Double.self) { group in
    for width in [240.0, 320].map({ $0 * 2 }) {
      group.addTask {
        do {
          return try makeCard(["a"]).layout(width: width, height: nil).size.height
        } catch LayoutError.unsatisfiable(let report) {
          return report.members.map { $0.multiplier }.reduce(0, +)
        }
      }
    }
    return try await group.reduce(into: []) { $0.append($1) }
  }
}

func task() async {
  let task = Task {
    let names = ["a"].map { $0 }
    do {
      return try makeCard(names).layout(width: 320, height: nil).size
    } catch LayoutError.unsatisfiable(let report) {
      print(names, report)
      return .zero
    }
  }
  print((try? await task.value) ?? .zero)
}

actor Renderer {
  private var reports: [String] = []
  private let card = makeCard(["a"])

  func render() throws -> [String] {
    let names = card.subviews.map { $0.name }
    do {
      try card.layout(width: 320, height: nil)
    } catch LayoutError.unsatisfiable(let report) {
      reports.append(report.description)
    }
    return names + reports.map { $0 }
  }
}

@MainActor
func onTheMainActor() throws {
  let names = ["a"].map { $0 }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(names, report)
  }
}
