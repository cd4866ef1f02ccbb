import Anchors

/// The typeface of a label, by its name in layout files and in PDF.
enum FileFace: String, CaseIterable {
  case helvetica = "Helvetica"
  case helveticaBold = "Helvetica-Bold"
  case helveticaOblique = "Helvetica-Oblique"
  case helveticaBoldOblique = "Helvetica-BoldOblique"
  case timesRoman = "Times-Roman"
  case timesBold = "Times-Bold"
  case timesItalic = "Times-Italic"
  case timesBoldItalic = "Times-BoldItalic"
  case courier = "Courier"
  case courierBold = "Courier-Bold"
  case courierOblique = "Courier-Oblique"
  case courierBoldOblique = "Courier-BoldOblique"

  var face: Font.Face { Font.Face(name: rawValue) ?? .helvetica }
}
