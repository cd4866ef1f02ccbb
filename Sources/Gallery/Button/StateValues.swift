/// One property of a button for each of its states; a state without a value falls back to normal.
///
/// ```swift
/// var titles = StateValues<String>(normal: "Send")
/// titles[.highlighted] = "Sending"
/// titles.resolved(for: .disabled)  // ("Send", isFallback: true)
/// ```
public struct StateValues<Value> {
  private var values: [ButtonState: Value] = [:]

  /// Creates a property that has at most the normal value.
  public init(normal: Value? = nil) {
    values[.normal] = normal
  }

  /// The value set for a state, or nil.
  public subscript(state: ButtonState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// Returns the value for a state, and whether it is a fallback.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - fallback: The value if the normal state has none.
  /// - Returns: The value, if any, and whether it belongs to another state.
  public func resolved(
    for state: ButtonState, or fallback: Value? = nil
  ) -> (value: Value?, isFallback: Bool) {
    if let own = values[state] { return (own, false) }
    return (values[.normal] ?? fallback, true)
  }
}

extension StateValues: Sendable where Value: Sendable {}
extension StateValues: Equatable where Value: Equatable {}
