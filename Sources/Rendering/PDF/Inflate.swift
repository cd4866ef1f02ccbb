/// The bytes of a compressed stream (RFC 1950, RFC 1951).
struct Inflate {
  private let input: [UInt8]
  private var position = 2
  /// The bits of the last byte that are not read yet, the next one lowest, and their number.
  private var rest: (bits: UInt8, count: Int) = (0, 0)
  private var output: [UInt8] = []
  private let size: Int

  /// Decompresses a stream.
  ///
  /// - Parameters:
  ///   - pieces: The stream in pieces.
  ///   - size: The number of bytes that it must have.
  /// - Returns: The bytes; nil if the stream is damaged or has another number of them.
  static func bytes(of pieces: [ArraySlice<UInt8>], size: Int) -> [UInt8]? {
    var inflate = Inflate(input: pieces.flatMap { $0 }, size: size)
    guard inflate.input.count > 2, inflate.input[0] & 15 == 8, inflate.input[1] & 32 == 0 else {
      return nil
    }
    var isLast = false
    while !isLast {
      guard let last = inflate.read(1), let kind = inflate.read(2), inflate.readBlock(kind) else {
        return nil
      }
      isLast = last == 1
    }
    return inflate.output.count == size ? inflate.output : nil
  }

  private init(input: [UInt8], size: Int) {
    (self.input, self.size) = (input, size)
  }

  /// Reads a number, its lowest bit first; nil at the end of the stream.
  private mutating func read(_ count: Int) -> Int? {
    var value = 0
    for shift in 0..<count {
      if rest.count == 0 {
        guard position < input.count else { return nil }
        rest = (input[position], 8)
        position += 1
      }
      value |= Int(rest.bits & 1) << shift
      rest = (rest.bits >> 1, rest.count - 1)
    }
    return value
  }

  private mutating func readBlock(_ kind: Int) -> Bool {
    switch kind {
    case 0: return readStored()
    case 1:
      let lengths: [UInt8] = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
      return readCompressed(
        PrefixCode(lengths[...]), PrefixCode(Array(repeating: 5, count: 30)[...]))
    case 2:
      guard let codes = readCodes() else { return false }
      return readCompressed(codes.literals, codes.distances)
    default: return false
    }
  }

  private mutating func readStored() -> Bool {
    rest = (0, 0)
    guard let count = read(16), let inverse = read(16), count == ~inverse & 0xFFFF,
      count <= input.count - position, count <= size - output.count
    else { return false }
    output += input[position..<position + count]
    position += count
    return true
  }

  /// Reads the two codes of a block, whose lengths are compressed themselves.
  private mutating func readCodes() -> (literals: PrefixCode, distances: PrefixCode)? {
    guard let literals = read(5), let distances = read(5), let count = read(4) else { return nil }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [UInt8](repeating: 0, count: 19)
    for index in order.prefix(count + 4) {
      guard let length = read(3) else { return nil }
      lengths[index] = UInt8(length)
    }
    let code = PrefixCode(lengths[...])
    let total = literals + 257 + distances + 1
    lengths = []
    while lengths.count < total {
      guard let symbol = read(code) else { return nil }
      switch symbol {
      case 16:
        guard let last = lengths.last, let more = read(2) else { return nil }
        lengths += Array(repeating: last, count: 3 + more)
      case 17, 18:
        guard let more = read(symbol == 17 ? 3 : 7) else { return nil }
        lengths += Array(repeating: 0, count: (symbol == 17 ? 3 : 11) + more)
      default: lengths.append(UInt8(symbol))
      }
    }
    guard lengths.count == total else { return nil }
    return (PrefixCode(lengths[..<(literals + 257)]), PrefixCode(lengths[(literals + 257)...]))
  }

  /// Reads bytes, and copies of earlier bytes, up to the end of the block.
  private mutating func readCompressed(_ literals: PrefixCode, _ distances: PrefixCode) -> Bool {
    while let symbol = read(literals) {
      if symbol == 256 { return true }
      guard symbol > 256 else {
        guard output.count < size else { return false }
        output.append(UInt8(symbol))
        continue
      }
      guard let length = readExtended(symbol - 257, step: 4, first: 3, last: 28),
        let code = read(distances),
        let distance = readExtended(code, step: 2, first: 1, last: 30),
        distance <= output.count, length <= size - output.count
      else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }

  /// Reads the rest of a length or distance.
  ///
  /// - Parameters:
  ///   - code: The number of the class of values.
  ///   - step: The number of classes that have the same number of further bits.
  ///   - first: The value of class 0.
  ///   - last: The class that is one value alone for lengths, 258, or does not exist for distances.
  /// - Returns: The value; nil if the class does not exist, or at the end of the stream.
  private mutating func readExtended(_ code: Int, step: Int, first: Int, last: Int) -> Int? {
    guard code < last else { return code == 28 && step == 4 ? 258 : nil }
    guard code >= 2 * step else { return first + code }
    let bits = code / step - 1
    guard let more = read(bits) else { return nil }
    return first + (step + code % step) << bits + more
  }

  /// Reads a symbol, whose highest bit comes first; nil if there is none.
  private mutating func read(_ code: PrefixCode) -> Int? {
    var (value, first, index) = (0, 0, 0)
    for count in code.counts.dropFirst() {
      guard let bit = read(1) else { return nil }
      value |= bit
      if value - first < count { return code.symbols[index + value - first] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }
}

/// A canonical prefix code.
private struct PrefixCode {
  /// The number of symbols with each length, from 0 to 15 bits.
  private(set) var counts = [Int](repeating: 0, count: 16)
  /// The symbols that have a code, in the order of their codes.
  private(set) var symbols: [Int] = []

  /// - Parameter lengths: The length of each symbol's code, at most 15; 0 for none.
  init(_ lengths: ArraySlice<UInt8>) {
    for length in lengths where length > 0 { counts[Int(length)] += 1 }
    for length in 1...15 where counts[length] > 0 {
      for (symbol, own) in lengths.enumerated() where own == length { symbols.append(symbol) }
    }
  }
}
