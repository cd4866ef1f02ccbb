// UIKit's names for the types of Anchors. On platforms without UIKit, a source file can import this
// module instead of UIKit:
//
//   #if canImport(UIKit)
//   import UIKit
//   #else
//   import UIKitNames
//   #endif

@_exported public import Anchors
@_exported public import VisualFormat

/// UIKit's name for `View`.
public typealias UIView = View
/// UIKit's name for `Label`.
public typealias UILabel = Label
/// UIKit's name for `ImageView`.
public typealias UIImageView = ImageView
/// UIKit's name for `StackView`.
public typealias UIStackView = StackView
/// UIKit's name for `ScrollView`.
public typealias UIScrollView = ScrollView
/// UIKit's name for `WindowView`.
public typealias UIWindow = WindowView
/// UIKit's name for `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// UIKit's name for `LayoutGuide`.
public typealias UILayoutGuide = LayoutGuide
/// UIKit's name for `KeyboardLayoutGuide`.
public typealias UIKeyboardLayoutGuide = KeyboardLayoutGuide

/// UIKit's name for `LayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name for `LayoutPriority`.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name for `EdgeInsets`.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name for `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// Core Graphics' name for a number of points.
public typealias CGFloat = Double
/// Core Graphics' name for `Rect`.
public typealias CGRect = Rect
/// Core Graphics' name for `Size`.
public typealias CGSize = Size
/// Core Graphics' name for `Point`.
public typealias CGPoint = Point

/// UIKit's name for `ViewDecoder`, which has no instances.
public typealias NSCoder = ViewDecoder

/// UIKit's name for `ViewTraits`.
public typealias UITraitCollection = ViewTraits
/// UIKit's name for `ViewTraits.SizeClass`.
public typealias UIUserInterfaceSizeClass = ViewTraits.SizeClass
/// UIKit's name for `ViewTraits.Idiom`.
public typealias UIUserInterfaceIdiom = ViewTraits.Idiom

/// UIKit's name for `Font`.
public typealias UIFont = Font
/// UIKit's name for `TextAlignment`.
public typealias NSTextAlignment = TextAlignment

extension LayoutConstraint {
  /// UIKit's name for `LayoutAttribute`.
  public typealias Attribute = LayoutAttribute
  /// UIKit's name for `LayoutRelation`.
  public typealias Relation = LayoutRelation
  /// UIKit's name for `Axis`.
  public typealias Axis = Anchors.Axis
}

extension View {
  /// UIKit's name for `AutoresizingMask`.
  public typealias AutoresizingMask = Anchors.AutoresizingMask
}
