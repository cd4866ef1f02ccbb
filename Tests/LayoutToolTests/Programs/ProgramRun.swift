import Anchors
import AnchorsQuestions
import Foundation
import Rendering

/// Many layout functions compiled and run as one program of a language.
struct ProgramRun {
  let language: FunctionProgram.Language
  let functions: [LayoutFunction]

  /// The number of random functions, and of examples, that `ANCHORS_PROGRAMS` asks for.
  static let count =
    ProcessInfo.processInfo.environment["ANCHORS_PROGRAMS"].flatMap { Int($0) } ?? 0

  /// The compiler or interpreter of a language, if it is installed.
  static func tool(_ language: FunctionProgram.Language) -> String? {
    let names: [String]
    switch language {
    case .swift: names = ["swiftc"]
    case .javascript: names = ["nodejs", "node"]
    case .c: names = ["cc"]
    }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return names.lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The bits of all frames at a parameter in one line; `-` if there is no layout.
  static func expected(_ function: LayoutFunction, at parameter: Double) -> String {
    guard let frames = function.frames(at: parameter) else { return "-" }
    return frames.flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
      .map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
  }

  /// Compiles and runs the program.
  ///
  /// - Parameters:
  ///   - cases: Pairs of a function's index and a parameter.
  ///   - folder: The folder for files.
  /// - Returns: One line per case in the form of ``expected(_:at:)``, or the compiler's messages.
  /// - Throws: An error if files cannot be written or processes cannot start.
  func lines(of cases: [(function: Int, parameter: Double)], in folder: CommandFolder) throws
    -> [Substring]
  {
    var source = ""
    for (index, function) in functions.enumerated() {
      guard let program = FunctionProgram(language, name: "Layout\(index)") else { return [] }
      source += program.source(of: function)
    }
    let input = cases.map { "\($0.function) \(String($0.parameter.bitPattern, radix: 16))\n" }
    try folder.write(input.joined(), to: "cases")
    guard let tool = Self.tool(language) else { return [] }
    switch language {
    case .swift:
      try folder.write(source + swiftDriver, to: "main.swift")
      let told = try run(
        tool,
        ["-O", "-warnings-as-errors", "-swift-version", "6", "main.swift", "-o", "swift-program"],
        folder)
      guard told.isEmpty else { return [Substring(told)] }
      return try run(folder.url.path + "/swift-program", [], folder).split(separator: "\n")
    case .c:
      try folder.write(source + cDriver, to: "main.c")
      // The source prevents fused operations even if the processor and compiler support them.
      let fuses =
        (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.contains(" fma ") == true
      let flags =
        ["-std=gnu99", "-O2", "-Wall", "-Wextra", "-Werror", "-pedantic"] + (fuses ? ["-mfma"] : [])
      let told = try run(tool, flags + ["main.c", "-o", "c-program"], folder)
      guard told.isEmpty else { return [Substring(told)] }
      return try run(folder.url.path + "/c-program", [], folder).split(separator: "\n")
    case .javascript:
      try folder.write(source + scriptDriver, to: "main.mjs")
      return try run(tool, ["main.mjs"], folder).split(separator: "\n")
    }
  }

  private func run(_ tool: String, _ arguments: [String], _ folder: CommandFolder) throws -> String
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardInput = try FileHandle(
      forReadingFrom: folder.url.appendingPathComponent("cases"))
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let told = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: told, as: UTF8.self)
  }

  private var swiftDriver: String {
    let calls = functions.indices.map { "Layout\($0).frames(at:)" }.joined(separator: ", ")
    return """
      let all: [(Double) -> [Double]?] = [\(calls)]
      while let line = readLine() {
        let words = line.split(separator: " ")
        guard let place = Int(words[0]), let bits = UInt64(words[1], radix: 16) else { continue }
        let frames = all[place](Double(bitPattern: bits))
        print(frames.map { $0.map { String($0.bitPattern, radix: 16) }.joined(separator: " ") } ?? "-")
      }
      """
  }

  private var cDriver: String {
    let calls = functions.indices.map { "Layout\($0)_frames" }.joined(separator: ", ")
    let counts = functions.map { "\(4 * $0.items.count)" }.joined(separator: ", ")
    return """
      #include <stdio.h>
      #include <string.h>
      int main(void) {
        static int (*const all[])(double, double *) = {\(calls)};
        static const int counts[] = {\(counts)};
        static double frames[100000];
        int place;
        unsigned long long bits;
        while (scanf("%d %llx", &place, &bits) == 2) {
          double parameter;
          memcpy(&parameter, &bits, sizeof bits);
          if (!all[place](parameter, frames)) { puts("-"); continue; }
          for (int index = 0; index < counts[place]; index++) {
            memcpy(&bits, &frames[index], sizeof bits);
            printf(index ? " %llx" : "%llx", bits);
          }
          puts("");
        }
        return 0;
      }
      """
  }

  private var scriptDriver: String {
    let layouts = functions.indices.map { "Layout\($0)" }.joined(separator: ", ")
    return """
      import { readFileSync } from "node:fs";
      const all = [\(layouts)];
      const number = new Float64Array(1), bits = new BigUint64Array(number.buffer);
      const lines = [];
      for (const line of readFileSync(0, "utf8").trim().split("\\n")) {
        const words = line.split(" ");
        bits[0] = BigInt("0x" + words[1]);
        const frames = all[Number(words[0])].frames(number[0]);
        lines.push(frames === null ? "-" : Array.from(frames, (value) => {
          number[0] = value;
          return bits[0].toString(16);
        }).join(" "));
      }
      console.log(lines.join("\\n"));
      """
  }
}
