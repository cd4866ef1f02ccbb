import Gallery
import Rendering

extension RGBColor {
  /// Converts a color of a screen, without its alpha.
  init(_ color: Color) {
    func part(_ share: Double) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }
    self.init(red: part(color.red), green: part(color.green), blue: part(color.blue))
  }
}
