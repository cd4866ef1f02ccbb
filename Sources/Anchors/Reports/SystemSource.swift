/// The origin of a constraint that client code did not create.
public enum SystemSource: Sendable, Hashable {
  /// The requested size of the layout.
  case rootSize
  /// The size of an item's content: hugging or compression resistance.
  case contentSize
  /// A stack view.
  case stack
  /// The frame of an item, by its autoresizing mask or because no constraint positions it.
  case autoresizing
  /// The guides for margins, safe area and readable width.
  case margins
  /// A scroll view.
  case scroll
  /// The rule that no size is negative.
  case nonNegative

  /// The name in machine-readable results.
  public var name: String {
    switch self {
    case .rootSize: "rootSize"
    case .contentSize: "contentSize"
    case .stack: "stack"
    case .autoresizing: "autoresizing"
    case .margins: "margins"
    case .scroll: "scroll"
    case .nonNegative: "nonNegative"
    }
  }
}
