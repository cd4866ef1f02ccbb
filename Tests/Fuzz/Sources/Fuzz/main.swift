import Glibc

/// The loop of libFuzzer, for a program with its own main.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

if target == nil {
  fatalError("FUZZ_TARGET is one of \(targets.map(\.key)), not '\(name)'")
}
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
// A closure, because naming the function would define it for C a second time.
exit(runDriver(&count, &arguments) { runTarget($0, $1) })
