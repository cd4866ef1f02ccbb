import Gallery
import Rendering

extension Color {
  /// The colour as SVG attributes want it, without its alpha.
  var svg: String {
    let parts = [red, green, blue].map { SVGWriter.decimal((min(max($0, 0), 1) * 255).rounded()) }
    return "rgb(\(parts.joined(separator: ",")))"
  }
}
