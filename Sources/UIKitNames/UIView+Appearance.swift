// Properties that UIKit code sets besides layout. They are stored and do not affect frames.

extension View {
  /// A mode of fitting content into its view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as possible inside the view, with its aspect ratio.
    case scaleAspectFit
    /// As small as possible to cover the view, with its aspect ratio.
    case scaleAspectFill
    /// Drawn again when the size changes.
    case redraw
    /// In its own size at the center.
    case center
    /// In its own size at the top.
    case top
    /// In its own size at the bottom.
    case bottom
    /// In its own size on the left.
    case left
    /// In its own size on the right.
    case right
    /// In its own size at the top left.
    case topLeft
    /// In its own size at the top right.
    case topRight
    /// In its own size at the bottom left.
    case bottomLeft
    /// In its own size at the bottom right.
    case bottomRight
  }

  /// The mode of fitting content into the view; frames do not depend on it.
  public var contentMode: ContentMode {
    get { storedAppearance.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// True if content outside the view is clipped; frames do not depend on it.
  public var clipsToBounds: Bool {
    get { storedAppearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }

  /// A number chosen by the client; frames do not depend on it.
  public var tag: Int {
    get { storedAppearance.tag }
    set { appearance.tag = newValue }
  }

  /// The opacity of the view, from 0 to 1; frames do not depend on it.
  public var alpha: Double {
    get { storedAppearance.alpha }
    set { appearance.alpha = newValue }
  }

  /// The traits of the view: its own, or those of the nearest superview that has some.
  ///
  /// Setting them calls `traitCollectionDidChange(_:)` for the view and those below it without
  /// traits of their own. UIKit derives them from the device; here they are not stated unless set.
  public var traitCollection: UITraitCollection {
    get {
      var view: View? = self
      while let current = view {
        if let traits = current.storedAppearance.traits { return traits }
        view = current.superview
      }
      return UITraitCollection()
    }
    set {
      let old = traitCollection
      appearance.traits = newValue
      if newValue != old { traitsChanged(from: old) }
    }
  }

  private func traitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for view in subviews where view.storedAppearance.traits == nil {
      view.traitsChanged(from: old)
    }
  }

  /// The stored properties for reading: those of the view, or the initial ones.
  package var storedAppearance: Appearance {
    layoutNode.attachment as? Appearance ?? Appearance()
  }

  /// The stored properties for writing.
  package var appearance: Appearance { layoutNode.requireAppearance() }
}

extension Label {
  /// The mode of breaking or truncating long lines; frames do not depend on it.
  public var lineBreakMode: NSLineBreakMode {
    get { storedAppearance.lineBreakMode }
    set { appearance.lineBreakMode = newValue }
  }
}

extension KeyboardLayoutGuide {
  /// True if the guide follows a floating keyboard; stored without effect.
  public var followsUndockedKeyboard: Bool {
    get { (layoutNode.attachment as? Appearance)?.followsUndockedKeyboard ?? false }
    set { layoutNode.requireAppearance().followsUndockedKeyboard = newValue }
  }

  /// The distance above the keyboard at which a drag begins to hide it; stored without effect.
  public var keyboardDismissPadding: Double {
    get { (layoutNode.attachment as? Appearance)?.keyboardDismissPadding ?? 0 }
    set { layoutNode.requireAppearance().keyboardDismissPadding = newValue }
  }
}

/// A mode of breaking or truncating lines of text that are too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Breaks between words.
  case byWordWrapping
  /// Breaks between characters.
  case byCharWrapping
  /// Clips at the edge.
  case byClipping
  /// Truncates with an ellipsis at the start.
  case byTruncatingHead
  /// Truncates with an ellipsis at the end.
  case byTruncatingTail
  /// Truncates with an ellipsis in the middle.
  case byTruncatingMiddle
}

/// An anchor that is in use.
struct WeakAnchor {
  weak var anchor: NSLayoutAnchor<AnyObject>?
}

extension LayoutNode {
  /// Returns the anchor of an attribute: the one that is in use, or a new one.
  func sharedAnchor(_ attribute: LayoutAttribute) -> NSLayoutAnchor<AnyObject> {
    let appearance = requireAppearance()
    if let present = appearance.anchors[attribute]?.anchor { return present }
    let made = NSLayoutAnchor<AnyObject>(self, attribute)
    appearance.anchors[attribute] = WeakAnchor(anchor: made)
    return made
  }

  fileprivate func requireAppearance() -> Appearance {
    if let stored = attachment as? Appearance { return stored }
    let made = Appearance()
    attachment = made
    return made
  }
}

/// The stored properties of a view that do not affect layout.
package final class Appearance {
  var contentMode = View.ContentMode.scaleToFill
  var clipsToBounds = false
  var tag = 0
  var alpha = 1.0
  var traits: UITraitCollection?
  var rootViewController: UIViewController?
  var anchors: [LayoutAttribute: WeakAnchor] = [:]
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var followsUndockedKeyboard = false
  var keyboardDismissPadding = 0.0
  /// The properties of modules that import this one.
  package var additions: AnyObject?
}
