// The command `layout cards` with the fonts of the machine.

import CairoRendering
import Foundation
import LayoutCommand
import PangoText
import Rendering

StandardStreams.prepare()
// The distance of baselines in `layout cards`, so that cards have the same frames there and here.
let fonts = PangoFonts(lineHeight: 1.2)
let program = CardsProgram(system: HostSystem(), textMeasurer: fonts.measurer) { format, scale in
  switch format {
  case .svg: CairoCanvas(.svg, fonts: fonts)
  case .pdf: CairoCanvas(.pdf, fonts: fonts)
  case .png: CairoCanvas(.png(scale: scale), fonts: fonts)
  }
}
let status = program.run(HostSystem.arguments)
if status == .interrupted { Interrupts.raiseCaught() }
exit(status.rawValue)
