import Anchors
import LayoutFiles

/// A view of a scene with its data from the file.
final class SceneNode {
  let element: Int
  /// The index of the superview, or nil for the root.
  let parent: Int?
  let name: String
  let id: String
  let kind: ContentKind
  let view: View
  /// The frame in the superview's coordinates that Interface Builder stored.
  let stored: Rect
  /// The stored frame in the root's coordinates.
  let absolute: Rect
  /// True if a stack view arranges the view.
  let isArranged: Bool
  /// True if the class is one of the app's own.
  let isCustom: Bool
  /// True if the file states margins of the view.
  let hasStatedMargins: Bool
  /// True if an outlet refers to the view, so that the app may change it.
  let hasOutlet: Bool
  /// The autoresizing placement of a view without constraints.
  var placement: FilePlacement?
  /// True for the width and the height that constraints fix.
  var hasFixedSize = (width: false, height: false)
  /// The baselines in the stored frame, if they are known.
  var baselines: Baselines?
  /// The baselines that the content has in the layout.
  var contentBaselines: Baselines?
  /// The line that a measured field or button has in its middle, with the space around it.
  var centeredLine: (line: TextMeasurement, insets: EdgeInsets)?
  /// The titles of a button or of segments.
  var titles: ControlTitles?
  /// The sources of the content's width and height, or nil for an axis without content.
  var sources: (width: SizeSource?, height: SizeSource?) = (nil, nil)

  init(
    element: Int, parent: Int?, name: String, id: String, kind: ContentKind, view: View,
    stored: Rect, absolute: Rect, isArranged: Bool, isCustom: Bool,
    hasStatedMargins: Bool, hasOutlet: Bool
  ) {
    self.element = element
    self.parent = parent
    self.name = name
    self.id = id
    self.kind = kind
    self.view = view
    self.stored = stored
    self.absolute = absolute
    self.isArranged = isArranged
    self.isCustom = isCustom
    self.hasStatedMargins = hasStatedMargins
    self.hasOutlet = hasOutlet
  }

  /// The stored frame in the root's coordinates without the alignment insets.
  var alignment: Rect { absolute.inset(by: view.alignmentRectInsets) }
}

/// The source of the size of a view.
public enum SizeSource: String, Sendable {
  /// The constraints, stacks and frames alone.
  case constraints
  /// The text, measured with its font.
  case measured
  /// The fixed size of a standard control.
  case table
  /// The size that the file has, since the content is not known.
  case file
}

/// The item that a constraint of the file refers to.
enum SceneTarget {
  case view(Int)
  case guide(Int, ItemGuide)
  case topGuide
  /// The area below the safe area: a guide of old storyboards, or that of the hidden keyboard.
  case bottomGuide(isKeyboard: Bool)
}

/// An attribute of a view or a guide at an end of a constraint.
struct SceneEnd {
  let index: Int
  let guide: ItemGuide?
  let attribute: LayoutAttribute
  /// True for the top of the keyboard's guide, which is the bottom of the safe area.
  var isKeyboardTop = false

  /// The attribute in code, where the keyboard may be shown.
  var codeAttribute: LayoutAttribute { isKeyboardTop ? .top : attribute }
}

/// A constraint of the file whose items are found.
struct SceneConstraint {
  let element: Int
  let first: SceneEnd
  let relation: LayoutRelation
  let second: SceneEnd?
  let multiplier: Double
  let constant: Double
  let priority: Double
  let identifier: String?

  /// True if the constraint requires equality.
  var isEquality: Bool { relation == .equal && priority == 1000 }

  /// An equation without a multiplier, solved for each of its ends: `end == other + offset`.
  ///
  /// Empty for other constraints.
  var solvedEnds: [(end: SceneEnd, other: SceneEnd, offset: Double)] {
    guard let second, relation == .equal, multiplier == 1 else { return [] }
    return [(first, second, constant), (second, first, -constant)]
  }
}
