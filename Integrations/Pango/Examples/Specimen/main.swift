// A page in ten scripts.
// Usage: specimen FILE.pdf|.svg|.png …      with --texts: prints the texts of the page

import Anchors
import CairoRendering
import Foundation
import PangoText
import Rendering

let arguments = CommandLine.arguments.dropFirst()
if arguments.contains("--texts") {
  for sample in samples { print(sample.text) }
} else {
  let fonts = PangoFonts()
  let page = View("page")
  page.textMeasurer = fonts.measurer
  page.directionalLayoutMargins = DirectionalEdgeInsets(48)
  let title = Label(
    "Ten scripts", name: "title", font: Font(family: "serif", size: 28, weight: 700))
  page.addSubview(title)
  let margins = page.layoutMarginsGuide
  title.topAnchor(equalTo: margins.topAnchor).horizontalEdges(equalTo: margins)
  // The widest name decides the width of the column of names.
  let names = LayoutGuide("names")
  page.addLayoutGuide(names)
  names.leadingAnchor(equalTo: margins.leadingAnchor)
    .widthAnchor(equalTo: 0, priority: .fittingSizeLevel)
  var above = title.bottomAnchor
  for (index, sample) in samples.enumerated() {
    let name = PaintedLabel(
      sample.script, name: sample.script, font: Font(size: 10), color: RGBColor(0x667085))
    let text = Label(
      sample.text, name: sample.language, font: Font(family: "sans-serif", size: 18))
    text.numberOfLines = 0
    let isRightToLeft = ["he", "ar"].contains(sample.language)
    text.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    page.addSubview(name)
    page.addSubview(text)
    text.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    name.firstBaselineAnchor(equalTo: text.firstBaselineAnchor)
      .leadingAnchor(equalTo: names.leadingAnchor)
      .trailingAnchor(lessThanOrEqualTo: names.trailingAnchor)
    text.topAnchor(equalTo: above, constant: index == 0 ? 24 : 14)
      .leftAnchor(equalTo: names.rightAnchor, constant: 16)
      .rightAnchor(equalTo: margins.rightAnchor)
    above = text.bottomAnchor
  }
  margins.bottomAnchor(greaterThanOrEqualTo: above)
  try page.layout(width: 595, height: nil)
  for path in arguments {
    var canvas = CairoCanvas(
      path.hasSuffix(".pdf") ? .pdf : path.hasSuffix(".svg") ? .svg : .png(scale: 2), fonts: fonts)
    Painting.draw(page, into: &canvas, background: .white)
    canvas.endFile()
    try Data(canvas.detachBytes()).write(to: URL(fileURLWithPath: path))
  }
}
