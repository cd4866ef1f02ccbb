import Anchors
import Rendering

/// The fonts and canvases with which a program lays out and draws cards.
struct CardDrawingTools: Sendable {
  let textMeasurer: TextMeasurer
  /// Makes the canvas of a picture format, at a number of pixels per point.
  let makeCanvas: @Sendable (CardsProgram.PictureFormat, Double) -> any FileCanvas

  /// Makes the canvas of a format; nil if the format is no picture.
  func makeCanvas(for options: CardsOptions) -> (any FileCanvas)? {
    switch options.format {
    case .text, .json: nil
    case .svg: makeCanvas(.svg, options.scale ?? 1)
    case .pdf: makeCanvas(.pdf, options.scale ?? 1)
    case .png: makeCanvas(.png, options.scale ?? 1)
    }
  }
}
