import Anchors
import Contacts
import Gallery
import Rendering

/// Draws one card: outline, photo or initials, texts on their baselines.
struct CardDrawing {
  let card: PlacedCard
  /// The card's position on the sheet, which tells its clip path from the others.
  let number: Int
  /// The position of its contact, whose cards share one photo.
  let contact: Int

  /// Draws the card with its caption above it.
  ///
  /// - Parameters:
  ///   - origin: The card's top left corner on the sheet.
  ///   - definesPhoto: Whether this is the first card to show its contact's photo.
  ///   - svg: Where to draw.
  func draw(at origin: Point, definesPhoto: Bool, into svg: inout SVGWriter) {
    svg.begin("g")
    svg.attribute(
      "transform",
      "translate(\(SVGWriter.decimal(origin.x)) \(SVGWriter.decimal(origin.y)))")
    drawCaption(into: &svg)
    svg.begin("clipPath")
    svg.attribute("id", "card\(number)")
    outline(into: &svg)
    svg.end()
    svg.end()
    outline(into: &svg)
    svg.attribute("fill", SheetStyle.card)
    svg.end()
    svg.begin("g")
    svg.attribute("clip-path", "url(#card\(number))")
    for item in card.items {
      if let label = item.label {
        LabelDrawing(label: label, frame: item.frame, card: card.size).draw(into: &svg)
      } else if item.name == "photo" {
        drawPhoto(in: item.frame, isFirst: definesPhoto, into: &svg)
      }
    }
    svg.end()
    outline(into: &svg)
    svg.attribute("fill", "none")
    svg.attribute("stroke", SheetStyle.outline)
    svg.end()
    svg.end()
  }

  private func drawCaption(into svg: inout SVGWriter) {
    svg.begin("text")
    svg.attribute("y", -7)
    svg.attribute("font-size", 11)
    svg.attribute("fill", SheetStyle.accent(of: card.plan))
    svg.text(SheetStyle.description(of: card.plan).name)
    svg.end()
  }

  private func outline(into svg: inout SVGWriter) {
    svg.begin("rect")
    svg.attribute("width", card.size.width)
    svg.attribute("height", card.size.height)
    svg.attribute("rx", SheetStyle.cornerRadius)
  }

  private func drawPhoto(in frame: Rect, isFirst: Bool, into svg: inout SVGWriter) {
    guard let photo = card.contact.photo else { return drawInitials(in: frame, into: &svg) }
    if isFirst { define(photo, into: &svg) }
    svg.begin("svg")
    place(frame, into: &svg)
    svg.attribute("viewBox", "0 0 \(photo.pixelWidth) \(photo.pixelHeight)")
    svg.attribute("preserveAspectRatio", "xMidYMid slice")
    svg.begin("use")
    svg.attribute("href", "#photo\(contact)")
    svg.end()
    svg.end()
  }

  /// Defined once, so that a photo's bytes are not repeated in each plan.
  private func define(_ photo: ContactPhoto, into svg: inout SVGWriter) {
    svg.begin("defs")
    svg.begin("image")
    svg.attribute("id", "photo\(contact)")
    svg.attribute("width", Double(photo.pixelWidth))
    svg.attribute("height", Double(photo.pixelHeight))
    svg.attribute(
      "href", "data:\(photo.mediaType.rawValue);base64,\(Base64Text.encode(photo.bytes))")
    svg.end()
    svg.end()
  }

  private func drawInitials(in frame: Rect, into svg: inout SVGWriter) {
    let tint = SheetStyle.tint(of: card.contact.name)
    svg.begin("rect")
    place(frame, into: &svg)
    svg.attribute("fill", tint.background)
    svg.end()
    let size = min(frame.width, frame.height) * 0.4
    svg.begin("text")
    svg.attribute("x", frame.midX)
    // Capitals of Helvetica are 0.718 of the type size tall.
    svg.attribute("y", frame.midY + size * 0.359)
    svg.attribute("font-size", size)
    svg.attribute("text-anchor", "middle")
    svg.attribute("fill", tint.letters)
    svg.text(card.contact.initials)
    svg.end()
  }

  private func place(_ frame: Rect, into svg: inout SVGWriter) {
    svg.attribute("x", frame.minX)
    svg.attribute("y", frame.minY)
    svg.attribute("width", frame.width)
    svg.attribute("height", frame.height)
  }
}
