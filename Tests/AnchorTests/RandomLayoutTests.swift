import Anchors
import TestSupport
import Testing

/// Random trees and constraints: the frames of every accepted layout satisfy them.
@Suite struct RandomLayoutTests {
  /// A tree with constraints that a hidden layout satisfies, so that there is a solution.
  struct Scene {
    let root: View
    let views: [View]
    let constraints: [LayoutConstraint]
    /// The hidden frames, in the root's coordinates.
    let hidden: [Rect]
  }

  func scene(seed: UInt64, rightToLeft: Bool) -> Scene {
    var random = SplitMix64(seed: seed)
    let root = View("root")
    if rightToLeft { root.layoutDirection = .rightToLeft }
    var views = [root]
    var hidden = [Rect(x: 0, y: 0, width: 400, height: 300)]
    for index in 1...12 {
      let parent = Int(random.integer(0...(index - 1)))
      let view = View("\(index)")
      if random.chance(0.2) {
        view.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      views[parent].addSubview(view)
      views.append(view)
      hidden.append(
        Rect(
          x: random.integer(-20...300) / 4, y: random.integer(-20...300) / 4,
          width: random.integer(0...400) / 4, height: random.integer(0...400) / 4))
    }
    var made: [LayoutConstraint] = []
    for _ in 0..<40 {
      let first = Int(random.integer(1...12))
      let second = Int(random.integer(0...12))
      let required = random.chance(0.6)
      let attributes: [LayoutAttribute] =
        random.chance(0.5)
        ? (random.chance(0.5) ? [.leading, .trailing, .centerX] : [.left, .right, .centerX])
        : random.chance(0.5) ? [.top, .bottom, .centerY] : [.width, .height]
      let relation = random.pick([LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
      let constraint = LayoutConstraint(
        item: views[first], attribute: random.pick(attributes), relatedBy: relation,
        toItem: views[second], attribute: random.pick(attributes),
        multiplier: random.chance(0.3) ? random.pick([0.5, 2, -1, 1.25]) : 1)
      let sides = Evaluation(of: constraint) { hidden[views.index(of: $0)] }
      constraint.constant = required ? sides.first - sides.second : random.integer(-50...50)
      if !required { constraint.priority = LayoutPriority(random.pick([1, 250, 251, 500, 999.5])) }
      made.append(constraint)
    }
    LayoutConstraint.activate(made)
    return Scene(root: root, views: views, constraints: made, hidden: hidden)
  }

  /// The calls that build the scene, in the format of a record.
  func lines(_ scene: Scene, scale: Double?) -> String {
    var lines = ["T" + (scene.root.layoutDirection == .rightToLeft ? " rtl" : "")]
    if let scale { lines.append("f 0 scale \(scale)") }
    for (number, view) in scene.views.enumerated() where number > 0 {
      let parent = view.superview.map { scene.views.index(of: $0.layoutNode) } ?? 0
      lines.append("n \(number) \(parent) view")
      let insets = view.alignmentRectInsets
      for (name, inset) in [
        ("Top", insets.top), ("Left", insets.left), ("Bottom", insets.bottom),
        ("Right", insets.right),
      ] where inset != 0 {
        lines.append("f \(number) inset\(name) \(inset)")
      }
    }
    for (index, constraint) in scene.constraints.enumerated() {
      lines.append(line(constraint, index, in: scene))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func line(_ constraint: LayoutConstraint, _ index: Int, in scene: Scene) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    func place(_ node: LayoutNode?) -> Int { node.map { scene.views.index(of: $0) } ?? 0 }
    let first = "\(place(constraint.firstItem)) \(constraint.firstAttribute.name)"
    return "a c\(index) \(first) \(relation) "
      + "\(place(constraint.secondItem)) \(constraint.secondAttribute.name) \(constraint.multiplier) "
      + "\(constraint.constant) \(constraint.priority.rawValue)"
  }

  /// Both sides of a constraint, computed from alignment rectangles in the root's coordinates.
  struct Evaluation {
    let first: Double
    let second: Double

    init(of constraint: LayoutConstraint, rect: (LayoutNode) -> Rect) {
      let host = constraint.host
      let mirrored =
        host?.effectiveLayoutDirection == .rightToLeft
        && [constraint.firstAttribute, constraint.secondAttribute].contains {
          $0 == .leading || $0 == .trailing
        }
      func value(_ node: LayoutNode?, _ attribute: LayoutAttribute) -> Double {
        guard let node else { return 0 }
        let own = rect(node)
        let corner = host.map { outer -> Point in
          let insets = outer.alignmentRectInsets
          let frame = rect(outer)
          return Point(x: frame.minX - insets.left, y: frame.minY - insets.top)
        }
        let x = own.minX - (corner?.x ?? 0)
        let y = own.minY - (corner?.y ?? 0)
        let width = host.map { outer in
          rect(outer).width + outer.alignmentRectInsets.left + outer.alignmentRectInsets.right
        }
        let flip = { (position: Double) in mirrored ? (width ?? 0) - position : position }
        switch attribute {
        case .left: return flip(x)
        case .right: return flip(x + own.width)
        case .leading: return flip(mirrored ? x + own.width : x)
        case .trailing: return flip(mirrored ? x : x + own.width)
        case .centerX: return flip(x + own.width / 2)
        case .top: return y
        case .bottom: return y + own.height
        case .centerY: return y + own.height / 2
        case .width: return own.width
        case .height: return own.height
        default: return 0
        }
      }
      first = value(constraint.firstItem, constraint.firstAttribute)
      second =
        constraint.multiplier * value(constraint.secondItem, constraint.secondAttribute)
    }

    /// The violation of the constraint.
    func excess(_ constraint: LayoutConstraint) -> Double {
      let error = first - second - constraint.constant
      return switch constraint.relation {
      case .equal: abs(error)
      case .lessThanOrEqual: max(0, error)
      case .greaterThanOrEqual: max(0, -error)
      }
    }
  }

  /// The alignment rectangle of a node in the root's coordinates, computed from the frames.
  func placed(_ node: LayoutNode) -> Rect {
    var rect = node.frame.inset(by: node.alignmentRectInsets)
    var outer = node.parent
    while let current = outer, current.parent != nil {
      rect.origin.x += current.frame.minX
      rect.origin.y += current.frame.minY
      outer = current.parent
    }
    return rect
  }

  @Test(
    "frames satisfy all required constraints in both directions at every scale",
    arguments: RandomPlan.seeds(share: 0.02))
  func required(seed: UInt64) throws {
    for rightToLeft in [false, true] {
      for scale in [nil, 1.0, 2, 3] {
        let scene = scene(seed: seed, rightToLeft: rightToLeft)
        scene.root.scale = scale
        func record() -> String {
          ScriptRecord.write(
            lines(scene, scale: scale) + "l 400 300\n", name: "layout \(seed) \(rightToLeft)")
        }
        do { try scene.root.layout(in: Size(width: 400, height: 300)) } catch {
          Issue.record("\(error); \(record())")
          continue
        }
        for constraint in scene.constraints where constraint.priority == .required {
          let excess = Evaluation(of: constraint, rect: placed).excess(constraint)
          // Each edge moves by half a pixel at most; two edges a side, and the host's width.
          let pixels = scale.map { (3 + 3 * abs(constraint.multiplier)) * 0.5 / $0 } ?? 0
          #expect(excess <= 1e-6 + pixels, "\(constraint.equation) by \(excess); \(record())")
        }
        for view in scene.views where view.layoutNode.parent != nil {
          expect(view.frame.width >= 0 && view.frame.height >= 0)
        }
      }
    }
  }

  @Test(
    "changes, toggles and their reversals lead to the frames of a new tree",
    arguments: RandomPlan.seeds(share: 0.01))
  func incremental(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 99)
    let scene = scene(seed: seed, rightToLeft: false)
    let fresh = self.scene(seed: seed, rightToLeft: false)
    try scene.root.layout(in: Size(width: 400, height: 300))
    var calls = lines(scene, scale: nil) + "l 400 300\n"
    for step in 0..<15 {
      let index = Int(random.integer(0...39))
      let constraint = scene.constraints[index]
      let kept = constraint.constant
      let made = line(constraint, index, in: scene)
      switch step % 3 {
      case 0:
        constraint.isActive = false
        try scene.root.layout(in: Size(width: 400, height: 300))
        constraint.isActive = true
        calls += "r c\(index)\nl 400 300\n\(made)\n"
      case 1:
        constraint.constant += random.integer(-9...9)
        calls += "c c\(index) \(constraint.constant)\nl 400 300\nc c\(index) \(kept)\n"
        scene.root.layoutIfNeeded()
        constraint.constant = kept
      default:
        calls += "f 0 direction 2\nl 400 300\nf 0 direction 0\n"
        scene.root.layoutDirection = .rightToLeft
        scene.root.layoutIfNeeded()
        scene.root.layoutDirection = nil
      }
      calls += "l 400 300\n"
      try scene.root.layout(in: Size(width: 400, height: 300))
    }
    try fresh.root.layout(in: Size(width: 400, height: 300))
    for (old, new) in zip(scene.views, fresh.views) {
      for axis in [Axis.horizontal, .vertical] where !new.hasAmbiguousLayout(for: axis) {
        let mine =
          axis == .horizontal
          ? [old.frame.minX, old.frame.width] : [old.frame.minY, old.frame.height]
        let theirs =
          axis == .horizontal
          ? [new.frame.minX, new.frame.width] : [new.frame.minY, new.frame.height]
        expectNear(
          mine, theirs, "\(old.name) \(axis); \(ScriptRecord.write(calls, name: "layouts \(seed)"))"
        )
      }
    }
  }
}

extension [View] {
  /// The index of the view that a node belongs to.
  fileprivate func index(of node: LayoutNode) -> Int {
    firstIndex { $0.layoutNode === node } ?? 0
  }
}
