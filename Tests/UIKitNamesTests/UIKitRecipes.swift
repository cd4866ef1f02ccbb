#if canImport(UIKit)
import UIKit
#else
import UIKitNames
#endif

// The recipes of Docs/FromUIKit.md in UIKit's spelling. Each adds constraints to views in `root`.

enum UIKitRecipes {
  static func edges(_ root: UIView, _ a: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
    ])
  }

  static func centered(_ root: UIView, _ a: UIView) {
    NSLayoutConstraint.activate([
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      a.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      a.widthAnchor.constraint(equalToConstant: 120),
      a.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  static func row(_ root: UIView, _ title: UILabel, _ value: UILabel) {
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: root.topAnchor),
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
  }

  static func aspect(_ root: UIView, _ a: UIView) {
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
    ])
  }

  static func priorities(_ root: UIView, _ a: UIView) {
    let preferred = a.widthAnchor.constraint(equalToConstant: 400)
    preferred.priority = .defaultHigh
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      a.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -32),
      a.heightAnchor.constraint(equalToConstant: 44),
      preferred,
    ])
  }

  static func margins(_ root: UIView, _ a: UIView) {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 20)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      a.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      a.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
  }

  static func stack(_ root: UIView, _ views: [UIView]) {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 8
    stack.setCustomSpacing(16, after: views[0])
    views[2].isHidden = true
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  static func scroll(_ root: UIView, _ column: UIView) {
    let scroll = UIScrollView()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(column)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      column.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      column.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      column.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      column.heightAnchor.constraint(equalToConstant: 1000),
    ])
  }

  static func format(_ root: UIView, _ photo: UIView, _ name: UIView) {
    let views = ["photo": photo, "name": name]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-m-[photo(80)]-[name]-(>=m)-|", options: .alignAllTop,
        metrics: ["m": 5], views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-m-[photo(80)]", options: [], metrics: ["m": 5], views: views))
  }

  static func update(_ root: UIView, _ a: UIView) {
    let height = NSLayoutConstraint(
      item: a, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      height,
    ])
    height.constant = 120
    root.layoutIfNeeded()
  }
}
