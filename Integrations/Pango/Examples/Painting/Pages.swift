public import Anchors
public import CairoRendering
import Foundation
public import PangoText
import Rendering

/// Writes pages that are laid out as a file whose format its name says.
///
/// - Parameters:
///   - pages: The pages; those after the first are ignored in a format of one picture.
///   - path: A path that ends in `.pdf`, `.svg` or `.png`; a PNG has two pixels per point.
///   - fonts: The fonts with which the pages were measured.
/// - Throws: `CocoaError` if the file cannot be written.
public func write(_ pages: [View], to path: String, fonts: PangoFonts) throws {
  let format: CairoCanvas.Format =
    path.hasSuffix(".pdf") ? .pdf : path.hasSuffix(".svg") ? .svg : .png(scale: 2)
  var canvas = CairoCanvas(format, fonts: fonts)
  for page in format == .pdf ? pages : Array(pages.prefix(1)) {
    canvas.beginDrawing(size: page.frame.size, magnification: 1, background: .white)
    page.paint(on: &canvas)
    canvas.endDrawing()
  }
  canvas.endFile()
  if let failure = canvas.failure { throw PageError(path: path, reason: failure) }
  try Data(canvas.detachBytes()).write(to: URL(fileURLWithPath: path))
}

/// The reason why pages cannot be written.
public struct PageError: Error, CustomStringConvertible {
  let path: String
  let reason: String

  /// The path and the reason.
  public var description: String { "\(path): \(reason)" }
}
