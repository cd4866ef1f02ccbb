import Anchors
import TestSupport

/// Contents of a view that a stack hides.
enum HiddenContent: CaseIterable {
  case paddedCard, fixedSize, aspectRatio, nestedStack, wrappingLabel, baselines, scrollView
  case wideAndHigh, requiredContent, square

  /// A view of the kind, named "hidden".
  func make() -> View {
    switch self {
    case .paddedCard: return card(around: Box("photo", 40, 30))
    case .fixedSize: return View("hidden").size(width: 70, height: 45)
    case .aspectRatio:
      let view = View("hidden").aspectRatio(1.5)
      view.heightAnchor(equalTo: 60, priority: 800)
      return view
    case .square:
      let view = View("hidden")
      view.widthAnchor(equalTo: view.heightAnchor).heightAnchor(equalTo: 60, priority: 800)
      return view
    case .nestedStack:
      let stack = StackView(axis: .vertical, alignment: .center, spacing: 6, name: "hidden")
      for (place, width) in [20.0, 90, 50].enumerated() {
        stack.addArrangedSubview(Box("inner \(place)", width, 25))
      }
      let row = StackView(axis: .horizontal, spacing: 3, name: "inner row")
      row.isLayoutMarginsRelativeArrangement = true
      for place in 0..<2 { row.addArrangedSubview(Box("cell \(place)", 15, 15)) }
      stack.addArrangedSubview(row)
      return stack
    case .wrappingLabel:
      let label = Label("one two three four five six seven eight nine ten", name: "text")
      label.numberOfLines = 0
      label.setContentCompressionResistancePriority(740, for: .horizontal)
      return card(around: label)
    case .baselines:
      let box = Box("hidden", 35, 80)
      box.fixedBaselines = Baselines(firstFromTop: 60, lastFromBottom: 15)
      return box
    case .scrollView:
      let scroll = ScrollView("hidden")
      let content = Box("content", 200, 300)
      scroll.addSubview(content)
      content.edges(equalTo: scroll.contentLayoutGuide)
      scroll.widthAnchor(equalTo: content.widthAnchor).heightAnchor(equalTo: 90)
      return scroll
    case .wideAndHigh:
      let view = View("hidden")
      view.widthAnchor(equalTo: 500, priority: 999).heightAnchor(equalTo: 500, priority: 999)
      return view
    case .requiredContent:
      let box = Box("hidden", 65, 55)
      for axis in [Axis.horizontal, .vertical] {
        box.setContentHuggingPriority(.required, for: axis)
        box.setContentCompressionResistancePriority(.required, for: axis)
      }
      return box
    }
  }

  private func card(around content: View) -> View {
    let card = View("hidden")
    card.addSubview(content)
    content.leadingAnchor(equalTo: card.leadingAnchor, constant: 8)
      .trailingAnchor(equalTo: card.trailingAnchor, constant: -9)
      .topAnchor(equalTo: card.topAnchor, constant: 10)
      .bottomAnchor(equalTo: card.bottomAnchor, constant: -11)
    return card
  }
}

/// A stack of two boxes with another view before, between or after them.
struct HidingScene {
  let root = View("root")
  let stack = StackView(name: "stack")
  let shown = [Box("one", 50, 20), Box("two", 60, 24)]
  let hidden: View

  init(_ hidden: View, at place: Int, _ configure: (StackView) -> Void = { _ in }) {
    self.hidden = hidden
    root.addSubview(stack)
    stack.leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
      .topAnchor(equalTo: root.topAnchor, constant: 10)
    configure(stack)
    for (place, box) in shown.enumerated() {
      for axis in [Axis.horizontal, .vertical] {
        box.setContentHuggingPriority(LayoutPriority(260 - Double(place)), for: axis)
      }
      box.fixedBaselines = Baselines(firstFromTop: 14 + Double(place), lastFromBottom: 4)
      stack.addArrangedSubview(box)
    }
    stack.insertArrangedSubview(hidden, at: place)
  }

  /// Lays out in a large root.
  func layOut() throws { try root.layout(width: 1000, height: 1000) }

  /// Lays out and returns the frames of the stack and the boxes.
  func visibleFrames() throws -> [Double] {
    try layOut()
    return ([stack] + shown).flatMap { numbers($0) }
  }

  /// Lays out and returns all frames of the tree.
  func frames() throws -> [Double] {
    try layOut()
    return Self.frames(root)
  }

  /// The frames of a view and its descendants.
  static func frames(_ view: View) -> [Double] {
    numbers(view) + view.subviews.flatMap { frames($0) }
  }
}
