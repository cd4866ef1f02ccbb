/// A hash that is the same on every machine: FNV-1a in 64 bits.
struct Hash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Adds every bit of a number, including the sign of a zero.
  mutating func add(_ number: Double) {
    for shift in 0..<8 {
      value = (value ^ (number.bitPattern >> UInt64(8 * shift) & 0xFF)) &* 0x100_0000_01B3
    }
  }
}
