/// One property of a button for each of its states; a state without a value falls back to normal.
///
/// ```swift
/// var titles = StateValues<String>(normal: "Send")
/// titles[.highlighted] = "Sending"
/// titles.resolved(for: .disabled)  // ("Send", isFallback: true)
/// ```
public struct StateValues<Value> {
  private var values: [ButtonState: Value] = [:]

  /// A property that has at most the normal value.
  public init(normal: Value? = nil) {
    values[.normal] = normal
  }

  /// The value set for a state, or nil.
  public subscript(state: ButtonState) -> Value? {
    get { values[state] }
    set { values[state] = newValue }
  }

  /// The value for a state, and whether it is a fallback.
  ///
  /// - Parameters:
  ///   - state: The state asked about.
  ///   - fallback: The value if not even the normal state has one.
  /// - Returns: The value, if there is any.
  public func resolved(
    for state: ButtonState, or fallback: Value? = nil
  ) -> (value: Value?, isFallback: Bool) {
    if let own = values[state] { return (own, false) }
    return (values[.normal] ?? fallback, true)
  }
}

extension StateValues: Sendable where Value: Sendable {}
extension StateValues: Equatable where Value: Equatable {}
