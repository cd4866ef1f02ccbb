#if !hasFeature(Embedded)
/// A touch for views, which has no instances, because the library has no events.
///
/// It exists so that methods of views written for UIKit compile, as ``ViewEvent`` does.
public final class ViewTouch: Hashable {
  private init() {}

  /// Returns the origin.
  ///
  /// - Parameter view: Ignored.
  /// - Returns: The point (0, 0).
  public func location(in view: View?) -> Point { .zero }

  /// Compares two touches, which are equal if they are one.
  ///
  /// - Parameters:
  ///   - one: A touch.
  ///   - other: Another touch.
  /// - Returns: Whether they are one.
  public static func == (one: ViewTouch, other: ViewTouch) -> Bool { one === other }

  /// Adds nothing, because there are no touches to tell apart.
  ///
  /// - Parameter hasher: Unchanged.
  public func hash(into hasher: inout Hasher) {}
}

/// Touches as methods of views written for UIKit have them.
public typealias ViewTouches = Set<ViewTouch>
#endif

/// An event for views, which has no instances, because the library has no events.
///
/// It exists so that methods of views written for UIKit compile:
///
/// ```swift
/// override func point(inside point: Point, with event: ViewEvent?) -> Bool { true }
/// ```
public final class ViewEvent {
  private init() {}
}

/// A decoder of archived views, which has no instances, because views cannot be decoded.
///
/// It exists so that the initializer that UIKit requires of a subclass compiles:
///
/// ```swift
/// required init?(coder: ViewDecoder) { super.init(coder: coder) }
/// ```
public final class ViewDecoder {
  private init() {}
}
