import Anchors
import Foundation
import TestSupport

/// The stack cases of `Tests/Fixtures/Cases/stack.json`; the README there describes the format.
struct StackCaseFile: Decodable {
  struct Case: Decodable {
    let name: String
    let axis: String
    let distribution: String
    let alignment: String
    let spacing: Double
    let size: Extent?
    let margins: Margins?
    let views: [Item]
    let expect: Expectation
  }

  /// The requested size of the stack; an axis without a number gets its fitting size.
  struct Extent: Decodable {
    let width, height: Double?
  }

  struct Margins: Decodable {
    let top, left, bottom, right: Double
  }

  struct Item: Decodable {
    let width, height: Content?
    let constraints: [Constraint]?
    let hidden: Bool?
  }

  /// The content size of a view along one axis, and its priorities.
  struct Content: Decodable {
    let intrinsic, hugging, compression: Double
  }

  struct Constraint: Decodable {
    let attribute: String
    let constant, priority: Double
  }

  struct Expectation: Decodable {
    let container: Extent
    let frames: [Frame?]
  }

  /// A frame in the coordinates of the stack; an ambiguous number is missing.
  struct Frame: Decodable {
    let x, y, width, height: Double?
  }

  let cases: [Case]

  static func read() throws -> StackCaseFile {
    try JSONDecoder().decode(StackCaseFile.self, from: PackageFolder.fixture("Cases/stack.json"))
  }
}

extension StackCaseFile.Case {
  /// Makes the stack with its views; nil if a word is unknown.
  func makeStack() -> StackView? {
    let alignments: [String: StackView.Alignment] = [
      "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    let distributions: [String: StackView.Distribution] = [
      "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
      "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
    ]
    guard let alignment = alignments[alignment], let distribution = distributions[distribution],
      let axis: Axis = ["horizontal": .horizontal, "vertical": .vertical][axis]
    else { return nil }
    let stack = StackView(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, name: name)
    // The cases are computed by UIKit's own formula.
    stack.proportionalMode = .uikit
    if let margins {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = EdgeInsets(
        top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
    }
    for (index, item) in views.enumerated() {
      stack.addArrangedSubview(item.makeView("\(index)"))
    }
    return stack
  }
}

extension StackCaseFile.Item {
  fileprivate func makeView(_ name: String) -> View {
    let view = Box(name, width?.intrinsic ?? -1, height?.intrinsic ?? -1)
    for (axis, content) in [(Axis.horizontal, width), (.vertical, height)] {
      guard let content else { continue }
      view.setContentHuggingPriority(LayoutPriority(content.hugging), for: axis)
      view.setContentCompressionResistancePriority(LayoutPriority(content.compression), for: axis)
    }
    for constraint in constraints ?? [] {
      let anchor = constraint.attribute == "width" ? view.widthAnchor : view.heightAnchor
      anchor.constraint(equalToConstant: constraint.constant)
        .with(priority: LayoutPriority(constraint.priority)).isActive = true
    }
    view.isHidden = hidden ?? false
    return view
  }
}
