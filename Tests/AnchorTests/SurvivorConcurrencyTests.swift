import TestSupport
import Testing

@testable import Anchors

/// Views of a deallocated root in several tasks; run under the thread sanitizer, too.
@Suite struct SurvivorConcurrencyTests {
  /// Views passed from one task to another.
  private struct Hand: @unchecked Sendable { var views: [View] }

  /// The use of each view by a task.
  enum Use: CaseIterable { case release, layOut, constrain, ask, add, divide }

  /// Three hands of the views of a tree.
  ///
  /// Neighbors are related by constraints with and without objects, and are in plain views and
  /// stacks, which are deallocated with the root. Each view has constraints inside it.
  private static func deal(_ count: Int, isLaidOut: Bool) -> [Hand] {
    var hands = [Hand](repeating: Hand(views: []), count: 3)
    let root = View("root")
    for group in 0..<4 {
      let column = StackView(axis: .vertical, alignment: .center, name: "column")
      let holder = group % 2 == 0 ? View("holder") : column
      root.addSubview(holder)
      var last: View?
      for number in 0..<count {
        let (view, inner, guide) = (View("view"), View("inner"), LayoutGuide("guide"))
        view.addSubview(inner)
        view.addLayoutGuide(guide)
        if holder === column { column.addArrangedSubview(view) } else { holder.addSubview(view) }
        inner.edges(equalTo: view.layoutMarginsGuide).widthAnchor(equalTo: Double(number + 1))
        guide.widthAnchor(equalTo: inner.widthAnchor)
        // Required, it would conflict in a column.
        view.topAnchor(equalTo: root.topAnchor, priority: holder === column ? 10 : .required)
        if let last {
          view.widthAnchor(equalTo: last.widthAnchor, priority: 10)
          let heights = view.heightAnchor.constraint(equalTo: last.heightAnchor)
          let inside = inner.heightAnchor.constraint(equalTo: last.subviews[0].heightAnchor)
          heights.isActive = number % 2 == 0
          inside.isActive = true
        }
        last = view
        hands[(number + group) % 3].views.append(view)
      }
    }
    if isLaidOut { root.layoutIfNeeded(in: Size(width: 50, height: 50)) }
    return hands
  }

  /// Uses a view, and returns whether its own constraints hold: its inner view is as wide as
  /// stated, and 8 points from each edge.
  private static func use(_ view: View, _ use: Use) -> Bool {
    switch use {
    case .release: return true
    case .layOut: view.layoutIfNeeded(width: nil, height: 30)
    case .constrain:
      view.heightAnchor(equalTo: 30)
      view.layoutIfNeeded(width: nil, height: nil)
    case .ask:
      // Four edges, and the width of the guide.
      return view.constraints.count == 5 && view.subviews[0].constraints.count == 1
    case .add:
      let home = View("home")
      home.addSubview(view)
      view.edges(equalTo: home)
      home.layoutIfNeeded(width: nil, height: 30)
    case .divide:
      let inner = view.subviews[0]
      inner.removeFromSuperview()
      inner.layoutIfNeeded(width: nil, height: 30)
      return inner.constraints.count == 1
    }
    return view.frame.width == view.subviews[0].frame.width + 16
  }

  @Test(arguments: Use.allCases)
  func `survivors of a tree are independent`(_ use: Use) async {
    for (count, isLaidOut) in [(3, false), (3, true), (50, false), (50, true)] {
      var hands = Self.deal(count, isLaidOut: isLaidOut)
      let failures = await withTaskGroup(of: Int.self) { group in
        for (index, hand) in hands.enumerated() {
          // One task always lays out, whatever the others do.
          let own = index == 0 ? Use.layOut : use
          group.addTask {
            var hand = hand
            var failures = 0
            while let view = hand.views.popLast() {
              if !Self.use(view, own) { failures += 1 }
            }
            return failures
          }
        }
        hands = []
        return await group.reduce(0, +)
      }
      expectEqual(failures, 0, "\(count) views, laid out: \(isLaidOut)")
    }
  }
}
