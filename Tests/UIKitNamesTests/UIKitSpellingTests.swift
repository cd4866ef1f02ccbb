import TestSupport
import Testing
import UIKitNames

/// Common idioms of UIKit code.
@Suite struct UIKitSpellingTests {
  /// A view in the style of most projects.
  private class Header: UIView {
    let title = UILabel()
    private lazy var line: UIView = {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }()
    private(set) var didLayout = false

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      setUp()
    }

    private func setUp() {
      title.numberOfLines = 0
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
      addSubview(line)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor),
        line.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        line.leadingAnchor.constraint(equalTo: leadingAnchor),
        line.trailingAnchor.constraint(equalTo: trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 1),
        line.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      didLayout = true
    }
  }

  private final class Badge: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      font = .boldSystemFont(ofSize: 12)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 8, height: size.height + 4)
    }
  }

  private final class Row: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      spacing = 8
      alignment = .center
    }

    required init(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  private final class Feed: UIScrollView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  private final class Avatar: UIImageView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  }

  @Test func `a subclass that overrides init(frame) can be made without arguments`() throws {
    let header = Header()
    header.title.text = "Cards"
    header.safeAreaInsets.top = 20
    header.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    let size = try header.layout(width: 320, height: nil)
    expect(!size.changed.isEmpty && header.didLayout)
    // 20 of the safe area, 8, a line of 20.4 points, 8 and 1.
    let height: Double = 20 + 8 + 20.4 + 8 + 1
    expectNear(header.frame.height, height, within: 1e-9)
    expectEqual(header.title.frame.minX, 16)
    expectEqual(Header(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.size.width, 3)
    expectEqual(Badge().font.pointSize, 12)
    expectEqual(Row().spacing, 8)
    expect(UIScrollView().contentSize == .zero && Feed(frame: .zero).contentSize == .zero)
    expectNil(Avatar().image)
  }

  @Test func `the text of a UILabel is optional`() {
    let label = UILabel()
    expect(label.text == "" && label.intrinsicContentSize == .zero)
    let missing: String? = nil
    label.text = "Juca"
    if let text = label.text { expectEqual(text, "Juca") }
    label.text = missing
    expectEmpty((label.text ?? "none"))
  }

  @Test func `constraints can be made from attributes with optional items`() throws {
    let root = UIView()
    let child = UIView()
    root.addSubview(child)
    let height = NSLayoutConstraint(
      item: child, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 40)
    height.priority = UILayoutPriority(999)
    root.addConstraint(height)
    let items: [Any] = [child, root]
    root.addConstraints([
      NSLayoutConstraint(
        item: items[0], attribute: .top, relatedBy: .equal, toItem: items[1], attribute: .top,
        multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: child, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leading,
        multiplier: 1, constant: 10),
      NSLayoutConstraint(
        item: child, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.5, constant: 0),
    ])
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.layoutIfNeeded()
    expectEqual(child.frame, CGRect(x: 10, y: 10, width: 100, height: 40))
    expect(root.constraints.count == 3 && child.constraints.count == 1)
    #expect(root.constraints.first?.firstItem === child)
    #expect(root.constraints.first?.secondItem as? UIView === root)
    root.removeConstraints(root.constraints)
    expect(root.constraints.isEmpty && height.isActive)
  }

  @Test func `a UIKit constraint without its item has a fault`() {
    let root = UIView("root")
    for wrong in [
      NSLayoutConstraint(
        item: "no view" as Any, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 1),
      NSLayoutConstraint(
        item: root, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top,
        multiplier: 1, constant: 1),
      NSLayoutConstraint(
        item: root, attribute: .width, relatedBy: .equal, toItem: "no view" as Any,
        attribute: .width, multiplier: 1, constant: 1),
      NSLayoutConstraint(
        item: root, attribute: .width, relatedBy: .equal, toItem: root,
        attribute: .notAnAttribute, multiplier: 1, constant: 1),
    ] {
      #expect(wrong.fault != nil)
    }
  }

  @Test func `formats accept dictionaries of any values, and layout reports their errors`() throws {
    let root = UIView()
    let a = UIView()
    let gap = UILayoutGuide()
    root.addSubview(a)
    root.addLayoutGuide(gap)
    let views: [String: Any] = ["a": a, "gap": gap]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-m-[a(w)]-[gap]|", options: [], metrics: ["m": 12, "w": 30.5],
        views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-[a(20@999)]", options: .alignAllLeading, metrics: nil,
          views: ["a": a]))
    try root.layout(in: CGSize(width: 100, height: 50))
    expectEqual(a.frame, CGRect(x: 12, y: 20, width: 30.5, height: 20))
    expectEqual(gap.layoutFrame.minX, 50.5)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "[b]", metrics: nil, views: views))
    let error = #expect(throws: LayoutError.self) {
      try root.layout(in: CGSize(width: 100, height: 50))
    }
    expectEqual(error?.description.contains("unknown view 'b'"), true)
  }

  @Test func `stacks can be configured property by property`() throws {
    let views = [UILabel(), UILabel(), UILabel()]
    views.forEach { $0.text = "Juca" }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = .fill
    stack.alignment = .leading
    stack.spacing = 4
    stack.setCustomSpacing(10, after: views[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    views[2].isHidden = true
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let expected: Double = 1 + 2 * 20.4 + 10 + 3
    expectNear(size.height, expected, within: 1e-9)
    expectEqual(
      stack.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).width, 200)
  }

  @Test func `UIKit's methods change the order of subviews`() {
    let root = UIView("root")
    let a = UIView("a")
    let b = UIView("b")
    let c = UIView("c")
    [a, b].forEach(root.addSubview)
    root.insertSubview(c, aboveSubview: a)
    expectEqual(root.subviews.map { $0.name }, ["a", "c", "b"])
    root.insertSubview(b, belowSubview: a)
    expectEqual(root.subviews.map { $0.name }, ["b", "a", "c"])
    root.bringSubviewToFront(b)
    root.sendSubviewToBack(c)
    expectEqual(root.subviews.map { $0.name }, ["c", "a", "b"])
    root.insertSubview(c, aboveSubview: b)
    root.insertSubview(UIView("d"), belowSubview: UIView())
    expectEqual(root.subviews.map { $0.name }, ["a", "b", "c", "d"])
  }

  @Test func `a UILayoutPriority can be made from a number`() {
    expectEqual(UILayoutPriority(rawValue: 750), .defaultHigh)
    expectEqual(UILayoutPriority(rawValue: 999.5 as Float).rawValue, 999.5)
    let lower: UILayoutPriority = .required - 1
    expectEqual(lower.rawValue, 999)
    let view = UIView()
    view.setContentHuggingPriority(.required, for: .horizontal)
    view.setContentCompressionResistancePriority(lower, for: NSLayoutConstraint.Axis.vertical)
    expectEqual(view.contentHuggingPriority(for: .horizontal), .required)
  }

  @Test func `UIKit properties without an effect on frames store their values`() {
    let label = UILabel()
    expect(label.textAlignment == .natural && label.contentMode == .scaleToFill)
    label.textAlignment = .center
    label.lineBreakMode = .byWordWrapping
    label.contentMode = .scaleAspectFit
    label.tag = 7
    label.alpha = 0.5
    expect(label.textAlignment == .center && label.contentMode == .scaleAspectFit)
    expect(label.tag == 7 && label.alpha == 0.5 && label.lineBreakMode == .byWordWrapping)
    label.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight]
    expectNil(label.accessibilityIdentifier)
  }
}
