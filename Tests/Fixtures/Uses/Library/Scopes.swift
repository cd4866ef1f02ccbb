import Anchors

func loop() throws {
  for name in ["a", "b"].map({ $0 + "!" }) {
    do {
      try makeCard([name]).layout(width: 320, height: nil)
    } catch LayoutError.unsatisfiable(let report) {
      print(name, report)
      continue
    }
    print([name].map { $0.count })
  }
}

func insideAClosure() throws -> [Double] {
  try ["a", "b"].map { name in
    let card = makeCard([name])
    do {
      try card.layout(width: 320, height: nil)
    } catch LayoutError.unsatisfiable(let report) {
      print(report.members.map { $0.multiplier })
    }
    return card.frame.height
  }
}

func escaping() -> () throws -> Void {
  {
    let names = ["a"].map { $0 }
    do {
      try makeCard(names).layout(width: 320, height: nil)
    } catch LayoutError.unsatisfiable(let report) {
      print(names, report)
    }
  }
}

func rethrowing<Value>(_ body: () throws -> Value) rethrows -> Value { try body() }

func throughRethrows() throws {
  let names = ["a"].map { $0 }
  do {
    _ = try rethrowing { try makeCard(names).layout(width: 320, height: nil) }
  } catch LayoutError.unsatisfiable(let report) {
    print(names, report)
  }
}

func generic<Names: Sequence>(_ names: Names) throws -> [Names.Element]
where Names.Element == String {
  do {
    try makeCard(Array(names)).layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(report)
  }
  return names.map { $0 }
}

func opaque(_ item: some LayoutItem, _ other: any LayoutItem) throws {
  let items = [other].map { $0.frameDescription }
  do {
    try item.layout(width: 320, height: nil)
    try other.layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(items, report)
  }
}

final class Screen {
  private var reports: [String] = []
  lazy var card: View = makeCard(["a"])
  var height: Double {
    get throws {
      let names = card.subviews.map { $0.name }
      do {
        return try card.layout(width: 320, height: nil).size.height
      } catch LayoutError.unsatisfiable(let report) {
        reports.append(names.joined() + report.description)
        return 0
      }
    }
  }

  init() throws {
    let names = ["a"].map { $0 }
    do {
      try card.layout(width: 320, height: nil)
    } catch LayoutError.unsatisfiable(let report) {
      reports = names.map { $0 + report.description }
    }
  }

  func layOut() throws {
    do {
      try card.layout(width: 320, height: nil)
    } catch LayoutError.unsatisfiable(let report) {
      reports += report.cures.map { "\($0)" }
    }
  }
}

struct Sheet {
  var heights: [Double] = []
  mutating func append(_ names: [String]) throws {
    do {
      heights.append(try makeCard(names).layout(width: 320, height: nil).size.height)
    } catch LayoutError.unsatisfiable {
      heights = heights.map { max($0, 1) }
    }
  }
}

enum ScreenError: Error {
  case impossible([String])
}

func wrapping() throws(ScreenError) {
  let names = ["a"].map { $0 }
  do {
    try makeCard(names).layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    throw .impossible(report.members.map { $0.constraint.description })
  } catch {
    throw .impossible(names)
  }
}
