import Anchors
import InterfaceFiles

extension CommandOption {
  /// The file for the result.
  static let output = file(
    "--output", "write there instead of standard output, which - is, too")

  /// The file for a result that has several formats.
  static let formattedOutput = file(
    "--output",
    "write there instead of standard output, which - is, too; its ending is a format as well")

  /// The number of concurrent jobs.
  static let jobs = value("--jobs", "N", "with --lines: process N parts of FILE at a time (1)")

  /// The direction of reading.
  static let direction = choice(
    "--direction", DirectionChoice.self, "the direction of reading (leftToRight)")

  /// The resolution.
  static let scale = value("--scale", "N", "snap frames to pixels, N per point")
}

extension CommandDescription.OptionGroup {
  /// The options of commands that also work on files of Interface Builder.
  static let scenes = scenes(severalDevices: false)

  /// The options for scenes.
  ///
  /// - Parameter severalDevices: Whether `--device` may be given several times.
  /// - Returns: The options.
  static func scenes(severalDevices: Bool) -> Self {
    let devices = InterfaceDevice.all.map(\.name)
    return Self(
      heading: "FILE may be a .xib or .storyboard of Interface Builder (Docs/InterfaceFiles.md):",
      options: [
        .value("--scene", "NAME", "the scene with this name or identifier"),
        .words(
          "--device", "NAME", devices,
          "one of those below, or WIDTHxHEIGHT; texts are measured then (as the file has it)"
            + (severalDevices ? "; may be given several times" : ""),
          isOpen: true, isRepeatable: severalDevices),
        .value(
          "--safe-area", "T,L,B,R",
          "the distances of the safe area from the edges (those of the device, or those that the "
            + "frames in the file imply)"),
        .direction,
        .words(
          "--dynamic-type", "SIZE", SceneOptions.textSizes.map(\.name),
          "xSmall to xxxLarge, or accessibility1 to accessibility5 (large)"),
        .words(
          "--size-class", "WIDTH-HEIGHT",
          ["compact-compact", "compact-regular", "regular-compact", "regular-regular"],
          "such as compact-regular (that of the device)"),
      ], note: "Devices: " + devices.joined(separator: " "))
  }
}
