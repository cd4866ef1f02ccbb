import Anchors
import Gallery
import Rendering

/// Draws a screen as it looks: cards, pictures, fields, buttons and texts; a scroll view cuts off
/// what lies outside of it.
struct ScreenDrawing {
  private var svg = SVGWriter()
  private static let margin = 16.0

  /// Draws a screen that has been laid out, as an SVG document.
  static func draw(_ screen: View) -> [UInt8] {
    var drawing = ScreenDrawing()
    drawing.drawDocument(SeenView(screen: screen))
    return drawing.svg.takeBytes()
  }

  private mutating func drawDocument(_ screen: SeenView) {
    let size = screen.frame.size
    svg.beginDocument(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin)
    svg.attribute("font-family", SheetStyle.fontFamily)
    svg.begin("rect")
    svg.attribute("width", "100%")
    svg.attribute("height", "100%")
    svg.attribute("fill", SheetStyle.paper)
    svg.end()
    svg.begin("g")
    let margin = SVGWriter.decimal(Self.margin)
    svg.attribute("transform", "translate(\(margin) \(margin))")
    svg.draw(screen.frame, fill: SheetStyle.screen, stroke: SheetStyle.outline)
    draw(screen)
    svg.end()
    svg.end()
  }

  private mutating func draw(_ seen: SeenView) {
    let view = seen.view
    switch view {
    case let label as Label:
      ScreenText(label: label, seen: seen).draw(into: &svg)
    case is ImageView:
      drawPicture(seen.frame)
    case is SeniorBusinessCard, is FullBusinessCard, is JuniorBusinessCard, is Cell<Label>:
      svg.draw(seen.frame, fill: SheetStyle.card, stroke: SheetStyle.outline, radius: 4)
      drawContents(of: seen)
    case let field as TextField:
      svg.draw(seen.frame, fill: SheetStyle.card, stroke: SheetStyle.outline, radius: 6)
      let ink = field.isShowingPlaceholder ? SheetStyle.faintInk : SheetStyle.ink
      ScreenText(label: field.label, seen: seen.contents[0], ink: ink).draw(into: &svg)
    case let button as Button:
      draw(button, seen)
    case let reaction as ReactionView:
      let fill = reaction.viewModel.backgroundColor.svg
      svg.draw(seen.frame, fill: fill, stroke: SheetStyle.outline)
      drawContents(of: seen)
    case is ScrollView:
      svg.draw(seen.frame, fill: SheetStyle.card, stroke: "none")
      svg.beginViewport(seen.frame)
      drawContents(of: seen)
      svg.end()
      svg.draw(seen.frame, fill: "none", stroke: SheetStyle.outline)
    default:
      drawContents(of: seen)
    }
  }

  private mutating func drawContents(of seen: SeenView) {
    for child in seen.contents { draw(child) }
  }

  private mutating func draw(_ button: Button, _ seen: SeenView) {
    let look = button.appearance
    let hasBackground = look.background != nil
    svg.draw(
      seen.frame, fill: hasBackground ? SheetStyle.buttonFill : "none",
      stroke: SheetStyle.outline, radius: 8, alpha: look.backgroundAlpha)
    guard let content = seen.contents.first(where: { $0.view === button.contentView }) else {
      return
    }
    for part in content.contents {
      if part.view === button.imageView, look.image != nil {
        drawPicture(part.frame, alpha: look.imageAlpha)
      } else if part.view === button.titleLabel {
        ScreenText(
          label: button.titleLabel, seen: part, ink: look.titleColor.svg,
          alpha: look.titleAlpha * look.titleColor.alpha
        ).draw(into: &svg)
      }
    }
  }

  /// A stand-in for a picture: its frame with the two diagonals.
  private mutating func drawPicture(_ frame: Rect, alpha: Double = 1) {
    svg.draw(frame, fill: SheetStyle.picture, stroke: SheetStyle.pictureLine, alpha: alpha)
    svg.begin("path")
    let corners = [frame.minX, frame.minY, frame.maxX, frame.maxY].map(SVGWriter.decimal)
    svg.attribute(
      "d",
      "M\(corners[0]) \(corners[1])L\(corners[2]) \(corners[3])"
        + "M\(corners[0]) \(corners[3])L\(corners[2]) \(corners[1])")
    svg.attribute("stroke", SheetStyle.pictureLine)
    if alpha != 1 { svg.attribute("opacity", alpha) }
    svg.end()
  }
}
