import Anchors

/// A family of trees of views, one per size.
struct TreeWorkload: Sendable {
  let name: String
  /// What a size counts.
  let unit: String
  var sizes = [10, 100, 1000]
  /// The sizes of quick runs.
  var quickSizes = [10, 100]
  /// Under which name the change is measured.
  var changePhase = Phase.edit
  let make: @Sendable (Int) -> TreeScene
  /// The same picture computed by hand.
  var byHand: (@Sendable (Int) -> any Contender)?
}

extension TreeWorkload {
  static let all: [TreeWorkload] = [
    TreeWorkload(
      name: "chain", unit: "views", make: TreeScene.chain,
      byHand: { HandWrittenContender(HandWrittenChain($0), Problem.chain($0)) }),
    TreeWorkload(
      name: "cards", unit: "cards", sizes: [1, 10, 100, 1000], make: TreeScene.cards,
      byHand: { HandWrittenContender(HandWrittenCards($0), Problem.cards($0)) }),
    TreeWorkload(
      name: "grid", unit: "cells", make: TreeScene.grid,
      byHand: {
        HandWrittenContender(
          HandWrittenGrid($0, height: TreeScene.gridHeight($0)), Problem.grid($0))
      }),
    TreeWorkload(
      name: "nested", unit: "leaves", make: TreeScene.nested,
      byHand: { HandWrittenContender(HandWrittenNested($0), Problem.nested($0)) }),
    TreeWorkload(
      name: "window", unit: "cards", sizes: [1, 10, 100, 1000], make: TreeScene.window),
    TreeWorkload(name: "long-row", unit: "views", make: TreeScene.longRow),
    TreeWorkload(name: "deep-hierarchy", unit: "levels", make: TreeScene.deepHierarchy),
    TreeWorkload(name: "collection", unit: "cells", make: TreeScene.collection),
    TreeWorkload(name: "moving-tree", unit: "leaves", make: TreeScene.movingTree),
    TreeWorkload(
      name: "hierarchy-removal", unit: "views", changePhase: .readd,
      make: TreeScene.hierarchyRemoval),
    TreeWorkload(name: "card-list", unit: "cards", make: TreeScene.cardList),
    TreeWorkload(name: "nested-stacks", unit: "rows", make: TreeScene.nestedStacks),
    TreeWorkload(name: "label-stack", unit: "labels", make: TreeScene.labelStack),
    TreeWorkload(name: "label-chain", unit: "labels", make: TreeScene.labelChain),
    TreeWorkload(
      name: "stack-nest", unit: "leaves", sizes: [32, 243, 1024],
      quickSizes: [32, 243], make: TreeScene.stackNest),
    TreeWorkload(name: "text-change", unit: "cards", make: TreeScene.textChange),
  ]
}
