import Contacts
import Foundation
import Testing

@Suite struct ContactPhotoTests {
  /// A PNG's signature and first chunk; the check sum is not looked at.
  private static func png(width: UInt32, height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [width, height].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
      + [8, 2, 0, 0, 0, 1, 2, 3, 4]
  }

  /// A JPEG up to its frame header: application data, a table, then the frame of a marker.
  private static func jpeg(width: UInt8, height: UInt8, frame: UInt8 = 0xC0) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xC4, 0, 3, 7]
      + [0xFF, frame, 0, 11, 8, 1, height, 2, width, 1, 1, 0x11, 0]
  }

  private static let sizes: [(bytes: [UInt8], type: ContactPhoto.MediaType, Int, Int)] = [
    (png(width: 64, height: 48), .png, 64, 48),
    (png(width: 70_000, height: 1), .png, 70_000, 1),
    (png(width: 0x7FFF_FFFF, height: 1), .png, 0x7FFF_FFFF, 1),
    (jpeg(width: 3, height: 4), .jpeg, 2 * 256 + 3, 256 + 4),
    (jpeg(width: 0, height: 255, frame: 0xC2), .jpeg, 512, 511),
    (jpeg(width: 9, height: 9, frame: 0xCF), .jpeg, 521, 265),
  ]

  private static let broken: [[UInt8]] = [
    Array(png(width: 64, height: 48).dropLast()),
    png(width: 0, height: 48), png(width: 64, height: 0), png(width: 0x8000_0000, height: 1),
    png(width: 64, height: 48).map { $0 == 0x49 ? 0x4A : $0 },
    Array(jpeg(width: 3, height: 4).dropLast()),
    [0xFF, 0xD8, 0xFF, 0xD9], [0xFF, 0xD8, 0xFF, 0xDA, 0, 2], [0xFF, 0xD8, 0xFF, 0xC0, 0, 1, 0, 0],
    [0xFF, 0xD8, 0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xD8, 0xFF, 0xE0, 0, 2, 0, 0, 0, 0],
    [0xFF, 0xD8, 0xFF, 0xC0, 0, 7, 8, 1, 1, 1, 1, 0, 0],
    [0xFF, 0xD8, 0xFF, 0xC0, 0, 8, 8, 0, 0, 0, 1, 0, 0],
  ]

  @Test(arguments: sizes.indices)
  func sizeIsReadFromTheHeader(index: Int) throws {
    let (bytes, type, width, height) = Self.sizes[index]
    let base64 = Data(bytes).base64EncodedString()
    let unpadded = base64.prefix { $0 != "=" }
    let folded = "PHOTO;TYPE=JPEG;ENCODING=b:" + base64.map { "\($0)\r\n  " }.joined()
    let percent = bytes.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
    for (version, line) in [
      ("3.0", "PHOTO;ENCODING=b;TYPE=PNG:" + base64),
      ("3.0", "PHOTO;TYPE=jpeg;ENCODING=BASE64:" + unpadded),
      ("3.0", "PHOTO;PNG;BASE64:" + base64), ("3.0", folded),
      ("4.0", "PHOTO:data:image/png;base64," + base64),
      ("4.0", "PHOTO;PREF=1:DATA:;Base64," + base64),
      ("4.0", "PHOTO:data:image/jpeg\\;base64\\," + unpadded),
      ("4.0", "PHOTO:data:image/png;charset=x;base64," + base64),
      ("4.0", "PHOTO:data:image/png," + percent),
    ] {
      let photo = try #require(try contact(version: version, "FN:A", line).photo, "\(line)")
      #expect(photo.bytes == bytes)
      #expect(photo.mediaType == type)
      #expect(photo.pixelWidth == width)
      #expect(photo.pixelHeight == height)
    }
  }

  @Test(arguments: broken)
  func unreadableHeaderIsAnError(bytes: [UInt8]) {
    let photo = "PHOTO;ENCODING=b:" + Data(bytes).base64EncodedString()
    let outcome = read("BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(photo)\nEND:VCARD\n".utf8)
    #expect(outcome.contacts.isEmpty)
    #expect(outcome.error?.reason == .unreadablePhoto)
    #expect(outcome.error?.line == 4)
  }

  @Test(arguments: [
    "PHOTO:https://x.example/ana.jpg", "PHOTO;VALUE=uri:http://x.example/a.png", "PHOTO:",
    "PHOTO;MEDIATYPE=image/png:ftp://x.example/a.png", "PHOTO;ENCODING=b;TYPE=PNG:",
    "PHOTO;ENCODING=b;TYPE=GIF:R0lGODlhAQABAAAAACw=", "PHOTO:data:image/webp;base64,UklGRg==",
    "PHOTO:ana.png", "PHOTO:data:,", "PHOTO:data:image/png;base64,",
    "PHOTO:data:text/plain,hello%20%",
  ]) func withoutAnEmbeddedPictureThereIsNoPhoto(line: String) throws {
    #expect(try contact(version: "4.0", "FN:Ana Lima", line).photo == nil)
  }

  @Test func thePreferredEmbeddedPictureIsTaken() throws {
    func photo(_ width: UInt32, _ parameters: String) -> String {
      let bytes = Self.png(width: width, height: 1)
      return "PHOTO\(parameters):data:image/png;base64," + Data(bytes).base64EncodedString()
    }
    let ana = try contact(
      version: "4.0", "FN:A", "PHOTO;PREF=1:https://x.example/a.png", photo(1, ""),
      photo(2, ";PREF=9"), photo(3, ";PREF=8"), photo(4, ";PREF=8"))
    #expect(ana.photo?.pixelWidth == 3)
  }

  /// RFC 4648, section 10, after bytes that make the whole long enough to be a PNG.
  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"])
  func base64OfEveryLengthIsDecoded(text: String) throws {
    let bytes = Self.png(width: 1, height: 1) + Array(text.utf8) + Array(UInt8.min...UInt8.max)
    let line = "PHOTO;ENCODING=b:" + Data(bytes).base64EncodedString()
    #expect(try contact("FN:A", line).photo?.bytes == bytes)
  }
}
