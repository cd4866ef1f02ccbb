import Anchors
import AnchorsQuestions
import Foundation
import LayoutFiles
import Rendering
import TestSupport
import Testing

/// Layout functions as programs in other languages, compiled and run with installed compilers.
///
/// `Scripts/programs.sh functions` runs them: compilers take longer than all other tests.
@Suite(.enabled(if: ProgramRun.count > 0, "Scripts/programs.sh functions runs compilers"))
struct ProgramTests {
  @Test(arguments: FunctionProgram.Language.allCases)
  func `a compiled program gives the same bits as the function`(
    _ language: FunctionProgram.Language
  ) throws {
    guard ProgramRun.tool(language) != nil else {
      try Test.cancel("there is no compiler or interpreter of \(language.rawValue)")
    }
    // The first has more items than one function of a program holds.
    var functions = (0..<ProgramRun.count).map {
      RandomFunction.make(UInt64($0), itemCount: $0 == 0 ? 34 : 1 + $0 % 5)
    }
    for name in try ExampleLayouts.names.prefix(ProgramRun.count) {
      let file = try LayoutFile(try ExampleLayouts.bytes(name))
      functions.append(try file.layoutFunction(of: try file.parameter(nil), in: 200...900))
    }
    var cases: [(function: Int, parameter: Double)] = []
    for (place, function) in functions.enumerated() {
      cases += RandomFunction.parameters(of: function).map { (place, $0) }
    }
    let lines = try ProgramRun(language: language, functions: functions)
      .lines(of: cases, in: try CommandFolder())
    try #require(lines.count == cases.count, "\(lines.prefix(20).joined(separator: "\n"))")
    var wrong = 0
    for (line, (place, parameter)) in zip(lines, cases)
    where line != ProgramRun.expected(functions[place], at: parameter) {
      wrong += 1
      guard wrong < 5 else { continue }
      Issue.record("function \(place) at \(parameter): \(line.prefix(200))")
    }
    expect(wrong == 0 && cases.count > 15 * functions.count)
  }
}
