import Contacts
import Foundation
import TestSupport
import Testing

@Suite struct ContactPhotoTests {
  /// The signature, first and last chunk of a PNG; checksums are not verified.
  private static func png(width: UInt32, height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [width, height].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
      + [8, 2, 0, 0, 0, 1, 2, 3, 4] + [0, 0, 0, 0] + Array("IEND".utf8) + [1, 2, 3, 4]
  }

  /// A JPEG with application data, a table, a frame header, picture data and an end.
  private static func jpeg(width: UInt8, height: UInt8, frame: UInt8 = 0xC0) -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0xFF, 0xC0, 0xFF, 0xFF, 0xC4, 0, 3, 7]
      + [0xFF, frame, 0, 11, 8, 1, height, 2, width, 1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0, 0x34, 0xFF, 0xD9]
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
      expectEqual(photo.bytes, bytes)
      expectEqual(photo.mediaType, type)
      expectEqual(photo.pixelWidth, width)
      expectEqual(photo.pixelHeight, height)
    }
  }

  @Test(arguments: broken)
  func unreadableHeaderIsAnError(bytes: [UInt8]) {
    let photo = "PHOTO;ENCODING=b:" + Data(bytes).base64EncodedString()
    let outcome = read("BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(photo)\nEND:VCARD\n".utf8)
    expectEmpty(outcome.contacts)
    expectEqual(outcome.error?.reason, .unreadablePhoto)
    expectEqual(outcome.error?.line, 4)
    let tolerant = readTolerantly("BEGIN:VCARD\nVERSION:3.0\nFN:A\n\(photo)\nEND:VCARD\n".utf8)
    expect(tolerant.contacts.map(\.name) == ["A"] && tolerant.contacts[0].photo == nil)
    expectEqual(tolerant.issues.map(\.action), [.usedInitials])
  }

  /// The bytes of a picture determine its type, regardless of its declaration.
  @Test(arguments: [
    "PHOTO:", "PHOTO;TYPE=GIF:", "PHOTO;VALUE=uri:", "PHOTO;ENCODING=8BIT;JPEG:",
    "PHOTO:data:image/webp;base64,", "PHOTO:data:,", "PHOTO;VALUE=URL;TYPE=PNG;ENCODING=b:",
  ])
  func aPictureIsRecognizedByItsContent(line: String) throws {
    let png = Self.png(width: 64, height: 48)
    let base64 = Data(png).base64EncodedString()
    let percent = png.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
    let value = line.hasSuffix("data:,") ? percent : base64
    try expectEqual(contact("FN:A", line + value).photo?.bytes, png)
  }

  /// Unsupported pictures, and the reported messages.
  @Test(arguments: [
    ("PHOTO;ENCODING=b;TYPE=GIF:R0lGODlhAQABAAAAACw=", "The photo's format, GIF, is not supported"),
    (
      "PHOTO;ENCODING=b;TYPE=JPEG:R0lGODlhAQABAAAAACw=", "The photo's format, GIF, is not supported"
    ),
    ("PHOTO:data:image/webp;base64,UklGRgAAAABXRUJQ", "The photo's format, WebP, is not supported"),
    ("PHOTO:UklGRgAAAABXRUJQ", "The photo's format, WebP, is not supported"),
    ("PHOTO;BASE64:AAAAGGZ0eXBoZWlj", "The photo's format, HEIF, is not supported"),
    ("PHOTO;ENCODING=b:AAAA", "The photo's format is unknown"),
    ("PHOTO;ENCODING=b;TYPE=JPEG:SGVsbG8=", "The photo is truncated or is not a picture"),
    ("PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQ*", "The data of this line is not base64"),
    ("PHOTO:/9j/4AAQ*", "The data of this line is not base64"),
    ("PHOTO:data:image/png;base64", "The photo's data: address has no comma before the data"),
  ])
  func whatCannotBeShownIsReported(line: String, words: String) {
    let outcome = readTolerantly(["BEGIN:VCARD", "VERSION:3.0", "FN:A", line, "END:VCARD"])
    expectEqual(outcome.contacts.map(\.name), ["A"])
    expect(outcome.contacts.allSatisfy { $0.photo == nil })
    expectEqual(outcome.messages, ["4: \(words); initials shown instead of the photo."])
  }

  @Test func anotherPhotoStandsInForABrokenOne() throws {
    let good = Data(Self.png(width: 7, height: 7)).base64EncodedString()
    let outcome = readTolerantly([
      "BEGIN:VCARD", "VERSION:4.0", "FN:A", "PHOTO;PREF=1:data:image/png;base64,AAAA",
      "PHOTO:data:image/png;base64,\(good)", "END:VCARD",
    ])
    expectEqual(outcome.contacts.map(\.photo?.pixelWidth), [7])
    expectEqual(outcome.issues.map(\.action), [.usedOtherPhoto])
  }

  @Test(arguments: [
    "PHOTO:https://x.example/ana.jpg", "PHOTO;VALUE=uri:http://x.example/a.png", "PHOTO:",
    "PHOTO;MEDIATYPE=image/png:ftp://x.example/a.png", "PHOTO;ENCODING=b;TYPE=PNG:",
    "PHOTO;ENCODING=b;TYPE=GIF:R0lGODlhAQABAAAAACw=", "PHOTO:data:image/webp;base64,UklGRg==",
    "PHOTO:ana.png", "PHOTO:data:,", "PHOTO:data:image/png;base64,",
    "PHOTO:data:text/plain,hello%20%",
  ]) func withoutAnEmbeddedPictureThereIsNoPhoto(line: String) throws {
    try expectNil(contact(version: "4.0", "FN:Ana Lima", line).photo)
  }

  @Test func thePreferredEmbeddedPictureIsTaken() throws {
    func photo(_ width: UInt32, _ parameters: String) -> String {
      let bytes = Self.png(width: width, height: 1)
      return "PHOTO\(parameters):data:image/png;base64," + Data(bytes).base64EncodedString()
    }
    let ana = try contact(
      version: "4.0", "FN:A", "PHOTO;PREF=1:https://x.example/a.png", photo(1, ""),
      photo(2, ";PREF=9"), photo(3, ";PREF=8"), photo(4, ";PREF=8"))
    expectEqual(ana.photo?.pixelWidth, 3)
  }

  /// Test vectors of RFC 4648, section 10, after bytes that make the data a valid PNG.
  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar"])
  func base64OfEveryLengthIsDecoded(text: String) throws {
    let bytes = Self.png(width: 1, height: 1) + Array(text.utf8) + Array(UInt8.min...UInt8.max)
    let line = "PHOTO;ENCODING=b:" + Data(bytes).base64EncodedString()
    try expectEqual(contact("FN:A", line).photo?.bytes, bytes)
  }
}
