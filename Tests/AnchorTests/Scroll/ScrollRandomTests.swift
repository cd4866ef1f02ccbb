import Anchors
import TestSupport
import Testing

/// After any changes, a tree with scroll views is laid out like a new one, and visible frames
/// satisfy every constraint.
@Suite struct ScrollRandomTests {
  /// The parts of the tree that change.
  struct Plan {
    var width = 300.0
    var rightToLeft = false
    var outer = Point.zero
    var inner = Point.zero
    var outerZoom = 1.0
    var innerZoom = 1.0
    var zoomsImage = false
    var imageWidth = 500.0
    var header = true
    var crossing = true
    var scale: Double?

    mutating func change(_ random: inout SplitMix64) {
      func number(_ bound: Int) -> Double { Double(random.number(below: bound)) }
      switch random.number(below: 10) {
      case 0: width = 200 + number(300)
      case 1: rightToLeft.toggle()
      case 2: outer = Point(x: number(90) - 20, y: number(900) / 4)
      case 3: inner = Point(x: number(900) / 8, y: number(30))
      case 4: outerZoom = [0.5, 1, 2, 3][random.number(below: 4)]
      case 5: innerZoom = [0.25, 1, 1.5][random.number(below: 3)]
      case 6: zoomsImage.toggle()
      case 7: imageWidth = 100 + number(1000)
      case 8: header.toggle()
      default: crossing.toggle()
      }
    }
  }

  /// A scrolling column that contains a horizontally scrolling strip.
  final class Tree {
    let root = View("root")
    let outer = ScrollView("outer")
    let column = View("column")
    let strip = ScrollView("strip")
    let image = Box("image", 500, 80)
    let caption = Box("caption", 60, 20)
    let header = Box("header", 50, 30)
    let badge = Box("badge", 12, 12)
    var crossing: LayoutConstraint?

    init() {
      root.addSubview(outer)
      outer.edges(equalTo: root, insets: DirectionalEdgeInsets(7))
      outer.addSubview(column)
      column.edges(equalTo: outer)
        .widthAnchor(equalTo: outer.frameLayoutGuide.widthAnchor, multiplier: 1.5)
      column.addSubview(strip)
      strip.topAnchor(equalTo: column.topAnchor, constant: 11)
        .leadingAnchor(equalTo: column.leadingAnchor, constant: 3)
        .trailingAnchor(equalTo: column.trailingAnchor).heightAnchor(equalTo: 100)
        .bottomAnchor(equalTo: column.bottomAnchor, constant: -900)
      strip.addSubview(image)
      strip.addSubview(caption)
      image.edges(equalTo: strip.contentLayoutGuide)
      caption.trailingAnchor(equalTo: strip.trailingAnchor, constant: -2)
        .bottomAnchor(equalTo: strip.contentLayoutGuide.bottomAnchor)
      image.addSubview(badge)
      badge.leftAnchor(equalTo: image.leftAnchor)
    }

    func apply(_ plan: Plan) throws {
      root.layoutDirection = plan.rightToLeft ? .rightToLeft : .leftToRight
      outer.contentOffset = plan.outer
      strip.contentOffset = plan.inner
      outer.zoomScale = plan.outerZoom
      strip.viewForZooming = plan.zoomsImage ? image : nil
      strip.zoomScale = plan.innerZoom
      image.layoutNode.intrinsicContentSize = Size(width: plan.imageWidth, height: 80)
      if plan.header, header.superview == nil {
        outer.addSubview(header)
        header.topAnchor(equalTo: outer.frameLayoutGuide.topAnchor, constant: 4)
          .trailingAnchor(equalTo: outer.frameLayoutGuide.trailingAnchor, constant: -6)
      } else if !plan.header {
        header.removeFromSuperview()
      }
      if crossing == nil {
        crossing = badge.topAnchor.constraint(equalTo: root.topAnchor, constant: 50)
      }
      crossing?.isActive = plan.crossing
      root.scale = plan.scale
      try root.layout(in: Size(width: plan.width, height: 400))
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.006))
  func `8.3: a scrolled tree after any order of changes has the frames of a new one`(seed: UInt64)
    throws
  {
    var random = SplitMix64(seed: seed)
    var plan = Plan()
    plan.scale = seed % 4 == 0 ? 2 : nil
    let tree = Tree()
    var plans: [Plan] = []
    func note() -> String {
      let record = TreeRecord.write("scroll \(seed)") { record in
        let again = Tree()
        for plan in plans {
          defer { record.add(again.root, width: plan.width, height: 400) }
          try again.apply(plan)
        }
      }
      return "\(plan); \(record)"
    }
    for _ in 0..<60 {
      plan.change(&random)
      plans.append(plan)
      let fresh = Tree()
      do {
        try tree.apply(plan)
        try fresh.apply(plan)
      } catch {
        Issue.record("\(error) \(note())")
        continue
      }
      if !plan.crossing {
        // No constraint determines its vertical position in the image.
        fresh.badge.frame.origin.y = tree.badge.frame.minY
      }
      for (view, other) in zip(
        [tree.outer, tree.column, tree.strip, tree.image, tree.caption],
        [fresh.outer, fresh.column, fresh.strip, fresh.image, fresh.caption])
      {
        expectNear(numbers(view), numbers(other), "\(view.name) \(note())")
      }
      if plan.header { expectNear(numbers(tree.header), numbers(fresh.header), "\(note())") }
      if plan.crossing { expectNear(numbers(tree.badge), numbers(fresh.badge), "\(note())") }
      if plan.scale == nil { check(tree, plan, note) }
    }
  }

  /// Compares visible frames with ones computed from the plan alone.
  private func check(_ tree: Tree, _ plan: Plan, _ note: () -> String) {
    let visible = plan.width - 14
    let column = visible * 1.5
    expectNear(numbers(tree.column), [0, 0, column, 1011], "\(note())")
    expectNear(
      [tree.outer.contentSize.width, tree.outer.contentSize.height],
      [column * plan.outerZoom, 1011 * plan.outerZoom], "\(note())")
    let stripX = plan.rightToLeft ? 0 : 3.0
    expectNear(numbers(tree.strip), [stripX, 11, column - 3, 100], "\(note())")
    expectNear(numbers(tree.image), [0, 0, plan.imageWidth, 80], "\(note())")
    // The caption is either zoomed with the content or lies on the zoomed content.
    let factor = plan.zoomsImage ? plan.innerZoom : 1
    let captionX = plan.rightToLeft ? 2 : plan.imageWidth * factor - 2 - 60
    expectNear(numbers(tree.caption), [captionX, 80 * factor - 20, 60, 20], "\(note())")
    if plan.header, tree.header.superview != nil {
      // The header is pinned to the frame and drawn at the zoom of the outer view.
      let x = plan.rightToLeft ? plan.outer.x + 6 : plan.outer.x + visible - 6 - 50
      expectNear(numbers(tree.header), [x, plan.outer.y + 4, 50, 30], "\(note())")
    }
    if plan.crossing {
      let y = 50 - 7 + plan.outer.y - 11 + plan.inner.y
      expectNear([tree.badge.frame.minY], [y], "\(note())")
    }
  }
}
