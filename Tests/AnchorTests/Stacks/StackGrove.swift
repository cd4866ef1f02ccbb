import TestSupport

@testable import Anchors

/// Two windows with stacks that change at random.
struct StackGrove {
  var random: SplitMix64
  private(set) var windows = [View("0"), View("1")]
  private var ids = 0
  private let journal = StackJournal()
  /// The stacks, each with the index of its window.
  private var tops: [(part: StackPart, window: Int)] = []
  private var spare: [StackPart] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed &+ 77_000)
    // Most trees have no nested stacks, so that constraints stay records.
    let depth = random.chance(0.7) ? 2 : 1
    for place in 0..<3 {
      var part = StackPart(&ids, depth: depth, journal, using: &random)
      while part.kind != .stack {
        part = StackPart(&ids, depth: depth, journal, using: &random)
      }
      tops.append((part, place % 2))
      Self.attach(part.view, part.id, to: windows[place % 2])
    }
  }

  private static func attach(_ view: View, _ id: Int, to window: View) {
    window.addSubview(view)
    view.topAnchor(equalTo: window.topAnchor, constant: Double(id))
      .leadingAnchor(equalTo: window.leadingAnchor, constant: 3)
      .trailingAnchor(equalTo: window.trailingAnchor, constant: -4, priority: 600)
  }

  /// Makes a copy of a window from new views.
  func makeFresh(_ place: Int, laidOut: Bool = false) -> View {
    let fresh = View("\(place)")
    for top in tops where top.window == place {
      Self.attach(top.part.makeFresh(), top.part.id, to: fresh)
    }
    if laidOut { _ = try? fresh.layout(width: 200, height: 200) }
    return fresh
  }

  private var parts: [StackPart] { tops.flatMap { $0.part.all } }

  private mutating func pickStack() -> StackPart {
    random.pick(parts.filter { $0.kind == .stack })
  }

  private func isTop(_ part: StackPart) -> Bool { tops.contains { $0.part === part } }

  /// Makes a random change.
  mutating func change() {
    let stack = pickStack()
    let part = random.pick(parts)
    switch Int(random.integer(0...15)) {
    case 0, 1, 2: if !isTop(part) { part.toggleHidden() }
    case 3: part.setContent(using: &random)
    case 4: part.setWidth(using: &random)
    case 5: stack.setCustomSpacing(using: &random)
    case 6: part.setInside(using: &random)
    case 7, 8:
      guard !isTop(part), !part.all.contains(where: { $0 === stack }) else { return }
      stack.insert(part, at: Int(random.integer(0...4)))
    case 9:
      stack.insert(
        StackPart(&ids, depth: 3, journal, using: &random), at: Int(random.integer(0...4)))
    case 10:
      guard !isTop(part) else { return }
      part.leave(atOnce: random.chance(0.5))
      spare.append(part)
    case 11:
      guard !spare.isEmpty else { return }
      stack.insert(spare.removeLast(), at: Int(random.integer(0...4)))
    case 12: moveTop()
    case 13: replaceWindow()
    default: stack.setAnything(using: &random)
    }
  }

  /// Moves a stack to the other window, or removes it from its window and adds it again.
  private mutating func moveTop() {
    let place = Int(random.integer(0...(tops.count - 1)))
    var top = tops.remove(at: place)
    if random.chance(0.5) {
      top.part.view.removeFromSuperview()
      if random.chance(0.4) { _ = try? top.part.view.layout(width: 120, height: 90) }
      if random.chance(0.4) { top.part.setAnything(using: &random) }
    }
    top.window = Int(random.integer(0...1))
    tops.append(top)
    if top.part.view.superview === windows[top.window] { return }
    Self.attach(top.part.view, top.part.id, to: windows[top.window])
  }

  /// Replaces a window; its stacks survive and are added to the new one.
  private mutating func replaceWindow() {
    let place = Int(random.integer(0...1))
    windows[place] = View("\(place)")
    for top in tops where top.window == place {
      if random.chance(0.3), let part = top.part.parts.first { part.toggleHidden() }
      if random.chance(0.3) { top.part.setAnything(using: &random) }
      Self.attach(top.part.view, top.part.id, to: windows[place])
    }
  }

  /// Queries the tree, or makes a change and reverts it.
  mutating func disturb() {
    let stack = pickStack()
    let part = random.pick(parts)
    guard let view = stack.view as? StackView else { return }
    switch Int(random.integer(0...5)) {
    case 0: _ = view.activeConstraints
    case 1: _ = try? view.systemLayoutSizeFitting(.layoutFittingCompressed)
    case 2: _ = part.view.constraints.count
    case 3, 4:
      let clash = [10.0, 20].map { part.view.widthAnchor.constraint(equalToConstant: $0) }
      LayoutConstraint.activate(clash)
      for window in windows {
        if random.chance(0.5) {
          _ = try? window.layout(width: 100, height: 100)
        } else {
          window.layoutIfNeeded()
        }
      }
      LayoutConstraint.deactivate(clash)
    default: tamper(with: view)
    }
  }

  /// Changes constraints of the stack, which its next full update restores.
  private mutating func tamper(with view: StackView) {
    for constraint in view.activeConstraints where random.chance(0.4) {
      switch Int(random.integer(0...2)) {
      case 0: constraint.isActive = false
      case 1: constraint.constant += 5
      default: constraint.priority = 321
      }
    }
    if random.chance(0.5) {
      for window in windows { _ = try? window.layout(width: 90, height: 90) }
    }
    let spacing = view.spacing
    view.spacing = 111
    view.spacing = spacing
  }
}
