import TestSupport
import Testing
import UIKitAppearance

/// Properties that are stored, and state tables of controls.
@Suite struct StoredStateTests {
  @Test func `a state without a title of its own has that of the normal state`() {
    let button = UIButton(type: .custom)
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold out", for: .disabled)
    expectEqual(button.title(for: .selected), "Buy")
    expectEqual(button.titleLabel?.text, "Buy")
    button.isEnabled = false
    expectEqual(button.state, .disabled)
    expectEqual(button.currentTitle, "Sold out")
    expectEqual(button.titleLabel?.text, "Sold out")
  }

  @Test func `colors of titles are white in custom buttons, and the tint in others`() {
    expectEqual(UIButton(type: .custom).titleColor(for: .normal), .white)
    let button = UIButton(type: .system)
    expectEqual(button.titleColor(for: .normal), .systemBlue)
    button.setTitleColor(.systemRed, for: .highlighted)
    expectEqual(button.titleColor(for: .highlighted), .systemRed)
  }

  @Test func `a tint applies to the views inside until one has its own`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    expectEqual(inner.tintColor, .systemBlue)
    outer.tintColor = .systemPink
    expectEqual(inner.tintColor, .systemPink)
    inner.tintColor = .black
    expectEqual(outer.tintColor, .systemPink)
  }

  @Test func `the surface of a view shares its background, hiding and clipping`() {
    let view = UIView()
    view.layer.backgroundColor = UIColor.systemRed.cgColor
    expectEqual(view.backgroundColor, .systemRed)
    view.layer.masksToBounds = true
    expect(view.clipsToBounds)
    view.isHidden = true
    expect(view.layer.isHidden)
    view.layer.cornerRadius = 8
    expectEqual(view.layer.cornerRadius, 8)
  }

  @Test func `a view remembers appearance besides the properties of UIKitNames`() {
    let view = UIView()
    view.tag = 7
    view.backgroundColor = .white
    view.accessibilityLabel = "Card"
    view.accessibilityTraits = [.button, .header]
    expectEqual(view.tag, 7)
    expectEqual(view.accessibilityLabel, "Card")
    expect(view.accessibilityTraits.contains(.header))
    expectNil(UIView().backgroundColor)
  }

  @Test func `an animation makes its changes and completes before the call returns`() {
    let view = UIView()
    var events: [String] = []
    UIView.animate(withDuration: 3, delay: 1, options: .curveEaseIn) {
      view.alpha = 0
      events.append("changed")
    } completion: { finished in
      events.append("completed \(finished)")
    }
    expectEqual(events, ["changed", "completed true"])
    expectEqual(view.alpha, 0)
  }

  @Test func `a control lists the methods of a target and runs only closures`() {
    final class Owner {}
    let (control, owner) = (UIControl(), Owner())
    control.addTarget(owner, action: Selector("tapped"), for: .touchUpInside)
    expectEqual(control.actions(forTarget: owner, forControlEvent: .touchUpInside), ["tapped"])
    expectNil(control.actions(forTarget: owner, forControlEvent: .valueChanged))
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    expectEqual(runs, 1)
    control.removeTarget(owner, action: nil, for: .allEvents)
    expectNil(control.actions(forTarget: owner, forControlEvent: .touchUpInside))
  }

  @Test func `colors compare by components, whichever way they were made`() {
    expectEqual(UIColor(white: 1, alpha: 1), .white)
    expectEqual(UIColor(red: 0, green: 0, blue: 1, alpha: 1), .blue)
    expectEqual(UIColor { $0.userInterfaceStyle == .dark ? .black : .white }, .white)
    expectEqual(UIColor.red.withAlphaComponent(0.5).cgColor.alpha, 0.5)
    expectEqual(UIColor(cgColor: UIColor.systemTeal.cgColor), .systemTeal)
  }

  @Test func `the content view of a cell fills the cell`() throws {
    let cells: [UIView] = [
      UITableViewCell(style: .default, reuseIdentifier: "a"), UICollectionViewCell(frame: .zero),
      UITableViewHeaderFooterView(reuseIdentifier: nil), UIVisualEffectView(effect: nil),
    ]
    for cell in cells {
      try cell.layout(width: 320, height: 44)
      expectEqual(cell.subviews.first?.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    }
  }

  @Test func `a label with attributes has their text, font and color`() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Total",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 20),
        .foregroundColor: UIColor.systemGreen,
      ])
    expectEqual(label.text, "Total")
    expectEqual(label.font.size, 20)
    expectEqual(label.textColor, .systemGreen)
    label.text = "Sum"
    expectEqual(label.attributedText?.string, "Sum")
  }

  @Test func `an indicator is hidden until it starts, unless it is shown when stopped`() {
    let indicator = UIActivityIndicatorView(style: .medium)
    expect(indicator.isHidden)
    indicator.startAnimating()
    expect(!indicator.isHidden)
    indicator.stopAnimating()
    expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    expect(!indicator.isHidden)
  }
}
