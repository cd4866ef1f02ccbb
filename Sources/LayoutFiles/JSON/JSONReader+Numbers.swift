extension JSONReader {
  /// Reads a number by the grammar of JSON, which is narrower than Swift's.
  mutating func number() throws(Fault) -> Double {
    let start = position
    _ = consume("-")
    let integerStart = position
    try digits()
    if bytes[integerStart] == UInt8(ascii: "0"), position - integerStart > 1 {
      throw Fault("a number must not begin with 0", at: range(start))
    }
    if consume(".") { try digits() }
    if consume("e") || consume("E") {
      if !consume("+") { _ = consume("-") }
      try digits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw Fault("the number is too large", at: range(start))
    }
    return value
  }

  private mutating func digits() throws(Fault) {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      position += 1
    }
    guard position > start else { throw fault("expected a digit") }
  }
}
