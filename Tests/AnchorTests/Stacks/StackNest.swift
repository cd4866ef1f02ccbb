import TestSupport

@testable import Anchors

/// A random tree of nested stacks.
struct StackNest {
  let root: StackView
  private(set) var stacks: [StackView] = []
  private(set) var leaves: [Box] = []

  /// Makes a tree that depends on the seed only.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    root = StackView(name: "0")
    configure(root, using: &random)
    fill(root, depth: 0, using: &random)
  }

  private mutating func fill(_ stack: StackView, depth: Int, using random: inout SplitMix64) {
    stacks.append(stack)
    for place in 0..<Int(random.integer(0...4)) {
      let name = "\(stack.name).\(place)"
      if depth < 3, random.chance(0.45) {
        let inner = StackView(name: name)
        configure(inner, using: &random)
        stack.addArrangedSubview(inner)
        fill(inner, depth: depth + 1, using: &random)
      } else {
        let leaf = Box(name, random.integer(1...90), random.integer(1...60))
        let first = random.integer(0...20)
        leaf.fixedBaselines = Baselines(
          firstFromTop: first, lastFromBottom: random.integer(0...9))
        for axis in [Axis.horizontal, .vertical] {
          leaf.setContentHuggingPriority(LayoutPriority(random.integer(200...300)), for: axis)
          leaf.setContentCompressionResistancePriority(
            LayoutPriority(random.integer(700...800)), for: axis)
        }
        leaf.isHidden = random.chance(0.2)
        stack.addArrangedSubview(leaf)
        leaves.append(leaf)
      }
      if let last = stack.arrangedSubviews.last, random.chance(0.2) {
        stack.setCustomSpacing(random.integer(0...20), after: last)
      }
    }
  }

  private func configure(_ stack: StackView, using random: inout SplitMix64) {
    stack.axis = random.chance(0.5) ? .horizontal : .vertical
    stack.distribution = random.pick(StackView.Distribution.allCases)
    stack.alignment = random.pick(StackView.Alignment.allCases)
    stack.spacing = random.pick([0, 4, 8])
    stack.isBaselineRelativeArrangement = random.chance(0.2)
    stack.isLayoutMarginsRelativeArrangement = random.chance(0.2)
    if random.chance(0.2) { stack.layoutDirection = .rightToLeft }
  }

  /// All views, the root included.
  var views: [View] { stacks + leaves }
}

extension View {
  /// True if the view and all its ancestors are visible.
  var isShown: Bool { !isHidden && superview?.isShown != false }
}

extension LayoutConstraint {
  /// The violation of the constraint by the frames.
  var excess: Double {
    guard let host else { return .infinity }
    let turned = host.effectiveLayoutDirection == .rightToLeft && isDirectional
    func value(_ node: LayoutNode?, _ attribute: LayoutAttribute) -> Double {
      guard var node else { return 0 }
      let baseline = node.isHidden ? nil : attribute.baseline
      if let baseline { node = node.baselineNode(baseline) }
      var origin = Point.zero
      var outer: LayoutNode? = node
      while let current = outer, current !== host {
        origin = Point(x: origin.x + current.frame.minX, y: origin.y + current.frame.minY)
        outer = current.parent
      }
      let frame = Rect(origin: origin, size: node.frame.size)
      let width = host.frame.width
      return switch attribute {
      case .left: turned ? width - frame.minX : frame.minX
      case .right: turned ? width - frame.maxX : frame.maxX
      case .leading: turned ? width - frame.maxX : frame.minX
      case .trailing: turned ? width - frame.minX : frame.maxX
      case .centerX: turned ? width - frame.midX : frame.midX
      case .top: frame.minY
      case .bottom: frame.maxY
      case .centerY: frame.midY
      case .firstBaseline where baseline != nil:
        frame.minY + (node.ownView?.contentBaselines.firstFromTop ?? 0)
      case .lastBaseline where baseline != nil:
        frame.maxY - (node.ownView?.contentBaselines.lastFromBottom ?? 0)
      case .firstBaseline: frame.minY
      case .lastBaseline: frame.maxY
      case .width: frame.width
      case .height: frame.height
      default: .nan
      }
    }
    let error =
      value(firstItem, firstAttribute) - multiplier * value(secondItem, secondAttribute) - constant
    return switch relation {
    case .equal: abs(error)
    case .lessThanOrEqual: max(0, error)
    case .greaterThanOrEqual: max(0, -error)
    }
  }
}
