import TestSupport
import Testing
import UIKitNames

private protocol Named: AnyObject {}
extension Named {
  var constraints: [Int] { [] }
  var superview: Int { 0 }
}
extension UIView: Named {}

/// A view with the properties that views of apps have, some under names of Anchors.
private final class Avatar: UIView {
  var name = "Juca"
  var baselines = [1.0]
  var textMeasurer = 0
  var layoutDirection = "down"
  var calls: [String] = []

  override var isHidden: Bool {
    didSet { calls.append("hidden \(isHidden)") }
  }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override var description: String { "avatar" }
  override func setNeedsLayout() {
    calls.append("layout")
    super.setNeedsLayout()
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append(newSuperview == nil ? "leaves" : "enters")
  }
  override func didMoveToSuperview() { calls.append(superview == nil ? "left" : "entered") }
  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append(newWindow == nil ? "window goes" : "window comes")
  }
  override func didMoveToWindow() { calls.append(window == nil ? "no window" : "window") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("\(traitCollection.horizontalSizeClass)")
  }
}

@Suite("Members and types under UIKit's names") struct UIKitMemberTests {
  private let root = UIView()
  private let view = UIView()

  init() { root.addSubview(view) }

  @Test func `a member of the class comes before a client's extension of a protocol`() {
    expectEqual(root.constraints, [NSLayoutConstraint]())
    #expect(view.superview === root)
  }

  @Test func `a subclass may use the names that UIView does not have`() throws {
    let avatar = Avatar()
    root.addSubview(avatar)
    avatar.layoutNode.name = "node"
    let top = avatar.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
    top.isActive = true
    try root.layout(width: 50, height: 50)
    expect(avatar.name == "Juca" && avatar.accessibilityIdentifier == "node")
    expect(avatar.frame.minY == 7 && avatar.safeAreaInsets.right == 4)
    expectEqual("\(avatar.description) \(avatar.layoutDirection)", "avatar down")
    expect(avatar.baselines == [1] && avatar.textMeasurer == 0)
  }

  @Test func `a view is told about its superview, its window and its traits`() {
    let avatar = Avatar()
    root.addSubview(avatar)
    root.addSubview(avatar)  // only moves to the front
    avatar.isHidden = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(root)
    window.traitCollection.horizontalSizeClass = .compact
    root.removeFromSuperview()
    avatar.removeFromSuperview()
    expectEqual(
      avatar.calls,
      [
        "enters", "entered", "hidden true", "window comes", "window", "compact", "window goes",
        "no window", "leaves", "left",
      ])
  }

  @Test func `views, guides, constraints and anchors are equal only to themselves`() {
    let twin = UIView()
    let guide = UILayoutGuide()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    expect([twin, view].firstIndex(of: view) == 1 && Set([view, view, twin]).count == 2)
    expect(guide == guide && guide != UILayoutGuide())
    expectEqual(Set([width, view.widthAnchor.constraint(equalToConstant: 1)]).count, 2)
    expect(view.topAnchor == view.topAnchor && view.topAnchor != view.bottomAnchor)
    #expect(view.topAnchor != twin.topAnchor)
    expect(width.firstAnchor === width.firstAnchor && width.secondAnchor == nil)
  }

  @Test func `items and attributes of a constraint are read as they were stated`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let toGuide = view.leftAnchor.constraint(equalTo: guide.rightAnchor)
    expect(toGuide.secondItem === guide && toGuide.secondItem is UILayoutGuide)
    let size = guide.heightAnchor.constraint(equalToConstant: 3)
    size.isActive = true
    expectEqual(root.constraints, [size])
    let toMargin = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root,
      attribute: .leadingMargin, multiplier: 1, constant: 0)
    expect(toMargin.secondItem === root && toMargin.secondAttribute == .leadingMargin)
    let margins = view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor)
    expect(margins.secondItem === root.layoutMarginsGuide && margins.secondAttribute == .top)
  }

  @Test func `attributes have UIKit's numbers`() {
    let numbers: [(NSLayoutConstraint.Attribute, Int)] = [
      (.notAnAttribute, 0), (.left, 1), (.right, 2), (.top, 3), (.bottom, 4), (.leading, 5),
      (.trailing, 6), (.width, 7), (.height, 8), (.centerX, 9), (.centerY, 10),
      (.lastBaseline, 11), (.firstBaseline, 12), (.leftMargin, 13), (.centerYWithinMargins, 20),
    ]
    for (attribute, number) in numbers {
      expectEqual(attribute.rawValue, number)
      expectEqual(NSLayoutConstraint.Attribute(rawValue: number), attribute)
    }
  }

  @Test func `leading against left compiles and is reported by its line`() {
    let anchors: [NSLayoutXAxisAnchor] = [view.leadingAnchor, root.leftAnchor, root.centerXAnchor]
    let line = #line + 1
    let wrong = anchors[0].constraint(equalTo: anchors[1])
    wrong.isActive = true
    let error = #expect(throws: LayoutError.self) { try root.layout(width: 9, height: 9) }
    let text = error?.description ?? ""
    expect(text.contains("leading") && text.contains("left"))
    expect(text.contains("UIKitMemberTests.swift:\(line)"))
    wrong.isActive = false
    anchors[0].constraint(equalTo: anchors[2]).isActive = true
    #expect(throws: Never.self) { try root.layout(width: 9, height: 9) }
  }

  @Test func `distances and standard spacings relate anchors of UIKit's types`() throws {
    let first = UIView()
    root.addSubview(first)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      first.widthAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      view.widthAnchor.constraint(
        equalTo: root.leadingAnchor.anchorWithOffset(to: first.trailingAnchor)),
    ])
    try root.layout(width: 200, height: 10)
    expect(view.frame.minX == 10 + 20 + 2 * 8 && view.frame.width == 10 + 20)
  }

  @Test func `a size fits the content, with the height of the lines`() {
    let label = UILabel()
    label.text = "Wim Wim"
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    let natural = label.intrinsicContentSize
    expectEqual(label.sizeThatFits(CGSize(width: 500, height: 500)), natural)
    let narrow = label.sizeThatFits(CGSize(width: 21, height: 500))
    expect(narrow.height == 2 * natural.height && narrow.width <= 21)
    label.frame.origin.x = 5
    label.sizeToFit()
    expectEqual(label.frame.minX, 5)
  }

  @Test func `objects are attached to a view by a key until it is released`() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { key.deallocate() }
    weak var attached: UIView?
    do {
      let owner = UIView()
      let value = UIView()
      attached = value
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, key) as? UIView === value)
      expectNil(objc_getAssociatedObject(owner, key + 1))
      expectNil(objc_getAssociatedObject(value, key))
      objc_setAssociatedObject(owner, key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      expectNil(objc_getAssociatedObject(owner, key))
    }
    expectNil(attached)
  }

  /// Reads what is attached to it while it is deallocated.
  private final class Observed: UIView {
    let key: UnsafeMutablePointer<UInt8>
    let report: (Any?) -> Void

    init(_ key: UnsafeMutablePointer<UInt8>, _ report: @escaping (Any?) -> Void) {
      self.key = key
      self.report = report
      super.init(frame: .zero)
    }

    deinit {
      report(objc_getAssociatedObject(self, key))
      report(objc_getAssociatedObject(self, key + 1))
    }
  }

  @Test func `a deinitializer reads what is attached to its object, and no other object does`() {
    let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 2)
    defer { key.deallocate() }
    for number in 0..<200 {
      var found: [Int?] = []
      do {
        let observed = Observed(key) { found.append($0 as? Int) }
        expectNil(objc_getAssociatedObject(observed, key))
        objc_setAssociatedObject(observed, key, number, .OBJC_ASSOCIATION_RETAIN)
      }
      expectEqual(found, [number, nil])
    }
  }

  @Test func `the center moves a frame, and the bounds size it around the center`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    expectEqual(view.center, CGPoint(x: 30, y: 50))
    view.center = CGPoint(x: 100, y: 100)
    expectEqual(view.frame, CGRect(x: 80, y: 70, width: 40, height: 60))
    view.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    expectEqual(view.frame, CGRect(x: 90, y: 95, width: 20, height: 10))
    expectEqual(view.bounds, CGRect(x: 0, y: 0, width: 20, height: 10))
    let scroll = UIScrollView(frame: view.frame)
    scroll.bounds.origin.y = 7
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 7))
  }

  @Test func `a controller's view has guides above and below its safe area`() throws {
    let controller = UIViewController()
    expect(!controller.isViewLoaded)
    let root: UIView = controller.view
    let child = UIView()
    root.addSubview(child)
    root.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
      child.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    ])
    try root.layout(width: 100, height: 500)
    expect(child.frame.minY == 44 && child.frame.maxY == 500 - 34)
    expect(controller.topLayoutGuide.length == 44 && controller.bottomLayoutGuide.length == 34)
  }

  /// Made in code in the way of most apps, with a view of its own.
  private final class ListController: UIViewController {
    let list: UIView

    init(_ list: UIView) {
      self.list = list
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func loadView() { view = list }
  }

  /// Overrides the initializers that UIKit designates, and inherits `init()`.
  private class PlainController: UIViewController {
    private(set) var calls = 0

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AnyObject?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
      calls += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class BarController: UINavigationController {
    override init(rootViewController: UIViewController) {
      super.init(rootViewController: rootViewController)
      isNavigationBarHidden = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `controllers have UIKit's designated initializers`() {
    let list = UIView()
    #expect(ListController(list).view === list)
    expectEqual(PlainController().calls, 1)
    let bar = BarController(rootViewController: PlainController())
    expect(bar.isNavigationBarHidden && bar.viewControllers.count == 1)
  }
}
