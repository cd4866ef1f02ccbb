// An invoice of two pages.
// Usage: invoice de|ja|ar FILE.pdf      with --texts: prints the texts of the invoice

import CairoRendering
import Foundation
import PangoText

let arguments = CommandLine.arguments.dropFirst()
guard let invoice = arguments.first.flatMap(Invoice.sample), arguments.count == 2,
  let path = arguments.last
else {
  print("usage: invoice de|ja|ar FILE.pdf|--texts")
  exit(2)
}
if path == "--texts" {
  for text in invoice.texts { print(text) }
} else {
  let fonts = PangoFonts(language: invoice.language, lineHeight: 1.35)
  var canvas = CairoCanvas(.pdf, fonts: fonts)
  var bytes = Data()
  try invoice.write(on: &canvas, fonts: fonts) { bytes += $0 }
  try bytes.write(to: URL(fileURLWithPath: path))
}
