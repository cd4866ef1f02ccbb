import Anchors
import LayoutFiles

/// A change of a layout that may repair it.
enum LayoutEdit: Hashable {
  /// A constraint of the file.
  struct Spot: Hashable {
    let range: [Int]
    let text: String

    init(_ range: SourceRange, _ text: String) {
      self.range = [range.start, range.end]
      self.text = text
    }

    var sourceRange: SourceRange { SourceRange(range[0], range[1]) }
  }

  /// A label may have any number of lines.
  case lines(Int)
  /// A fixed size becomes a minimum.
  case minimum(Spot)
  /// A constraint gives way to the content.
  case priority(Spot)
  /// A text of one line may become smaller, down to a percentage.
  case scale(Int, percent: Int)
  /// The root is as high as its content, with the bottom of a view in it.
  case height(Int)
  /// An edge of a view stays inside the margins of its superview.
  case inside(Int, LayoutAttribute)
  /// A view ends before another one; `keeps` is the one that is not compressed.
  case apart(Int, Int, Axis, keeps: Int)

  /// True for a changed attribute, false for a bound.
  var isAttribute: Bool {
    switch self {
    case .inside, .apart: false
    default: true
    }
  }

  /// The priority just below the usual one with which a content resists compression.
  static let lowPriority = 749
  /// The distance between two neighbors.
  static let distance = 8.0
}

/// A layout in a file that can be changed.
protocol LayoutEditor {
  /// The views of the layout in the order of the tree, laid out.
  var nodes: [LayoutNode] { get }
  /// The constraints of the file.
  var writer: ConstraintWriter { get }
  /// The height that the file requests for the root, as it is written; nil without one.
  var height: String? { get }

  /// Returns the name of a view in the file's constraints.
  func name(_ view: Int) -> String
  /// Returns the changes of the file; nil if they are not possible.
  func changes(_ edit: LayoutEdit) -> [SourceEdit]?
}

extension LayoutEditor {
  /// Returns the changes of several edits, in the order of the file; nil if they are not possible.
  func changes(_ edits: [LayoutEdit]) -> [SourceEdit]? {
    var all: [SourceEdit] = []
    for edit in edits {
      guard let changes = changes(edit) else { return nil }
      all += changes
    }
    return SourceEdit.ordered(all)
  }

  /// Returns the superview of a view; nil for the root.
  func superview(_ view: Int) -> Int? {
    let parent = nodes[view].parent
    return nodes.firstIndex { $0 === parent }
  }

  /// Returns the bound that an edit adds; nil for another one.
  func bound(_ edit: LayoutEdit) -> Bound? {
    switch edit {
    case .inside(let view, let edge):
      guard let parent = superview(view) else { return nil }
      let margin: String
      switch edge {
      case .leading: margin = "leadingMargin"
      case .trailing: margin = "trailingMargin"
      default: margin = "bottomMargin"
      }
      return Bound(
        first: view, attribute: edge.name, isMaximum: edge != .leading, second: parent,
        other: margin, constant: 0)
    case .height(let view): return bound(.inside(view, .bottom))
    case .apart(let view, let next, let axis, _):
      let isHorizontal = axis == .horizontal
      return Bound(
        first: next, attribute: isHorizontal ? "leading" : "top", isMaximum: false, second: view,
        other: isHorizontal ? "trailing" : "bottom", constant: LayoutEdit.distance)
    default: return nil
    }
  }

  /// Returns the parts of an edit in words, as the subject of a sentence.
  func words(_ edit: LayoutEdit) -> [String] {
    let bound = bound(edit).map { [text($0)] } ?? []
    switch edit {
    case .lines(let view): return ["\(name(view)) with any number of lines"]
    case .minimum(let spot): return [spot.text.replacing("==", with: ">=")]
    case .priority(let spot):
      return [spot.text.prefix { $0 != "@" }.trimmed + " @\(LayoutEdit.lowPriority)"]
    case .scale(let view, let percent):
      return ["\(name(view)) with a smallest scale of \(decimal(Double(percent) / 100))"]
    case .height: return ["\(name(0)).height >= \(height ?? "0") in place of its height"] + bound
    case .inside: return bound
    case .apart:
      guard let (view, priority) = raisedPriority(edit) else { return bound }
      return bound + ["\(name(view)) with the compression resistance \(priority)"]
    }
  }

  /// Returns a bound as layout files have it.
  func text(_ bound: Bound) -> String {
    let constant = bound.constant == 0 ? "" : " + \(decimal(bound.constant))"
    return "\(name(bound.first)).\(bound.attribute) \(bound.isMaximum ? "<=" : ">=") "
      + "\(name(bound.second)).\(bound.other)\(constant)"
  }

  /// Returns the priority with which a view keeps its width beside another one; nil if it does so
  /// already.
  func raisedPriority(_ edit: LayoutEdit) -> (view: Int, priority: Int)? {
    guard case .apart(let one, let other, .horizontal, let keeps) = edit else { return nil }
    let priorities = [keeps, keeps == one ? other : one].map {
      nodes[$0].compression(.horizontal)
    }
    guard let own = priorities[0], own == priorities[1], own < 999 else { return nil }
    return (keeps, Int(own) + 1)
  }
}

extension LayoutNode {
  /// The priority with which the content resists compression; nil for a node that is no view.
  fileprivate func compression(_ axis: Axis) -> Double? {
    ownView?.contentCompressionResistancePriority(for: axis).rawValue
  }
}

/// An inequality between the edges of two views.
struct Bound {
  let first: Int
  let attribute: String
  /// True for `<=`, false for `>=`.
  let isMaximum: Bool
  let second: Int
  let other: String
  let constant: Double
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
