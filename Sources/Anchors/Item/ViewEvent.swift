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
