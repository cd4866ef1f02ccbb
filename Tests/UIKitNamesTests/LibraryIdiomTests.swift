import TestSupport
import Testing
import UIKitNames

// Layout libraries written for UIKit state constraints in forms of their own. Each form is written
// here anew, with the calls of UIKit that such libraries make.

/// A constraint that knows the maker that it comes from.
private final class MadeConstraint: NSLayoutConstraint {
  weak var maker: Maker?
  var label: String? {
    get { identifier }
    set { identifier = newValue }
  }
}

/// Collects the constraints of a view in a closure.
private final class Maker {
  private let view: UIView
  private(set) var made: [MadeConstraint] = []

  init(_ view: UIView) { self.view = view }

  @discardableResult
  func callAsFunction(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    to item: AnyObject? = nil, _ other: NSLayoutConstraint.Attribute? = nil, times: CGFloat = 1,
    plus offset: CGFloat = 0, priority: Float = 1000
  ) -> MadeConstraint {
    let constraint = MadeConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: item,
      attribute: other ?? attribute, multiplier: times, constant: offset)
    constraint.maker = self
    constraint.priority = UILayoutPriority(rawValue: priority)
    made.append(constraint)
    return constraint
  }
}

extension UIView {
  private func made(_ body: (Maker) -> Void) -> [MadeConstraint] {
    let maker = Maker(self)
    body(maker)
    return maker.made
  }

  fileprivate func make(_ body: (Maker) -> Void) { NSLayoutConstraint.activate(made(body)) }

  /// Changes the constants of the present constraints with the same terms.
  fileprivate func update(_ body: (Maker) -> Void) {
    let present = (superview?.constraints ?? []) + constraints
    for new in made(body) {
      present.first {
        $0.firstItem === new.firstItem && $0.firstAttribute == new.firstAttribute
          && $0.relation == new.relation && $0.secondItem === new.secondItem
          && $0.secondAttribute == new.secondAttribute && $0.multiplier == new.multiplier
      }?.constant = new.constant
    }
  }

  fileprivate func remake(_ body: (Maker) -> Void) {
    let mine = ((superview?.constraints ?? []) + constraints).filter { $0.firstItem === self }
    NSLayoutConstraint.deactivate(mine)
    make(body)
  }
}

/// An anchor with a number to add.
private struct Sum<Axis: AnyObject> {
  let anchor: NSLayoutAnchor<Axis>
  let constant: CGFloat
}

private func + <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> Sum<Axis> {
  Sum(anchor: anchor, constant: constant)
}

private func - <Axis>(anchor: NSLayoutAnchor<Axis>, constant: CGFloat) -> Sum<Axis> {
  Sum(anchor: anchor, constant: -constant)
}

infix operator .== : ComparisonPrecedence
infix operator .<= : ComparisonPrecedence

@discardableResult
private func .== <Axis>(anchor: NSLayoutAnchor<Axis>, sum: Sum<Axis>) -> NSLayoutConstraint {
  let made = anchor.constraint(equalTo: sum.anchor, constant: sum.constant)
  made.isActive = true
  return made
}

@discardableResult
private func .== (dimension: NSLayoutDimension, constant: CGFloat) -> NSLayoutConstraint {
  let made = dimension.constraint(equalToConstant: constant)
  made.isActive = true
  return made
}

@discardableResult
private func .<= <Axis>(anchor: NSLayoutAnchor<Axis>, sum: Sum<Axis>) -> NSLayoutConstraint {
  let made = anchor.constraint(lessThanOrEqualTo: sum.anchor, constant: sum.constant)
  made.isActive = true
  return made
}

/// An item that a chain can be called on.
private protocol Constrainable {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leftAnchor: NSLayoutXAxisAnchor { get }
  var rightAnchor: NSLayoutXAxisAnchor { get }
  var centerXAnchor: NSLayoutXAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
}

extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

extension Constrainable {
  @discardableResult
  fileprivate func edges(to other: any Constrainable, insets: UIEdgeInsets = .zero) -> Self {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: other.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: other.rightAnchor, constant: -insets.right),
    ])
    return self
  }

  @discardableResult
  fileprivate func width(_ width: CGFloat, when condition: Bool = true) -> Self {
    widthAnchor.constraint(equalToConstant: width).isActive = condition
    return self
  }
}

@Suite("Idioms of layout libraries") struct LibraryIdiomTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let box = UIView()
  private let other = UIView()

  init() {
    for view in [box, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test func `makers in a closure state sizes without a second item`() {
    box.make { make in
      make(.width, plus: 50)
      make(.height, to: box, .width, times: 2)
      make(.left, to: root, plus: 10)
      make(.bottom, .lessThanOrEqual, to: root, plus: -8)
      make(.bottom, to: root, plus: 0, priority: 249.5)
      make(.top, to: root, .topMargin, plus: 500, priority: 1).label = "far below"
    }
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 10, y: 200 - 8 - 100, width: 50, height: 100))
    expectEqual(root.constraints.compactMap { ($0 as? MadeConstraint)?.label }, ["far below"])
  }

  @Test func `an update finds the constraint with the same terms`() {
    box.make { make in
      make(.top, to: root, .topMargin, plus: 1)
      make(.leading, to: root, plus: 2)
      make(.width, plus: 30)
      make(.height, plus: 40)
    }
    root.layoutMargins = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 2, y: 20 + 1, width: 30, height: 40))
    box.update { make in
      make(.top, to: root, .topMargin, plus: 5)
      make(.width, plus: 60)
    }
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 2, y: 20 + 5, width: 60, height: 40))
    box.remake { make in
      make(.trailing, to: root, plus: -3)
      make(.centerY, to: root)
      make(.width, plus: 10)
      make(.height, plus: 10)
    }
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 300 - 3 - 10, y: 100 - 5, width: 10, height: 10))
  }

  @Test func `operators relate anchors of one axis`() {
    box.leadingAnchor .== root.leadingAnchor + 12
    box.topAnchor .== root.topAnchor + 4
    box.widthAnchor .== 100
    box.heightAnchor .== root.heightAnchor - 150
    other.centerXAnchor .== box.trailingAnchor + 0
    other.firstBaselineAnchor .== box.bottomAnchor + 6
    other.widthAnchor .== 20
    other.bottomAnchor .<= root.bottomAnchor - 40
    let stretch = other.heightAnchor.constraint(equalToConstant: 1000)
    stretch.priority = .defaultHigh - 1
    stretch.isActive = true
    expectEqual(stretch.priority.rawValue, 749 as Float)
    root.layoutIfNeeded()
    expectEqual(box.frame, CGRect(x: 12, y: 4, width: 100, height: 50))
    expectEqual(other.frame, CGRect(x: 112 - 10, y: 60, width: 20, height: 200 - 40 - 60))
  }

  @Test func `chains work on views and guides alike`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.edges(to: root, insets: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    box.edges(to: guide)
    other.width(70).width(80, when: false)
    root.layoutIfNeeded()
    expectEqual(guide.layoutFrame, CGRect(x: 20, y: 10, width: 240, height: 160))
    expectEqual(box.frame, guide.layoutFrame)
    expectEqual(other.frame.width, 70)
    expect(root.layoutGuides == [guide] && guide.owningView === root)
  }

  @Test func `a format's constraints can be collected and switched off`() {
    let views = ["box": box, "other": other]
    var installed = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-8-[box(other)]-[other]-8-|", options: [.alignAllTop, .alignAllBottom],
      metrics: nil, views: views)
    installed += NSLayoutConstraint.constraints(
      withVisualFormat: "V:|-gap-[box(h@750)]", metrics: ["gap": 3, "h": 44 as Float],
      views: views)
    NSLayoutConstraint.activate(installed)
    root.layoutIfNeeded()
    let width: Double = (300 - 3 * 8) / 2
    expectEqual(box.frame, CGRect(x: 8, y: 3, width: width, height: 44))
    expectEqual(other.frame, CGRect(x: 16 + width, y: 3, width: width, height: 44))
    NSLayoutConstraint.deactivate(installed)
    expect(installed.allSatisfy { !$0.isActive } && root.constraints.isEmpty)
  }
}
