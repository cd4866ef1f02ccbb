import Glibc

/// A function that runs on one input of libFuzzer.
typealias Target = @Sendable ([UInt8]) -> Void

/// The targets by name, all in one program, so that one build suffices.
let targets: KeyValuePairs<String, Target> = [
  "solver": fuzzSolver, "views": fuzzViews, "files": fuzzFile, "contacts": fuzzContacts,
  "interface": fuzzInterface,
]

/// The name of the target to run.
let name = getenv("FUZZ_TARGET").map { String(cString: $0) } ?? ""
let target = targets.first { $0.key == name }?.value

/// The entry point that libFuzzer requires by this name.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  runTarget(start, count)
}

/// Runs the target on one input.
func runTarget(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target?(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Turns bytes into choices.
struct ByteReader {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  var isAtEnd: Bool { bytes.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> Int { Int(bytes.popFirst() ?? 0) }

  /// A number from 0 to below `count`.
  mutating func below(_ count: Int) -> Int { byte() % count }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// A whole number or one with quarters, from -512 to 508.
  mutating func number() -> Double {
    let byte = byte()
    return byte % 3 == 0 ? Double(byte - 128) * 4 : Double(byte - 128) / 4
  }
}
