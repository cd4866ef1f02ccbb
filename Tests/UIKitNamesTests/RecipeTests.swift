import Anchors
import TestSupport
import Testing

/// Frames of the recipes of the guides in both spellings.
@Suite struct RecipeTests {
  /// The frames of two views after a recipe, in 300 by 200 points with a safe area.
  private func frames(_ recipe: (View, Label, Label) throws -> Void) throws -> String {
    let root = View("root")
    let a = Label("Juca", name: "a")
    let b = Label("Desenvolvedor", name: "b")
    root.addSubview(a)
    root.addSubview(b)
    root.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    try recipe(root, a, b)
    try root.layout(in: Size(width: 300, height: 200))
    return root.frameDescription
  }

  @Test func `recipes in UIKit's spelling and in the chain's give equal frames`() throws {
    let recipes:
      [((View, Label, Label) throws -> Void, (View, Label, Label) throws -> Void, Rect)] =
        [
          (
            { r, a, _ in UIKitRecipes.edges(r, a) }, { r, a, _ in AnchorsRecipes.edges(r, a) },
            Rect(x: 16, y: 8, width: 268, height: 184)
          ),
          (
            { r, a, _ in UIKitRecipes.centered(r, a) },
            { r, a, _ in AnchorsRecipes.centered(r, a) },
            Rect(x: 90, y: 78, width: 120, height: 44)
          ),
          (
            { r, a, _ in UIKitRecipes.aspect(r, a) }, { r, a, _ in AnchorsRecipes.aspect(r, a) },
            Rect(x: 0, y: 0, width: 300, height: 150)
          ),
          (
            { r, a, _ in UIKitRecipes.priorities(r, a) },
            { r, a, _ in AnchorsRecipes.priorities(r, a) },
            Rect(x: 16, y: 0, width: 268, height: 44)
          ),
          (
            { r, a, _ in UIKitRecipes.margins(r, a) }, { r, a, _ in AnchorsRecipes.margins(r, a) },
            Rect(x: 20, y: 20, width: 260, height: 170)
          ),
          (
            { r, a, _ in UIKitRecipes.scroll(r, a) }, { r, a, _ in AnchorsRecipes.scroll(r, a) },
            Rect(x: 0, y: 0, width: 300, height: 1000)
          ),
          (
            { r, a, _ in UIKitRecipes.update(r, a) }, { r, a, _ in AnchorsRecipes.update(r, a) },
            Rect(x: 0, y: 0, width: 300, height: 120)
          ),
          (
            { r, a, b in UIKitRecipes.format(r, a, b) },
            { r, a, b in try AnchorsRecipes.format(r, a, b) },
            Rect(x: 5, y: 5, width: 80, height: 80)
          ),
        ]
    for (uikit, anchors, frame) in recipes {
      var found: Rect?
      let one = try frames { root, a, b in
        try uikit(root, a, b)
        try root.layout(in: Size(width: 300, height: 200))
        found = a.frame
      }
      expectEqual(one, (try frames(anchors)))
      expectEqual(found, frame)
    }
  }

  @Test func `rows and stacks give equal frames in both spellings`() throws {
    let row = try frames { UIKitRecipes.row($0, $1, $2) }
    expectEqual(row, (try frames { AnchorsRecipes.row($0, $1, $2) }))
    expect(row.contains("b (") && row.contains(" 20.4)"))
    let stack = try frames { UIKitRecipes.stack($0, [$1, $2, View()]) }
    expectEqual(stack, (try frames { AnchorsRecipes.stack($0, [$1, $2, View()]) }))
    // A line of 20.4 points, 16 of spacing, and nothing for the hidden view.
    expect(stack.contains("b (0, 36.4,"))
  }

  /// Compares the Swift code of a guide, without indentation.
  @Test(arguments: ["FromUIKit", "FromSnapKit"])
  func `the code of a guide is compiled in this module`(_ guide: String) throws {
    let sources = try GuideText.sources()
    let blocks = try GuideText.blocks(of: guide)
    expect(!blocks.isEmpty)
    for block in blocks {
      expect(sources.contains { $0.contains(block) }, "\(guide): \(block)")
    }
  }
}
