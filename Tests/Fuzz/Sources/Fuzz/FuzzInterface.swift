import InterfaceFiles
import LayoutFiles

/// A file of Interface Builder: read, each scene laid out, compared and written, or refused.
func fuzzInterface(_ bytes: [UInt8]) {
  var json = JSONWriter()
  do throws(LayoutFileError) {
    let file = try InterfaceFile(bytes)
    for scene in file.scenes where scene.skipReason == nil {
      var layout = try file.layout(of: scene)
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
