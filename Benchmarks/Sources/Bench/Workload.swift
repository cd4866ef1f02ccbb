/// The work on a problem or on a tree of views.
enum Phase: String, CaseIterable {
  /// Make everything, solve or lay out, read all values or frames, free everything.
  case cold
  /// Like `cold`, adding the constraints one call at a time.
  case onebyone
  /// Change one number, update everything and read the changes.
  case edit
  /// Remove something and add it back.
  case readd
}

/// A family of problems or of trees of views, one per size.
struct Workload: Sendable {
  enum Source: Sendable {
    /// Constraints for a solver.
    case rows(@Sendable (Int) -> Problem)
    /// A tree of views for the layout engine.
    case tree(@Sendable (Int) throws -> TreeScene)
  }

  /// The name; the name of a tree begins with `anchors/`.
  let name: String
  /// The unit of a size.
  let unit: String
  var sizes = [10, 100, 1000]
  /// The sizes of quick runs and thresholds, if the usual ones are slow.
  var quickSizes: [Int]?
  /// A further size whose cold run has a threshold.
  var largeSize: Int?
  /// The largest size for peers, which take minutes beyond it.
  var peerLimit = 1000
  /// The largest size for peers in a quick run.
  var quickPeerLimit = 1000
  let phases: [Phase]
  let source: Source
  /// The layout computed by hand.
  var byHand: (@Sendable (Int) -> HandWritten)?

  var isTree: Bool { name.hasPrefix("anchors/") }

  /// Makes the contender of this library for one size of the workload.
  func makeOurs(_ size: Int) -> any CountedContender {
    switch source {
    case .rows(let make): SimplexContender(make(size))
    case .tree(let make): TreeContender(make, size, changePhase: phases[phases.count - 1])
    }
  }

  static func named(_ name: String) throws -> Workload {
    guard let workload = all.first(where: { $0.name == name }) else {
      throw UsageError(text: "there is no workload '\(name)'; --list names them all")
    }
    return workload
  }
}

extension Workload {
  /// Makes a workload of the solver.
  private init(
    _ name: String, _ unit: String, sizes: [Int] = [10, 100, 1000], quickSizes: [Int]? = nil,
    largeSize: Int? = nil, peerLimit: Int = 1000, quickPeerLimit: Int = 1000,
    phases: [Phase] = Phase.allCases, byHand: (@Sendable (Int) -> HandWritten)? = nil,
    _ make: @escaping @Sendable (Int) -> Problem
  ) {
    self.init(
      name: name, unit: unit, sizes: sizes, quickSizes: quickSizes, largeSize: largeSize,
      peerLimit: peerLimit, quickPeerLimit: quickPeerLimit, phases: phases, source: .rows(make),
      byHand: byHand)
  }

  /// Makes a workload of the layout engine.
  private init(
    tree name: String, _ unit: String, sizes: [Int] = [10, 100, 1000],
    change: Phase = .edit, byHand: (@Sendable (Int) -> HandWritten)? = nil,
    _ make: @escaping @Sendable (Int) throws -> TreeScene
  ) {
    self.init(
      name: "anchors/\(name)", unit: unit, sizes: sizes, phases: [.cold, change],
      source: .tree(make), byHand: byHand)
  }

  static let all = solver + stacks + cliffs + trees

  private static let solver = [
    Workload("chain", "views", largeSize: 100_000, byHand: HandWritten.chain, Problem.chain),
    Workload(
      "cards", "cards", sizes: [1, 10, 100, 1000], quickPeerLimit: 100, byHand: HandWritten.cards,
      Problem.cards),
    Workload(
      "grid", "cells", quickPeerLimit: 100, byHand: { HandWritten.grid($0, height: 800) },
      Problem.grid),
    Workload("nested", "leaves", byHand: HandWritten.nested, Problem.nested),
    Workload(
      "window", "cards", sizes: [1, 10, 100, 1000], peerLimit: 100, quickPeerLimit: 10,
      Problem.window),
    Workload("equal-row", "items", Problem.equalRow),
    Workload(
      "sparse", "variables", quickSizes: [10, 100], peerLimit: 100, quickPeerLimit: 10,
      Problem.sparse),
    Workload(
      "form", "rows", sizes: [3, 30, 300], quickSizes: [3, 30], peerLimit: 30, quickPeerLimit: 30,
      Problem.form),
    Workload("published-chain", "variables", Problem.publishedChain),
    Workload("published-star", "inputs", Problem.publishedStar),
    Workload("published-tree", "leaves", Problem.publishedTree),
    Workload("copies", "copies", Problem.copies),
    Workload("chain-reversed", "views", quickSizes: [10, 100], Problem.reversedChain),
    Workload("chain-shuffled", "views", quickSizes: [10, 100], Problem.shuffledChain),
  ]

  /// All stack systems of a distribution in a container, independent in one solver.
  private static let stacks = StackSystem.Distribution.allCases.flatMap { distribution in
    StackSystem.Container.families.map { container in
      Workload(
        "stack-\(distribution.rawValue)-\(container.rawValue)", "views", sizes: [100],
        peerLimit: 0, phases: [.cold]
      ) { Problem.stacks(StackSystem.family(distribution, container, $0)) }
    }
  }

  /// Shapes that need many pivots.
  private static let cliffs = Problem.cliffs.map { name, make in
    Workload(
      "cliff-\(name)", "items", sizes: [100, 1000], peerLimit: 0, phases: [.cold, .edit], make)
  }

  private static let trees = [
    Workload(tree: "chain", "views", byHand: HandWritten.chain, TreeScene.chain),
    Workload(tree: "activated-chain", "views", TreeScene.activatedChain),
    Workload(
      tree: "cards", "cards", sizes: [1, 10, 100, 1000], byHand: HandWritten.cards,
      TreeScene.cards),
    Workload(
      tree: "grid", "cells",
      byHand: { HandWritten.grid($0, height: TreeScene.gridHeight($0)) }, TreeScene.grid),
    Workload(tree: "nested", "leaves", byHand: HandWritten.nested, TreeScene.nested),
    Workload(tree: "window", "cards", sizes: [1, 10, 100, 1000], TreeScene.window),
    Workload(tree: "long-row", "views", TreeScene.longRow),
    Workload(tree: "deep-hierarchy", "levels", TreeScene.deepHierarchy),
    Workload(tree: "collection", "cells", TreeScene.collection),
    Workload(tree: "moving-tree", "leaves", TreeScene.movingTree),
    Workload(tree: "hierarchy-removal", "views", change: .readd, TreeScene.hierarchyRemoval),
    Workload(
      tree: "cards-removal", "cards", sizes: [20, 200, 2000], change: .readd,
      TreeScene.cardsRemoval),
    Workload(tree: "card-list", "cards", TreeScene.cardList),
    Workload(tree: "text-change", "cards", TreeScene.textChange),
    Workload(tree: "reused-cell", "rows", sizes: [100, 10_000], TreeScene.reusedCell),
    Workload(tree: "fitted-cell", "rows", sizes: [100, 10_000], TreeScene.fittedCell),
    Workload(tree: "prototype-cell", "rows", sizes: [100, 10_000], TreeScene.prototypeCell),
    Workload(tree: "screen", "cells", sizes: [10, 40], TreeScene.screen),
    Workload(tree: "nested-stacks", "rows", TreeScene.nestedStacks),
    Workload(tree: "label-stack", "labels", TreeScene.labelStack),
    Workload(tree: "hidden-label", "labels", sizes: [10, 100], TreeScene.hiddenLabel),
    Workload(tree: "label-chain", "labels", TreeScene.labelChain),
    Workload(tree: "stack-insert", "labels", change: .readd, TreeScene.stackInsert),
    Workload(tree: "stack-nest", "leaves", sizes: [32, 243, 1024], TreeScene.stackNest),
    Workload(
      tree: "stack-nest-aligned", "leaves", sizes: [32, 243], TreeScene.alignedStackNests),
    Workload(tree: "rows-top", "rows", TreeScene.rows(.top)),
    Workload(tree: "rows-centered", "rows", TreeScene.rows(.centered)),
    Workload(tree: "rows-anchors", "rows", TreeScene.rows(.anchors)),
    Workload(tree: "rows-beside-block", "rows", TreeScene.rows(.besideBlock)),
    Workload(tree: "table", "rows", TreeScene.table),
    Workload(tree: "table-stacks", "rows", TreeScene.tableOfStacks),
    Workload(tree: "table-rows", "rows", TreeScene.rowsOfStacks),
  ]
}
