// Settings that code for UIKit makes beside its layout. They are kept and have no effect on frames.

extension View {
  /// How a picture is fitted into its view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as covers.
    case scaleAspectFill
    /// Drawn again when the size changes.
    case redraw
    /// In its own size in the middle.
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

  /// How a picture is fitted into the view; frames do not depend on it.
  public var contentMode: ContentMode {
    get { keptAppearance.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// Whether what lies outside of the view is hidden; frames do not depend on it.
  public var clipsToBounds: Bool {
    get { keptAppearance.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }

  /// A number of the program's own choice.
  public var tag: Int {
    get { keptAppearance.tag }
    set { appearance.tag = newValue }
  }

  /// How opaque the view is, from 0 to 1; frames do not depend on it.
  public var alpha: Double {
    get { keptAppearance.alpha }
    set { appearance.alpha = newValue }
  }

  fileprivate var keptAppearance: Appearance {
    layoutNode.attachment as? Appearance ?? Appearance()
  }

  fileprivate var appearance: Appearance {
    if let kept = layoutNode.attachment as? Appearance { return kept }
    let made = Appearance()
    layoutNode.attachment = made
    return made
  }
}

extension Label {
  /// How a line that is too long is cut; frames do not depend on it.
  public var lineBreakMode: NSLineBreakMode {
    get { keptAppearance.lineBreakMode }
    set { appearance.lineBreakMode = newValue }
  }
}

/// How a line of text that is too long is cut.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Between words.
  case byWordWrapping
  /// Between characters.
  case byCharWrapping
  /// At the edge.
  case byClipping
  /// With an ellipsis at its beginning.
  case byTruncatingHead
  /// With an ellipsis at its end.
  case byTruncatingTail
  /// With an ellipsis in its middle.
  case byTruncatingMiddle
}

/// What is kept with a view for the program's own use.
private final class Appearance {
  var contentMode = View.ContentMode.scaleToFill
  var clipsToBounds = false
  var tag = 0
  var alpha = 1.0
  var lineBreakMode = NSLineBreakMode.byTruncatingTail
}
