import TestSupport
import Testing

@testable import Anchors

/// Trees in several concurrent tasks; run under the thread sanitizer, too.
@Suite struct LayoutConcurrencyTests {
  /// A scrolled column of labels and a row, in a tree owned by the task.
  ///
  /// - Returns: The heights of the content and of a label, and the width of half a row.
  private static func heights(labels: Int, width: Double) throws -> [Double] {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let column = StackView(axis: .vertical, spacing: 8, name: "column")
    root.addSubview(scroll)
    scroll.addSubview(column)
    scroll.edges(equalTo: root)
    column.edges(equalTo: scroll.contentLayoutGuide)
      .widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor)
    for number in 0..<labels {
      let label = Label("Label \(number)", name: "label")
      column.addArrangedSubview(label)
    }
    let row = StackView(axis: .horizontal, distribution: .fillEqually, name: "row")
    for _ in 0..<2 { row.addArrangedSubview(Box("box", 10, 30)) }
    column.addArrangedSubview(row)
    try root.layout(width: width, height: 200)
    let label = column.arrangedSubviews[0].frame.height
    return [scroll.contentSize.height, label, row.arrangedSubviews[0].frame.width]
  }

  @Test func `trees laid out in concurrent tasks do not affect each other`() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...16 {
        group.addTask {
          let found = try Self.heights(labels: number, width: 300 + Double(number))
          let expected = Double(number) * (found[1] + 8) + 30
          expectNear(found[0], expected, within: 1e-6, "\(number) labels")
          #expect(found[1] > 0)
          expectEqual(found[2], 150 + Double(number) / 2)
        }
      }
      try await group.waitForAll()
    }
  }
}
