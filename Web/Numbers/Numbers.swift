import Anchors
import Contacts
import Rendering

// Numbers of files above 2^31 as C functions, for a WebAssembly module that only tests run: `Int`
// has 32 bits there.

/// Reads a contact whose photo is a PNG with a chunk of a stated length.
///
/// - Parameters:
///   - length: The length that the chunk after the header states; it has no data.
///   - width: The width in the header, in pixels.
/// - Returns: The width of the photo that was read, 0 without a photo, or -1 without a contact.
@c(photo_width)
public func photoWidth(length: UInt32, width: UInt32) -> Int64 {
  let percent = png(length, width).map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
  let line = "PHOTO:data:image/png,\(percent)"
  var reader = ContactReader()
  reader.append(Array("BEGIN:VCARD\r\nVERSION:4.0\r\nFN:A\r\n\(line)\r\nEND:VCARD\r\n".utf8)[...])
  reader.finish()
  guard let contact = reader.next() else { return -1 }
  return contact.photo.map { Int64($0.pixelWidth) } ?? 0
}

/// Draws the same PNG into a PDF, and returns the number of images that it cannot hold.
@c(lost_images)
public func lostImages(length: UInt32, width: UInt32) -> Int32 {
  var canvas = PDFCanvas()
  canvas.beginDrawing(size: Size(width: 9, height: 9), magnification: 1, background: nil)
  let image = CanvasImage(
    key: 0, bytes: png(length, width), format: .png, pixelWidth: 1, pixelHeight: 1)
  _ = canvas.draw(image, filling: Rect(x: 0, y: 0, width: 9, height: 9))
  canvas.endDrawing()
  canvas.endFile()
  return Int32(canvas.lostImageCount)
}

/// A gray PNG: signature, header, an empty chunk of a stated length, and the end.
private func png(_ length: UInt32, _ width: UInt32) -> [UInt8] {
  [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
    + chunk("IHDR", 13, bytes(width) + [0, 0, 0, 1, 8, 0, 0, 0, 0])
    + chunk("IDAT", length, []) + chunk("IEND", 0, [])
}

private func chunk(_ name: StaticString, _ length: UInt32, _ data: [UInt8]) -> [UInt8] {
  let letters = name.withUTF8Buffer { Array($0) }
  return bytes(length) + letters + data + [0, 0, 0, 0]
}

private func bytes(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
}
