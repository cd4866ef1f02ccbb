import Anchors
import Rendering
import TestSupport
import Testing

@Suite struct RenderingTextArtTests {
  /// One point is one cell.
  private let art = TextArt(columnWidth: 1, rowHeight: 1)

  private func view(_ name: String, _ frame: Rect, in parent: View? = nil) -> View {
    let view = View(name)
    view.frame = frame
    parent?.addSubview(view)
    return view
  }

  @Test func `a container has its name in its edge and a leaf has it inside`() {
    let card = view("card", Rect(x: 3, y: 7, width: 20, height: 4))
    _ = view("photo", Rect(x: 1, y: 1, width: 9, height: 2), in: card)
    expectEqual(
      art.draw(card),
      """
      ┌─card──────────────┐
      │┌────────┐         │
      ││ photo  │         │
      │└────────┘         │
      └───────────────────┘

      """)
  }

  @Test func `touching edges become one line of a text drawing`() {
    let row = view("", Rect(x: 0, y: 0, width: 12, height: 2))
    _ = view("a", Rect(x: 0, y: 0, width: 6, height: 2), in: row)
    _ = view("b", Rect(x: 6, y: 0, width: 6, height: 2), in: row)
    expectEqual(
      art.draw(row),
      """
      ┌─────┬─────┐
      │ a   │ b   │
      └─────┴─────┘

      """)
  }

  @Test func `a frame outside the root is drawn`() {
    let root = view("r", Rect(x: 0, y: 0, width: 6, height: 2))
    _ = view("o", Rect(x: -4, y: 4, width: 6, height: 2), in: root)
    expectEqual(
      art.draw(root),
      """
          ┌─r───┐
          │     │
          └─────┘

      ┌─────┐
      │ o   │
      └─────┘

      """)
  }

  @Test func `hidden items and their descendants are omitted`() {
    let root = view("root", Rect(x: 0, y: 0, width: 8, height: 2))
    let hidden = view("h", Rect(x: 2, y: 1, width: 4, height: 1), in: root)
    _ = view("i", Rect(x: 0, y: 0, width: 4, height: 1), in: hidden)
    hidden.isHidden = true
    expect(art.draw(root).contains("┐") && !art.draw(root).contains("h"))
    expectEqual(art.draw(root).split(separator: "\n").count, 3)
  }

  @Test func `frames of size 0 are lines and points`() {
    let root = view("", Rect(x: 0, y: 0, width: 6, height: 4))
    _ = view("", Rect(x: 1, y: 2, width: 3, height: 0), in: root)
    _ = view("", Rect(x: 5, y: 1, width: 0, height: 0), in: root)
    expectEqual(
      art.draw(root),
      """
      ┌─────┐
      │    ·│
      │╶──╴ │
      │     │
      └─────┘

      """)
  }

  @Test func `an enormous frame gives a drawing of bounded size`() {
    let root = view("root", Rect(x: 0, y: 0, width: 1e9, height: 1e9))
    let lines = art.draw(root).split(separator: "\n")
    expectEqual(lines.count, 501)
    expect(lines.allSatisfy { $0.count <= 501 })
  }

  @Test func `a text drawing clips the content of a scroll view`() {
    let root = view("", Rect(x: 0, y: 0, width: 12, height: 4))
    let scroll = ScrollView("s")
    scroll.frame = Rect(x: 2, y: 0, width: 8, height: 4)
    root.addSubview(scroll)
    _ = view("a", Rect(x: 0, y: -2, width: 8, height: 4), in: scroll)
    _ = view("b", Rect(x: 0, y: 9, width: 8, height: 4), in: scroll)
    expectEqual(
      art.draw(root),
      """
      ┌─┬─s─────┬─┐
      │ │ a     │ │
      │ ├───────┤ │
      │ │       │ │
      └─┴───────┴─┘

      """)
  }
}
