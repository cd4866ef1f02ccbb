import Anchors
public import LayoutFiles

/// A `.xib` or `.storyboard` of Interface Builder for iOS.
///
/// ```swift
/// let file = try InterfaceFile(bytes)
/// for scene in file.scenes where scene.skipReason == nil {
///   let layout = try file.layout(of: scene)
///   try layout.layOut()
/// }
/// ```
public final class InterfaceFile {
  /// The maximum size of a file in bytes: 64 MiB.
  public static let maximumSize = 64 << 20

  /// The scenes in the order of the file.
  public let scenes: [InterfaceScene]
  let document: XMLDocument
  /// The bytes of the file.
  package var bytes: [UInt8] { document.bytes }
  let lines: LineIndex
  /// The canvas on which the file was edited last.
  let canvas: InterfaceCanvas?
  /// The index of the outlet to an object by the object's identifier.
  let outlets: [TextKey: Int]
  let outletNames: [String]
  /// The controllers that a navigation controller of the file shows, by identifier.
  let navigated: Set<TextKey>
  /// True if the file has variations by size class, so that other sizes may have others.
  let hasVariations: Bool
  /// The views that UIKit places beside the content of their cell, by identifier.
  let accessories: Set<TextKey>
  /// The sizes of the app's own pictures by name.
  let pictures: [TextKey: Size]
  /// True if the file stores twice the safe area of its canvas, as some versions of Xcode 16 do.
  private(set) lazy var doublesSafeArea = findsDoubledSafeArea()

  /// Reads a file.
  ///
  /// - Parameter bytes: The file, XML in UTF-8, of at most ``maximumSize`` bytes.
  /// - Throws: `LayoutFileError` at the first error in the file, or if it is none of these files.
  /// - Complexity: O(*n*) in the length of the file.
  public init(_ bytes: [UInt8]) throws(LayoutFileError) {
    do throws(Fault) {
      guard bytes.count <= Self.maximumSize else {
        throw Fault("an interface file has at most 64 MiB; split it", at: SourceRange(0, 1))
      }
      let document = try XMLDocument(bytes)
      try Self.checkKind(of: document)
      self.document = document
      lines = LineIndex(bytes)
      canvas = try InterfaceCanvas(document)
      var reader = SceneFinder(document, lines)
      try reader.find()
      scenes = reader.scenes
      outlets = reader.outlets
      outletNames = reader.outletNames
      navigated = reader.navigated
      hasVariations = reader.hasVariations
      accessories = reader.accessories
      pictures = reader.pictures
    } catch {
      throw LayoutFileError(error, in: bytes)
    }
  }

  /// Builds the views and constraints of a scene.
  ///
  /// - Parameters:
  ///   - scene: A scene of this file.
  ///   - environment: The size, insets and text sizes.
  /// - Returns: The layout, to be laid out.
  /// - Throws: `LayoutFileError` if a constraint or a number of the scene is wrong.
  /// - Complexity: O(*n*) in the size of the scene.
  public func layout(
    of scene: InterfaceScene, in environment: InterfaceEnvironment = InterfaceEnvironment()
  ) throws(LayoutFileError) -> SceneLayout {
    do throws(Fault) {
      let builder = SceneBuilder(self, scene, environment)
      return try builder.build()
    } catch {
      throw LayoutFileError(error, in: document.bytes)
    }
  }

  /// Returns whether one of the scenes has twice the safe area of the canvas.
  ///
  /// The versions of Xcode that write this have numbers above 24000; not all of their files do.
  private func findsDoubledSafeArea() -> Bool {
    guard canvas != nil, let version = try? document.number(0, "toolsVersion"), version >= 24000
    else { return false }
    return scenes.contains { scene in
      guard scene.skipReason == nil else { return false }
      let builder = SceneBuilder(self, scene, InterfaceEnvironment())
      return (try? builder.storesDoubledSafeArea()) ?? false
    }
  }

  private static func checkKind(of document: XMLDocument) throws(Fault) {
    let range = document.range(0)
    guard document.isNamed(0, "document") else {
      let isArchive = document.isNamed(0, "archive")
      throw Fault(
        isArchive
          ? "the file has the format of Xcode 4; open it in Xcode and save it"
          : "unknown root element; expected 'document' of Interface Builder", at: range)
    }
    let type = try document.value(0, "type") ?? ""
    guard type.utf8.starts(with: "com.apple.InterfaceBuilder3.".utf8) else {
      throw Fault(
        "unknown document type '\(type)'; expected a file of Interface Builder for iOS", at: range)
    }
    let runtime = try document.value(0, "targetRuntime") ?? ""
    guard runtime.utf8.starts(with: "iOS.CocoaTouch".utf8) else {
      throw Fault(
        "unknown target '\(runtime)'; expected iOS",
        at: document.valueRange(0, "targetRuntime") ?? range)
    }
  }
}
