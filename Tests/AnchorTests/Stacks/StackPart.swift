import Anchors
import TestSupport

/// The description of a view in a tree of stacks.
///
/// The view follows its changes, and a new view can be made from the final description.
final class StackPart {
  enum Kind { case box, label, stack }

  /// Required constraints of a view alone, or of its content.
  enum Inside: CaseIterable { case nothing, size, ratio, padding }

  let id: Int
  let kind: Kind
  let journal: StackJournal
  private(set) weak var parent: StackPart?
  private(set) var parts: [StackPart] = []
  private var customSpacings: [Int: Double] = [:]
  private(set) var isHidden = false
  private(set) var size = Size.noIntrinsicSize
  private(set) var baselines = Baselines()
  private(set) var text = ""
  private(set) var lines = 1
  private(set) var width: Double?
  private(set) var inside = Inside.nothing
  private(set) var settings = StackView(name: "")
  private(set) var margins = 0.0
  private(set) var view: View
  private var widthConstraint: LayoutConstraint?
  private var insideConstraints: [LayoutConstraint] = []

  /// Makes a random part with its subparts.
  init(
    _ ids: inout Int, depth: Int, _ journal: StackJournal, using random: inout SplitMix64
  ) {
    ids += 1
    id = ids
    self.journal = journal
    kind = depth < 3 && random.chance(depth == 0 ? 1 : 0.4) ? .stack : random.pick([.box, .label])
    view = View()
    for _ in 0..<3 { setAnything(using: &random) }
    setContent(using: &random)
    setMargins(using: &random)
    if random.chance(0.3) { inside = random.pick(Inside.allCases) }
    isHidden = depth > 0 && random.chance(0.2)
    view = makeView()
    insideConstraints = applyInside(to: view)
    journal.make(self)
    journal.noteInside(self)
    guard kind == .stack else { return }
    for place in 0..<Int(random.integer(0...4)) {
      insert(StackPart(&ids, depth: depth + 1, journal, using: &random), at: place)
    }
  }

  /// The stack of the view, or one that only carries settings.
  private var stack: StackView { view as? StackView ?? settings }

  /// The part and all its descendants.
  var all: [StackPart] { [self] + parts.flatMap { $0.all } }

  /// Makes an equal tree of new views.
  func makeFresh() -> View {
    let fresh = makeView()
    applyInside(to: fresh)
    guard let stack = fresh as? StackView else { return fresh }
    let views = parts.map { $0.makeFresh() }
    for view in views { stack.addArrangedSubview(view) }
    for (part, view) in zip(parts, views) {
      if let spacing = customSpacings[part.id] { stack.setCustomSpacing(spacing, after: view) }
    }
    return fresh
  }

  private func makeView() -> View {
    let made: View
    switch kind {
    case .box: made = Box("\(id)")
    case .label: made = Label(name: "\(id)")
    case .stack: made = StackView(name: "\(id)")
    }
    // Distinct priorities, so that conflicts between equal views are unambiguous.
    let own = Double(id) / 64
    for axis in [Axis.horizontal, .vertical] {
      made.setContentHuggingPriority(LayoutPriority(240 + own), for: axis)
      made.setContentCompressionResistancePriority(LayoutPriority(740 + own), for: axis)
    }
    apply(to: made)
    applyWidth(to: made)
    return made
  }

  /// Applies the description to a view.
  private func apply(to view: View) {
    view.isHidden = isHidden
    if let box = view as? Box {
      box.fixedBaselines = baselines
      box.layoutNode.intrinsicContentSize = size
    }
    if let label = view as? Label {
      label.text = text
      label.numberOfLines = lines
    }
    guard let stack = view as? StackView else { return }
    stack.axis = settings.axis
    stack.distribution = settings.distribution
    stack.alignment = settings.alignment
    stack.spacing = settings.spacing
    stack.isBaselineRelativeArrangement = settings.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = settings.isLayoutMarginsRelativeArrangement
    stack.proportionalMode = settings.proportionalMode
    stack.hidingPriority = settings.hidingPriority
    stack.layoutDirection = settings.layoutDirection
    stack.layoutMargins = EdgeInsets(
      top: margins, left: margins, bottom: margins, right: margins)
  }

  @discardableResult
  private func applyWidth(to view: View) -> LayoutConstraint? {
    guard let width else { return nil }
    let made = view.widthAnchor.constraint(equalToConstant: width)
    made.priority = LayoutPriority(400 + Double(id) / 64)
    made.isActive = true
    return made
  }

  /// Adds the required constraints of a view alone, and its content.
  @discardableResult
  private func applyInside(to view: View) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    switch inside {
    case .nothing: break
    case .size:
      constraints = [
        view.widthAnchor.constraint(equalToConstant: Double(20 + id)),
        view.heightAnchor.constraint(equalToConstant: Double(10 + id)),
      ]
    case .ratio:
      constraints = [view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 1.5)]
    case .padding:
      guard kind != .stack else { return [] }
      let content = Box("content of \(id)", Double(12 + id), Double(6 + id))
      view.addSubview(content)
      constraints = [
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 4),
        view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
        content.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
        view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 7),
      ]
    }
    LayoutConstraint.activate(constraints)
    return constraints
  }

  // The possible changes.

  private func say() {
    apply(to: view)
    journal.note(self)
  }

  func toggleHidden() {
    isHidden.toggle()
    say()
  }

  func setContent(using random: inout SplitMix64) {
    size = Size(
      width: random.chance(0.1) ? -1 : random.integer(0...90),
      height: random.chance(0.1) ? -1 : random.integer(0...60))
    baselines = Baselines(
      firstFromTop: random.integer(0...20), lastFromBottom: random.integer(0...9))
    let words = ["alpha", "beta", "gamma", "delta", "epsilon"]
    text = (0..<Int(random.integer(1...5))).map { _ in random.pick(words) }
      .joined(separator: " ")
    lines = random.pick([0, 1, 2])
    say()
  }

  func setWidth(using random: inout SplitMix64) {
    width = random.chance(0.4) ? nil : random.integer(5...80)
    widthConstraint?.isActive = false
    widthConstraint = applyWidth(to: view)
    journal.noteWidth(self)
  }

  /// Replaces the required constraints of the view alone.
  func setInside(using random: inout SplitMix64) {
    LayoutConstraint.deactivate(insideConstraints)
    if kind != .stack { for view in view.subviews { view.removeFromSuperview() } }
    inside = random.pick(Inside.allCases)
    insideConstraints = applyInside(to: view)
    journal.noteInside(self)
  }

  func setMargins(using random: inout SplitMix64) {
    margins = random.integer(0...9)
    say()
  }

  /// Changes one of a stack's settings.
  func setAnything(using random: inout SplitMix64) {
    switch Int(random.integer(0...7)) {
    case 0: settings.axis = settings.axis == .horizontal ? .vertical : .horizontal
    case 1, 2: settings.distribution = random.pick(StackView.Distribution.allCases)
    case 3: settings.alignment = random.pick(StackView.Alignment.allCases)
    case 4: settings.spacing = random.pick([0, 4, 8, StackView.spacingUseSystem])
    case 5: settings.isBaselineRelativeArrangement.toggle()
    case 6: settings.isLayoutMarginsRelativeArrangement.toggle()
    default:
      settings.proportionalMode = random.pick(StackView.ProportionalMode.allCases)
      settings.layoutDirection = random.pick([nil, .rightToLeft])
    }
    say()
  }

  func setCustomSpacing(using random: inout SplitMix64) {
    guard !parts.isEmpty else { return }
    let part = random.pick(parts)
    let spacing = random.pick([0, 3, 20, StackView.spacingUseDefault])
    customSpacings[part.id] = spacing
    stack.setCustomSpacing(spacing, after: part.view)
    journal.add("f \(part.id) spacingAfter \(spacing)")
  }

  /// Inserts a part, which leaves its present stack.
  func insert(_ part: StackPart, at index: Int) {
    let isMove = part.parent === self
    if let parent = part.parent {
      parent.parts.removeAll { $0 === part }
      if !isMove { parent.customSpacings[part.id] = nil }
    }
    part.parent = self
    let place = min(index, parts.count)
    parts.insert(part, at: place)
    stack.insertArrangedSubview(part.view, at: place)
    journal.add("v \(part.id) \(id) \(place)")
  }

  func leave(atOnce: Bool) {
    guard let parent else { return }
    parent.parts.removeAll { $0 === self }
    parent.customSpacings[id] = nil
    if !atOnce { parent.stack.removeArrangedSubview(view) }
    view.removeFromSuperview()
    self.parent = nil
    journal.add("x \(id)")
  }
}
