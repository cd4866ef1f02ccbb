/// A small seeded generator of random numbers: equal seeds give equal numbers everywhere.
///
/// The algorithm is from Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes the generator of a seed.
  package init(seed: UInt64) { state = seed }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// A whole number of a range, as a floating-point number.
  package mutating func integer(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: range, using: &self))
  }

  /// A whole number from 0 up to, not including, a positive bound.
  package mutating func number(below bound: Int) -> Int {
    Int.random(in: 0..<bound, using: &self)
  }

  /// A random value of a list; repeated values are more likely.
  ///
  /// - Precondition: `values` is not empty.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &self)]
  }

  /// Returns true with a probability.
  package mutating func chance(_ fraction: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < fraction
  }
}
