import Anchors

// Listings of the guides other than recipes.

enum GuideListings {
  /// Prints the error and continues like UIKit.
  static func layOut(_ root: View) {
    do {
      try root.layout(width: 320, height: nil)
    } catch {
      print(error)
      root.layoutIfNeeded()
    }
  }

  /// Constraints of the chain below SnapKit's lines for the same.
  static func snapKit(_ box: View, _ other: View, _ root: View) {
    // box.snp.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    box.edges(equalTo: root, inset: 16)
    // make.center.equalToSuperview(); make.size.equalTo(50)
    box.center(equalTo: root).size(width: 50, height: 50)
    // make.leading.trailing.equalToSuperview().inset(16)
    box.horizontalEdges(equalTo: root, inset: 16)
    // make.top.equalTo(other.snp.bottom).offset(8)
    box.topAnchor(equalTo: other.bottomAnchor, constant: 8)
    // make.width.equalToSuperview().multipliedBy(0.5)
    box.widthAnchor(equalTo: root.widthAnchor, multiplier: 0.5)
    // make.width.equalTo(box.snp.height).multipliedBy(16.0 / 9)
    box.aspectRatio(16.0 / 9)
    // make.width.lessThanOrEqualTo(200).priority(.high)
    box.widthAnchor(lessThanOrEqualTo: 200, priority: .defaultHigh)
    // make.top.equalTo(root.safeAreaLayoutGuide.snp.top)
    box.topAnchor(equalTo: root.safeAreaLayoutGuide.topAnchor)
    // make.width.equalToSuperview().labeled("as wide as the screen")
    box.widthAnchor(equalTo: root.widthAnchor, identifier: "as wide as the screen")
    // box.snp.updateConstraints { $0.height.equalTo(120) }
    var height: [LayoutConstraint] = []
    box.heightAnchor(equalTo: 50, into: &height)
    height[0].constant = 120
    // box.snp.remakeConstraints { … }
    box.remakeConstraints { box in
      box
        .topAnchor(equalTo: root.topAnchor)
        .leadingAnchor(equalTo: root.leadingAnchor)
        .size(width: 50, height: 50)
    }
  }
}
