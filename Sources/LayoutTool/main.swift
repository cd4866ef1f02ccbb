import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

let program = LayoutProgram(system: HostSystem())
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
