import Anchors
import AnchorsQuestions
import InterfaceFiles
import LayoutFiles

/// A file of Interface Builder: read, its scenes laid out, compared, checked, written, or refused.
///
/// Scenes are also laid out on a small screen, from right to left with measured, larger texts.
func fuzzInterface(_ bytes: [UInt8]) {
  var json = JSONWriter()
  do throws(LayoutFileError) {
    let file = try InterfaceFile(bytes)
    _ = file.lintFile()
    var small = InterfaceEnvironment()
    small.size = Size(width: 320, height: 568)
    small.safeArea = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    small.direction = .rightToLeft
    small.widthClass = .compact
    small.heightClass = .regular
    small.textScale = 2
    small.measuresTexts = true
    for scene in file.scenes where scene.skipReason == nil {
      for finding in file.lint(scene) + file.lint(scene, in: small, place: "small")
      where finding.message.isEmpty || finding.line < 1 || finding.column < 1 {
        fatalError("a finding without a message or a position")
      }
      var layout = try file.layout(of: scene, in: small)
      try? layout.layOut()
      layout = try file.layout(of: scene)
      if SwiftExport(layout.file, style: .anchors).source.isEmpty { fatalError("no source") }
      do throws(LayoutFailure) {
        try layout.layOut()
        layout.file.writeResult(into: &json)
      } catch {
        error.write(into: &json)
      }
      _ = try file.comparison(of: scene)
      if try file.viewCode(for: [(scene, layout)], name: "f.xib").isEmpty {
        fatalError("no view code")
      }
    }
  } catch {
    error.write(into: &json)
    if error.report(file: "f").isEmpty { fatalError("an error without a text") }
  }
}
