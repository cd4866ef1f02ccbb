#if !hasFeature(Embedded)
/// A touch for views, which has no instances, because the library has no events.
///
/// It exists so that methods of views written for UIKit compile, as ``ViewEvent`` does.
public final class ViewTouch: Hashable {
  private init() {}

  /// Returns the origin.
  public func location(in view: View?) -> Point { .zero }

  /// Returns whether two touches are one.
  public static func == (one: ViewTouch, other: ViewTouch) -> Bool { one === other }

  /// Adds nothing, because there are no touches to tell apart.
  public func hash(into hasher: inout Hasher) {}
}

/// Touches as methods of views written for UIKit have them.
public typealias ViewTouches = Set<ViewTouch>
#endif
