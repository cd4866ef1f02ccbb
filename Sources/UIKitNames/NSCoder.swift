/// What views would be read from.
///
/// There are no archives here, and nothing makes a coder. It is there so that a subclass may declare the initializer that UIKit requires:
///
/// ```swift
/// required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
/// ```
public final class NSCoder {
  private init() {}
}
