import Anchors
import Foundation
import Rendering
import TestSupport
import Testing

/// PNG files with alpha in a PDF: colors and alpha are those that arithmetic tells.
@Suite struct PNGAlphaTests {
  /// RGBA, 40 by 10, the rows filtered by 0 to 4 in turn, compressed by codes of their own.
  private static let rgba = """
    iVBORw0KGgoAAAANSUhEUgAAACgAAAAKCAYAAADGmhxQAAABIUlEQVR42tXTIYsCQRjG8Xd21g2Lx4HsgVdMJpNcMJlM
    JpPJZBCT5UxeGLlgMplMJpNXTCaTyWQyCQcmk19i749Fdg9nEJMLv7Dz8A7DMI+ISBwgixzyKKCIEsqooIoa6migiRba
    6KKHPgZsOMQIY0wwxQxzLLDECmtssMUOexxwxAlnKHm/HFBuU3Jn/vbgfILHAcVOOXhpUZJ28K20fMi3fhG5zYOy0Om1
    H4RXGp6Fb839yy1ZP+XIvfRClPzVjnnfkRveILLIIY8CiiihbDJxBVXUUEcDTbTQNmHcRQ99DEzYGWKEMSbmtTPFDHMs
    sMQKa2xM1Nlihz0OOOKEMxQVc5QkkDvzrwfnn60kn66SZBwl+Zf/JksSOEoSPHdJ/gBWCoSHtnF+mQAAAABJRU5ErkJg
    gg==
    """

  /// Grays of 16 bits with alpha, 3 by 2, in two pieces, compressed by the fixed codes.
  private static let grays = """
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAACEAQAAABn7XLSAAAAB0lEQVR42mPgEjnB0Nw+BgAAABtJREFUIKfBwGhk8/8/
    o1sAI5OISP0/EZEDnABQmwbKwZDzJQAAAABJRU5ErkJggg==
    """

  /// Indexes of two bits in a palette of three colors, 3 by 2, stored without compression.
  private static let palette = """
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAgMAAADgGo6JAAAACVBMVEX/AAoBAgMoMjw5NKpAAAAAAnRSTlMAgJsrThgA
    AAAHSURBVHgBAQQA+/81xf/RAAAACElEQVQAGACUAOAArZ96AQsAAAAASUVORK5CYII=
    """

  private func bytes(_ text: String) throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: text, options: .ignoreUnknownCharacters)))
  }

  /// The colors and the alpha of a picture in a PDF; nil if it is lost.
  private func drawn(_ bytes: [UInt8]) throws -> (colors: [UInt8], alpha: [UInt8])? {
    let image = try #require(CanvasImage(bytes))
    var canvas = PDFCanvas()
    canvas.beginDrawing(size: Size(width: 9, height: 9), magnification: 1, background: nil)
    let isDrawn = canvas.draw(image, filling: Rect(x: 0, y: 0, width: 9, height: 9))
    canvas.endDrawing()
    canvas.endFile()
    expectEqual(canvas.lostImageCount, isDrawn ? 0 : 1)
    guard isDrawn else { return nil }
    let objects = try PDFFile(canvas.detachBytes()).objects.values
    let images = objects.filter { $0.contains("/Subtype/Image") }
    let picture = try #require(images.first { $0.contains("/SMask ") })
    let mask = try #require(images.first { !$0.contains("/SMask ") })
    expect(mask.contains("/BitsPerComponent 8/ColorSpace/DeviceGray/Length"))
    return (try stream(picture), try stream(mask))
  }

  private func stream(_ object: String) throws -> [UInt8] {
    try PDFFile.stream(object).unicodeScalars.map { UInt8($0.value) }
  }

  @Test func `rows with all filters have their colors and their alpha`() throws {
    let (colors, alpha) = try #require(try drawn(bytes(Self.rgba)))
    var expected: (colors: [UInt8], alpha: [UInt8]) = ([], [])
    for y in 0..<10 {
      for x in 0..<40 {
        expected.colors += [UInt8(6 * x), UInt8(25 * y), UInt8(x / 8 * y)]
        expected.alpha.append(x < 20 ? 255 : UInt8(20 * y))
      }
    }
    expectEqual(colors, expected.colors)
    expectEqual(alpha, expected.alpha)
  }

  @Test func `of 16 bits the higher ones count, and a palette has the alpha of its colors`() throws
  {
    let grays = try #require(try drawn(bytes(Self.grays)))
    expectEqual(grays.colors, [10, 30, 50, 70, 90, 110])
    expectEqual(grays.alpha, [200, 0, 255, 1, 128, 64])
    // Indexes 0, 1, 2 and 2, 1, 1; the third color has no alpha of its own.
    let palette = try #require(try drawn(bytes(Self.palette)))
    let (red, dark, blue): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 10], [1, 2, 3], [40, 50, 60])
    expectEqual(palette.colors, red + dark + blue + blue + dark + dark)
    expectEqual(palette.alpha, [0, 128, 255, 255, 128, 128])
  }

  @Test func `a damaged one stops nothing, and a cut or mislabeled one is lost`() throws {
    let whole = try bytes(Self.rgba)
    for index in stride(from: 41, to: whole.count - 12, by: 3) {
      var damaged = whole
      damaged[index] ^= 0x55
      _ = try drawn(damaged)
    }
    for count in stride(from: 30, to: whole.count, by: 7) {
      guard CanvasImage(Array(whole[..<count])) != nil else { continue }
      expectNil(try drawn(Array(whole[..<count])))
    }
    // Of a size that its rows do not have.
    var large = whole
    large[16] = 0x7F
    expectNil(try drawn(large))
  }
}
