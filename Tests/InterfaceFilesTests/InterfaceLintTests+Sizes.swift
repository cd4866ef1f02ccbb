import InterfaceFiles
import TestSupport
import Testing

// Findings at other sizes of the root.

extension InterfaceLintTests {
  @Test func `two controls overlap in a narrower root unless a distance is a minimum`() throws {
    // 10 + 120 and 300 - 10 - 120 are 40 apart; at 0.6 of the width the second begins at 50.
    let views =
      T.view("a", "10 10 120 20", "textField") + T.view("b", "170 10 120 20", "textField")
    let rest =
      corner + [
        "a.width == 120 @750", "b.width == 120 @750", "r.trailing == b.trailing 10",
        "b.top == r.top 10",
      ]
    try check(
      .outsideAtSize, "a", T(views: views, constraints: rest),
      T(views: views, constraints: rest + ["b.leading >= a.trailing 8"]))
    let found = try T(views: views, constraints: rest).findings()
    expectEqual(found.count { $0.code == "outsideAtSize" }, 1)
  }

  @Test func `a button far below the middle is outside the screen in landscape`() throws {
    func scene(_ position: [String]) -> T {
      T(
        root: .controller, size: (375, 667), views: T.view("a", "10 500 100 30", "button"),
        constraints: ["a.leading == r.leading 10", "a.width == 100", "a.height == 30"] + position)
    }
    try check(
      .outsideAtSize, "a", scene(["a.top == r.top 500"]),
      scene(["a.top == r.top 500 @750", "r.bottom >= a.bottom 10"]))
  }

  @Test func `an exact width is too wide for a narrower root`() throws {
    let rest = corner + ["a.height == 20"]
    let views = T.view("a", "10 10 250 20", "textField")
    try check(
      .outsideAtSize, "a", T(views: views, constraints: rest + ["a.width == 250"]),
      T(
        views: views,
        constraints: rest + ["a.width == 250 @750", "a.trailing <= r.trailing -10"]))
  }

  @Test func `a minimum may allow a point less, but not six tenths`() throws {
    let views = T.view("a", "10 10 50 80")
    let chain = corner + ["a.width == 50", "r.bottom == a.bottom 10"]
    try check(
      .limitedSize, "a", T(root: .cell, views: views, constraints: chain + ["a.height >= 60"]),
      T(root: .cell, views: views, constraints: chain + ["a.height >= 40"]))
  }
}
