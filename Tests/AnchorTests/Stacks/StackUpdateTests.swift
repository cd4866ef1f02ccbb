import TestSupport
import Testing

@testable import Anchors

/// 5.12: after any changes in any order, the constraints equal those of a new stack.
@Suite struct StackUpdateTests {
  /// The intended state of a stack of numbered boxes.
  struct Plan {
    var order = Array(0..<8)
    var hidden: Set<Int> = []
    var spacings: [Int: Double] = [:]
    var settings = StackSettings(
      axis: .horizontal, distribution: .fill, alignment: .fill, spacing: 6)

    mutating func change(using random: inout SplitMix64) {
      switch Int(random.integer(0...11)) {
      case 0...4:
        let box = Int(random.integer(0...7))
        if hidden.remove(box) == nil { hidden.insert(box) }
      case 5: spacings[Int(random.integer(0...7))] = random.pick([0, 3, 20])
      case 6: settings.spacing = random.pick([0, 6, 9])
      case 7: settings.axis = random.pick([.horizontal, .vertical])
      case 8: settings.distribution = random.pick(StackView.Distribution.allCases)
      case 9: settings.alignment = random.pick(StackView.Alignment.allCases)
      case 10: settings.isBaselineRelative.toggle()
      default:
        guard let box = order.indices.randomElement(using: &random).map({ order.remove(at: $0) })
        else { return }
        // The box is removed or reinserted elsewhere; removed ones are inserted again.
        let missing = (0..<8).filter { !order.contains($0) && $0 != box }
        for comer in missing + (random.chance(0.6) ? [box] : []) {
          order.insert(comer, at: Int(random.integer(0...order.count)))
        }
        if !order.contains(box) { spacings[box] = nil }
      }
    }
  }

  func boxes() -> [Box] {
    (0..<8).map { number in
      let box = Box("\(number)", 20 + Double(number), 30 + Double(number % 3))
      box.fixedBaselines = Baselines(firstFromTop: 12, lastFromBottom: 4)
      return box
    }
  }

  func apply(_ plan: Plan, to stack: StackView, _ boxes: [Box]) {
    stack.axis = plan.settings.axis
    stack.distribution = plan.settings.distribution
    stack.alignment = plan.settings.alignment
    stack.spacing = plan.settings.spacing
    stack.isBaselineRelativeArrangement = plan.settings.isBaselineRelative
    for box in stack.arrangedSubviews where !plan.order.contains(where: { boxes[$0] === box }) {
      box.removeFromSuperview()
    }
    for (place, number) in plan.order.enumerated() {
      let present = stack.arrangedSubviews
      if place >= present.count || present[place] !== boxes[number] {
        stack.insertArrangedSubview(boxes[number], at: place)
      }
    }
    for number in plan.order {
      boxes[number].isHidden = plan.hidden.contains(number)
      stack.setCustomSpacing(
        plan.spacings[number] ?? StackView.spacingUseDefault, after: boxes[number])
    }
  }

  func guides(_ stack: StackView) -> Int { stack.layoutNode.rareState?.guides.count ?? 0 }

  @Test(
    "after any changes, the constraints equal those of a new stack",
    arguments: RandomPlan.seeds(share: 0.02))
  func changes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 31)
    var plan = Plan()
    let kept = StackView(name: "S")
    let keptBoxes = boxes()
    var plans: [Plan] = []
    func record() -> String {
      TreeRecord.write("stack update \(seed)") { record in
        let (again, boxes) = (StackView(name: "S"), boxes())
        for plan in plans {
          apply(plan, to: again, boxes)
          record.add(again, width: nil, height: nil)
        }
      }
    }
    for step in 0..<25 {
      for _ in 0..<Int(random.integer(1...3)) { plan.change(using: &random) }
      plans.append(plan)
      apply(plan, to: kept, keptBoxes)
      let fresh = StackView(name: "S")
      let freshBoxes = boxes()
      apply(plan, to: fresh, freshBoxes)
      do {
        let expected = try StackScene(fresh, freshBoxes).rows()
        let rows = try StackScene(kept, keptBoxes).rows()
        expectEqual(rows, expected, "step \(step): \(plan); \(record())")
      } catch {
        Issue.record("\(error); \(record())")
      }
      expectEqual(guides(kept), guides(fresh), "step \(step): \(plan); \(record())")
    }
  }

  @Test(
    "hiding the first of many views leaves the others equal",
    arguments: [Axis.horizontal, .vertical])
  func first(axis: Axis) throws {
    let stack = StackView(axis: axis, distribution: .fillEqually, name: "S")
    let boxes = boxes()
    for box in boxes { stack.addArrangedSubview(box) }
    try stack.layout(width: 560, height: 560)
    func extents() throws -> [Double] {
      try stack.layout(width: 560, height: 560)
      return boxes.map { axis == .horizontal ? $0.frame.width : $0.frame.height }
    }
    try expectNear(extents(), Array(repeating: 70, count: 8))
    boxes[0].isHidden = true
    try expectNear(extents(), [0] + Array(repeating: 80, count: 7))
    boxes[1].isHidden = true
    boxes[7].isHidden = true
    try expectNear(extents(), [0, 0] + Array(repeating: 112, count: 5) + [0])
    boxes[0].isHidden = false
    boxes[1].isHidden = false
    boxes[7].isHidden = false
    try expectNear(extents(), Array(repeating: 70, count: 8))
    // 20 to 27 long, 188 in sum: seven gaps of (560 - 188) / 7, then six of (560 - 168) / 6.
    stack.distribution = .equalSpacing
    _ = try extents()
    func starts() -> [Double] {
      boxes.filter { !$0.isHidden }.map { axis == .horizontal ? $0.frame.minX : $0.frame.minY }
    }
    func expected(_ sizes: [Double]) -> [Double] {
      let gap = (560 - sizes.reduce(0, +)) / Double(sizes.count - 1)
      return sizes.indices.map { sizes[..<$0].reduce(0, +) + Double($0) * gap }
    }
    let sizes = boxes.map {
      axis == .horizontal ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height
    }
    expectNear(starts(), expected(sizes))
    boxes[0].isHidden = true
    _ = try extents()
    expectNear(starts(), expected(Array(sizes.dropFirst())))
  }
}
