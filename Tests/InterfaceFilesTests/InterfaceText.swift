import Anchors
import Foundation
import InterfaceFiles
import LayoutFiles
import TestSupport

/// Files of Interface Builder for tests.
enum InterfaceText {
  /// An example of `Examples/interface`.
  static func example(_ name: String) throws -> InterfaceFile {
    try InterfaceFile([UInt8](Data(contentsOf: PackageFolder.url("Examples/interface/" + name))))
  }

  /// A xib with one view, 100 points wide and 50 high, that has the given members.
  static func xib(_ members: String, device: String = "retina4_7") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="\(device)" orientation="portrait"/>
    <objects>
    <view id="root" userLabel="root">
    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
    \(members)
    </view>
    </objects>
    </document>
    """
  }

  /// A view for `xib`, with constraints of its own.
  static func view(
    _ id: String, _ frame: String, kind: String = "view", attributes: String = "",
    members: String = ""
  ) -> String {
    let parts = frame.split(separator: " ")
    return """
      <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)" \(attributes)>
      <rect key="frame" x="\(parts[0])" y="\(parts[1])" width="\(parts[2])" height="\(parts[3])"/>
      \(members)
      </\(kind)>
      """
  }

  /// The first error in a text, or nil.
  static func error(in text: String) -> LayoutFileError? {
    error(in: Array(text.utf8))
  }

  /// The first error in a file or its scenes, or nil.
  static func error(in bytes: [UInt8]) -> LayoutFileError? {
    do throws(LayoutFileError) {
      let file = try InterfaceFile(bytes)
      for scene in file.scenes where scene.skipReason == nil { _ = try file.layout(of: scene) }
      return nil
    } catch {
      return error
    }
  }
}

extension InterfaceFile {
  /// The frames of a scene in an environment, by name.
  func frames(
    _ index: Int = 0, in environment: InterfaceEnvironment = InterfaceEnvironment()
  ) throws -> [String: [Double]] {
    var layout = try layout(of: scenes[index], in: environment)
    try layout.layOut()
    var frames: [String: [Double]] = [:]
    for (name, _, frame) in layout.frames {
      frames[name] = [frame.minX, frame.minY, frame.width, frame.height]
    }
    return frames
  }
}
