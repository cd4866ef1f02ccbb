/// What makes a constraint that the program does not state itself.
public enum SystemSource: Sendable, Hashable {
  /// The size that the layout was asked for.
  case rootSize
  /// The size of an item's content: hugging, or resistance to compression.
  case contentSize
  /// A stack view.
  case stack
  /// An item's frame, by its autoresizing mask or because nothing else says where it is.
  case autoresizing
  /// The guides for margins, safe area and readable width.
  case margins
  /// A scroll view.
  case scroll
  /// No item is smaller than 0.
  case nonNegative

  /// The name in results that programs read.
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
