import Anchors
import AnchorsQuestions
import TestSupport

/// A random program whose views change the tree while they are measured, updated, notified of a
/// layout or released.
///
/// It retains no view but the root: all others live only as members of the tree.
final class ReentrantProgram {
  private struct Handle { weak var view: View? }

  let root = View("root")
  private var random: SplitMix64
  private var handles: [Handle] = []
  private var constraints: [LayoutConstraint] = []
  private var tops: [View] = []
  /// The action of the next view that runs client code.
  private var action: (() -> Void)?
  private var isEnding = false

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    fill(root, 2)
    if random.chance(0.25) {
      root.layoutNode.systemSpacing = { [unowned self] _, _, _ in
        intrude()
        return 9
      }
    }
  }

  /// Runs thirty random actions, some nested in others, and then disables intrusions.
  func run() {
    for _ in 0..<30 {
      if random.chance(0.5) { arm() }
      if random.chance(0.5) { change(0) } else { ask(0) }
    }
    isEnding = true
    action = nil
  }

  /// The surviving stacks.
  var stacks: [StackView] { handles.compactMap { $0.view as? StackView } }

  fileprivate func intrude() {
    guard !isEnding, random.chance(0.34), let current = action else { return }
    action = nil
    current()
  }

  private func arm() {
    action = { [unowned self] in
      for _ in 0..<number(1...3) { change(1) }
      if random.chance(0.5) { arm() }
    }
  }

  private func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private func length(_ most: Int) -> Double { random.integer(0...most) }

  private var someView: View? {
    for _ in 0..<6 where !handles.isEmpty {
      if let view = random.pick(handles).view { return view }
    }
    return nil
  }

  private var someStack: StackView? {
    for _ in 0..<12 where !handles.isEmpty {
      if let stack = random.pick(handles).view as? StackView { return stack }
    }
    return nil
  }
}

// The contents of the tree.

extension ReentrantProgram {
  private func text() -> View {
    let name = random.chance(0.5) ? "text" : ""
    let text = IntrusiveText(name, of: self, wraps: random.chance(0.5))
    handles.append(Handle(view: text))
    return text
  }

  private func stack(_ depth: Int) -> StackView {
    let stack = IntrusiveStack(random.chance(0.5) ? "stack" : "", of: self)
    stack.axis = random.pick([.horizontal, .vertical])
    stack.distribution = random.pick(StackView.Distribution.allCases)
    stack.alignment = random.pick(StackView.Alignment.allCases)
    stack.spacing = length(8)
    handles.append(Handle(view: stack))
    for _ in 0..<number(1...4) {
      stack.addArrangedSubview(depth > 0 && random.chance(0.3) ? self.stack(depth - 1) : text())
    }
    return stack
  }

  private func scrollView() -> ScrollView {
    let scrollView = ScrollView("scroll")
    handles.append(Handle(view: scrollView))
    let inner = stack(0)
    scrollView.addSubview(inner)
    inner.edges(equalTo: scrollView.contentLayoutGuide)
    if random.chance(0.5) {
      keep(inner.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor))
    }
    return scrollView
  }

  private func keep(_ constraint: LayoutConstraint) {
    constraint.isActive = true
    constraints.append(constraint)
  }

  private func fill(_ container: View, _ depth: Int) {
    var last: View?
    for _ in 0..<number(1...3) {
      let view: View
      switch number(0...4) {
      case 0: view = stack(1)
      case 1: view = scrollView()
      case 2 where depth > 0:
        view = View("container")
        handles.append(Handle(view: view))
        fill(view, depth - 1)
      default: view = text()
      }
      container.addSubview(view)
      place(view, in: container, below: last)
      last = view
    }
  }

  private func place(_ view: View, in container: View, below last: View?) {
    switch number(0...4) {
    case 0: view.edges(equalTo: container.layoutMarginsGuide)
    case 1: view.edges(equalTo: container.safeAreaLayoutGuide)
    case 2:
      keep(view.leftAnchor.constraint(equalTo: container.leftAnchor))
      keep(view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? container.topAnchor))
      keep(view.rightAnchor.constraint(lessThanOrEqualTo: container.rightAnchor))
    case 3:
      keep(view.leadingAnchor.constraint(equalTo: container.leadingAnchor))
      let above = last?.lastBaselineAnchor ?? container.topAnchor
      keep(view.firstBaselineAnchor.constraint(equalTo: above, constant: 4))
    default:
      let guide = LayoutGuide("guide")
      container.addLayoutGuide(guide)
      keep(view.centerXAnchor.constraint(equalTo: guide.centerXAnchor))
      keep(guide.leftAnchor.constraint(equalTo: container.leftAnchor))
      keep(guide.rightAnchor.constraint(equalTo: container.rightAnchor))
      keep(view.topAnchor.constraint(equalTo: guide.topAnchor))
      keep(guide.topAnchor.constraint(equalTo: container.topAnchor))
    }
  }
}

// The actions of the program.

extension ReentrantProgram {
  private func change(_ depth: Int) {
    switch number(0...5) {
    case 0, 1: changeTree()
    case 2: changeStack()
    case 3: changeConstraint()
    case 4: changeView()
    default: ask(depth + 1)
    }
  }

  private func changeTree() {
    switch number(0...6) {
    case 0: someView?.removeFromSuperview()
    case 1: someStack?.arrangedSubviews.first?.removeFromSuperview()
    case 2: if let view = someView { someStack?.insertSubview(view, at: 0) }
    case 3: if let view = someView { someView?.addSubview(view) }
    case 4:
      for view in root.subviews { view.removeFromSuperview() }
      fill(root, 1)
    case 5 where root.superview == nil:
      let top = View("top")
      top.addSubview(root)
      if random.chance(0.5) { root.edges(equalTo: top) }
      tops.append(top)
    case 5: root.removeFromSuperview()
    default: tops = []
    }
  }

  private func changeStack() {
    guard let stack = someStack else { return }
    switch number(0...8) {
    case 0: if let view = stack.arrangedSubviews.last { stack.removeArrangedSubview(view) }
    case 1: stack.addArrangedSubview(text())
    case 2: stack.insertArrangedSubview(text(), at: number(0...3))
    case 3: if let view = someView { stack.addArrangedSubview(view) }
    case 4: stack.distribution = random.pick(StackView.Distribution.allCases)
    case 5: stack.alignment = random.pick(StackView.Alignment.allCases)
    case 6: stack.axis = random.pick([.horizontal, .vertical])
    case 7: if let view = stack.arrangedSubviews.first { stack.setCustomSpacing(5, after: view) }
    default: stack.arrangedSubviews.last?.isHidden.toggle()
    }
  }

  private func changeConstraint() {
    if let view = someView, let other = someView, view !== other, random.chance(0.2) {
      keep(view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0.5))
    }
    guard !constraints.isEmpty else { return }
    let place = number(0...constraints.count - 1)
    switch number(0...3) {
    case 0: constraints[place].isActive.toggle()
    case 1: constraints[place].constant = length(60)
    case 2: constraints[place].priority = random.pick([.required, .defaultHigh, .defaultLow])
    default: constraints.remove(at: place)
    }
  }

  private func changeView() {
    guard let view = someView else { return }
    switch number(0...8) {
    case 0: view.isHidden.toggle()
    case 1: view.invalidateIntrinsicContentSize()
    case 2: view.setNeedsUpdateConstraints()
    case 3: view.setNeedsLayout()
    case 4: view.layoutMargins = EdgeInsets(top: 1, left: length(8), bottom: 2, right: 3)
    case 5: view.layoutDirection = random.pick([.rightToLeft, nil])
    case 6: view.frame = Rect(x: 1, y: 2, width: length(60), height: 9)
    case 7: view.translatesAutoresizingMaskIntoConstraints.toggle()
    default: (view as? ScrollView)?.contentOffset = Point(x: 0, y: length(30))
    }
  }

  private func ask(_ depth: Int) {
    guard depth < 3 else { return }
    let width = 10 + length(200)
    switch number(0...3) {
    case 0: _ = root.layoutIfNeeded(width: width, height: 80).changed.count
    case 1: _ = try? someView?.layout(width: width, height: nil).changed.count
    case 2: _ = try? someView?.systemLayoutSizeFitting(Size(width: length(50), height: 0))
    default: askAboutLayout(width)
    }
  }

  private func askAboutLayout(_ width: Double) {
    guard let view = someView else { return }
    switch number(0...10) {
    case 0: _ = root.lint()
    case 1: _ = try? root.lint(widths: 10...200)
    case 2: _ = root.freedoms
    case 3: _ = view.hasAmbiguousLayout
    case 4: view.exerciseAmbiguityInLayout()
    case 5: _ = view.explanation(of: view.topAnchor)?.description
    case 6: _ = view.supposition(of: view.widthAnchor, equals: width)
    case 7: _ = try? view.layoutFunction(of: .width, in: 10...200).frames(at: 50)
    case 8:
      var trial = view.makeTrial()
      try? trial.resize(width: width, height: nil)
      _ = trial.frame(of: view)
    case 9: _ = someStack?.viewForFirstBaselineLayout
    default: _ = (view.safeAreaInsets, view.reportedConstraints)
    }
  }
}

/// A text or a box that intrudes in each of its methods.
private final class IntrusiveText: View {
  private weak var program: ReentrantProgram?
  private let wraps: Bool

  init(_ name: String, of program: ReentrantProgram, wraps: Bool) {
    self.program = program
    self.wraps = wraps
    super.init(name)
  }

  override var nameInReports: String {
    program?.intrude()
    return "Text"
  }

  override var viewForFirstBaselineLayout: View {
    program?.intrude()
    return self
  }

  override var intrinsicContentSize: Size {
    program?.intrude()
    return Size(width: 40, height: 8)
  }

  override var contentHeightDependsOnWidth: Bool { wraps }

  override func contentSize(forWidth width: Double) -> Size {
    program?.intrude()
    return Size(width: Swift.min(width, 60), height: 8 + 100 / (width + 1))
  }

  override var contentBaselines: Baselines {
    program?.intrude()
    return Baselines(firstFromTop: 3)
  }

  override func updateConstraints() {
    program?.intrude()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    program?.intrude()
    super.layoutSubviews()
  }

  override func didRemoveSubview(_ subview: View) { program?.intrude() }

  deinit { program?.intrude() }
}

private final class IntrusiveStack: StackView {
  private weak var program: ReentrantProgram?

  init(_ name: String, of program: ReentrantProgram) {
    self.program = program
    super.init(axis: .horizontal, name: name)
  }

  override var nameInReports: String {
    program?.intrude()
    return "Stack"
  }

  override var contentHeightDependsOnWidth: Bool {
    program?.intrude()
    return super.contentHeightDependsOnWidth
  }

  override func updateConstraints() {
    program?.intrude()
    super.updateConstraints()
  }

  override func layoutSubviews() {
    program?.intrude()
    super.layoutSubviews()
  }

  override func didRemoveSubview(_ subview: View) { program?.intrude() }

  deinit { program?.intrude() }
}
