import Anchors
import Contacts
import Gallery
import Rendering

/// Draws one card: outline, photo or initials, texts on their baselines.
struct CardDrawing {
  let card: PlacedCard
  /// The index of the contact, whose cards share one photo.
  let contact: Int

  /// Draws the card.
  ///
  /// - Parameters:
  ///   - origin: The card's top left corner.
  ///   - caption: The text above the card, or nil.
  ///   - canvas: The canvas to draw into.
  /// - Returns: Whether the contact has no photo or its photo was drawn.
  @discardableResult
  func draw(
    at origin: Point, caption: String? = nil, into canvas: inout some Canvas
  ) -> Bool {
    var isShown = true
    canvas.beginGroup(at: origin, lineWidth: nil)
    if let caption {
      canvas.draw(
        CanvasText(
          caption, at: Point(x: 0, y: -7), size: 11, color: SheetStyle.accent(of: card.plan)))
    }
    canvas.draw(outline(fill: SheetStyle.card))
    canvas.beginClip(to: Rect(size: card.size), radius: SheetStyle.cornerRadius)
    for item in card.items {
      if let label = item.label {
        LabelDrawing(label: label, frame: item.frame, card: card).draw(into: &canvas)
      } else if item.isPhoto {
        isShown = drawPhoto(in: item.frame, into: &canvas)
      }
    }
    canvas.endClip()
    canvas.draw(outline(stroke: SheetStyle.outline))
    canvas.endGroup()
    return isShown
  }

  private func outline(fill: RGBColor? = nil, stroke: RGBColor? = nil) -> CanvasBox {
    CanvasBox(
      Rect(size: card.size), fill: fill, stroke: stroke, radius: SheetStyle.cornerRadius)
  }

  private func drawPhoto(in frame: Rect, into canvas: inout some Canvas) -> Bool {
    guard let photo = card.contact.photo else {
      drawInitials(in: frame, into: &canvas)
      return true
    }
    let format: CanvasImage.Format =
      switch photo.mediaType {
      case .png: .png
      case .jpeg: .jpeg
      }
    let image = CanvasImage(
      key: contact, bytes: photo.bytes, format: format, pixelWidth: photo.pixelWidth,
      pixelHeight: photo.pixelHeight)
    if !image.fills(frame) {
      canvas.draw(CanvasBox(frame, fill: SheetStyle.tint(of: card.contact.name).background))
    }
    let isShown = canvas.draw(image, filling: frame)
    if !isShown { drawInitials(in: frame, into: &canvas) }
    return isShown
  }

  private func drawInitials(in frame: Rect, into canvas: inout some Canvas) {
    let tint = SheetStyle.tint(of: card.contact.name)
    canvas.draw(CanvasBox(frame, fill: tint.background))
    let size = min(frame.width, frame.height) * 0.4
    let request = TextRequest(card.contact.initials, font: Font(size: size))
    canvas.draw(
      CanvasText(
        request.text,
        // Capitals of Helvetica are 0.718 of the type size tall.
        at: Point(x: frame.midX, y: frame.midY + size * 0.359), size: size,
        width: card.textMeasurer.measure(request).size.width, anchor: .middle,
        color: tint.letters))
  }
}
