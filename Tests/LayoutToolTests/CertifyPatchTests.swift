import Foundation
import TestSupport
import Testing

/// The patch of `layout certify`, applied by Git.
@Suite struct CertifyPatchTests {
  @Test func `the examples that fail are proved with their patch`() throws {
    let folder = try CommandFolder()
    try FileManager.default.copyItem(
      at: PackageFolder.url("Examples/languages"),
      to: folder.url.appendingPathComponent("languages"))
    let files = "languages/card.json languages/form.json languages/settings.json"
    let (failing, text) = try folder.shell("\"$0\" certify \(files) --patch languages.diff")
    expectEqual(failing, 1, "\(text)")
    expect(text.hasSuffix("4 of 4 failures repaired by the patch\n"), "\(text)")
    let (applied, messages) = try folder.shell(
      "GIT_CEILING_DIRECTORIES=\"$(dirname \"$PWD\")\" git apply -p0 languages.diff")
    expectEqual(applied, 0, "\(messages)")
    let (proved, answer) = try folder.shell("\"$0\" certify --strict \(files)")
    expectEqual(proved, 0)
    expectEqual(answer, "3 scenes in 8 languages: 3 proved for 320…440\n")
  }
}
