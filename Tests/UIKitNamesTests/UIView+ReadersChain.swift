#if canImport(UIKit)
import UIKit
#else
import UIKitNames
#endif

// A reader's own chain as in the articles. It overrides the library's.

extension UIView {
  @discardableResult
  func topAnchor(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> Self {
    own(topAnchor.constraint(equalTo: anchor, constant: constant))
  }

  @discardableResult
  func bottomAnchor(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat = 0) -> Self {
    own(bottomAnchor.constraint(equalTo: anchor, constant: constant))
  }

  @discardableResult
  func leadingAnchor(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> Self {
    own(leadingAnchor.constraint(equalTo: anchor, constant: constant))
  }

  @discardableResult
  func trailingAnchor(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat = 0) -> Self {
    own(trailingAnchor.constraint(equalTo: anchor, constant: constant))
  }

  @discardableResult
  func widthAnchor(equalTo width: CGFloat) -> Self {
    own(widthAnchor.constraint(equalToConstant: width))
  }

  @discardableResult
  func heightAnchor(equalTo height: CGFloat) -> Self {
    own(heightAnchor.constraint(equalToConstant: height))
  }

  /// Activates a constraint and marks it as one of this chain.
  private func own(_ constraint: NSLayoutConstraint) -> Self {
    constraint.identifier = "reader's"
    constraint.isActive = true
    return self
  }
}

// An operator that many projects define.
extension UILayoutPriority {
  static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - UILayoutPriority(number).rawValue)
  }
}
