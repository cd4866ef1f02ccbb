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
