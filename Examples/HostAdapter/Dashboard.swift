import Anchors

/// A dashboard that fills the terminal: a title, three boxes of equal width, and a log below.
///
/// It shows figures about itself: each second the texts of three widgets change, and the terminal
/// gets only the cells that differ.
@MainActor final class Dashboard {
  private let root = Widget("dashboard")
  private let boxes = Widget(row: "boxes", spacing: 1)
  private let figures = [
    Widget("seconds", text: "Seconds: 0", hasBorder: true),
    Widget("moved", text: "Widgets moved: 0", hasBorder: true),
    Widget("cells", text: "Cells drawn: 0", hasBorder: true),
  ]
  private let log = Widget("log", text: "Resize the terminal; end with Ctrl-C.", hasBorder: true)
  private var lines = ["Resize the terminal; end with Ctrl-C."]
  private var screen = Screen(.zero)
  /// The numbers of widgets moved and of cells drawn the last time.
  private var drawn = (widgets: 0, cells: 0)
  /// True if the tree has changed since its last layout.
  private(set) var needsLayout = true

  init() {
    let title = Widget("title", text: "Dashboard")
    for widget in figures { boxes.add(widget) }
    for widget in [title, boxes, log] { root.add(widget) }
    title.topAnchor(equalTo: root.topAnchor).centerXAnchor(equalTo: root.centerXAnchor)
    boxes.horizontalEdges(equalTo: root).topAnchor(equalTo: title.bottomAnchor)
    log
      .horizontalEdges(equalTo: root)
      .topAnchor(equalTo: boxes.bottomAnchor)
      .bottomAnchor(equalTo: root.bottomAnchor)
    // The figures keep their lines; in a low window the log loses some of its own.
    log.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    root.scale = 1
    root.layoutNode.needsLayoutHandler = { [unowned self] in needsLayout = true }
  }

  /// Shows the time since the start, and figures about the last drawing.
  func tick(_ seconds: Int) {
    figures[0].text = "Seconds: \(seconds)"
    figures[1].text = "Widgets moved: \(drawn.widgets)"
    figures[2].text = "Cells drawn: \(drawn.cells)"
  }

  /// Adds a line to the log, which shows the latest ones.
  func note(_ line: String) {
    lines.append(line)
    log.text = lines.suffix(50).reversed().joined(separator: "\n")
  }

  /// Lays out at a size and draws.
  ///
  /// - Returns: The characters and control sequences that make the terminal show the dashboard.
  func draw(in size: Size) -> String {
    needsLayout = false
    // A terminal may be smaller than any minimum, so conflicts must not end the program.
    let result = root.layoutIfNeeded(in: size)
    var next = Screen(size)
    root.draw(on: &next)
    let (text, count) = next.changes(from: screen)
    screen = next
    drawn = (result.changed.count, count)
    return text
  }
}
