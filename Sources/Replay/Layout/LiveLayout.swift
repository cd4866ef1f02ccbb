import Anchors

/// A tree of views that performs recorded calls.
final class LiveLayout {
  private(set) var root = View("root")
  private var views: [Int: View] = [:]
  private var guides: [Int: LayoutGuide] = [:]
  private var constraints: [String: LayoutConstraint] = [:]
  /// The safe areas that calls have set, since those of views include inherited ones.
  private var safeAreas: [Int: EdgeInsets] = [:]
  private(set) var model = ViewModel()

  init() { views[0] = root }

  /// Performs a call.
  ///
  /// - Returns: The answer of a layout, an empty text for other calls, and nil for a call that is
  ///   skipped because it refers to missing items.
  func perform(_ call: ViewCall) -> String? {
    guard model.apply(call) else { return nil }
    switch call {
    case .start(let isRightToLeft): start(isRightToLeft)
    case .make(let number, let superview, let kind): make(number, in: superview, kind)
    case .remove(let number): remove(number)
    case .constrain(let row): constrain(row)
    case .release(let id): constraints.removeValue(forKey: id)?.isActive = false
    case .setConstant(let id, let constant): constraints[id]?.constant = constant
    case .setPriority(let id, let priority): constraints[id]?.priority = LayoutPriority(priority)
    case .hide(let number, let isHidden): views[number]?.isHidden = isHidden
    case .text(let number, let text): (views[number] as? Label)?.text = text
    case .stack(let number, let axis, let distribution, let alignment, let spacing):
      guard let stack = views[number] as? StackView else { break }
      let distributions = StackView.Distribution.allCases
      let alignments = StackView.Alignment.allCases
      stack.axis = axis == 0 ? .horizontal : .vertical
      stack.distribution = distributions[distribution % distributions.count]
      stack.alignment = alignments[alignment % alignments.count]
      stack.spacing = spacing
    case .set(let number, let property, let value):
      guard let view = views[number] else { break }
      if let side = property.safeSide {
        safeAreas[number, default: .zero][keyPath: side] = value
        view.safeAreaInsets = safeAreas[number] ?? .zero
      } else {
        property.set(value, of: view)
      }
    case .move(let number, let superview, let index): move(number, superview, index)
    case .layout(let width, let height): return layOut(width, height)
    }
    return ""
  }

  /// The frames of all views but the root, by ascending number.
  var frames: [(view: Int, frame: Rect)] {
    views.keys.sorted().filter { $0 != 0 }.compactMap { number in
      views[number].map { (number, $0.frame) }
    }
  }

  /// The views that comparisons exclude: ambiguous and hidden ones.
  var excludedViews: Set<Int> {
    let ambiguous = Set(root.ambiguousItems.map { ObjectIdentifier($0.item) })
    return model.hiddenViews.union(
      views.filter { ambiguous.contains(ObjectIdentifier($0.value.layoutNode)) }.keys)
  }

  /// Gives the views of a new tree the frames that they keep in this one, as by rule 4.1.
  ///
  /// - Parameter other: A tree of the same calls.
  func copyKeptFrames(to other: LiveLayout) {
    for (number, view) in views {
      let content = view.layoutNode.measuredContent(width: nil)
      guard number != 0, view.layoutNode.activeCount == 0, content == .noIntrinsicSize else {
        continue
      }
      other.views[number]?.frame = view.frame
    }
  }

  private func start(_ isRightToLeft: Bool) {
    root = View("root")
    if isRightToLeft { root.layoutDirection = .rightToLeft }
    views = [0: root]
    guides = [:]
    constraints = [:]
    safeAreas = [:]
  }

  private func make(_ number: Int, in superview: Int, _ kind: String) {
    if let guide = ViewGuide(rawValue: kind) {
      guides[number] = views[superview].flatMap { guide.guide(of: $0) }
      return
    }
    let view =
      switch kind {
      case "label": Label("", name: "v\(number)")
      case "stack": StackView(name: "v\(number)")
      case "scroll": ScrollView("v\(number)")
      default: View("v\(number)")
      }
    views[number] = view
    if let stack = views[superview] as? StackView {
      stack.addArrangedSubview(view)
    } else {
      views[superview]?.addSubview(view)
    }
  }

  private func move(_ number: Int, _ superview: Int, _ index: Int) {
    guard let view = views[number] else { return }
    if let stack = views[superview] as? StackView {
      stack.insertArrangedSubview(view, at: index)
    } else {
      views[superview]?.addSubview(view)
    }
    discardConstraints()
  }

  private func remove(_ number: Int) {
    views[number]?.removeFromSuperview()
    for gone in model.removed.items {
      views.removeValue(forKey: gone)
      guides.removeValue(forKey: gone)
      safeAreas.removeValue(forKey: gone)
    }
    discardConstraints()
  }

  /// Discards the constraints that no longer exist after a view moved or was removed.
  private func discardConstraints() {
    for gone in model.removed.rows { constraints.removeValue(forKey: gone)?.isActive = false }
  }

  private func constrain(_ row: ViewConstraint) {
    guard let first = node(row.first), let attribute = LayoutAttribute(name: row.attribute),
      let secondAttribute = LayoutAttribute(name: row.secondAttribute)
    else { return }
    let relation: LayoutRelation =
      switch row.relation {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation,
      toItem: row.second.flatMap { node($0) }, attribute: secondAttribute,
      multiplier: row.multiplier, constant: row.constant)
    constraint.priority = LayoutPriority(row.priority)
    constraint.isActive = true
    constraints[row.id] = constraint
  }

  /// The node of a view or guide.
  private func node(_ number: Int) -> LayoutNode? {
    views[number]?.layoutNode ?? guides[number]?.layoutNode
  }

  private func layOut(_ width: Double?, _ height: Double?) -> String {
    do throws(LayoutError) {
      try root.layoutNode.layOut(width: width, height: height)
    } catch {
      return "! \(error.kind)"
    }
    let numbers = frames.flatMap {
      [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
    }
    return (["="] + numbers.map(\.description)).joined(separator: " ")
  }
}

extension LayoutAttribute {
  fileprivate init?(name: String) {
    guard let attribute = LayoutAttribute.allCases.first(where: { $0.name == name }) else {
      return nil
    }
    self = attribute
  }
}

extension LayoutError {
  /// The name of the case in records.
  var kind: String {
    switch self {
    case .unsatisfiable: "unsatisfiable"
    case .invalidConstraints: "invalidConstraints"
    case .noCommonAncestor: "noCommonAncestor"
    case .invalidNumber: "invalidNumber"
    case .layoutLoop: "layoutLoop"
    case .solver: "solver"
    }
  }
}
