import Anchors
import Gallery
import Rendering

/// Draws a screen: cards, pictures, fields, buttons and texts, clipped by scroll views.
struct ScreenDrawing<Drawn: Canvas> {
  private var canvas: Drawn
  private var margin: Double { 16 }

  /// Draws a screen that is laid out, as a drawing of its own.
  static func draw(_ screen: View, into canvas: inout Drawn) {
    var drawing = ScreenDrawing(canvas: canvas)
    drawing.drawAll(of: SeenView(screen: screen))
    canvas = drawing.canvas
  }

  private mutating func drawAll(of screen: SeenView) {
    let size = screen.frame.size
    canvas.beginDrawing(
      size: Size(width: size.width + 2 * margin, height: size.height + 2 * margin),
      magnification: 1, background: SheetStyle.paper)
    canvas.beginGroup(at: Point(x: margin, y: margin), lineWidth: nil)
    canvas.draw(CanvasBox(screen.frame, fill: SheetStyle.screen, stroke: SheetStyle.outline))
    draw(screen)
    canvas.endGroup()
    canvas.endDrawing()
  }

  private mutating func draw(_ seen: SeenView) {
    let view = seen.view
    switch view {
    case let label as Label:
      ScreenText(label: label, seen: seen).draw(into: &canvas)
    case is ImageView:
      drawPicture(seen.frame)
    case is SeniorBusinessCard, is FullBusinessCard, is JuniorBusinessCard, is Cell<Label>:
      canvas.draw(
        CanvasBox(seen.frame, fill: SheetStyle.card, stroke: SheetStyle.outline, radius: 4))
      drawContents(of: seen)
    case let field as TextField:
      canvas.draw(
        CanvasBox(seen.frame, fill: SheetStyle.card, stroke: SheetStyle.outline, radius: 6))
      let ink = field.isShowingPlaceholder ? SheetStyle.faintInk : SheetStyle.ink
      ScreenText(label: field.label, seen: seen.contents[0], ink: ink).draw(into: &canvas)
    case let button as Button:
      draw(button, seen)
    case let reaction as ReactionView:
      let fill = RGBColor(reaction.viewModel.backgroundColor)
      canvas.draw(CanvasBox(seen.frame, fill: fill, stroke: SheetStyle.outline))
      drawContents(of: seen)
    case let invoice as InvoiceTable:
      drawContents(of: seen)
      for part in seen.contents where part.view === invoice.rule {
        canvas.draw(CanvasBox(part.frame, fill: SheetStyle.ink))
      }
    case is ScrollView:
      canvas.draw(CanvasBox(seen.frame, fill: SheetStyle.card))
      canvas.beginClip(to: seen.frame, radius: 0)
      drawContents(of: seen)
      canvas.endClip()
      canvas.draw(CanvasBox(seen.frame, stroke: SheetStyle.outline))
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
    canvas.draw(
      CanvasBox(
        seen.frame, fill: hasBackground ? SheetStyle.buttonFill : nil,
        stroke: SheetStyle.outline, radius: 8, alpha: look.backgroundAlpha))
    guard let content = seen.contents.first(where: { $0.view === button.contentView }) else {
      return
    }
    for part in content.contents {
      if part.view === button.imageView, look.image != nil {
        drawPicture(part.frame, alpha: look.imageAlpha)
      } else if part.view === button.titleLabel {
        ScreenText(
          label: button.titleLabel, seen: part, ink: RGBColor(look.titleColor),
          alpha: look.titleAlpha * look.titleColor.alpha
        ).draw(into: &canvas)
      }
    }
  }

  /// Draws a placeholder for a picture: its frame with the two diagonals.
  private mutating func drawPicture(_ frame: Rect, alpha: Double = 1) {
    canvas.draw(
      CanvasBox(
        frame, fill: SheetStyle.picture, stroke: SheetStyle.pictureLine, alpha: alpha))
    let corners = [
      Point(x: frame.minX, y: frame.minY), Point(x: frame.maxX, y: frame.maxY),
      Point(x: frame.minX, y: frame.maxY), Point(x: frame.maxX, y: frame.minY),
    ]
    canvas.draw(
      [CanvasLine(corners[0], corners[1]), CanvasLine(corners[2], corners[3])],
      color: SheetStyle.pictureLine, alpha: alpha)
  }
}
