// An invoice of two pages.
// Usage: invoice de|ja|ar FILE.pdf|.svg|.png …      with --texts: prints the texts of the invoice

import Anchors
import Foundation
import Painting
import PangoText

let arguments = CommandLine.arguments.dropFirst()
guard let invoice = arguments.first.flatMap(Invoice.sample) else {
  print("usage: invoice de|ja|ar FILE.pdf|.svg|.png … or --texts")
  exit(2)
}
if arguments.contains("--texts") {
  for text in invoice.texts { print(text) }
} else {
  let fonts = PangoFonts(language: invoice.language, lineHeight: 1.35)
  let pages = try Pagination(invoice: invoice, fonts: fonts).pages()
  for path in arguments.dropFirst() { try write(pages, to: path, fonts: fonts) }
}
