import LayoutFiles

extension InterfaceFile {
  /// Returns whether a file is one of Interface Builder for another system, such as macOS.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: Whether it names another system.
  /// - Complexity: O(*n*) in the length of the file.
  public static func isForAnotherSystem(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= maximumSize, let document = try? XMLDocument(bytes),
      document.isNamed(0, "document"), let type = try? document.value(0, "type"),
      let runtime = try? document.value(0, "targetRuntime")
    else { return false }
    return type.utf8.starts(with: "com.apple.InterfaceBuilder".utf8)
      && !runtime.utf8.starts(with: "iOS.CocoaTouch".utf8)
  }

  /// Finds mistakes that concern the file as a whole: one for all fonts of a fixed size.
  ///
  /// - Returns: The findings.
  /// - Complexity: O(*n*) in the size of the file.
  public func lintFile() -> [InterfaceFinding] {
    var first: Int?
    var count = 0
    for element in 0..<document.count where document.isNamed(element, "fontDescription") {
      guard document.valueRange(element, "style") == nil,
        document.valueRange(element, "pointSize") != nil
      else { continue }
      count += 1
      if first == nil { first = element }
    }
    guard let first else { return [] }
    let check = InterfaceCheck.fixedFont
    let (line, column) = position(of: document.range(first).start)
    let texts = count == 1 ? "1 text has a font" : "\(count) texts have fonts"
    return [
      InterfaceFinding(
        code: check.name, severity: check.severity, isObservation: true, scene: "", sceneID: "",
        id: "", name: "", line: line, column: column,
        message: "\(texts) of a fixed size, which the user's text size does not change.",
        fix: "Use a text style, such as Body.")
    ]
  }
}
