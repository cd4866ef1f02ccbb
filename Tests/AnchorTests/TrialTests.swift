import Anchors
import TestSupport
import Testing

/// `makeTrial()`: supposed changes that leave the tree unchanged.
@Suite struct TrialTests {
  @Test func constantsPrioritiesAndRemovals() throws {
    let root = View("root")
    let a = Box("a", 50, 20)
    let b = Box("b", 30, 20)
    root.addSubview(a)
    root.addSubview(b)
    let gap = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    let wide = a.widthAnchor.constraint(equalToConstant: 90).with(priority: 100)
    LayoutConstraint.activate([gap, wide])
    try root.layout(in: Size(width: 200, height: 100))
    let before = root.frameDescription
    var trial = root.makeTrial()
    expectEqual(trial.frame(of: b).minX, 58)
    try trial.setConstant(20, of: gap)
    expectEqual(trial.frame(of: b).minX, 70)
    var other = trial
    try other.setPriority(.required, of: wide)
    expectEqual(other.frame(of: b).minX, 110)
    expectEqual(trial.frame(of: b).minX, 70, "copies go their own ways")
    try other.deactivate(wide)
    expectEqual(other.frame(of: a).width, 50)
    expectEqual(root.frameDescription, before)
    expect(gap.constant == 8 && wide.isActive)
    try expectEmpty(root.layout(in: Size(width: 200, height: 100)).changed)
  }

  @Test func resizingWrapsTexts() throws {
    let root = View("root")
    root.textMeasurer = .square
    let text = Label("aaaa bbbb", name: "text", font: Font(size: 10))
    text.numberOfLines = 0
    root.addSubview(text)
    text.edges(equalTo: root)
    try root.layout(width: 100, height: nil)
    expectEqual(root.frame.height, 10)
    var trial = root.makeTrial()
    try trial.resize(width: 50, height: nil)
    expectEqual(trial.frame(of: text), Rect(x: 0, y: 0, width: 50, height: 20))
    expectEqual(trial.frame(of: root).height, 20)
    expectEqual(root.frame.height, 10)
    try root.layout(width: 100, height: nil)
    expectEqual(root.frame.height, 10)
    try root.layout(width: 50, height: nil)
    expectEqual(root.frame.height, 20)
  }

  @Test func failuresLeaveTheTrial() throws {
    let root = View("root")
    let a = Box("a").widthAnchor(equalTo: 50)
    root.addSubview(a)
    let least = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    least.isActive = true
    try root.layout(in: Size(width: 200, height: 100))
    var trial = root.makeTrial()
    expectEqual(failure { try trial.setConstant(60, of: least) }, "unsatisfiable")
    expectEqual(trial.frame(of: a).width, 50)
    try trial.setConstant(30, of: least)
    expectEqual(trial.frame(of: a).width, 50)
  }

  @Test func treesThatChangeAreNoDanger() throws {
    let root = View("root")
    let a = Box("a").pinned(1, 2, 3, 4, in: root)
    root.addSubview(a)
    try root.layout(in: Size(width: 200, height: 100))
    var trial = root.makeTrial()
    a.removeFromSuperview()
    for index in 0..<5 { root.addSubview(Box("\(index)").pinned(9, 9, 9, 9, in: root)) }
    try root.layout(in: Size(width: 100, height: 50))
    try trial.resize(to: Size(width: 10, height: 10))
    expectEqual(trial.frame(of: a), a.frame)
    let stranger = View("stranger")
    stranger.frame = Rect(x: 7, y: 7, width: 7, height: 7)
    expectEqual(trial.frame(of: stranger), stranger.frame)
  }

  /// A root with a child that fills it except for a margin.
  private func filled() -> (root: View, child: View) {
    let (root, child) = (View("root"), View("child"))
    root.addSubview(child)
    child.edges(equalTo: root, insets: EdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
    return (root, child)
  }

  @Test("a trial of a tree that was never laid out has no effect")
  func neverLaidOut()
    throws
  {
    let (root, child) = filled()
    var trial = root.makeTrial()
    try trial.resize(width: 100, height: 100)
    expectEqual(trial.frame(of: child), .zero)
    try root.layout(width: 100, height: 50)
    expectEqual(child.frame, Rect(x: 5, y: 5, width: 90, height: 40))
    try trial.resize(width: 30, height: 30)
    expectEqual(trial.frame(of: child), child.frame)
    var later = root.makeTrial()
    try later.resize(width: 30, height: 30)
    expectEqual(later.frame(of: child), Rect(x: 5, y: 5, width: 20, height: 20))
    var orphan = filled().root.makeTrial()
    try orphan.resize(width: 100, height: 100)
  }

  @Test(
    "resizing a trial to an invalid size names the argument and changes nothing",
    arguments: [
      (Double.nan, 100.0, "width"), (100, .infinity, "height"), (-1, 100, "width"),
      (100, 1e300, "height"),
    ])
  func invalidSize(width: Double, height: Double, named: String) throws {
    let (root, child) = filled()
    try root.layout(width: 100, height: 50)
    var trial = root.makeTrial()
    let error = #expect(throws: LayoutError.self) { try trial.resize(width: width, height: height) }
    expectEqual(error?.description.contains("layout \(named)"), true)
    expectEqual(trial.frame(of: child), Rect(x: 5, y: 5, width: 90, height: 40))
  }

  @Test("a trial of a root that has joined another tree has no effect") func joinedRoot() throws {
    let (root, child) = filled()
    try root.layout(width: 100, height: 50)
    var trial = root.makeTrial()
    let window = View("window")
    for index in 0..<9 { window.addSubview(Box("\(index)").pinned(9, 9, 9, 9, in: window)) }
    window.addSubview(root)
    root.edges(equalTo: window)
    try window.layout(width: 200, height: 200)
    expectEqual(child.frame.width, 190)
    try trial.resize(width: 30, height: 30)
    expectEqual(trial.frame(of: child), child.frame)
  }
}
