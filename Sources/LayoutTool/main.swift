import Foundation
import LayoutCommand

let program = LayoutProgram(system: HostSystem())
exit(program.run(Array(CommandLine.arguments.dropFirst())).rawValue)
