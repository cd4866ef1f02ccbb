import Anchors
import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

@Suite("Layout files as functions of a size")
struct LayoutFunctionFileTests {
  @Test("the width functions of all examples give the frames of layouts")
  func examplesByWidth() throws {
    for name in try ExampleLayouts.names {
      let bytes = try ExampleLayouts.bytes(name)
      let check = FunctionCheck(makeFile: { try LayoutFile(bytes) }) { file, width in
        try file.layOut(width: width, height: nil)
      }
      let function = try LayoutFile(bytes).root.layoutFunction(of: .width, in: 240...1300)
      let fault = try check.fault(of: function, places: 2)
      expectNil(fault, "\(name)")
      expect(!function.pieces.isEmpty, "\(name)")
    }
  }

  @Test("the height functions of all examples give the frames of layouts")
  func examplesByHeight() throws {
    for name in try ExampleLayouts.names {
      let bytes = try ExampleLayouts.bytes(name)
      let check = FunctionCheck(makeFile: { try LayoutFile(bytes) }) { file, height in
        try file.layOut(width: 640, height: height)
      }
      let function: LayoutFunction
      do {
        function = try LayoutFile(bytes).root.layoutFunction(
          of: .height, in: 0...2000, other: 640)
      } catch LayoutFunctionError.layout(.unsatisfiable) {
        for height in [nil] + stride(from: 0.0, through: 2000, by: 250).map(Optional.some) {
          try expect(LayoutFile(bytes).isImpossible(width: 640, height: height), "\(name)")
        }
        continue
      }
      let fault = try check.fault(of: function, places: 2)
      expectNil(fault, "\(name)")
    }
  }

  @Test("the width functions of random layouts give the frames of layouts")
  func randomLayouts() throws {
    var pieces = 0
    for seed in 0..<36 as Range<UInt64> {
      let plan = RandomLayoutFile(seed: seed)
      let check = FunctionCheck(makeFile: { try plan.file() }) { file, width in
        try file.layOut(width: width, height: 200)
      }
      let function: LayoutFunction
      do {
        function = try plan.file().root.layoutFunction(of: .width, in: 0...600, other: 200)
      } catch LayoutFunctionError.layout(.unsatisfiable) {
        for width in [plan.width] + stride(from: 0.0, through: 600, by: 100) {
          try expect(plan.file().isImpossible(width: width, height: 200), "seed \(seed)")
        }
        continue
      }
      pieces += function.pieces.count
      let fault = try check.fault(of: function, places: 3)
      expectNil(fault, "seed \(seed)")
    }
    #expect(pieces > 36)
  }
}

extension LayoutFile {
  /// Tells whether required constraints conflict at a size.
  fileprivate func isImpossible(width: Double, height: Double?) throws -> Bool {
    do {
      try root.layout(width: width, height: height)
      return false
    } catch LayoutError.unsatisfiable {
      return true
    }
  }
}
