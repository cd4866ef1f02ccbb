import Anchors

/// A rectangle of a small terminal toolkit: a text, a row or a group, optionally with a border.
///
/// For layout it has a node and adopts `LayoutItem`, which provides anchors, the chain and
/// `layout`. One point is one character cell.
final class Widget: LayoutItem {
  let layoutNode: LayoutNode
  private var children: [Widget] = []
  private let hasBorder: Bool
  /// The stack that arranges the widgets of a row; its node is the row's own.
  private let stack: StackView?
  var text: String {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ name: String, text: String = "", hasBorder: Bool = false) {
    layoutNode = LayoutNode(name)
    self.text = text
    self.hasBorder = hasBorder
    stack = nil
    guard !text.isEmpty else { return }
    // Weak, because the widget owns the node, whose closure must not retain the widget.
    layoutNode.measure = { [weak self] width in self?.contentSize(forWidth: width) ?? .zero }
    layoutNode.measureMinimum = { [weak self] _ in self?.minimumSize ?? .noIntrinsicSize }
    layoutNode.minimumContentPriority = 999
  }

  /// Makes a row of widgets of equal width with a spacing in cells.
  init(row name: String, spacing: Double) {
    let row = StackView(distribution: .fillEqually, spacing: spacing, name: name)
    layoutNode = row.layoutNode
    stack = row
    text = ""
    hasBorder = false
  }

  /// Adds a child to the widget and to its node; each owns its children.
  func add(_ child: Widget) {
    children.append(child)
    if let stack { stack.addArrangedSubview(child) } else { layoutNode.addChild(child.layoutNode) }
  }

  /// The size of the text in cells, on one line or wrapped at a width.
  private func contentSize(forWidth width: Double?) -> Size {
    let border = hasBorder ? Size(width: 4, height: 2) : .zero
    let request = TextRequest(
      text, font: Font(size: 1), maxWidth: width.map { $0 - border.width }, maxLines: 0)
    let inner = TextMeasurer.monospacedGrid.measure(request).size
    return Size(width: inner.width + border.width, height: inner.height + border.height)
  }

  /// The size below which nothing readable remains: one cell of text in its border.
  private var minimumSize: Size {
    hasBorder ? Size(width: 5, height: 3) : Size(width: 1, height: 1)
  }

  /// Draws the widget and its descendants at their frames.
  ///
  /// The frames are whole cells, because the root's scale is 1.
  func draw(on screen: inout Screen, in corner: Point = .zero) {
    guard !isHidden else { return }
    let frame = layoutNode.frame
    let origin = Point(x: corner.x + frame.minX, y: corner.y + frame.minY)
    if hasBorder { screen.box(origin, frame.size) }
    if !text.isEmpty {
      let inset = hasBorder ? Point(x: 2, y: 1) : .zero
      let request = TextRequest(
        text, font: Font(size: 1), maxWidth: frame.width - 2 * inset.x, maxLines: 0)
      let height = frame.height - 2 * inset.y
      for (row, line) in TextMeasurer.monospacedGrid.lines(request).enumerated()
      where Double(row) < height {
        screen.write(
          line.text, at: Point(x: origin.x + inset.x, y: origin.y + inset.y + Double(row)))
      }
    }
    for child in children { child.draw(on: &screen, in: origin) }
  }
}
