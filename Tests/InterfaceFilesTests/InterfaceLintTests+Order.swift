import AnchorsQuestions
import InterfaceFiles
import TestSupport
import Testing

/// Overlaps that are listed by default, and the order of findings.
extension InterfaceLintTests {
  /// The overlaps of a view `b` that is above a view `a`, each on its own, listed by default.
  private func listedOverlaps(
    _ a: (Int, Int, Int, Int), _ b: (Int, Int, Int, Int)
  ) throws -> [Bool] {
    let frames = [("a", a), ("b", b)]
    let text = T(
      views: frames.map { T.view($0, "\($1.0) \($1.1) \($1.2) \($1.3)") }.joined(),
      constraints: frames.flatMap { name, frame in
        [
          "\(name).leading == r.leading \(frame.0)", "\(name).top == r.top \(frame.1)",
          "\(name).width == \(frame.2)", "\(name).height == \(frame.3)",
        ]
      })
    return try text.findings().filter { $0.code == "overlap" }.map { !$0.isObservation }
  }

  @Test func `layers, lines, backgrounds and alternatives are listed on request only`() throws {
    let one = (20, 20, 80, 40)
    try expectEqual(listedOverlaps(one, (90, 30, 80, 40)), [true])
    // Over the whole area, most of it, in front of all or behind.
    try expectEqual(listedOverlaps(one, (0, 0, 300, 100)), [false])
    try expectEqual(listedOverlaps((0, 0, 300, 90), (10, 80, 80, 20)), [false])
    // A line, a label in front of a colored view, two states with one middle.
    try expectEqual(listedOverlaps(one, (10, 40, 200, 1)), [false])
    try expectEqual(listedOverlaps(one, (30, 30, 20, 20)), [false])
    try expectEqual(listedOverlaps(one, (40, 10, 40, 60)), [false])
  }

  @Test func `findings come by severity, and notes by how surely they are mistakes`() throws {
    // A text with an exact width, beside another one that resists compression equally.
    let found = try T(
      views: T.label("a", 10, 80) + T.label("b", 100, 80),
      constraints: corner + [
        "b.leading == a.trailing 10", "b.top == a.top", "a.height == 20", "a.height == 20",
      ]
    ).findings()
    let codes = found.map(\.code)
    let first = try #require(codes.firstIndex(of: "missingGap"))
    let second = try #require(codes.firstIndex(of: "equalCompression"))
    let third = try #require(codes.firstIndex(of: "fixedTextSize"))
    let fourth = try #require(codes.firstIndex(of: "largerType"))
    expect(first < second && second < third && third < fourth, "\(codes)")
    let shown = ["missingGap", "equalCompression", "fixedTextSize", "largerType"]
    for code in shown { expect(found.contains { $0.code == code && !$0.isObservation }) }
    let severities = found.map { Int($0.severity.rawValue) }
    expectEqual(severities, severities.sorted(by: >))
  }
}
