import InterfaceFiles
import TestSupport
import Testing

// Findings about texts and anchors that are right in one direction or at one place only.

extension InterfaceLintTests {
  @Test func `a text at the left does not mirror where it has room`() throws {
    // The word is some 42 points wide in 17 points: 2.45 em in Helvetica.
    func scene(_ width: Int, _ attributes: String) -> T {
      T(views: T.label("a", 10, width, attributes), constraints: corner)
    }
    let natural = scene(60, #"textAlignment="natural""#)
    try check(.fixedAlignment, "a", scene(60, #"textAlignment="right""#), natural)
    // Interface Builder writes no alignment of a text at the left.
    try check(.fixedAlignment, "a", scene(60, ""), natural)
    try check(.fixedAlignment, "a", scene(60, ""), scene(60, #"textAlignment="center""#))
    try check(.fixedAlignment, "a", scene(60, ""), scene(60, #"usesAttributedText="YES""#))
    // As wide as its text it looks the same, unless it has several lines.
    try check(.fixedAlignment, "a", scene(42, #"numberOfLines="0""#), scene(42, ""))
  }

  @Test func `a field and the title of a button at the left do not mirror`() throws {
    func scene(_ kind: String, _ attributes: String) -> T {
      T(views: T.view("a", "10 10 200 20", kind, attributes), constraints: corner)
    }
    try check(
      .fixedAlignment, "a", scene("textField", ""), scene("textField", #"textAlignment="natural""#))
    for side in ["left", "right"] {
      try check(
        .fixedAlignment, "a", scene("button", #"contentHorizontalAlignment="\#(side)""#),
        scene("button", #"contentHorizontalAlignment="leading""#))
    }
    try check(
      .fixedAlignment, "a", scene("button", #"contentHorizontalAlignment="left""#),
      scene("button", ""))
  }

  @Test func `what a row contains is held by the row, not by its safe area`() throws {
    func scene(_ vertical: [String], root: T.Root = .cell, height: Int = 100) -> T {
      T(
        root: root, size: (375, height), views: T.view("a", "10 10 20 \(height - 20)"),
        constraints: ["a.leading == s.leading 10", "a.width == 20"] + vertical)
    }
    let edges = ["a.top == r.top 10", "r.bottom == a.bottom 10"]
    for part in ["top", "bottom"] {
      let own = edges.map { $0.replacing("r.\(part)", with: "s.\(part)") }
      try check(.listAtSafeArea, "a", scene(own), scene(edges))
      try check(.listAtSafeArea, "a", scene(own, root: .view), scene(edges, root: .view))
    }
    let middle = ["a.centerY == s.centerY", "a.height == 80"]
    try check(.listAtSafeArea, "a", scene(middle), scene(middle, root: .controller, height: 667))
    let both = try scene(["a.top == s.top 10", "s.bottom == a.bottom 10"]).findings()
    expectEqual(both.count { $0.code == "listAtSafeArea" }, 2)
  }
}
