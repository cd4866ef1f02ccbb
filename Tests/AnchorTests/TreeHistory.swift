import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Trees that change at random, with a model of their state.
///
/// Every view has one place in its parent, so that its frame is determined.
final class TreeHistory {
  enum Place: CaseIterable { case edges, margins, safeArea, keyboard, mask }

  struct Part {
    /// Nil at the root of a tree.
    var parent: Int?
    var place = Place.edges
    var offset = Point.zero
    var content = Size(width: 100, height: 100)
    var mask: AutoresizingMask = []
    /// The frame from which the mask starts.
    var frame = Rect.zero
    var margins = 8.0
    var preservesMargins = false
    var direction: LayoutDirection?
  }

  private var random: SplitMix64
  private var parts: [Part]
  private var views: [Asked]
  /// The constraints that place a view, if they are kept as objects.
  private var held: [[LayoutConstraint]]
  private var safeArea = EdgeInsets.zero
  private var keyboard: Rect?
  /// The history, for the message of a failed test.
  private(set) var log: [String] = []

  init(seed: UInt64, count: Int = 12) {
    random = SplitMix64(seed: seed)
    parts = [Part](repeating: Part(), count: count)
    views = (0..<count).map { Asked("\($0)") }
    held = [[LayoutConstraint]](repeating: [], count: count)
    for index in parts.indices { views[index].content = parts[index].content }
    for index in 1..<count { move(index) }
  }

  // MARK: Changes

  /// Changes the trees at random; inside a layout, only as a measured view may.
  func change(isInside: Bool = false) {
    let index = Int(random.integer(0...(parts.count - 1)))
    switch Int(random.integer(0...(isInside ? 10 : 14))) {
    case 0, 1: setContent(index)
    case 2, 3, 4: move(index)
    case 5: detach(index)
    case 6:
      log.append("reorder \(index)")
      let toFront = random.chance(0.5)
      let parent = views[index].superview
      if toFront { parent?.bringSubviewToFront(views[index]) }
      if !toFront { parent?.sendSubviewToBack(views[index]) }
    case 7:
      safeArea = EdgeInsets(
        top: random.integer(0...20), left: 0, bottom: random.integer(0...20), right: 10)
      keyboard =
        random.chance(0.3) ? nil : Rect(x: 0, y: random.integer(0...500), width: 9, height: 9)
      log.append("safe area \(safeArea), keyboard \(keyboard?.minY ?? .infinity)")
      views[0].safeAreaInsets = safeArea
      views[0].keyboardFrame = keyboard
    case 8:
      parts[index].margins = random.integer(0...20)
      parts[index].preservesMargins = random.chance(0.5)
      log.append("margins of \(index): \(parts[index].margins), \(parts[index].preservesMargins)")
      setMargins(index, of: views[index])
    case 9:
      parts[index].direction = random.pick([nil, .leftToRight, .rightToLeft])
      log.append("direction of \(index): \(String(describing: parts[index].direction))")
      views[index].layoutDirection = parts[index].direction
    case 10: setOffset(index)
    case 11: disturb(index)
    case 12: replaceRoot()
    case 13: setFrame(index)
    default: hook(index)
    }
  }

  /// Lets a view make a change at its next measurement, layout or update of constraints.
  private func hook(_ index: Int) {
    let changing = { [unowned self] in change(isInside: true) }
    switch Int(random.integer(0...2)) {
    case 0:
      log.append("change when \(index) is measured")
      views[index].ask = changing
      views[index].invalidateIntrinsicContentSize()
    case 1:
      log.append("change when \(index) updates")
      views[index].update = changing
      views[index].setNeedsUpdateConstraints()
    default:
      log.append("change when \(index) lays out")
      views[index].layOut = changing
      views[index].setNeedsLayout()
    }
  }

  private func setContent(_ index: Int) {
    parts[index].content = Size(width: random.integer(90...140), height: random.integer(90...140))
    log.append("content of \(index): \(parts[index].content)")
    views[index].content = parts[index].content
    views[index].invalidateIntrinsicContentSize()
  }

  private func setMargins(_ index: Int, of view: View) {
    view.layoutMargins = EdgeInsets(parts[index].margins)
    view.preservesSuperviewLayoutMargins = parts[index].preservesMargins
  }

  private func setOffset(_ index: Int) {
    guard parts[index].parent != nil, parts[index].place == .edges, !held[index].isEmpty else {
      return
    }
    parts[index].offset.x = random.integer(-20...50)
    log.append("offset of \(index): \(parts[index].offset.x)")
    held[index][0].constant = parts[index].offset.x
  }

  /// Sets a frame by hand: a mask adopts it, and constraints overwrite it.
  private func setFrame(_ index: Int) {
    let frame = Rect(
      origin: Point(x: random.integer(-20...50), y: 3),
      size: Size(width: random.integer(60...90), height: 70))
    log.append("frame of \(index): \(frame)")
    if parts[index].place == .mask { parts[index].frame = frame }
    views[index].frame = frame
  }

  private func detach(_ index: Int) {
    guard parts[index].parent != nil else { return }
    log.append("remove \(index)")
    views[index].removeFromSuperview()
    parts[index].parent = nil
  }

  /// Moves a view to another one, or within its parent to other constraints.
  private func move(_ index: Int) {
    let parent = Int(random.integer(0...(parts.count - 1)))
    guard index > 0, depth(parent) < 4, !isInside(parent, index) else { return }
    // Within the same parent the view would keep its old constraints.
    if parts[index].parent == parent || random.chance(0.5) { detach(index) }
    parts[index].parent = parent
    parts[index].place = random.pick(Place.allCases)
    parts[index].offset = Point(x: random.integer(-20...50), y: random.integer(-20...50))
    parts[index].frame = Rect(
      origin: parts[index].offset, size: Size(width: random.integer(60...90), height: 60))
    parts[index].mask = random.pick([
      [], .flexibleWidth, [.flexibleLeftMargin, .flexibleHeight], [.flexibleRightMargin],
    ])
    let keeps = random.chance(0.5)
    log.append("move \(index) to \(parent), \(parts[index].place), \(keeps)")
    held[index] = place(index, in: views, keeps: keeps)
  }

  /// Deallocates the root; its subviews become trees of their own.
  private func replaceRoot() {
    log.append("new root")
    views[0] = Asked("0")
    for index in parts.indices where parts[index].parent == 0 { parts[index].parent = nil }
    prepare(0, in: views)
  }

  /// Runs actions without later effect: queries, fitting sizes, other layouts, a failed one.
  private func disturb(_ index: Int) {
    let view = views[index]
    switch Int(random.integer(0...4)) {
    case 0:
      log.append("ask \(index)")
      _ = (view.ambiguousItems, view.freedoms, view.lint(), view.explanation(of: view.widthAnchor))
    case 1:
      log.append("fit \(index)")
      _ = try? view.systemLayoutSizeFitting(Size(width: 50, height: 0))
    case 2:
      log.append("lay out \(index)")
      view.layoutIfNeeded(width: 177, height: 166)
    default:
      log.append("clash at \(index)")
      let clash = view.widthAnchor.constraint(equalToConstant: -5)
      clash.isActive = true
      let (before, isQuiet) = (views.map(\.frame), views.allSatisfy { $0.isQuiet })
      let result = try? views[top(index)].layout(width: 150, height: 150)
      clash.isActive = false
      guard isQuiet else { return }
      expectNil(result, "a view of no size")
      expectEqual(views.map(\.frame), before)
    }
  }

  // MARK: State

  private func top(_ index: Int) -> Int { parts[index].parent.map { top($0) } ?? index }

  private func depth(_ index: Int) -> Int { parts[index].parent.map { depth($0) + 1 } ?? 0 }

  private func isInside(_ index: Int, _ other: Int) -> Bool {
    index == other || (parts[index].parent.map { isInside($0, other) } ?? false)
  }

  /// Applies the properties of a view that do not depend on its parent.
  private func prepare(_ index: Int, in views: [Asked]) {
    views[index].content = parts[index].content
    setMargins(index, of: views[index])
    views[index].layoutDirection = parts[index].direction
    guard index == 0 else { return }
    views[0].safeAreaInsets = safeArea
    views[0].keyboardFrame = keyboard
  }

  /// Places a view in its parent.
  ///
  /// - Returns: The constraints that place it, if they are kept as objects.
  private func place(_ index: Int, in views: [Asked], keeps: Bool) -> [LayoutConstraint] {
    guard let parent = parts[index].parent.map({ views[$0] }) else { return [] }
    let (part, view) = (parts[index], views[index])
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    let guide =
      switch part.place {
      case .margins: parent.layoutMarginsGuide
      case .keyboard: parent.keyboardLayoutGuide as LayoutGuide
      default: parent.safeAreaLayoutGuide
      }
    let made: [LayoutConstraint]
    switch part.place {
    case .mask:
      view.autoresizingMask = part.mask
      // No parent is smaller, so that no masked view is too small for its margins.
      view.autoresizingReferenceSize = Size(width: 60, height: 60)
      view.frame = part.frame
      view.translatesAutoresizingMaskIntoConstraints = true
      return []
    case .edges:
      guard keeps else {
        view.leadingAnchor(equalTo: parent.leadingAnchor, constant: part.offset.x)
          .topAnchor(equalTo: parent.topAnchor, constant: part.offset.y)
        return []
      }
      made = [
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: part.offset.x),
        view.topAnchor.constraint(equalTo: parent.topAnchor, constant: part.offset.y),
      ]
    case .margins, .safeArea, .keyboard:
      guard keeps else {
        view.leftAnchor(equalTo: guide.leftAnchor).topAnchor(equalTo: guide.topAnchor)
        return []
      }
      made = [
        view.leftAnchor.constraint(equalTo: guide.leftAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor),
      ]
    }
    LayoutConstraint.activate(made)
    return made
  }

  // MARK: Comparison

  /// Lays out the tree of the root, or another one, and compares it with a new one.
  ///
  /// - Returns: The frames that differ.
  func differences() throws -> [String] {
    let top = random.chance(0.7) ? 0 : top(Int(random.integer(0...(parts.count - 1))))
    let size = Size(width: random.integer(300...500), height: random.integer(300...500))
    log.append("layout of \(top) in \(size)")
    try views[top].layout(in: size)
    // A measured view may have added the tree to another one.
    guard parts[top].parent == nil else { return [] }
    let fresh = parts.indices.map { Asked("\($0)") }
    let inside = parts.indices.filter { isInside($0, top) }
    for index in inside { prepare(index, in: fresh) }
    for index in inside where index != top { _ = place(index, in: fresh, keeps: false) }
    try fresh[top].layout(in: size)
    // The origin of a root is not part of its layout.
    fresh[top].frame.origin = views[top].frame.origin
    return inside.filter { !near(numbers(views[$0]), numbers(fresh[$0])) }.map {
      "\($0) is at \(views[$0].frame), in a new tree at \(fresh[$0].frame)"
    }
  }
}
