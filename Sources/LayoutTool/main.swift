import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

StandardStreams.prepare()
let program = LayoutProgram(system: HostSystem())
let status = program.run(HostSystem.arguments)
// A shell aborts its script only if a signal ended the program.
if status == .interrupted { Interrupts.raiseCaught() }
exit(status.rawValue)
