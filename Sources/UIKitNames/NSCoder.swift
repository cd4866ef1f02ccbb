/// A decoder of archived views, which has no instances.
///
/// Archives are not supported. The type exists so that a subclass can declare the initializer that
/// UIKit requires:
///
/// ```swift
/// required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
/// ```
public final class NSCoder {
  private init() {}
}
