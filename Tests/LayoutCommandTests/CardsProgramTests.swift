import Anchors
import LayoutCommand
import Rendering
import TestSupport
import Testing

/// The command `layout cards` with the fonts and canvases of another program.
@Suite struct CardsProgramTests {
  /// A canvas that records the texts drawn on it.
  private struct RecordingCanvas: FileCanvas {
    let name: String
    var record = ""
    var pendingCount: Int { record.utf8.count }

    mutating func beginDrawing(size: Size, magnification: Double, background: RGBColor?) {
      record += "\(name)\n"
    }
    mutating func draw(_ text: CanvasText) { record += "\(text.text) \(text.width)\n" }
    mutating func draw(_ image: CanvasImage, filling frame: Rect) -> Bool { true }
    mutating func draw(_ box: CanvasBox) {}
    mutating func draw(_ lines: [CanvasLine], color: RGBColor, alpha: Double) {}
    mutating func beginGroup(at offset: Point, lineWidth: Double?) {}
    mutating func endGroup() {}
    mutating func beginClip(to frame: Rect, radius: Double) {}
    mutating func endClip() {}
    mutating func endDrawing() {}
    mutating func endFile() { record += "end\n" }
    mutating func detachBytes() -> [UInt8] {
      defer { record = "" }
      return Array(record.utf8)
    }
  }

  private let contact = """
    BEGIN:VCARD\r
    VERSION:4.0\r
    FN:Ana Lima\r
    TITLE:Luthier\r
    END:VCARD\r

    """

  /// Runs the command with squares as glyphs and recording canvases.
  private func run(_ arguments: String...) -> MemorySystem {
    let system = MemorySystem(["a.vcf": contact])
    let program = CardsProgram(system: system, textMeasurer: .square) { format, scale in
      RecordingCanvas(name: "\(format) \(scale)")
    }
    expectEqual(program.run(["a.vcf"] + arguments), .done)
    return system
  }

  @Test("texts have the widths of the program's measurer in frames and on its canvas")
  func measured() {
    // Letters are 17 points wide.
    let frames = run("--plan", "senior", "--format", "json").output
    expect(frames.contains("\"intrinsic\":{\"width\":136,\"height\":17}"))
    let drawn = run("--plan", "senior", "--format", "pdf").output
    expect(drawn.hasPrefix("pdf 1.0\n"))
    expect(drawn.contains("Ana Lima 136.0\n"))
    expect(drawn.contains("Luthier 119.0\n"))
    expect(drawn.contains("AL 80.0\n"))
    expect(drawn.hasSuffix("end\n"))
  }

  @Test("a picture of pixels is drawn at the scale of the frames") func pixels() {
    expect(run("--format", "png", "--scale", "3").output.hasPrefix("png 3.0\n"))
    expect(run("--format", "svg").output.hasPrefix("svg 1.0\n"))
  }

  @Test("the slots of a sheet are as tall as the tallest card in the program's fonts")
  func slots() {
    let system = MemorySystem(["a.vcf": contact])
    // Only the letter L makes a line tall.
    let measurer = TextMeasurer { request in
      let height = request.text.utf8.contains(UInt8(ascii: "L")) ? 400.0 : 10
      return TextMeasurement(size: Size(width: 50, height: height))
    }
    let program = CardsProgram(system: system, textMeasurer: measurer) { _, _ in
      RecordingCanvas(name: "sheet")
    }
    let arguments = ["a.vcf", "--plan", "senior", "--format", "pdf", "--sheet", "a4"]
    expectEqual(program.run(arguments), .wrongInput)
    expect(system.messages.contains("does not fit onto a4"))
  }
}
