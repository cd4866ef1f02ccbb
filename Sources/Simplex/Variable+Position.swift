extension Variable {
  /// A small number that no other variable of the solver has at the time, from 0 upwards.
  ///
  /// It is for keeping what belongs to a variable in an array. The number of a removed variable may
  /// be used again.
  @inlinable
  public var position: Int { Int(index) }
}
