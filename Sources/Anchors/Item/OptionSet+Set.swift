extension OptionSet where Element == Self {
  /// Inserts or removes a flag.
  @inline(__always)
  mutating func set(_ flag: Self, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
