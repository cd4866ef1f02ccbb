import AnchorsQuestions
import TestSupport
import Testing

/// Lint of deep trees: nothing recurses once per level, not even for names.
@Suite struct DeepLintTests {
  @Test func `a chain of equally named views is linted on a small stack`() async throws {
    try await onSmallStack {
      let levels = 20_000
      let root = View("root")
      var outer = root
      for _ in 1...levels {
        let view = View("view")
        outer.addSubview(view)
        view.edges(equalTo: outer)
        outer = view
      }
      // A content that is wider than the window.
      let wide = View("view")
      outer.addSubview(wide)
      wide.size(width: 400, height: 10).centerXAnchor(equalTo: outer.centerXAnchor)
        .topAnchor(equalTo: outer.topAnchor)
      try root.layout(width: 300, height: 200)
      let findings = root.lint().findings.filter { $0.code == .outsideSuperview }
      // The path begins with the levels above the last 200.
      let path = "…\(levels + 1 - 200)" + String(repeating: "/view", count: 200)
      let items: [[String]] = findings.map { $0.items }
      expectEqual(items, [[path]])
    }
  }

  @Test func `a path of as many levels as a layout file has is complete`() throws {
    let root = View("root")
    var outer = root
    for _ in 1...200 {
      let view = View("view")
      outer.addSubview(view)
      view.edges(equalTo: outer)
      outer = view
    }
    outer.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let wide = View("wide")
    outer.addSubview(wide)
    wide.size(width: 400, height: 10).centerXAnchor(equalTo: outer.centerXAnchor)
      .topAnchor(equalTo: outer.topAnchor)
    try root.layout(width: 300, height: 200)
    let finding = try #require(root.lint().findings.first { $0.code == .outsideSuperview })
    let path = Array(repeating: "view", count: 200).joined(separator: "/")
    expect(finding.text.contains(" extends outside " + path + ":"))
  }
}
