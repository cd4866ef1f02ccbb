import Anchors

func pattern() throws {
  let names = ["a", "b"].map { $0 + "!" }
  let card = makeCard(names)
  do {
    try card.layout(width: 320, height: 80)
  } catch LayoutError.unsatisfiable(let report) {
    print(names, report)
  }
}

func patternBeforeTheClosure() throws {
  let card = makeCard([])
  do {
    try card.layout(in: Size(width: 320, height: 80))
  } catch LayoutError.unsatisfiable(let report) {
    print(report)
  }
  print(card.subviews.sorted { $0.name < $1.name }.compactMap { $0.name.first })
}

func severalPatterns() throws {
  let names = ["a", ""].compactMap { $0.first }.map { String($0) }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) where report.members.count > 2 {
    print(names, report)
  } catch LayoutError.invalidNumber(let text), LayoutError.solver(let text) {
    print(text)
  }
}

func casts() throws {
  let names = ["a"].filter { !$0.isEmpty }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch let error as LayoutError where names.isEmpty {
    print(error.description)
  } catch let error as LayoutError {
    print(names.map { $0.count }, error.description)
  }
}

func typeAlone() throws {
  let names = ["a"].map { $0 }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch is LayoutError {
    print(names)
  }
}

func condition() throws {
  let names = ["a"].map { $0 }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch let error where names.isEmpty {
    print(error)
  }
}

func everything() {
  let names = ["a"].map { $0 }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch {
    print(names, error)
  }
}

func switchInCatch() throws {
  let names = ["a"].map { $0 }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch {
    switch error {
    case LayoutError.unsatisfiable(let report): print(report, names)
    case let error as LayoutError: print(error.description)
    default: throw error
    }
  }
}

func ifCaseInCatch() throws {
  let names = ["a"].map { $0 }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch {
    guard case LayoutError.unsatisfiable(let report) = error else { throw error }
    if let cure = report.cures.first(where: { $0.solves }) { print(cure, names) }
  }
}

func nested() throws {
  let names = ["a"].map { $0 }
  do {
    do {
      try makeCard(names).layout(width: 320, height: nil)
    } catch LayoutError.invalidConstraints(let summaries) {
      print(summaries.map { $0.description })
    }
  } catch LayoutError.unsatisfiable(let report) {
    print(names, report)
  }
}

func deferred() throws {
  var log: [String] = []
  defer { print(log.map { $0 + "!" }) }
  do {
    try makeCard(["a"]).layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    log.append(report.description)
  }
}

func optionals() -> [Double] {
  let cards = (0..<3).map { makeCard(["\($0)"]) }
  return cards.compactMap { try? $0.layout(width: 320, height: nil) }.map { $0.size.height }
}

func results() throws -> [Size] {
  let results = (0..<3).map { index in
    Result { try makeCard(["\(index)"]).layout(width: 320, height: nil) }
  }
  for case .failure(LayoutError.unsatisfiable(let report)) in results { print(report) }
  return try results.map { try $0.get().size }
}
