import Anchors
import TestSupport
import Testing

/// Heights of texts at the widths of an earlier layout that conflict with the next one.
@Suite("Heights of texts from an earlier layout")
struct EarlierHeightTests {
  /// A text of two words that must not be cut, with glyphs of 10 by 10 points, as large as its
  /// card.
  private func card() -> (root: View, text: Label) {
    let root = View("root")
    root.textMeasurer = .square
    let text = Label("aaaa bbbb", name: "text", font: Font(size: 10))
    text.numberOfLines = 0
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    root.addSubview(text)
    text.edges(equalTo: root)
    return (root, text)
  }

  @Test("a card widened and lowered to one line is laid out like a new one")
  func widened() throws {
    let (root, text) = card()
    try root.layout(width: 50, height: nil)
    // "aaaa" and "bbbb" on two lines.
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 50, height: 20))
    // Nine glyphs on one line.
    try root.layout(width: 90, height: 10)
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 90, height: 10))
    let other = card()
    try other.root.layout(width: 90, height: 10)
    expectEqual(other.text.frame, text.frame)
    try root.layout(width: 50, height: nil)
    expectEqual(text.frame.height, 20)
  }

  @Test("a recovering layout breaks no constraint for an outdated height")
  func recovering() throws {
    let (root, text) = card()
    try root.layout(width: 50, height: nil)
    root.layoutIfNeeded(width: 90, height: 10)
    #expect(root.layoutNode.lastReport?.isEmpty != false)
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 90, height: 10))
  }

  @Test("a card too low for its text fails like a new one and keeps its frames")
  func tooLow() throws {
    let (root, text) = card()
    try root.layout(width: 50, height: nil)
    let failure = #expect(throws: LayoutError.self) { try root.layout(width: 50, height: 10) }
    let fresh = #expect(throws: LayoutError.self) { try card().root.layout(width: 50, height: 10) }
    expectEqual(failure?.description, fresh?.description)
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 50, height: 20))
    try root.layout(width: 90, height: 10)
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 90, height: 10))
  }

  @Test("a trial can widen a card to one line, but not make it too low")
  func widenedTrial() throws {
    let (root, text) = card()
    try root.layout(width: 50, height: nil)
    var trial = root.makeTrial()
    #expect(throws: LayoutError.self) { try trial.resize(width: 50, height: 10) }
    expectEqual(trial.frame(of: text), Rect(x: 0, y: 0, width: 50, height: 20))
    try trial.resize(width: 90, height: 10)
    expectEqual(trial.frame(of: text), Rect(x: 0, y: 0, width: 90, height: 10))
    expectEqual(text.frame, Rect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test("a trial started while a change is pending wraps the text")
  func trial() throws {
    let (root, text) = card()
    try root.layout(width: 90, height: nil)
    expectEqual(text.frame.height, 10)
    // The change waits for a layout; the trial ignores it.
    text.frame = Rect(x: 0, y: 0, width: 70, height: 10)
    var trial = root.makeTrial()
    try trial.resize(width: 50, height: nil)
    expectEqual(trial.frame(of: text), Rect(x: 0, y: 0, width: 50, height: 20))
  }
}
