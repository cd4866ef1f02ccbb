import Anchors
import TestSupport
import Testing

/// First layouts of so many rows that the tables of the solver grow while they are loaded.
@Suite struct LargeFirstLayoutTests {
  private static let count = 300

  /// A column of boxes with 1 point between them.
  ///
  /// Box n is 20 + n % 7 high. Some are in a view that no constraint mentions.
  private struct Column {
    let root = View("root")
    private(set) var boxes: [Box] = []

    init(within outer: View? = nil) {
      if let outer { root.addSubview(outer) }
      for place in 0..<LargeFirstLayoutTests.count {
        let box = Box("box \(place)", 30, Double(20 + place % 7))
        (place % 2 == 1 ? outer ?? root : root).addSubview(box)
        box.leadingAnchor(equalTo: root.leadingAnchor, constant: Double(place % 5))
          .trailingAnchor(equalTo: root.trailingAnchor)
          .topAnchor(equalTo: boxes.last?.bottomAnchor ?? root.topAnchor, constant: 1)
        boxes.append(box)
      }
    }

    /// Checks the frames against sums.
    func check(width: Double, sourceLocation: SourceLocation = #_sourceLocation) {
      var top = 0.0
      for (place, box) in boxes.enumerated() {
        let (left, height) = (Double(place % 5), Double(20 + place % 7))
        let frame = Rect(x: left, y: top + 1, width: width - left, height: height)
        #expect(box.frame == frame, sourceLocation: sourceLocation)
        top = frame.maxY
      }
    }
  }

  @Test(arguments: [false, true])
  func `a first layout of hundreds of rows has the expected frames`(isDeep: Bool) throws {
    let column = Column(within: isDeep ? View("outer") : nil)
    try column.root.layout(width: 320, height: 10_000)
    column.check(width: 320)
    try column.root.layout(width: 200, height: 10_000)
    column.check(width: 200)
  }

  @Test func `a conflict in a large first layout is reported until its cause is removed`() throws {
    let column = Column()
    let box = column.boxes[200]
    let narrow = box.widthAnchor.constraint(equalToConstant: 50)
    narrow.isActive = true
    var report: ConflictReport?
    do {
      try column.root.layout(width: 320, height: 10_000)
    } catch {
      if case LayoutError.unsatisfiable(let found) = error { report = found }
    }
    // Two edges and the width of the box, and the width of the root.
    let members = try #require(report).members
    expectEqual(members.count, 4)
    expect(members.contains { $0.equation == "box 200.width == 50" })
    expect(members.contains { $0.kind == .rootSize })
    expect(column.boxes.allSatisfy { $0.frame == .zero })
    narrow.isActive = false
    try column.root.layout(width: 320, height: 10_000)
    column.check(width: 320)
  }

  @Test func `a large first layout breaks a conflicting constraint and satisfies the rest`() {
    let column = Column()
    let narrow = column.boxes[200].widthAnchor.constraint(equalToConstant: 50)
    narrow.isActive = true
    column.root.layoutIfNeeded(in: Size(width: 320, height: 10_000))
    expect(narrow.isBroken)
    expectEqual(column.root.layoutNode.lastReport?.conflicts.count, 1)
    column.check(width: 320)
  }

  @Test func `a number too large for a large first layout is reported`() throws {
    let column = Column()
    let outer = column.boxes[0]
    outer.alignmentRectInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    let inner = View("inner")
    outer.addSubview(inner)
    let far = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 1e9)
    far.isActive = true
    #expect(throws: LayoutError.self) { try column.root.layout(width: 320, height: 10_000) }
    expectEqual(far.fault, .numbersTooLarge)
    far.constant = 5
    try column.root.layout(width: 320, height: 10_000)
    expect(far.fault == nil && inner.frame.minX == 15)
    expectEqual(column.boxes[1].frame, Rect(x: 1, y: 22, width: 319, height: 21))
  }
}
