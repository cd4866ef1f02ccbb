import Anchors
import Gallery
import LayoutFiles
import Rendering

/// `layout gallery`: lays out one of the example screens, or lists them.
struct GalleryCommand {
  let options: GalleryOptions
  let system: any System

  func run() throws(CommandError) {
    guard let screen = options.screen else { return try write(Self.list) }
    let view = screen.makeView()
    view.layoutDirection = options.direction
    view.scale = options.scale
    do {
      try view.layout(width: options.width, height: options.height)
    } catch {
      throw .layout("the screen '\(screen.rawValue)' cannot be laid out \(sizeText). \(error)")
    }
    switch options.format {
    case .text: try write(Array((view.frameDescription + "\n").utf8))
    case .json: try write(ScreenJSON(screen: screen, view: view).bytes)
    case .svg:
      var canvas = SVGCanvas()
      ScreenDrawing.draw(view, into: &canvas)
      try write(canvas.detachBytes())
    case .pdf:
      var canvas = PDFCanvas()
      ScreenDrawing.draw(view, into: &canvas)
      canvas.endFile()
      try write(canvas.detachBytes())
      system.reportMessage(canvas.boxReport(.gallery))
    }
  }

  private var sizeText: String {
    let width = "\(SVGWriter.decimal(options.width)) points wide"
    guard let height = options.height else { return width }
    return width + " and \(SVGWriter.decimal(height)) tall"
  }

  /// The names and descriptions of the screens.
  private static var list: [UInt8] {
    let maximumLength = GalleryScreen.allCases.map(\.rawValue.count).max() ?? 0
    let lines = GalleryScreen.allCases.map { screen in
      screen.rawValue.padded(to: maximumLength + 2) + screen.summary + "\n"
    }
    return Array(lines.joined().utf8)
  }

  private func write(_ bytes: [UInt8]) throws(CommandError) {
    do throws(SystemError) {
      let output = try system.openOutput(options.output, isLive: false)
      do throws(SystemError) {
        try output.write(bytes)
        try output.commit()
      } catch {
        output.discard()
        throw error
      }
    } catch {
      throw CommandError(error)
    }
  }
}
