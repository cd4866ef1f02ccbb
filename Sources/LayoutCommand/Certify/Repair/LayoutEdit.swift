import Anchors
import LayoutFiles

/// A change of a layout that may repair it; views are those before it in the tree, counted.
enum LayoutEdit: Hashable {
  /// A label may have any number of lines.
  case lines(Int)
  /// A fixed size, by its place and text in the file, becomes a minimum.
  case minimum(SourceRange, String)
  /// A constraint gives way to contents.
  case priority(SourceRange, String)
  /// A text of one line may become smaller, down to tenths of its size.
  case scale(Int, tenths: Int)
  /// The root is as high as its content, with the bottom of a view in it.
  case height(Int)
  /// An edge of a view stays inside the margins of its superview.
  case inside(Int, LayoutAttribute)
  /// A view ends before another one, of which one is not compressed.
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
}

/// An inequality between the edges of two views, `first <= second` or with a distance `>=`.
struct Bound {
  let first: (view: Int, attribute: String)
  let isMaximum: Bool
  let second: (view: Int, attribute: String)
  let constant: Double
}

/// A file whose views and constraints can be changed; a change is nil where it is not possible.
protocol EditableFile {
  /// The height that the file requests for the root, as it is written; nil without one.
  var height: String? { get }
  /// The change that removes it.
  var withoutHeight: SourceEdit? { get }

  func settingLines(_ view: Int) -> SourceEdit?
  func settingScale(_ tenths: Int, _ view: Int) -> [SourceEdit]?
  func settingCompression(_ priority: Int, _ view: Int) -> SourceEdit?
  func settingMinimum(_ constraint: SourceRange) -> SourceEdit?
  func setting(priority: Int, _ constraint: SourceRange) -> SourceEdit?
  /// Adds a bound, which is `text` in a layout file, to a common ancestor of its views.
  func adding(_ bound: Bound, text: String, in ancestor: Int) -> SourceEdit?
  func adding(minimumHeight: String, name: String) -> SourceEdit?
}
