import Anchors
import VisualFormat

// Recipes in the spelling of Anchors.

enum AnchorsRecipes {
  static func edges(_ root: View, _ a: View) {
    a.edges(
      equalTo: root,
      insets: DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
  }

  static func centered(_ root: View, _ a: View) {
    a.center(equalTo: root).size(width: 120, height: 44)
  }

  static func row(_ root: View, _ title: Label, _ value: Label) {
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    title
      .topAnchor(equalTo: root.topAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor)
    value
      .leadingAnchor(equalTo: title.trailingAnchor, constant: 8)
      .trailingAnchor(equalTo: root.trailingAnchor)
      .firstBaselineAnchor(equalTo: title.firstBaselineAnchor)
  }

  static func aspect(_ root: View, _ a: View) {
    a.topAnchor(equalTo: root.topAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor)
      .trailingAnchor(equalTo: root.trailingAnchor)
      .aspectRatio(2)
  }

  static func priorities(_ root: View, _ a: View) {
    a.topAnchor(equalTo: root.topAnchor)
      .centerXAnchor(equalTo: root.centerXAnchor)
      .widthAnchor(lessThanOrEqualTo: root.widthAnchor, constant: -32)
      .widthAnchor(equalTo: 400, priority: .defaultHigh)
      .heightAnchor(equalTo: 44)
  }

  static func margins(_ root: View, _ a: View) {
    root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 20)
    a.topAnchor(equalTo: root.safeAreaLayoutGuide.topAnchor)
      .bottomAnchor(equalTo: root.safeAreaLayoutGuide.bottomAnchor)
      .leadingAnchor(equalTo: root.layoutMarginsGuide.leadingAnchor)
      .trailingAnchor(equalTo: root.layoutMarginsGuide.trailingAnchor)
  }

  static func stack(_ root: View, _ views: [View]) {
    let stack = StackView(axis: .vertical, alignment: .leading, spacing: 8)
    views.forEach(stack.addArrangedSubview)
    stack.setCustomSpacing(16, after: views[0])
    views[2].isHidden = true
    root.addSubview(stack)
    stack
      .topAnchor(equalTo: root.topAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor)
      .trailingAnchor(equalTo: root.trailingAnchor)
  }

  static func scroll(_ root: View, _ column: View) {
    let scroll = ScrollView()
    root.addSubview(scroll)
    scroll.addSubview(column)
    scroll.edges(equalTo: root)
    column
      .edges(equalTo: scroll.contentLayoutGuide)
      .widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor)
      .heightAnchor(equalTo: 1000)
  }

  static func format(_ root: View, _ photo: View, _ name: View) throws {
    for (format, options): (String, LayoutConstraint.FormatOptions) in [
      ("H:|-m-[photo(80)]-[name]-(>=m)-|", .alignAllTop), ("V:|-m-[photo(80)]", []),
    ] {
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: ["m": 5],
          views: ["photo": photo, "name": name]))
    }
  }

  static func update(_ root: View, _ a: View) {
    var made: [LayoutConstraint] = []
    a.topAnchor(equalTo: root.topAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor)
      .trailingAnchor(equalTo: root.trailingAnchor)
      .heightAnchor(equalTo: 0, into: &made)
    made[0].constant = 120
    root.layoutIfNeeded()
  }
}
